import { expect, test } from 'vitest';
import { addWeeks, weeksFrom } from '../../calendar/church-week.ts';
import { lastWeekOf } from '../quarter.ts';
import type { ChurchPeopleRows } from './people-rows.ts';
import { tellRecipes } from './tell-recipes.ts';

const calendar = { weekStartsOn: 'monday', serviceDay: 'sunday' } as const;
const weeks = weeksFrom('2026-01-05', '2026-12-28');
const measuredAt = (quarter: string) => ({
  week: lastWeekOf(quarter, calendar),
  c: null,
  before: null,
});

/** A church of which everybody checks in, at the end of 2026. */
const rows: ChurchPeopleRows = {
  basis: {
    ...{ unit: 'households', suggested: 'everybody', c: 0.9, k: 0.2, quarter: '2026-Q4' },
    measured: { '2026-Q3': measuredAt('2026-Q3'), '2026-Q4': measuredAt('2026-Q4') },
    comers: Object.fromEntries(weeks.map((week) => [week, 160])),
    ...{ firstCheckIn: '2022-01-02', begins: '2022-07-04', groupsSince: '2025-09-01' },
    otherIds: [],
  },
  checkIn: 'everybody',
  quarters: [
    {
      ...{ quarter: '2026-Q1', measure: 'still_26', span: 1, value: 4, base: 24 },
      ...{ state: 'complete', asOf: '2026-10-05T06:00:00Z' },
    },
  ],
  weeks: new Map([
    [
      'not_seen',
      [
        {
          ...{ week: addWeeks('2026-12-28', -1), value: 3, count: 61, state: 'complete' },
          ...{ source: 'check_ins', asOf: '2027-01-02T06:00:00Z' },
        },
      ],
    ],
  ]),
  ...{ heads: new Map(), kids: new Map(), explained: [] },
  ...calendar,
  ...{ easter: 'western', country: 'US', today: '2027-01-04', isMasked: () => false },
  ...{ countsGroups: true, seesGiving: true },
};

const idsOf = (told: Partial<ChurchPeopleRows>, tellsAll: boolean) =>
  tellRecipes({ ...rows, ...told }, '2026-Q4', { tellsAll }).map(({ id }) => id);

test('only steps that somebody has clicked are told, unless an installation tells all', () => {
  const ofGiving = ['first_gift', 'stopped'];
  expect(idsOf({}, false)).toEqual(ofGiving);
  expect(idsOf({ seesGiving: false }, false)).toEqual([]);
  const ofCheckIns = ['not_seen', 'new_households', 'again', 'still', 'group', 'less', 'away'];
  expect(idsOf({}, true)).toEqual([...ofCheckIns, 'serving', ...ofGiving]);
  expect(idsOf({ countsGroups: false, quarters: [] }, true)).not.toContain('group');
  expect(idsOf({ countsGroups: false, quarters: [] }, true)).not.toContain('still');
});

test('their dates are those of the weeks that were counted', () => {
  const sentenceOf = (id: string) =>
    tellRecipes(rows, '2026-Q4', { tellsAll: true }).find((each) => each.id === id)?.sentence;
  // Nineteen weeks after the week of January 4, to 26 weeks after that of March 29.
  expect(sentenceOf('still')).toBe(
    'People who first checked in from Dec 29, 2025 to Mar 29, 2026 and checked in at least 2 times from May 11, 2026 to Sep 27, 2026',
  );
  expect(sentenceOf('less')).toBe(
    'People who checked in at least 4 times from Aug 3, 2026 to Sep 27, 2026, and 1 to 3 times since Nov 2, 2026',
  );
  expect(sentenceOf('away')).toBe(
    'People who checked in at least 4 times from Aug 3, 2026 to Sep 27, 2026 but not since Nov 2, 2026',
  );
  expect(sentenceOf('serving')).toBe(
    'People scheduled in Services at least 5 times from Nov 16, 2026 to Dec 27, 2026',
  );
});
