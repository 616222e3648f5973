import { addDays } from '#analytics/calendar/plain-date.ts';

/**
 * Which weeks, by their first day, are left out of sentences and ranges: those that a note of the church masks.
 *
 * @param notes those that mask weeks, with their first and last day
 */
export function maskOf(notes: readonly { from: string; to: string }[]): (week: string) => boolean {
  const spans = notes.map(({ from, to }) => ({ from: addDays(from, -6), to }));
  return (week) => spans.some(({ from, to }) => from <= week && week <= to);
}

/** The same from all notes of a church. */
export function maskOfNotes(
  notes: readonly { from: string; to: string; doesNotCount: boolean }[],
): (week: string) => boolean {
  return maskOf(notes.filter(({ doesNotCount }) => doesNotCount));
}
