import { type FigureId, isGiving } from '#contract/figures.ts';
import { causeMessages } from '#contract/messages/card-causes.ts';
import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { capitalised } from '#contract/messages/figure-words.ts';
import { figureWords } from '#contract/messages/figures.ts';
import { reach95 } from '../../forecast/normal-reach.ts';
import {
  type Cause,
  type Church,
  type Outcome,
  type Rule,
  type WeekValue,
  wholeWeeks,
} from '../church.ts';
import { mean, sum } from '../compare.ts';
import { causesWithin, seasonOf } from '../innocent.ts';
import { changeOf, surenessOf } from '../judging.ts';
import { linked, linkedSentence, rangeWords, unitOf, valueWords } from '../wording.ts';

const run = 8;
/** One Sunday may be uncounted. */
const gapsMax = 1;
/**
 * The correlation of two of the eight weeks, which share the error of one level: with the forecast's own
 * parameters (level variance 0.13 of a week's, growing by 0.015 a week) it is about 0.17.
 */
const shared = 0.17;
const spreadOfMean = Math.sqrt((1 + (run - 1) * shared) / run);
/** The same threshold as elsewhere. */
const runDistance = 3.5;
/** Figures over several weeks overlap, so eight of them carry less information. */
const overlappingDistance = 5;
const overlapping: readonly FigureId[] = ['serving', 'reach', 'giving_units'];
const changeMin = 0.08;
/** The width of an 80 % range in standard deviations. */
const rangeWidth = 2.563;

/** Figures counted from scratch each week; shares have rules of their own. */
const watched: readonly FigureId[] = [
  'attendance',
  'first_time_guests',
  'kids',
  'serving',
  'group_attendance',
  'giving',
  'giving_units',
  'reach',
  'search_clicks',
  'search_nonbrand_clicks',
];

type Run = {
  figure: FigureId;
  weeks: WeekValue[];
  z: number;
  now: number;
  low: number;
  high: number;
  expected: number;
};

/** Eight weeks of a figure on the same side of what was expected. */
export const sustainedShift: Rule = {
  id: 'sustained_shift',
  definition:
    'The last eight whole weeks of a figure all on one side of what was expected before the first of them, and far enough together.',
  threshold:
    'Eight in a row, together at least 3.5 standard deviations (5 for figures that count several weeks at once), and at least 8% on average. Where a tile shows the figure, the tile must say the same.',
  origin:
    'Eight in a row is the run rule of control charts (Western Electric 1956; Nelson 1984). The distance is added because ten figures are watched each week.',
  restWeeks: 12,
  urgency: 3,
  look(church) {
    const runs = watched
      .flatMap((figure) => runOf(church, figure))
      .filter((each) => isSaidOnDashboard(church, each))
      .toSorted((a, b) => Math.abs(b.z) - Math.abs(a.z));
    const explained = runs.map((each) => ({ each, why: explanationOf(church, each) }));
    const open = explained.find(({ why }) => why === null);
    if (!open) {
      const [first] = explained;
      const reading =
        first?.why == null
          ? checkedMessages.none
          : checkedMessages.shift.explained(figureWords(first.each.figure).noun, first.why);
      return { finding: null, reading };
    }
    return describe(church, open.each);
  },
};

/** Of a figure with a tile a card says only what its tile says: that the level has changed for good. */
function isSaidOnDashboard(church: Church, { figure, now, expected }: Run): boolean {
  const said = church.tileOf(figure);
  const direction = now > expected ? 'up' : 'down';
  return said === undefined || (said?.state === 'lasting' && said.direction === direction);
}

