import { describe, expect, test } from 'vitest';
import { areSamePeople } from './gate.ts';
import { householdsOf, householdThatCounts, thresholdOf } from './households.ts';
import {
  addQuarters,
  festivalOfGuests,
  isQuarterClosed,
  quarterClosesOn,
  quarterOf,
  weeksOfQuarter,
} from './quarter.ts';
import { decideSpans, isEndOfSpan } from './span.ts';

const sundays = { weekStartsOn: 'monday', serviceDay: 'sunday' } as const;
const saturdays = { weekStartsOn: 'sunday', serviceDay: 'saturday' } as const;

describe('a quarter', () => {
  test('is that of the week’s service day', () => {
    // Sunday is January 3, 2027.
    expect(quarterOf('2026-12-28', sundays)).toBe('2027-Q1');
    expect(quarterOf('2026-12-21', sundays)).toBe('2026-Q4');
    // Saturday is January 2, 2027.
    expect(quarterOf('2026-12-27', saturdays)).toBe('2027-Q1');
  });

  test('has 13 weeks, at times 12 or 14, and every week lies in one', () => {
    for (const calendar of [sundays, saturdays]) {
      const quarters = Array.from({ length: 40 }, (_, index) => addQuarters('2020-Q1', index));
      const weeks = quarters.map((quarter) => weeksOfQuarter(quarter, calendar));
      expect(new Set(weeks.map(({ length }) => length))).toEqual(new Set([12, 13, 14]));
      const all = weeks.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(all).toEqual(all.toSorted());
    }
  });

  test('closes three days after its last week', () => {
    expect(weeksOfQuarter('2026-Q4', sundays).at(-1)).toBe('2026-12-21');
    expect(quarterClosesOn('2026-Q4', sundays)).toBe('2026-12-31');
    expect(isQuarterClosed('2026-Q4', sundays, '2026-12-30')).toBe(false);
    expect(isQuarterClosed('2026-Q4', sundays, '2026-12-31')).toBe(true);
  });

  test('counts on over the year', () => {
    expect(addQuarters('2026-Q4', 1)).toBe('2027-Q1');
    expect(addQuarters('2026-Q1', -5)).toBe('2024-Q4');
  });
});

test('festivals are Easter and the Sundays of December 18 to 25', () => {
  const named = (sunday: string) => festivalOfGuests(sunday, 'western');
  expect(named('2026-04-05')).toBe('easter');
  expect(festivalOfGuests('2026-04-12', 'orthodox')).toBe('easter');
  expect([named('2026-12-20'), named('2022-12-25'), named('2022-12-18')]).toEqual(
    Array(3).fill('christmas'),
  );
  expect([named('2026-12-27'), named('2026-12-13'), named('2026-04-12')]).toEqual([
    null,
    null,
    null,
  ]);
});

describe('the span of a stage', () => {
  const quarters = (from: string, counts: readonly number[]) =>
    new Map(counts.map((count, index) => [addQuarters(from, index), count]));
  const households = thresholdOf('households', 'everybody');

  test('is the shortest of which the median of earlier years has ten, or sixty for giving', () => {
    const decide = (counts: readonly number[]) =>
      decideSpans(2026, quarters('2025-Q1', counts), households);
    expect(decide([10, 9, 11, 10])).toEqual({ guests: 1, giving: null });
    expect(decide([9, 9, 11, 9])).toEqual({ guests: 2, giving: null });
    expect(decide([2, 3, 3, 2])).toEqual({ guests: 4, giving: null });
    expect(decide([2, 3, 2, 2])).toEqual({ guests: null, giving: null });
    expect(decide([33, 33, 30, 28])).toEqual({ guests: 1, giving: 2 });
    expect(decide([15, 15, 15, 15])).toEqual({ guests: 1, giving: 4 });
  });

  test('looks at the latest four whole spans of earlier years only', () => {
    const grown = quarters('2024-Q1', [1, 1, 1, 1, 10, 10, 10, 10, 0, 0]);
    expect(decideSpans(2026, grown, households).guests).toBe(1);
    expect(decideSpans(2025, grown, households).guests).toBeNull();
    // Half a year of which one quarter may not have first visits is none.
    expect(decideSpans(2026, quarters('2025-Q4', [9]), households).guests).toBeNull();
  });

  test('in people needs three times as many, in children 1.7 times', () => {
    const counts = quarters('2025-Q1', [17, 17, 17, 17]);
    const decided = (who: 'everybody' | 'children') =>
      decideSpans(2026, counts, thresholdOf('people', who)).guests;
    expect(decided('everybody')).toBe(2);
    expect(decided('children')).toBe(1);
  });

  test('is cut from January', () => {
    expect(['2026-Q1', '2026-Q2', '2026-Q4'].map((quarter) => isEndOfSpan(quarter, 2))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isEndOfSpan('2026-Q2', 4)).toBe(false);
  });
});

describe('a household', () => {
  test('of several is the one with the lowest id as a whole number', () => {
    expect(householdThatCounts(['900', '1000', '90'])).toBe('90');
    expect(householdThatCounts(['99999999999999999999', '99999999999999999998'])).toBe(
      '99999999999999999998',
    );
    expect(householdThatCounts([])).toBeUndefined();
  });

  test('is one’s own without any, and where households may not be read', () => {
    const known = householdsOf(new Map([['ann', 'smiths']]));
    expect([known.of('ann'), known.of('bob'), known.unit]).toEqual(['smiths', 'bob', 'households']);
    expect([householdsOf(null).of('ann'), householdsOf(null).unit]).toEqual(['ann', 'people']);
  });
});

test('a product’s people are those of check-ins if four in five are known, or it has none', () => {
  const people = (count: number) =>
    new Set(Array.from({ length: count }, (_, index) => `${index}`));
  const known = (person: string) => Number(person) < 8;
  expect(areSamePeople(people(10), known)).toBe(true);
  expect(areSamePeople(people(11), known)).toBe(false);
  expect(areSamePeople(new Set(), known)).toBe(true);
});
