import { type ChurchFigures, figureCsvHeading } from '#contract/functions/church-figures.ts';

/**
 * A church's figures as CSV (RFC 4180), a line for each figure and week. All of it is of Steeple's own
 * making: numbers, dates and words without a comma, so that nothing is quoted.
 */
export function figuresCsv({ figures }: ChurchFigures): string {
  const lines = figures.flatMap(({ figure, weeks }) =>
    weeks.map(({ week, value, state, count, source, asOf }) =>
      [week, figure, value ?? '', state, count, source, asOf].join(','),
    ),
  );
  return `${[figureCsvHeading, ...lines].join('\r\n')}\r\n`;
}
