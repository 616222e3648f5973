import type { Pass } from '../forecast/one-pass.ts';
import type { SeriesKind, WeeklySeries } from '../forecast/series.ts';
import { monitorLevel } from './monitor.ts';
import { standingLevel } from './standing-level.ts';

/** What is to be said of a week besides its range; where nothing is, the week is inside or just outside. */
export type Judgement = {
  state: 'unusual' | 'lasting' | 'asked';
  /** Which way; null where it is asked about. */
  direction: 'up' | 'down' | null;
  /** The index of a lasting change's first week; null otherwise. */
  since: number | null;
};

/** What is to be said of a tile's week; `since` is a week. */
export type TileJudgement = Omit<Judgement, 'since'> & { since: string | null };

/** How a series is judged. */
export type JudgingOptions = {
  kind: SeriesKind;
  windowWeeks: number;
  /** How far the monitor's average must go, in its standard deviations, and of fewer than fifty people. */
  limit: number;
  limitOfFew: number;
};

/** A week is unusual from so many standard deviations on: once in some years by chance. */
const unusualFrom = 3.4;
/** Of a few people, whose chance is lopsided. */
const unusualFromOfFew = 4.5;
const few = 8;
/** Half the width of a normal distribution's 95 % range. */
const usualReach = 1.96;

/**
 * Judges each week of a series, knowing only the weeks before it.
 *
 * @returns for each week what is to be said of it, or null
 */
export function judgeSeries(
  series: WeeklySeries,
  pass: Pass,
  options: JudgingOptions,
): (Judgement | null)[] {
  const { observations } = series;
  const met = observations.map((_, index) => pass.model.met[index] ?? null);
  const believed = observations.map((each, index) => (met[index] === null ? null : each));
  const lasting = monitorLevel(believed, standingLevel(series, pass), {
    ...options,
    freed: pass.model.freed,
    unit: pass.model.scale.unit,
  });
  return met.map((week, index): Judgement | null => {
    if (pass.asked.has(index)) {
      return { state: 'asked', direction: null, since: null };
    }
    const change = lasting[index] ?? null;
    if (week === null || pass.forecastFrom(index - 1, 1) === undefined) {
      return null;
    }
    if (change !== null) {
      return { state: 'lasting', ...change };
    }
    const side = unusualSide(pass, index, week.error, options.kind);
    return side === 0
      ? null
      : { state: 'unusual', direction: side > 0 ? 'up' : 'down', since: null };
  });
}

/** The sign of an error that is unusual by the forecast from the week before; 0 for one that is not. */
function unusualSide(pass: Pass, index: number, error: number, kind: SeriesKind): number {
  // Where past forecasts missed more than they should have, deviations are larger than they say.
  const reach = pass.reach95From(index - 1) ?? usualReach;
  const deviations = Math.abs(error) / Math.max(1, reach / usualReach);
  const isFew = kind === 'count' && (pass.forecastFrom(index - 1, 1)?.median ?? 0) < few;
  return deviations < (isFew ? unusualFromOfFew : unusualFrom) ? 0 : Math.sign(error);
}
