import type { ByHand, HandCategory } from '#contract/by-hand.ts';
import { type ComputedWeek, type FigureFrame, figureWeek } from './frame.ts';
import type { HandWeek } from './hand-weeks.ts';

/** Whether anything that is typed goes into a figure. */
export function isFed(byHand: ByHand | null | undefined, feeds: HandCategory['feeds']): boolean {
  return byHand?.categories.some((category) => isPartOf(category, feeds)) === true;
}

/** Whether a category's counts are a part of a figure: of attendance are all that say so. */
export function isPartOf(category: HandCategory, figure: HandCategory['feeds']): boolean {
  return figure === 'attendance' ? category.inAttendance : category.feeds === figure;
}

/** A week of which the provider has no number. */
export function handOnly(
  week: string,
  { value, count, isWhole, asOf }: HandWeek,
  before: ComputedWeek | undefined,
  frame: FigureFrame,
): ComputedWeek {
  return before && value === null
    ? before
    : figureWeek(week, { value, count, source: 'hand', isWhole }, asOf ?? frame.now, frame);
}

/** The source of a week of which a part is typed. */
export function withHand(source: string): string {
  return source.split('+').includes('hand') ? source : `${source}+hand`;
}
