import type { ByHand, HandCategory } from '#contract/by-hand.ts';

/** Whether anything that is typed goes into a figure. */
export function isFed(byHand: ByHand | null | undefined, feeds: HandCategory['feeds']): boolean {
  return byHand?.categories.some((category) => isPartOf(category, feeds)) === true;
}

/** Whether a category's counts are a part of a figure: of attendance are all that say so. */
export function isPartOf(category: HandCategory, figure: HandCategory['feeds']): boolean {
  return figure === 'attendance' ? category.inAttendance : category.feeds === figure;
}
