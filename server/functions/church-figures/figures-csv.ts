import { csvFile } from '#contract/csv.ts';
import { type ChurchFigures, figureCsvHeading } from '#contract/functions/church-figures.ts';

/** The figures of a church as CSV, a line for each figure and week. */
export function figuresCsv({ figures }: ChurchFigures): string {
  const rows = figures.flatMap(({ figure, weeks }) =>
    weeks.map(({ week, value, state, count, source, asOf }) => [
      week,
      figure,
      value,
      state,
      count,
      source,
      asOf,
    ]),
  );
  return csvFile(figureCsvHeading, rows);
}
