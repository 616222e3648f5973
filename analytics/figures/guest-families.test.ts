import { sum } from 'd3-array';
import { describe, expect, test } from 'vitest';
import { checkingIn, cohortsOfFamilies } from '#testing/figures/families-of-guests.ts';
import { seededRandom } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { tileWeeks } from '../pulse/tile-weeks.ts';
import { wilsonInterval } from '../pulse/wilson.ts';
import { type Cohort, dispersionOf } from './guest-families.ts';

const share = 0.27;
const weeks = 260;
const firstWeek = '2022-01-03';
const churches = [1, 2.4, 10, 36].flatMap((familiesAWeek) =>
  (['everybody', 'children', 'alone'] as const).map((who) => ({ familiesAWeek, who })),
);

/** Quiet weeks of a church, whose guests come back at the same rate for five years. */
function cohortsOf({ familiesAWeek, who }: (typeof churches)[number], seed: number): Cohort[] {
  const random = seededRandom(seed * 7919);
  return cohortsOfFamilies(random, { weeks, familiesAWeek, sizes: checkingIn[who], share });
}

/** The tile's weeks from the second year on. */
function tileOf(cohorts: readonly Cohort[]) {
  const rows = cohorts.map(({ guests, returned }, index) => ({
    week: addWeeks(firstWeek, index),
    value: guests === 0 ? null : returned / guests,
    count: guests,
    state: guests === 0 ? ('missing' as const) : ('complete' as const),
    source: 'first_time_check_ins',
    asOf: '2027-03-01T12:00:00Z',
  }));
  const today = addWeeks(firstWeek, weeks + 8);
  return tileWeeks('guest_return', {
    figures: new Map([['guest_return', rows]]),
    own: [],
    today,
    serviceDay: 'sunday',
    countedDays: { services: [] },
  }).slice(52);
}

describe.each(churches)('$familiesAWeek families of guests a week, $who checked in', (church) => {
  test("the interval of eight weeks' return holds what it really is in 92 to 98 % of weeks", () => {
    const held = Array.from({ length: 20 }, (_, seed) => tileOf(cohortsOf(church, seed + 1)))
      .flat()
      .flatMap(({ value, base, dispersion }) => {
        if (value === null || !base) {
          return [];
        }
        const { low, high } = wilsonInterval(value * base, base, { dispersion });
        return [Number(low <= share && share <= high)];
      });
    expect(held.length).toBeGreaterThan(4000);
    expect(sum(held) / held.length).toBeGreaterThanOrEqual(0.92);
    expect(sum(held) / held.length).toBeLessThanOrEqual(0.98);
  });
});

test('many cohorts of families show whether whole ones check in, only their children, or each guest alone', () => {
  const found = (who: (typeof churches)[number]['who']) =>
    dispersionOf([1, 2, 3, 4, 5].flatMap((seed) => cohortsOf({ familiesAWeek: 10, who }, seed)));
  // The mean square of their sizes divided by the mean.
  expect(found('everybody')).toBeCloseTo(3.2, 0);
  expect(found('children')).toBeCloseTo(1.8, 0);
  expect(found('alone')).toBeCloseTo(1, 0);
});

test('without cohorts, or where nobody or everybody came back, families are assumed', () => {
  const cohort = (guests: number, returned: number) => ({ guests, returned });
  expect(dispersionOf([])).toBe(2.5);
  expect(dispersionOf([cohort(0, 0), cohort(4, 0)])).toBe(2.5);
  expect(dispersionOf([cohort(3, 3), cohort(4, 4)])).toBe(2.5);
});

test('by hand: five of ten and none of ten', () => {
  // A quarter came back, so each cohort's square is 2.5² / (10 · ¼ · ¾), and there are 1 + 5 degrees.
  expect(
    dispersionOf([
      { guests: 10, returned: 5 },
      { guests: 10, returned: 0 },
    ]),
  ).toBeCloseTo((2 * (6.25 / 1.875) + 12.5) / 6, 10);
});
