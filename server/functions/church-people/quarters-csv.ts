import type { StoredQuarter } from '#analytics/people/telling/people-rows.ts';
import { csvFile } from '#contract/csv.ts';
import { quarterCsvHeading } from '#contract/functions/church-people.ts';

/** A church's quarters as CSV, a line for each measure, oldest quarter first. */
export function quartersCsv(rows: readonly StoredQuarter[]): string {
  return csvFile(
    quarterCsvHeading,
    rows.map(({ quarter, span, measure, value, base, state, asOf }) => [
      quarter,
      span,
      measure,
      value,
      base,
      state,
      `${new Date(asOf).toISOString().slice(0, 19)}Z`,
    ]),
  );
}
