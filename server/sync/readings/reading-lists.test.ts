import { expect, test } from 'vitest';
import {
  giftsOf,
  listsOf,
  listsOfGifts,
  type Places,
  readingsOf,
  type StoredReadings,
} from './reading-lists.ts';

const day = '2026-03-08';
const people = ['ann', 'ben'];

/** A reading of each kind with all that it may have. */
const whole: { [Kind in keyof StoredReadings]: Required<StoredReadings[Kind][number]>[] } = {
  eventTimes: [
    { day, startsAt: '2026-03-08T14:00:00Z', eventId: '1', headcounts: { '7': 80, '9': null } },
  ],
  checkIns: [
    {
      ...{ day, eventId: '1', periodId: '2', kind: 'Guest', locationIds: ['3', '4'] },
      ...{ times: ['sunday 07:30'], people, nameless: 1, records: 3 },
    },
  ],
  firstVisits: [{ day, eventId: '1', person: 'ann' }],
  firstSeen: [{ day, eventId: '1', people }],
  guestCards: [{ day, listId: '5', people, nameless: 2 }],
  team: [
    { day, startsAt: '2026-03-08T09:00:00', serviceTypeId: '6', planId: '7', people, records: 3 },
  ],
  memberCounts: [
    { day, people: 40, memberships: 50, sizes: { '8': 20, '10': 30 }, isDoubted: true },
  ],
  groupJoins: [{ day, groupTypeId: null, people }],
  newcomers: [{ day, people: [] }],
  meetings: [
    {
      ...{ day, startsAt: '2026-03-08T19:00:00Z', groupTypeId: '9' },
      ...{ attended: 8, visitors: 0, isReported: false },
    },
  ],
  gifts: [{ day, sealed: 'v1.0.0.0' }],
  donors: [{ day, currency: 'USD', people }],
  searchDays: [
    {
      ...{ day, clicks: 9, impressions: 90, nonbrandClicks: null, brandClicks: null },
      ...{ localClicks: 1, isProvisional: true },
    },
  ],
  searchPages: [{ day, pages: [{ page: 'https://church.test/', clicks: 9 }] }],
};
const kinds = Object.keys(whole).filter((kind): kind is keyof StoredReadings => kind in whole);

test.each(kinds)('lists of %s say all that the readings say, in less room', (kind) => {
  const readings = whole[kind];
  const text = listsOf(kind, readings);
  expect(readingsOf(kind, { day, lists: JSON.parse(text) })).toEqual(readings);
  expect(text.length).toBeLessThan(JSON.stringify(readings).length);
});

test.each(kinds)('%s that a version before stored by name are read as they are', (kind) => {
  expect(readingsOf(kind, { day, lists: whole[kind] })).toEqual(whole[kind]);
});

test('a reading with a key that has no place does not compile, so that none is lost', () => {
  // @ts-expect-error The places lack `people`.
  const places: Places<StoredReadings['donors'][number]> = { currency: 0 };
  expect(Object.keys(places)).toEqual(['currency']);
});

test('what is absent stays absent, null stays null', () => {
  const counted = [{ day, people: 40, memberships: 50 }];
  expect(listsOf('memberCounts', counted)).toBe('[[40,50]]');
  expect(readingsOf('memberCounts', { day, lists: [[40, 50]] })).toStrictEqual(counted);
  const doubted = [{ day, people: 4, memberships: 5, isDoubted: true }];
  const lists = JSON.parse(listsOf('memberCounts', doubted));
  expect(readingsOf('memberCounts', { day, lists })).toStrictEqual(doubted);
  const met = readingsOf('meetings', { day, lists: [['2026-03-08T19:00:00Z', null, 8, 0, 1]] });
  expect(met).toMatchObject([{ groupTypeId: null, attended: 8 }]);
});

test('the same readings make the same text, in whatever order a provider names its types', () => {
  const counted = (headcounts: Record<string, number>) =>
    listsOf('eventTimes', [{ day, startsAt: '2026-03-08T14:00:00Z', eventId: '1', headcounts }]);
  expect(counted({ kids: 3, adults: 80 })).toBe(counted({ adults: 80, kids: 3 }));
});

test('gifts are sealed without names, and read as a version before has sealed them', () => {
  const gifts = [
    {
      ...({ day, currency: 'USD', status: 'succeeded', isRecurring: true } as const),
      ...{ isOpen: false, isRefunded: false, gifts: 3, amount: 12_500 },
    },
  ];
  const text = listsOfGifts(gifts);
  expect(giftsOf(day, text)).toEqual(gifts);
  expect(giftsOf(day, JSON.stringify(gifts))).toEqual(gifts);
  expect(text.length).toBeLessThan(JSON.stringify(gifts).length / 2);
});
