import { describe, expect, test } from 'vitest';
import { thresholdOf } from '../households.ts';
import type { QuarterCount } from '../quarterly/quarterly.ts';
import {
  areFirstGiftsTold,
  areGiversTold,
  areStoppedTold,
  isPartTold,
  isYearTold,
} from './giving-rules.ts';
import { choicesBehindGiving, type Told, tellGiving, toRemember } from './told-giving.ts';

const households = thresholdOf('households', 'everybody');
const people = thresholdOf('people', 'everybody');

/** What a row says over several runs, each with its counts and choices; null where it is withheld. */
function says(runs: readonly (readonly [QuarterCount | null, string?])[]): (QuarterCount | null)[] {
  const memory: Told[] = [];
  return runs.map(([counted, choices = 'as chosen']) => {
    const isPart = counted !== null && counted.base !== null;
    const isTold =
      counted !== null &&
      (isPart
        ? isPartTold({ value: counted.value, base: counted.base ?? 0 }, households)
        : counted.value >= households(10));
    const pair = tellGiving(isTold ? counted : null, choices, memory, households);
    const remembered = toRemember(pair, choices, memory);
    memory.push(...(remembered ? [remembered] : []));
    return pair;
  });
}

const of = (value: number, base = 70) => ({ value, base });
const givers = (value: number): QuarterCount => ({ value, base: null });

describe('nobody learns by subtraction what fewer than five households gave', () => {
  test.each([
    ['4 of 70', of(4)],
    ['66 of 70', of(66)],
    ['5 of a base of 9', of(5, 9)],
    ['9 givers', givers(9)],
  ])('%s is withheld, value and base', (_, counted) => {
    expect(says([[counted]])).toEqual([null]);
  });

  test('5 and 65 of 70, 5 of 10 and 10 givers are told', () => {
    const told = [of(5), of(65), of(5, 10), givers(10)];
    expect(told.map((counted) => says([[counted]])[0])).toEqual(told);
  });

  test('one late gift in a told cohort changes nothing, nor does one household more, and six gifts do', () => {
    expect(says([[of(8)], [of(9)], [of(8, 71)], [of(14)], [of(13)]])).toEqual([
      of(8),
      of(8),
      of(8),
      of(14),
      of(14),
    ]);
  });

  test('a gift and a household that move value and base together move the rest by none: it stands', () => {
    expect(says([[of(8)], [of(14, 76)], [of(14, 77)]])).toEqual([of(8), of(14, 76), of(14, 76)]);
  });

  test('a late gift that lifts 4 to 5 tells nothing, not even after other choices and back', () => {
    expect(says([[of(4)], [of(5)]])).toEqual([null, null]);
    expect(says([[of(4)], [of(40), 'others'], [of(5)], [of(30)]])).toEqual([
      null,
      of(40),
      null,
      null,
    ]);
  });

  test('114 givers, 113 with other funds, and back: 114, withheld, 114; 109 with others are told', () => {
    expect(
      says([
        [givers(114)],
        [givers(113), 'one fund less'],
        [givers(114)],
        [givers(109), 'two funds less'],
      ]),
    ).toEqual([givers(114), null, givers(114), givers(109)]);
  });

  test('what fell under the limit leaves the pair told last, so that its fall is not seen', () => {
    expect(says([[of(8)], [of(3)], [of(8)], [of(14)]])).toEqual([of(8), of(8), of(8), of(14)]);
  });

  test('after Disconnect the memory is there: one gift more, connected again, is the same row', () => {
    // The memory is kept outside of what Disconnect deletes; a run that begins anew is given it.
    expect(says([[of(8)], [of(9)]])).toEqual([of(8), of(8)]);
  });

  test('is remembered once', () => {
    const memory: Told[] = [{ choices: 'a', pair: of(8) }];
    expect(toRemember(of(8), 'a', memory)).toBeNull();
    expect(toRemember(of(8), 'b', memory)).toEqual({ choices: 'b', pair: of(8) });
    expect(toRemember(null, 'a', [{ choices: 'a', pair: null }])).toBeNull();
  });
});

