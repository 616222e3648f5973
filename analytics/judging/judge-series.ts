import { median } from 'd3-array';
import { withoutDoubts } from '../forecast/believed-parts.ts';
import { reach95, unusualFrom } from '../forecast/normal-reach.ts';
import type { Pass } from '../forecast/one-pass.ts';
import type { Observation, SeriesKind, WeeklySeries } from '../forecast/series.ts';
import { backOf } from './level-back.ts';
import { type ChangeLimits, type LastingChange, monitorLevel } from './monitor.ts';
import { isAgainst, sideOf } from './said.ts';
import { standingLevel } from './standing-level.ts';

/** What is to be said of a week besides its range. */
type Judgement<Since> = {
  /** Of the week itself; null where it is inside its range or just outside. */
  state: 'unusual' | 'asked' | null;
  /** Which way it is unusual; null otherwise. */
  direction: 'up' | 'down' | null;
  /** A level that has changed, wherever this week lies; null where none has. */
  lasting: {
    direction: 'up' | 'down';
    since: Since;
    isNews: boolean;
    /** A fall by about a half or more, which this week shows too: news however the range has followed it. */
    isCollapse: boolean;
  } | null;
  /** Of an amount: next to nothing of the usual one is there, so that it may not be entered. */
  isNotEntered?: true;
};

/** What is to be said of a tile's week; `since` is the first one of a lasting change. */
export type TileJudgement = Judgement<string> & {
  /** Of a week of which only about half may be there: the weeks between which it is compared with nothing. */
  doubted?: { from: string; until: string | null };
};

/** How a series is judged. */
export type JudgingOptions = {
  kind: SeriesKind;
  windowWeeks: number;
  /** How clear a lasting change must be, in standard deviations, and of fewer than fifty people. */
  limits: ChangeLimits;
  limitsOfFew: ChangeLimits;
  /** Whether a church is asked about such a change of its level, knowing only so many weeks. */
  isAsked?: ((direction: 'up' | 'down', weeks: number) => boolean) | undefined;
};

/** Of a few people, whose chance is lopsided. */
const unusualFromOfFew = 4.5;
const few = 8;
/**
 * A lasting change is told for so many weeks, or as long as the church is asked about it; after that it is known,
 * and no news of a single week.
 */
const newsWeeks = 8;

/**
 * Judges each week of a series, knowing only the weeks before it, and of them only those that were believed then.
 *
 * @returns for each week what is to be said of it, or null
 */
export function judgeSeries(
  series: WeeklySeries,
  pass: Pass,
  options: JudgingOptions,
): (Judgement<number> | null)[] {
  if (pass.parts.length === 0) {
    return judgeBelieved(series, pass, options);
  }
  return pass.parts.flatMap(({ from, doubts, pass: believed }, place) => {
    const until = pass.parts[place + 1]?.from;
    const known = { ...series, observations: series.observations.slice(0, until) };
    return judgeBelieved(withoutDoubts(known, doubts), believed, options)
      .map((each, index) => (known.observations[index] ? (saidOfDoubt(pass, index) ?? each) : each))
      .slice(from);
  });
}

/**
 * What is said of a week of which only about half may be there; once it is believed after all, for some weeks that the
 * level has changed. Null of any other, and where a week from before it was known.
 */
function saidOfDoubt({ doubts }: Pass, index: number): Judgement<number> | null {
  const doubt = doubts.find(({ from, last }) => index >= from && index <= last);
  if (doubt === undefined || index >= doubt.until + newsWeeks) {
    return null;
  }
  if (index < doubt.until) {
    return { state: 'unusual', direction: 'down', lasting: null };
  }
  const { since } = doubt;
  const lasting = { direction: 'down', since, isNews: true, isCollapse: false } as const;
  return { state: null, direction: null, lasting };
}

function judgeBelieved(
  series: WeeklySeries,
  pass: Pass,
  options: JudgingOptions,
): (Judgement<number> | null)[] {
  const met = series.observations.map((_, index) => pass.model.met[index] ?? null);
  const believed = met.map((each, index) =>
    each === null && !pass.holes.has(index) ? null : (pass.learned[index] ?? null),
  );
  const lasting = changesOf(series, pass, believed, options);
  const news = newsOf(lasting, {
    // Easter is full at whatever level.
    isRefuted: (change, index) => {
      const [observed, expected] = [believed[index], pass.forecastFrom(index - 1, 1)];
      return (
        observed != null &&
        expected !== undefined &&
        met[index]?.isMajor === false &&
        isAgainst(change, sideOf(observed.value / observed.base, expected))
      );
    },
    isAsked: (change, index) => options.isAsked?.(change.direction, index + 1) === true,
  });
  return met.map((week, index) => {
    const doubted = doubtOf(pass, index, news[index] ?? null);
    if (doubted !== null) {
      return doubted;
    }
    if (week === null || pass.forecastFrom(index - 1, 1) === undefined) {
      return null;
    }
    const isNone = isAsGoodAsNone(series.observations[index], pass, index);
    const side = isNone ? -1 : unusualSide(pass, index, week.error, options.kind);
    const change = news[index] ?? null;
    if (side === 0) {
      return change && { state: null, direction: null, lasting: change };
    }
    return { state: 'unusual', direction: side > 0 ? 'up' : 'down', lasting: change };
  });
}

