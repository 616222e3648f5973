import { type ChurchFigures, figureCsvHeading } from '#contract/functions/church-figures.ts';

/**
 * The figures of a church as CSV (RFC 4180), a line for each figure and week. It holds only
 * numbers, dates and words without a comma, so nothing needs quotes.
 */
export function figuresCsv({ figures }: ChurchFigures): string {
  const lines = figures.flatMap(({ figure, weeks }) =>
    weeks.map(({ week, value, state, count, source, asOf }) =>
      [week, figure, value ?? '', state, count ?? '', source, asOf].join(','),
    ),
  );
  return `${[figureCsvHeading, ...lines].join('\r\n')}\r\n`;
}
