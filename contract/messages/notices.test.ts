import { expect, test } from 'vitest';
import type { StoredNotice } from '../functions/notices.ts';
import { countMissing, tellNotices } from './notices.ts';

const stored: StoredNotice = {
  kind: 'corrected',
  what: '',
  day: null,
  number: null,
  outOf: null,
  since: '2026-11-04T03:00:00Z',
  times: 1,
};
const about = { title: 'Planning Center', timeZone: 'America/Chicago', today: '2026-11-23' };

function told(...notices: Partial<StoredNotice>[]): string[] {
  const all = notices.map((one) => ({ ...stored, ...one }));
  return tellNotices(all, about).map(({ sentence }) => sentence.replaceAll('\u00a0', ' '));
}

test('a refused product is told with since when, in the church’s own days, the role and who gives it', () => {
  const [giving] = told({ kind: 'refused', what: 'giving' });
  expect(giving).toBe(
    'Since November 3, Planning Center hasn’t let us see Giving. The person who connected Planning Center to Steeple needs the Administrator or Bookkeeper role in Giving. An Administrator in Giving can add that role. We check again every night. Not using Giving? Then there’s nothing to do.',
  );
  expect(told({ kind: 'refused', what: 'groups', since: '2025-11-04T03:00:00Z' })[0]).toMatch(
    /^Since November 3, 2025, .* the Administrator role in Groups/,
  );
});

test('a product that the connection does not include is connected again', () => {
  expect(told({ kind: 'not_granted', what: 'check_ins' })).toEqual([
    'This connection doesn’t include Check-Ins. Connect Planning Center again and allow Check-Ins.',
  ]);
});

test('searches that Google refuses are told with the permission that is missing and who gives it', () => {
  const google = { ...about, title: 'Google Search Console' };
  const tell = (kind: string) =>
    tellNotices([{ ...stored, kind, what: 'search' }], google).map(({ sentence }) =>
      sentence.replaceAll('\u00a0', ' '),
    );
  expect(tell('refused')).toEqual([
    'Since November 3, Google Search Console hasn’t let us see your website. The person who connected Google to Steeple needs at least Restricted permission in Search Console. An owner of your website there can add it under Settings > Users and permissions. We check again every night.',
  ]);
  expect(tell('not_granted')).toEqual([
    'This connection doesn’t include Search Console. Connect Google again and check the box for Search Console.',
  ]);
});

test.each<[Partial<StoredNotice>, string]>([
  [
    { kind: 'not_believed', what: 'headcount', number: 1_000_000_000, day: '2026-03-03' },
    'We left out a headcount of 1,000,000,000 on March 3 because it looks wrong. Please correct it in Planning Center.',
  ],
  [
    { kind: 'not_believed', what: 'gift', number: 7, day: '2025-03-03', times: 4 },
    'We left out a gift of 7 on March 3, 2025 (and three more like it) because it looks wrong. Please correct it in Planning Center.',
  ],
  [
    { kind: 'unread_list', what: 'gifts', day: '2026-09-28' },
    'We couldn’t get all of your gifts from Planning Center for the days around September 28. We’ll keep trying every night.',
  ],
  [{ kind: 'corrected', times: 3 }, '3 past weeks were corrected in Planning Center.'],
  [{ kind: 'corrected', times: 1 }, '1 past week was corrected in Planning Center.'],
  [
    { kind: 'other_currency', what: 'EUR', number: 48, outOf: 100 },
    '48 of 100 gifts are in EUR, so they aren’t included in your giving.',
  ],
  [
    { kind: 'uncounted', what: 'attendance', number: 13, outOf: 39 },
    '13 of your last 39 services have no count. Enter them in Planning Center, or leave those times out in What We Count.',
  ],
])('%j is said in a sentence', (notice, sentence) => {
  expect(told(notice)).toEqual([sentence]);
});

test('what is refused comes first, and kinds of a newer version are left out', () => {
  const kinds = tellNotices(
    ['corrected', 'of tomorrow', 'refused'].map((kind) => ({ ...stored, kind, what: 'giving' })),
    about,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['refused', 'corrected']);
  expect(countMissing(kinds)).toBe(1);
});
