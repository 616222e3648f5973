import { addDays } from '#analytics/calendar/plain-date.ts';
import { spreadsheetChurch } from '#analytics/spreadsheet/church.ts';
import { openFile } from '#analytics/spreadsheet/open-file.ts';
import type { Answers } from '#analytics/spreadsheet/questions.ts';
import { type ReadCounts, readCounts } from '#analytics/spreadsheet/read-counts.ts';

/** Twenty Sundays of 2024. */
export const sundays: readonly string[] = Array.from({ length: 20 }, (_, at) =>
  addDays('2024-01-07', 7 * at),
);

/** Counts that differ from week to week, the same in every run. */
export function count(about: number, at: number, salt: number): number {
  return about + (((at + 3) * (salt * 17 + 5)) % 23);
}

/** A date as Americans write it. */
export function american(date: string): string {
  return `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/${date.slice(0, 4)}`;
}

/** A heading and a line for each of the Sundays. */
export function sheet(heading: string, line: (date: string, at: number) => string): string {
  return [heading, ...sundays.map(line)].join('\n');
}

/** What is known when a spreadsheet is read, beside the file itself. */
export type ReadWith = { church?: object; answers?: Answers; name?: string };

/** Reads a spreadsheet for a church in America, on November 25, 2026, unless told otherwise. */
export function read(
  file: string | Uint8Array,
  { church = {}, answers = {}, name = 'counts' }: ReadWith = {},
): ReadCounts {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const known = spreadsheetChurch.parse({ today: '2026-11-25', country: 'US', ...church });
  return readCounts(openFile(bytes), name, known, answers);
}

/** What was counted, a line for each service, category and figure, with how often. */
export function columnsOf({ rows }: ReadCounts): string[] {
  const groups = Map.groupBy(rows, (row) =>
    [row.service, row.campus, row.category, row.figure, row.span, row.tentative ? 'tentative' : '']
      .filter(Boolean)
      .join(' '),
  );
  return [...groups].map(([name, { length }]) => `${name} ${length}`);
}

/** The open questions, each with the answer that is suggested. */
export function asked({ ask }: ReadCounts): string[] {
  return ask.map(({ about, suggested }) => `${about} ${suggested}`);
}