/** The newest eight weeks of a figure, if they are a shift. */
function runOf(church: Church, figure: FigureId): Run[] {
  const weeks = wholeWeeks(church, figure, church.week, run);
  // Expectations are computed lazily, so skip figures that are not counted.
  const expected = weeks.length < run - gapsMax ? null : church.figures.get(figure)?.expected;
  const pairs = weeks.flatMap((each) => {
    const range = expected?.get(each.week);
    return range ? [{ value: each.value, range }] : [];
  });
  if (pairs.length < run - gapsMax || weeks.at(-1)?.week !== church.week) {
    return [];
  }
  const sides = pairs.map(({ value, range }) => Math.sign(value - range.median));
  // On the log scale, like the forecast: halving and doubling are equally far.
  const distances = pairs.map(
    ({ value, range }) =>
      (Math.log(Math.max(0.5, value) / range.median) * rangeWidth) /
      Math.max(1e-9, Math.log(range.high80 / range.low80)),
  );
  const z = mean(distances) / spreadOfMean;
  const now = mean(pairs.map(({ value }) => value));
  const middle = mean(pairs.map(({ range }) => range.median));
  const isShift =
    Math.abs(sum(sides)) === pairs.length &&
    Math.abs(z) >= (overlapping.includes(figure) ? overlappingDistance : runDistance) &&
    Math.abs(changeOf({ now, expected: middle })) >= changeMin;
  // The range of the mean on the scale of the forecast, so that it is the forecast's own.
  const spread = mean(
    pairs.map(({ range }) => Math.log(range.high80 / Math.max(0.5, range.low80)) / rangeWidth),
  );
  const [low, high] = [-reach95, reach95].map(
    (far) => middle * Math.exp(far * spread * spreadOfMean),
  );
  return isShift
    ? [{ figure, weeks, z, now, expected: middle, low: low ?? middle, high: high ?? middle }]
    : [];
}

/** The harmless cause that fully explains a run, in words, or null. */
function explanationOf(
  church: Church,
  { figure, weeks, now, expected, low, high, z }: Run,
): string | null {
  const from = weeks[0]?.week ?? church.week;
  const changed = causesWithin(church, [figure], from, church.week).find(
    ({ name }) => name === causeMessages.source.name,
  );
  if (changed) {
    return changed.text;
  }
  const write = (value: number) => valueWords(value, unitOf(figure), church.currency);
  const all = wholeWeeks(church, figure, church.week, 112);
  const compared = { now, expected, low, high, z, n: run, base: all.length };
  return seasonOf(all, compared, run, write)?.text ?? null;
}

function describe(church: Church, shift: Run): Outcome {
  const { figure, weeks, now, expected, low, high, z } = shift;
  const from = weeks[0]?.week ?? church.week;
  const unit = unitOf(figure);
  const causes = [
    ...(isGiving(figure) && now < expected ? [notEntered()] : []),
    ...causesWithin(church, [figure], from, church.week),
  ];
  const noun = figureWords(figure).noun;
  const isUp = now > expected;
  const said = findingMessages.sustained_shift;
  return {
    reading: checkedMessages.shift[isUp ? 'up' : 'down'](noun),
    strength: Math.abs(z),
    finding: {
      figures: [figure],
      weeks: { from, to: church.week },
      effect: {
        value: Math.round(100 * changeOf({ now, expected })),
        low: Math.round((100 * (now - high)) / expected),
        high: Math.round((100 * (now - low)) / expected),
        unit: 'percent',
      },
      n: weeks.length,
      sureness: surenessOf(z, causes),
      title: said.title(capitalised(noun), isUp ? 'up' : 'down'),
      seen: linkedSentence(
        [linked(valueWords(now, unit, church.currency), figure, church.week)],
        (average = '') => said.seen(average, rangeWords(low, high, unit, church.currency)),
      ),
      sure: said.sure(isUp ? 'up' : 'down'),
      otherwise: causes,
      step: said.step(figure, isUp ? 'up' : 'down'),
      measure: { figure, weeks: 8 },
    },
  };
}

function notEntered(): Cause {
  const { notEntered: name, notEnteredText: text } = findingMessages.sustained_shift;
  return { name, text };
}
