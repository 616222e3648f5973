import { addWeeks } from '#analytics/calendar/church-week.ts';
import type { FigureWeek } from '#contract/figures.ts';

/** Seeded random numbers (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Standard normal, approximated by the sum of twelve uniform numbers. */
export function normal(random: () => number): number {
  return Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
}

/** A Poisson-distributed count. */
export function poisson(random: () => number, mean: number): number {
  const limit = Math.exp(-mean);
  let product = random();
  let count = 0;
  while (product > limit && count < 1000) {
    product *= random();
    count += 1;
  }
  return count;
}

/** A figure's rows from one value per week, all complete. */
export function rowsOf(
  firstWeek: string,
  values: readonly (number | null)[],
  { count = 10, source = 'headcounts' }: { count?: number; source?: string } = {},
): FigureWeek[] {
  return values.map((value, index) => {
    const week = addWeeks(firstWeek, index);
    return {
      week,
      value,
      state: value === null ? 'missing' : 'complete',
      count: value === null ? 0 : count,
      source,
      asOf: `${addWeeks(week, 1)}T11:10:00Z`,
    };
  });
}
