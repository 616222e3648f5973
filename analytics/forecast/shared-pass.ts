import type { ModelOptions } from './model.ts';
import { type Pass, runOnePass } from './one-pass.ts';
import type { WeeklySeries } from './series.ts';

/** Enough for the figures and tiles of one church, which are requested in sequence. */
const sharedMax = 32;
const newest = new Map<string, { calendar: ModelOptions['calendar']; pass: Pass }>();

/**
 * `runOnePass` with a small cache, because a church's dashboard, forecasts and cards request the same
 * series one after the other. Results are shared, so they must not be changed.
 */
export function sharedPass(series: WeeklySeries, options: ModelOptions): Pass | null {
  const key = keyOf(series, options);
  const known = newest.get(key);
  if (known?.calendar === options.calendar) {
    return known.pass;
  }
  const pass = runOnePass(series, options);
  if (pass !== null) {
    newest.delete(key);
    newest.set(key, { calendar: options.calendar, pass });
    dropOldest();
  }
  return pass;
}

function keyOf({ firstWeek, observations }: WeeklySeries, { kind, priors }: ModelOptions): string {
  const weeks = observations.map((week) => (week === null ? '' : `${week.value}/${week.base}`));
  return [firstWeek, kind, priors, ...weeks].join();
}

function dropOldest(): void {
  const [oldest] = newest.keys();
  if (newest.size > sharedMax && oldest !== undefined) {
    newest.delete(oldest);
  }
}
