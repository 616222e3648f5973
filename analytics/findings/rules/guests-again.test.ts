import { expect, test } from 'vitest';
import { binomial } from '#testing/figures/binomial.ts';
import { checkingIn, cohortsOfFamilies } from '#testing/figures/families-of-guests.ts';
import { seededRandom } from '#testing/figures/made-up-rows.ts';
import { type Part, verdictOfPart } from '../../people/difference.ts';
import { designEffect, thresholdOf } from '../../people/households.ts';

/*
 * How often the card of fewer returns, twice in a row, would be there where nothing changes. Its arithmetic is the
 * verdict of a quarter, twice: so the probability is a sum over everything that six quarters can be.
 */

const weeks = 13;
const quartersAYear = 4;
const shares = [0.05, 0.1, 0.16, 0.25, 0.4, 0.6, 0.9];

type Options = Parameters<typeof verdictOfPart>[2];
const households: Options = { effect: 1, threshold: thresholdOf('households', 'everybody') };

/** The most of so many that are called fewer than those before; -1 where none are. */
function mostFewer(base: number, before: Part): number {
  let [none, all] = [-1, base + 1];
  while (all - none > 1) {
    const middle = (none + all) >> 1;
    const isFewer = verdictOfPart({ value: middle, base }, before, households) === 'fewer';
    [none, all] = isFewer ? [middle, all] : [none, middle];
  }
  return none;
}

/** The exact number of false cards a year, of so many new households a quarter that come again with one probability. */
function falseCards(base: number, share: number): number {
  const one = binomial(base, share);
  const three = binomial(3 * base, share);
  const most = Array.from({ length: 4 * base + 1 }, (_, value) =>
    mostFewer(base, { value, base: 4 * base }),
  );
  let total = 0;
  for (const [middle, ofMiddle] of three.likely) {
    for (const [first, ofFirst] of one.likely) {
      for (let fewer = 0; fewer <= (most[first + middle] ?? -1); fewer += 1) {
        const again = one.upTo(most[middle + fewer] ?? -1);
        total += ofMiddle * ofFirst * one.of(fewer) * again;
      }
    }
  }
  return quartersAYear * total;
}

test.each([1, 2.4, 10, 36])(
  'of %d new households a week the card is false less than once in a thousand years, whatever is usual',
  (aWeek) => {
    const base = Math.round(weeks * aWeek);
    for (const share of shares) {
      expect(falseCards(base, share), `of ${base}, ${share}`).toBeLessThan(1 / 1000);
    }
    // It is no card that never comes.
    expect(Math.max(...shares.map((share) => falseCards(base, share)))).toBeGreaterThan(0);
  },
);

test('the exact number is what made-up quarters come to', () => {
  const random = seededRandom(52_711);
  const base = 31;
  const share = 0.25;
  const quarters = Array.from({ length: 400_000 }, () => {
    let value = 0;
    for (let index = 0; index < base; index += 1) {
      value += Number(random() < share);
    }
    return { value, base };
  });
  const falls = quarters.map((now, index) => isFewer(quarters, now, index, households));
  const cards = falls.filter((fell, index) => fell && falls[index - 1]).length;
  const exact = (falseCards(base, share) * quarters.length) / quartersAYear;
  expect(Math.abs(cards - exact)).toBeLessThan(4 * Math.sqrt(exact) + 1);
});

test.each(['everybody', 'children'] as const)(
  'counted in people, %s checking in, it is false at most once in fifty years too',
  (who) => {
    const options = { effect: designEffect('people', who), threshold: thresholdOf('people', who) };
    for (const familiesAWeek of [1, 2.4, 10, 36]) {
      const years = familiesAWeek > 10 ? 500 : 2000;
      const cohorts = cohortsOfFamilies(seededRandom(9_173 + familiesAWeek), {
        ...{ weeks: years * quartersAYear, familiesAWeek: weeks * familiesAWeek },
        ...{ sizes: checkingIn[who], share: 0.25 },
      });
      const quarters = cohorts.map(({ guests, returned }) => ({ value: returned, base: guests }));
      const falls = quarters.map((now, index) => isFewer(quarters, now, index, options));
      const cards = falls.filter((fell, index) => fell && falls[index - 1]).length;
      expect(cards / years, `${familiesAWeek} families a week`).toBeLessThanOrEqual(1 / 50);
    }
  },
);

function isFewer(quarters: readonly Part[], now: Part, index: number, options: Options): boolean {
  const before = quarters.slice(Math.max(0, index - 4), index);
  const sum = before.reduce(
    (all, { value, base }) => ({ value: all.value + value, base: all.base + base }),
    { value: 0, base: 0 },
  );
  return before.length === 4 && verdictOfPart(now, sum, options) === 'fewer';
}
