import { sum } from 'd3-array';
import type { Cohort } from '#analytics/figures/guest-families.ts';
import { poisson } from './made-up-rows.ts';

/** As many of a family as check in, one entry per twentieth of all families. */
export const checkingIn = {
  everybody: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5],
  children: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3],
  alone: [1],
} as const;

/** Weekly guests who come as families and come back, or stay away, as families. */
export function cohortsOfFamilies(
  random: () => number,
  {
    weeks,
    familiesAWeek,
    sizes,
    share,
  }: { weeks: number; familiesAWeek: number; sizes: readonly number[]; share: number },
): Cohort[] {
  return Array.from({ length: weeks }, () => {
    const families = Array.from({ length: poisson(random, familiesAWeek) }, () => ({
      people: sizes[Math.floor(random() * sizes.length)] ?? 1,
      isBack: random() < share,
    }));
    return {
      guests: sum(families, ({ people }) => people),
      returned: sum(families, ({ people, isBack }) => (isBack ? people : 0)),
    };
  });
}
