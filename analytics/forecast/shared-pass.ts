import type { ModelOptions } from './model.ts';
import { type Pass, runOnePass } from './one-pass.ts';
import type { WeeklySeries } from './series.ts';

/** As many as the figures and tiles of one church, which are asked for one after the other. */
const sharedMax = 32;
const newest = new Map<string, { calendar: ModelOptions['calendar']; pass: Pass }>();

/**
 * The pass over a series, as `runOnePass` makes it. A church's dashboard, its forecasts and its cards
 * ask for the same weeks one after the other: the newest passes are remembered. Nobody may change one.
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