/**
 * The change of the level that stands in each week. Once gifts are entered again, what rests on weeks of which
 * hardly any were is none.
 */
function changesOf(
  series: WeeklySeries,
  pass: Pass,
  believed: readonly (Observation | null)[],
  options: JudgingOptions,
): (LastingChange | null)[] {
  const { holes, model } = pass;
  const found = monitorLevel(believed, standingLevel(series, pass), {
    ...options,
    freed: model.freed,
    unit: model.scale.unit,
    isBack: options.kind === 'count' ? backOf(series, pass) : undefined,
    isUnlearned: (index) => holes.has(index),
    isEnteredAgain: (index) => isEnteredAgain(pass, index),
  });
  return found.map((change, index) => {
    const isOver = holes.size > 0 && !holes.has(index);
    return change && isOver && isOfHoles(change, index, { believed, holes }) ? null : change;
  });
}

/** The weeks before a change, and what the entered ones since are of them at most where it is one without the others. */
const besideHoles = { before: 26, most: 0.75 };

/** Whether a fall is one only by weeks of which hardly any gifts were entered. */
function isOfHoles(
  { direction, since }: LastingChange,
  index: number,
  { believed, holes }: { believed: readonly (Observation | null)[]; holes: Pass['holes'] },
): boolean {
  const known = believed.flatMap((week, at) =>
    week !== null && at <= index ? [{ at, value: week.value / week.base }] : [],
  );
  const entered = known.filter(({ at }) => !holes.has(at));
  const after = entered.filter(({ at }) => at >= since);
  const all = known.filter(({ at }) => at >= since).length;
  if (direction === 'up' || after.length === all) {
    return false;
  }
  const before = entered.filter(({ at }) => at < since).slice(-besideHoles.before);
  const [now = 0, then = 0] = [after, before].map((weeks) => median(weeks, ({ value }) => value));
  return 2 * after.length <= all || now > besideHoles.most * then;
}

/** What is to be said of a week that was not learned from; null of any other. */
function doubtOf(
  { asked, holes }: Pass,
  index: number,
  lasting: Judgement<number>['lasting'],
): Judgement<number> | null {
  if (asked.has(index)) {
    return { state: 'asked', direction: null, lasting: null };
  }
  return holes.has(index)
    ? { state: 'unusual', direction: 'down', lasting, isNotEntered: true }
    : null;
}

/** Whether a week is as usual right after weeks of hardly any gifts. */
function isEnteredAgain({ holes, learned, forecastFrom }: Pass, index: number): boolean {
  const observed = learned[index];
  const expected = forecastFrom(index - 1, 1);
  return (
    holes.has(index - 1) &&
    !holes.has(index) &&
    observed != null &&
    expected !== undefined &&
    observed.value / observed.base >= expected.low80
  );
}

type AboutChange = (change: LastingChange, index: number) => boolean;

/**
 * Which changes are news: for some weeks or as long as they are asked about, until a week has spoken against one.
 * A range follows a collapse within four weeks, so a week inside or above of it says nothing against that.
 */
function newsOf(
  lasting: readonly (LastingChange | null)[],
  { isRefuted, isAsked }: Record<'isRefuted' | 'isAsked', AboutChange>,
): Judgement<number>['lasting'][] {
  let refuted: number | null = null;
  return lasting.map((change, index) => {
    if (change === null) {
      return null;
    }
    const { direction, since, told, isCollapse } = change;
    refuted = !isCollapse && isRefuted(change, index) ? told : refuted;
    const isNew = told !== refuted && (index - told < newsWeeks || isAsked(change, index));
    return { direction, since, isNews: isCollapse || isNew, isCollapse };
  });
}

/**
 * Whether an amount is as good as none where some was expected. The model learns no less than a tenth of the
 * usual amount, so its error says nothing of how much less it was.
 */
function isAsGoodAsNone(
  observed: WeeklySeries['observations'][number] | undefined,
  { learned, forecastFrom }: Pass,
  index: number,
): boolean {
  const taken = learned[index];
  return (
    observed != null &&
    taken != null &&
    observed.value < taken.value &&
    (forecastFrom(index - 1, 1)?.low95 ?? 0) > 0
  );
}

/** The sign of an error that is unusual by the forecast from the week before; 0 for one that is not. */
function unusualSide(pass: Pass, index: number, error: number, kind: SeriesKind): number {
  // Where past forecasts missed more than they should have, deviations are larger than they say.
  const reach = pass.reach95From(index - 1) ?? reach95;
  const deviations = Math.abs(error) / Math.max(1, reach / reach95);
  const isFew = kind === 'count' && (pass.forecastFrom(index - 1, 1)?.median ?? 0) < few;
  return deviations < (isFew ? unusualFromOfFew : unusualFrom) ? 0 : Math.sign(error);
}
