import { expect, test } from 'vitest';
import { addQuarters, lastWeekOf } from '../quarter.ts';
import type { ChurchPeopleRows, StoredQuarter } from './people-rows.ts';
import { tellPeople } from './tell-people.ts';

const calendar = { weekStartsOn: 'monday', serviceDay: 'sunday' } as const;
const quarters = Array.from({ length: 6 }, (_, back) => addQuarters('2026-Q3', back - 5));

/** What is said of the newest guests, of whom so many of 30 came again; of those before, nine of 30 each. */
function saidOf(newest: number): string | undefined {
  const again = (quarter: string): StoredQuarter => ({
    ...{ quarter, measure: 'again', span: 1, base: 30, state: 'complete' },
    ...{ value: quarter === '2026-Q3' ? newest : 9, asOf: '2026-12-02T06:00:00Z' },
  });
  const rows: ChurchPeopleRows = {
    basis: {
      ...{ unit: 'households', suggested: 'children', c: 0.2, k: 1, quarter: null },
      measured: Object.fromEntries(
        quarters.map((each) => [each, { week: lastWeekOf(each, calendar), c: null, before: null }]),
      ),
      ...{ comers: {}, firstCheckIn: '2022-01-02', begins: '2022-07-04', groupsSince: null },
      otherIds: [],
    },
    ...{ checkIn: 'children', quarters: quarters.map(again), weeks: new Map(), explained: [] },
    ...{ heads: new Map(), kids: new Map(), ...calendar, easter: 'western', country: 'US' },
    ...{ today: '2026-12-02', isMasked: () => false, countsGroups: false, seesGiving: false },
  };
  return tellPeople(rows, undefined, { tellsVerdicts: true, tellsAllSteps: false }).sentences[
    'guests'
  ];
}

test('guests who came again more or less often than usual, maybe by chance, are said to be more or fewer', () => {
  expect(saidOf(9)).toBe('Of summer’s 30 new families with children, 9 came again, as usual.');
  expect(saidOf(13)).toBe(
    'Of summer’s 30 new families with children, 13 came again. That’s more than usual, but not clearly.',
  );
  expect(saidOf(5)).toBe(
    'Of summer’s 30 new families with children, 5 came again. That’s fewer than usual, but not clearly.',
  );
});
