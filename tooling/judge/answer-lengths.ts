import { quantileSorted } from 'd3-array';
import { addWeeks, oldestFirst } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import type { FiguresPulse, TileId } from '#contract/functions/church-pulse.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { demoChurchAt } from '#testing/figures/demo-church.ts';
import { inputOf, plain } from '#testing/figures/made-up-pulse.ts';
import { type Seeds, seedsOf, simulateChurch } from './simulated-church.ts';

/** How long the answer to 'Is anything off?' is: its half, all but one in twenty, and the longest of all. */
type AnswerLengths = {
  mondays: number;
  sentences: Lengths;
  words: Lengths;
  longest: string;
};
type Lengths = { p50: number; p95: number; max: number };

const mondays = 104;
const weeks = 182;

/** The dashboard on the Mondays of two years, up to the one after a week. */
function pulsesOver(input: PulseInput, newest: string): FiguresPulse[] {
  const aheadOf = () => ({ weeks: [], explain: () => null });
  return Array.from({ length: mondays }, (_, index) => addWeeks(newest, -index)).flatMap(
    (week) => figuresPulse(input, { week, cards: [], aheadOf }) ?? [],
  );
}

/** The same of the demo church, in two autumns. */
export function demoPulses(): FiguresPulse[] {
  return [
    ...pulsesOver(demoInputAt('2026-11-23T13:00:00Z'), '2026-11-16'),
    ...pulsesOver(demoInputAt('2027-11-08T14:00:00Z'), '2027-11-01'),
  ];
}

/** The demo church, started at a moment. */
function demoInputAt(moment: string): PulseInput {
  const byFigure = Map.groupBy(demoChurchAt(Date.parse(moment)).rows, ({ figure }) => figure);
  const figures = new Map(
    [...byFigure].map(([figure, rows]) => [
      figure,
      oldestFirst(rows).map(({ week, value, state, count }) => {
        return { week, value, state, count, source: 'headcounts', asOf: `${week}T12:00:00Z` };
      }),
    ]),
  );
  return inputOf({ figures, today: localDateOf(moment, 'America/Chicago'), now: moment });
}

/** The same of simulated churches, in the last two years of each. */
export function simulatedPulses(size: number, churches: Seeds): FiguresPulse[] {
  return seedsOf(churches).flatMap((seed) => {
    const { file, weeks: lived } = simulateChurch({ seed, size, weeks });
    const newest = lived.at(-1) ?? '';
    const today = addWeeks(newest, 1);
    const figures = file.figures;
    return pulsesOver(inputOf({ figures, today, now: `${today}T12:10:00Z` }), newest);
  });
}

/** How many sentences an answer has, and how many words; a dot within a number ends none. */
function lengthOf(answer: string): { sentences: number; words: number } {
  return {
    sentences: answer.match(/[.!?](?=\s|$)/g)?.length ?? 0,
    words: answer.split(/\s+/).filter(Boolean).length,
  };
}

/** How long the answers are. */
export function answerLengths(pulses: readonly FiguresPulse[]): AnswerLengths {
  const answers = pulses.map(({ anythingOff }) => plain(anythingOff));
  const lengths = answers.map(lengthOf);
  const spread = (of: (each: ReturnType<typeof lengthOf>) => number): Lengths => {
    const sorted = lengths.map(of).toSorted((a, b) => a - b);
    const at = (share: number) => quantileSorted(sorted, share) ?? 0;
    return { p50: at(0.5), p95: at(0.95), max: at(1) };
  };
  return {
    mondays: answers.length,
    sentences: spread((each) => each.sentences),
    words: spread((each) => each.words),
    longest: answers.toSorted((a, b) => lengthOf(b).words - lengthOf(a).words)[0] ?? '',
  };
}

const words: Partial<Record<TileId, RegExp>> = {
  attendance: /attendance|people/i,
  guest_return: /returning guests|came back/i,
};

/** Numbers outside their ranges that an answer neither names nor counts. */
export function untold({ tiles, anythingOff }: FiguresPulse): TileId[] {
  const answer = plain(anythingOff);
  const outside = tiles.filter(
    ({ verdict, notEntered }) => verdict.state === 'outside' && notEntered === undefined,
  );
  const unnamed = outside.filter(
    (tile) => !(words[tile.tile] ?? new RegExp(tileNoun(tile), 'i')).test(answer),
  );
  const counted = [...answer.matchAll(/(\w+ |an)other number/gi)].map(([, word = '']) =>
    Math.max(1, numberWords.indexOf(word.trim().toLowerCase())),
  );
  return unnamed.length <= counted.reduce((sum, each) => sum + each, 0)
    ? []
    : unnamed.map(({ tile }) => tile);
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