describe('one row beside another', () => {
  test('8 of 70 in half a year and 12 in a year: the second is withheld, and 13 are told', () => {
    const half = { computed: 8, told: 8 };
    expect(isYearTold(of(12), half, households)).toBe(false);
    expect(isYearTold(of(13), half, households)).toBe(true);
  });

  test('a year must be far from what is told of half a year, and from what it is', () => {
    expect(isYearTold(of(13), { computed: 9, told: 8 }, households)).toBe(false);
    expect(isYearTold(of(13), { computed: 8, told: 9 }, households)).toBe(false);
    expect(isYearTold(of(13), { computed: 2, told: null }, households)).toBe(true);
  });

  const quarter = (value: number, first: number, areAllAlone = false) => ({
    givers: value,
    first,
    areAllAlone,
  });

  test('41 givers, 38 of them first: the first are withheld; 36 are told, beside the givers only', () => {
    expect(areFirstGiftsTold(quarter(41, 38), 41, households)).toBe(false);
    expect(areFirstGiftsTold(quarter(41, 36), 41, households)).toBe(true);
    expect(areFirstGiftsTold(quarter(41, 36), null, households)).toBe(false);
    expect(areFirstGiftsTold(quarter(41, 36), 40, households)).toBe(false);
  });

  test('givers are withheld where they are people, or every household has one giver', () => {
    expect(areGiversTold(quarter(41, 20), 'households', households)).toBe(true);
    expect(areGiversTold(quarter(41, 20), 'people', people)).toBe(false);
    expect(areGiversTold(quarter(41, 20, true), 'households', households)).toBe(false);
    expect(areGiversTold(quarter(9, 5), 'households', households)).toBe(false);
  });

  test('who stopped is withheld where a quarter of the year before, or this year, leaves a few', () => {
    const stopped = (over: Partial<Parameters<typeof areStoppedTold>[0]> = {}) =>
      areStoppedTold(
        { stopped: 8, before: 40, now: 40, quartersBefore: [30, 31, 33, 35], ...over },
        households,
      );
    expect(stopped()).toBe(true);
    expect(stopped({ quartersBefore: [30, 31, 33, 38] })).toBe(false);
    expect(stopped({ quartersBefore: [30, 31, 33, 40] })).toBe(true);
    // 32 gave again, and 35 gave at all: three are new.
    expect(stopped({ now: 35 })).toBe(false);
    expect(stopped({ now: 32 })).toBe(true);
    expect(stopped({ stopped: 4 })).toBe(false);
    expect(stopped({ stopped: 36 })).toBe(false);
  });

  test('counted in people, every limit is three times as many', () => {
    expect(isPartTold(of(14, 70), people)).toBe(false);
    expect(isPartTold(of(15, 70), people)).toBe(true);
    expect(isPartTold(of(15, 29), people)).toBe(false);
    const memory: Told[] = [{ choices: 'as chosen', pair: of(20, 90) }];
    expect(tellGiving(of(34, 90), 'as chosen', memory, people)).toEqual(of(20, 90));
    expect(tellGiving(of(35, 90), 'as chosen', memory, people)).toEqual(of(35, 90));
  });
});

describe('the choices that giving is told under', () => {
  const choices = {
    weekStartsOn: 'monday',
    timeZone: 'America/Chicago',
    country: 'US',
    easter: 'western',
    attendance: [],
    kids: null,
    firstTimeGuests: null,
    serving: null,
    groups: null,
    giving: { fundIds: ['1', '2'] },
    seats: null,
    brandTerms: [],
  } as const;
  const behind = (
    measure: 'givers' | 'gave_26',
    changes: object = {},
    unit: 'households' | 'people' = 'households',
  ) => choicesBehindGiving(measure, { ...structuredClone(choices), ...changes } as never, unit);

  test('of givers are funds, weeks, time zone and unit', () => {
    const now = behind('givers');
    expect(behind('givers', { country: 'CA', kids: { eventIds: ['7'] } })).toBe(now);
    expect(behind('givers', { giving: { fundIds: ['1'] } })).not.toBe(now);
    expect(behind('givers', { weekStartsOn: 'sunday' })).not.toBe(now);
    expect(behind('givers', { timeZone: 'America/New_York' })).not.toBe(now);
    expect(behind('givers', {}, 'people')).not.toBe(now);
  });

  test('of new households who gave are all but seats and terms of search', () => {
    const now = behind('gave_26');
    expect(behind('gave_26', { seats: { 7: 10 }, brandTerms: ['grace'] })).toBe(now);
    expect(behind('gave_26', { kids: { eventIds: ['7'] } })).not.toBe(now);
  });
});
