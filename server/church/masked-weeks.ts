import { addDays } from '#analytics/calendar/plain-date.ts';

type Note = { from: string; to: string; doesNotCount: boolean };

/**
 * Which weeks, by their first day, are left out of sentences and ranges: those that a note of the church masks.
 *
 * @param notes all notes, with their first and last day
 */
export function maskOfNotes(notes: readonly Note[]): (week: string) => boolean {
  const spans = notes
    .filter(({ doesNotCount }) => doesNotCount)
    .map(({ from, to }) => ({ from: addDays(from, -6), to }));
  return (week) => spans.some(({ from, to }) => from <= week && week <= to);
}
