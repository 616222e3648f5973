import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addWeeks, oldestFirst } from '#analytics/calendar/church-week.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import { demoChurchAt } from '#testing/figures/demo-church.ts';
import { attendance, inputOf, western } from '#testing/figures/made-up-pulse.ts';
import { storyChurch } from '#testing/figures/story-church.ts';
import { readSeries } from '../backtest/read-series.ts';
import { replayChurch } from '../replay/replay-church.ts';
import { contradictions, otherRanges } from './contradictions.ts';
import { cardsAlone, notPlannable, unlikeThisOne } from './sentences.ts';
import { simulateChurch } from './simulated-church.ts';

const monday = '2027-02-22';
const last = '2027-02-15';
const demoMoment = Date.parse('2026-11-23T13:00:00Z');

function contradictionsOver(input: PulseInput, newest: string): string[] {
  return Array.from({ length: 104 }, (_, index) => addWeeks(newest, -index)).flatMap((week) =>
    contradictions(input, week).map((each) => `${week} ${each}`),
  );
}

/** Of some Mondays, since each is a forecast of its own; the dashboard's numbers are those of all of them. */
function otherRangesOver(input: PulseInput, newest: string): string[] {
  return [0, 9, 27, 46, 61, 80, 98].flatMap((back) => otherRanges(input, addWeeks(newest, -back)));
}

const places =
  'headline, section, tile, closer look, its file, shared page and letter never contradict each other on 104 Mondays, and the Forecast page has the same ranges,';

test(`${places} of a church with every figure`, () => {
  const { figures } = storyChurch({ calendar: western, today: monday });
  const input = inputOf({ figures });
  expect(contradictionsOver(input, last)).toEqual([]);
  expect(otherRangesOver(input, last)).toEqual([]);
});

test(`${places} of the demo church`, () => {
  const byFigure = Map.groupBy(demoChurchAt(demoMoment).rows, ({ figure }) => figure);
  const figures = new Map(
    [...byFigure].map(([figure, rows]) => [
      figure,
      oldestFirst(rows).map(({ week, value, state, count }) => {
        return { week, value, state, count, source: 'headcounts', asOf: `${week}T12:00:00Z` };
      }),
    ]),
  );
  const input = inputOf({ figures, today: '2026-11-23', now: '2026-11-23T13:00:00Z' });
  expect(contradictionsOver(input, '2026-11-16')).toEqual([]);
  expect(otherRangesOver(input, '2026-11-16')).toEqual([]);
});

test(`${places} of the Ohio church`, async () => {
  const { readings } = readSeries(await readFile('bench/data/ohio-worship-attendance.tsv', 'utf8'));
  const values = readings.map(({ value }) => value);
  const input = inputOf(attendance(values, last));
  expect(contradictionsOver(input, last)).toEqual([]);
  expect(otherRangesOver(input, last)).toEqual([]);
});

test.each([1, 3])(
  'no card of church %i says that a level has changed where its tile does not',
  { timeout: 60_000 },
  async (seed) => {
    const levelAt = () => 0.8;
    const { file } = simulateChurch({
      seed,
      size: 200,
      weeks: 208,
      change: { figure: 'attendance', at: 150, levelAt },
    });
    const giving = (file.figures.get('giving') ?? []).map((row, index) =>
      index < 110 || row.value === null ? row : { ...row, value: Math.round(row.value * 0.72) },
    );
    const lines = await replayChurch({
      ...file,
      figures: new Map([...file.figures, ['giving', giving]]),
    });
    expect(lines.flatMap(cardsAlone)).toEqual([]);
    expect(unlikeThisOne(file, lines)).toEqual([]);
  },
);

test.each([7002, 7010])(
  'the weeks ahead of church %i are called like the last few only within a tenth of them, and have ranges to plan by',
  { timeout: 60_000 },
  async (seed) => {
    const { file } = simulateChurch({ seed, size: 200, weeks: 182, only: 'attendance' });
    const lines = await replayChurch(file);
    expect(
      lines.some(({ coming }) => coming?.includes('look a lot like what’s been typical lately')),
    ).toBe(true);
    expect(unlikeThisOne(file, lines)).toEqual([]);
    expect(notPlannable(lines)).toEqual([]);
  },
);
