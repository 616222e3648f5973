import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addWeeks, oldestFirst } from '#analytics/calendar/church-week.ts';
import { figureLook } from '#analytics/pulse/figure-look.ts';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import { stateWords } from '#analytics/pulse/state-words.ts';
import type { FiguresPulse, PulseTile } from '#contract/functions/church-pulse.ts';
import { demoChurchAt } from '#testing/figures/demo-church.ts';
import { attendance, inputOf, plain, western } from '#testing/figures/made-up-pulse.ts';
import { storyChurch } from '#testing/figures/story-church.ts';
import { readSeries } from '../backtest/read-series.ts';
import { replayChurch } from '../replay/replay-church.ts';
import { cardsAlone, unlikeThisOne } from './sentences.ts';
import { simulateChurch } from './simulated-church.ts';

const monday = '2027-02-22';
const last = '2027-02-15';
const demoMoment = Date.parse('2026-11-23T13:00:00Z');

/** What contradicts the tiles' verdicts in the four places that speak of them. */
function contradictions(input: PulseInput, week: string): string[] {
  const pulse = figuresPulse(input, {
    week,
    card: null,
    aheadOf: () => ({ weeks: [], explain: () => null }),
  });
  return pulse === null ? [] : [...inPulse(pulse), ...inPlaces(input, pulse)];
}

/** What is said of each tile in its own words and in its closer look. */
function inPlaces(input: PulseInput, pulse: FiguresPulse): string[] {
  return pulse.tiles.flatMap((tile) => {
    if (tile.verdict.side === null) {
      return [];
    }
    const look = figureLook(input, { tile: tile.tile, weeks: 13, week: pulse.week.first });
    const isNormal = tile.verdict.state === 'normal';
    const { word } = stateWords(tile);
    const said = plain(look.sentence);
    return [
      ...(/a normal week/.test(said) !== isNormal ? [`${tile.tile}: ${said}`] : []),
      ...((word === 'Normal') !== isNormal ? [`${tile.tile}: ${word}`] : []),
      ...(isOff(tile) !== (tile.state === 'unusual' || tile.state === 'shift')
        ? [`${tile.tile}: ${tile.state}`]
        : []),
      ...(JSON.stringify(look.tile.growth) === JSON.stringify(tile.growth)
        ? []
        : [`${tile.tile}: another growth`]),
    ];
  });
}

function isOff({ verdict }: PulseTile): boolean {
  return verdict.state === 'unusual' || verdict.state === 'lasting';
}

/** What the headline and 'Is anything off?' say. */
function inPulse(pulse: FiguresPulse): string[] {
  const headline = plain(pulse.sentence.text);
  const off = plain(pulse.anythingOff);
  const judged = pulse.tiles.filter(({ verdict }) => verdict.side !== null);
  const anyOff = judged.some(isOff);
  const anyOutside = judged.some(({ verdict }) => verdict.state === 'outside');
  const lead = judged.find(({ tile }) => tile === 'attendance');
  const isCalm = headline.startsWith('A normal week');
  return [
    ...(/^No\. (All|The)/.test(off) && (anyOff || anyOutside) ? [off] : []),
    ...(/^N/.test(off) && anyOff ? [off] : []),
    ...(isCalm && lead && lead.verdict.state !== 'normal' ? [headline] : []),
    ...(/Take a look|Keep an eye/.test(headline) && !anyOff ? [headline] : []),
  ];
}

function contradictionsOver(input: PulseInput, newest: string): string[] {
  return Array.from({ length: 104 }, (_, index) => addWeeks(newest, -index)).flatMap((week) =>
    contradictions(input, week).map((each) => `${week} ${each}`),
  );
}

const places = 'headline, section, tile and closer look never contradict each other on 104 Mondays';

test(`${places} of a church with every figure`, { timeout: 60_000 }, () => {
  const { figures } = storyChurch({ calendar: western, today: monday });
  expect(contradictionsOver(inputOf({ figures }), last)).toEqual([]);
});

test(`${places} of the demo church`, { timeout: 60_000 }, () => {
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
});

test(`${places} of the Ohio church`, async () => {
  const { readings } = readSeries(await readFile('bench/data/ohio-worship-attendance.tsv', 'utf8'));
  const values = readings.map(({ value }) => value);
  expect(contradictionsOver(inputOf(attendance(values, last)), last)).toEqual([]);
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
  'the weeks ahead of church %i are called like the last few only within a tenth of them',
  { timeout: 60_000 },
  async (seed) => {
    const { file } = simulateChurch({ seed, size: 200, weeks: 182, only: 'attendance' });
    const lines = await replayChurch(file);
    expect(lines.some(({ coming }) => coming?.includes('look a lot like the last few'))).toBe(true);
    expect(unlikeThisOne(file, lines)).toEqual([]);
  },
);
