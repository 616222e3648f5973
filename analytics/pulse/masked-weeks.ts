import type { Annotation } from '#contract/functions/annotations.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import { addWeeks, weekOf } from '../calendar/church-week.ts';

/**
 * The weeks that a church's notes exclude from forecast, median and states.
 *
 * @returns the note's text by the week's first day
 */
export function maskedWeeks(
  annotations: readonly Annotation[],
  weekStartsOn: Weekday,
): Map<string, string> {
  const masked = new Map<string, string>();
  for (const { from, to, text, doesNotCount } of annotations) {
    if (doesNotCount) {
      const last = weekOf(to, weekStartsOn);
      for (let week = weekOf(from, weekStartsOn); week <= last; week = addWeeks(week, 1)) {
        masked.set(week, text);
      }
    }
  }
  return masked;
}

/** The first note that overlaps a week, masked or not. */
export function noteOf(week: string, annotations: readonly Annotation[]): string | null {
  const end = addWeeks(week, 1);
  return annotations.find(({ from, to }) => from < end && to >= week)?.text ?? null;
}
