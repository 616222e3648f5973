import { csvRecord } from '#contract/csv.ts';
import { type ChurchFigures, figureCsvHeading } from '#contract/functions/church-figures.ts';

/** The figures of a church as CSV, a line for each figure and week. */
export function figuresCsv({ figures }: ChurchFigures): string {
  const lines = figures.flatMap(({ figure, weeks }) =>
    weeks.map(({ week, value, state, count, source, asOf }) =>
      csvRecord([week, figure, value, state, count, source, asOf]),
    ),
  );
  return `${figureCsvHeading}\r\n${lines.join('')}`;
}
