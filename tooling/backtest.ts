import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Measured, measureSeries } from './backtest/measure-series.ts';
import { readSeries, SeriesFileError } from './backtest/read-series.ts';

// `npm run backtest -- <file> [--min-train 104]`: tries the forecast on the weeks of a file, each time with
// only the weeks before, and compares it with the mean of the last four counted weeks.
const usage = 'Usage: npm run backtest -- <file> [--min-train 104]';

try {
  const { file, minTrain } = argumentsOf();
  const { readings, rowsLeftOut } = readSeries(await readFile(file, 'utf8'));
  const measured = measureSeries(readings, minTrain);
  if (measured === null) {
    throw new SeriesFileError(
      `There is nothing to try: no forecast comes due after ${minTrain} weeks. Name fewer with --min-train.`,
    );
  }
  if (rowsLeftOut > 0) {
    console.log(`${rowsLeftOut} rows left out: another row stands for the same week.`);
  }
  printTable(measured);
  console.log(JSON.stringify(figuresOf(measured, minTrain)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function argumentsOf(): { file: string; minTrain: number } {
  const { values, positionals } = parseArgs({
    options: { 'min-train': { type: 'string', default: '104' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  const minTrain = Number(values['min-train']);
  if (file === undefined || positionals.length > 1 || !Number.isInteger(minTrain) || minTrain < 1) {
    throw new SeriesFileError(usage);
  }
  return { file, minTrain };
}

function printTable({ backtest, weeks, ...took }: Measured): void {
  const lines: [string, string][] = [
    ['weeks counted', String(weeks)],
    ['origins, forecasts', `${backtest.origins}, ${backtest.forecasts}`],
    ['mean absolute error', backtest.error.toFixed(2)],
    ['  of the mean of four weeks', backtest.errorOfMean.toFixed(2)],
    ['  of the same week last year', backtest.errorOfLastYear?.toFixed(2) ?? 'no year before'],
    ['error, relative to the mean of four', backtest.relativeMae.toFixed(3)],
    ['came inside of the 80 % range', backtest.coverage80.toFixed(3)],
    ['came inside of the 95 % range', backtest.coverage95.toFixed(3)],
    ['interval score 80 %, relative', backtest.relativeIntervalScore80.toFixed(3)],
    ['interval score 95 %, relative', backtest.relativeIntervalScore95.toFixed(3)],
    ['one fit', `${took.millisecondsPerFit.toFixed(2)} ms`],
    ['with all past origins', `${took.millisecondsWithAllOrigins.toFixed(2)} ms`],
  ];
  const width = Math.max(...lines.map(([name]) => name.length));
  for (const [name, value] of lines) {
    console.log(`${name.padEnd(width)}  ${value}`);
  }
}

function figuresOf({ weeks, backtest, millisecondsPerFit }: Measured, minTrain: number) {
  return {
    weeks,
    origins: backtest.origins,
    minTrain,
    relativeMae: rounded(backtest.relativeMae),
    coverage80: rounded(backtest.coverage80),
    coverage95: rounded(backtest.coverage95),
    relativeIntervalScore80: rounded(backtest.relativeIntervalScore80),
    relativeIntervalScore95: rounded(backtest.relativeIntervalScore95),
    millisecondsPerFit: rounded(millisecondsPerFit),
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
