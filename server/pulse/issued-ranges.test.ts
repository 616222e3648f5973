import { expect, test } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { withIssuedRanges } from './issued-ranges.ts';

const range = (median: number) => ({
  ...{ median, low80: median - 20, high80: median + 20 },
  ...{ low95: median - 30, high95: median + 30 },
});

/**
 * Weeks that begin on a Monday, up to the one of Sunday, November 29; `last` is that one’s median, and that of others of
 * the newest `lately`.
 */
function weeksOf(last: number, { shift = 0, older = 170, weeks = 30, lately = 1 } = {}) {
  const newest = '2026-11-23';
  return new Map(
    Array.from({ length: weeks }, (_, index) => {
      const week = addDays(addWeeks(newest, index + 1 - weeks), shift);
      return [week, range(index >= weeks - lately ? last : older)] as const;
    }),
  );
}

const church = { today: '2026-11-30', serviceDay: 'sunday' } as const;

test.each([
  ['monday', 0, '2026-11-23'],
  ['sunday', 6, '2026-11-29'],
  ['saturday', 5, '2026-11-28'],
] as const)(
  'a Sunday keeps the range that it was said, also where weeks begin on %s since',
  (weekStartsOn, shift, week) => {
    const now = weeksOf(180, { shift });
    const found = withIssuedRanges(now, weeksOf(170), { ...church, weekStartsOn });
    expect([...found.keys()]).toEqual([...now.keys()]);
    expect(found.get(week)?.median).toBe(170);
  },
);

test.each([
  ['sunday', 6, '2026-11-29', 172, 170],
  ['sunday', 6, '2026-11-29', 190, 180],
  ['monday', 0, '2026-11-23', 172, 180],
] as const)(
  'where weeks begin on %s and older ones are other than said (170), by little only after a new beginning',
  (weekStartsOn, shift, week, older, expected) => {
    const now = weeksOf(180, { shift, older });
    const found = withIssuedRanges(now, weeksOf(170), { ...church, weekStartsOn });
    expect(found.get(week)?.median).toBe(expected);
  },
);

test('a Sunday that is ahead has the range of today', () => {
  const known = { ...church, today: '2026-11-28', weekStartsOn: 'monday' } as const;
  expect(withIssuedRanges(weeksOf(180), weeksOf(170), known).get('2026-11-23')?.median).toBe(180);
});

test.each([
  ['are a little higher', 174, 170],
  ['are of another number', 190, 190],
])(
  'of a church of years, where the ranges of the last half year %s, its Sundays keep them only if they are about as said',
  (_, median, expected) => {
    const now = weeksOf(median, { weeks: 120, lately: 26 });
    const said = weeksOf(170, { weeks: 120 });
    const found = withIssuedRanges(now, said, { ...church, weekStartsOn: 'monday' });
    expect(found.get('2026-11-23')?.median).toBe(expected);
    expect(found.get('2026-07-06')?.median).toBe(expected);
  },
);
