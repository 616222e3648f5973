import type { PeopleVerdict } from '#contract/people.ts';
import { wilsonInterval } from '../pulse/wilson.ts';
import type { Threshold } from './households.ts';

/** Whether something is called different; null where nothing is said. */
export type Verdict = PeopleVerdict | null;

/** A count of a base. */
export type Part = { value: number; base: number };

/** Of 95 and 99 % of a normal distribution. */
const z95 = 1.959964;
const z99 = 2.575829;
/** The four latest of the same size are what is usual. */
export const spansCompared = 4;
/** Where some of them are doubted, so many tell it as well. */
const leastBelieved = 2;
const leastNow = 10;
const leastBefore = 20;

/**
 * What one is compared with: the latest four before it whose check-ins are believed.
 *
 * @param before complete rows of the same measure and size, oldest first
 * @returns nothing where there never were four, or where fewer than two are believed
 */
export function comparedOf<Each>(
  before: readonly Each[],
  isDoubted: (each: Each) => boolean = () => false,
): Each[] {
  const latest = before.filter((each) => !isDoubted(each)).slice(-spansCompared);
  return before.length < spansCompared || latest.length < leastBelieved ? [] : latest;
}

/**
 * What one is compared with, taken together.
 *
 * @param compared the latest of the same measure and size before it
 * @returns null where there are none
 */
export function usualPart(compared: readonly Part[]): Part | null {
  return compared.length === 0
    ? null
    : {
        value: compared.reduce((sum, { value }) => sum + value, 0),
        base: compared.reduce((sum, { base }) => sum + base, 0),
      };
}

/** What would be usual of so many: as many as the four before had, in whole households. */
export function usualOf(base: number, before: Part): { low: number; high: number } {
  const expected = (base * before.value) / before.base;
  return { low: Math.floor(expected), high: Math.ceil(expected) };
}

/**
 * How far chance goes: the whole numbers of so many whose 95 % Wilson interval holds what is usual.
 *
 * @param effect how many times as far as independent ones they vary
 */
export function chanceOf(
  base: number,
  before: Part,
  effect: number,
): { low: number; high: number } {
  const share = before.value / before.base;
  const reach = z95 * Math.sqrt(effect * base * share * (1 - share));
  return {
    low: Math.max(0, Math.ceil(base * share - reach)),
    high: Math.min(base, Math.floor(base * share + reach)),
  };
}

/**
 * The interval of the difference of two shares, from Wilson's intervals of each (Newcombe, 1998, method 10).
 *
 * @param z of the percentage
 * @param effect how many times as far as independent ones both vary
 */
export function newcombeInterval(
  now: Part,
  before: Part,
  { z, effect }: { z: number; effect: number },
): { low: number; high: number } {
  const [p, p0] = [now.value / now.base, before.value / before.base];
  const here = wilsonInterval(now.value, now.base, { dispersion: effect, z });
  const there = wilsonInterval(before.value, before.base, { dispersion: effect, z });
  return {
    low: p - p0 - Math.hypot(p - here.low, there.high - p0),
    high: p - p0 + Math.hypot(here.high - p, p0 - there.low),
  };
}

/** Whether a part is more or fewer than the four before: the 99 % interval of the difference leaves out 0. */
export function verdictOfPart(
  now: Part,
  before: Part | null,
  { effect, threshold }: { effect: number; threshold: Threshold },
): Verdict {
  if (before === null || now.base < threshold(leastNow) || before.base < threshold(leastBefore)) {
    return null;
  }
  const { low, high } = newcombeInterval(now, before, { z: z99, effect });
  return low > 0 ? 'more' : high < 0 ? 'fewer' : 'same';
}

/** How far a number of regulars moves by itself, and how far a difference must go. */
const regularsNoise = { each: 0.6, all: 0.026 };
const far = 2.6;
const leastRegulars = 20;

/** Whether there are more or fewer regulars than a year ago. */
export function verdictOfRegulars(
  now: number,
  yearAgo: number | null,
  { effect, threshold }: { effect: number; threshold: Threshold },
): Verdict {
  const least = threshold(leastRegulars);
  if (yearAgo === null || now < least || yearAgo < least) {
    return null;
  }
  const [r, r0] = [now / effect, yearAgo / effect];
  const spread = Math.sqrt(regularsNoise.each * r0 + (regularsNoise.all * r0) ** 2);
  return verdictOf(r - r0, far * spread);
}

/** How far the weeks that one person serves vary from person to person. */
const loadSpread = 1.65;

/**
 * Whether people serve in more or fewer weeks each than a year ago.
 *
 * @param weeks the sum over people, of `people` of them
 */
export function verdictOfLoad(
  now: { weeks: number; people: number },
  yearAgo: { weeks: number; people: number },
): Verdict {
  if (now.people === 0 || yearAgo.people === 0) {
    return null;
  }
  const difference = now.weeks / now.people - yearAgo.weeks / yearAgo.people;
  return verdictOf(difference, (far * loadSpread) / Math.sqrt(now.people));
}

/** More or fewer if a difference is beyond a limit. */
export function verdictOf(difference: number, limit: number): PeopleVerdict {
  if (Math.abs(difference) <= limit) {
    return 'same';
  }
  return difference > 0 ? 'more' : 'fewer';
}
