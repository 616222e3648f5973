import { min } from 'd3-array';
import type { Annotation } from '#contract/functions/annotations.ts';
import { addWeeks, weekOf, weeksBetween, weeksFrom } from '../calendar/church-week.ts';
import type { PulseInput } from './pulse-input.ts';

/**
 * The weeks of a church's figures that its notes exclude from forecast, median and states. Counts by
 * index: a note may span a century, and there may be two thousand of them.
 *
 * @returns the note's text by the week's first day
 */
export function maskedWeeks({
  annotations,
  weekStartsOn,
  figures,
  today,
}: Pick<PulseInput, 'annotations' | 'weekStartsOn' | 'figures' | 'today'>): Map<string, string> {
  const oldest = min([...figures.values()].flatMap(([row]) => row?.week ?? [])) ?? today;
  const first = weekOf(oldest, weekStartsOn);
  const weeks = weeksFrom(first, weekOf(today, weekStartsOn));
  const indexOf = (day: string) => weeksBetween(first, weekOf(day, weekStartsOn));
  const texts = new Array<string | undefined>(weeks.length);
  for (const { from, to, text, doesNotCount } of annotations) {
    if (doesNotCount) {
      texts.fill(text, Math.max(0, indexOf(from)), Math.max(0, indexOf(to) + 1));
    }
  }
  return new Map(
    weeks.flatMap((week, index) => {
      const text = texts[index];
      return text === undefined ? [] : [[week, text] as const];
    }),
  );
}

/** The first note that overlaps a week, masked or not; null for one whose words are left out. */
export function noteOf(week: string, annotations: readonly Annotation[]): string | null {
  const end = addWeeks(week, 1);
  return annotations.find(({ from, to }) => from < end && to >= week)?.text || null;
}
