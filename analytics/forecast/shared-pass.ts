import type { ModelOptions } from './model.ts';
import { type Pass, runOnePass } from './one-pass.ts';
import type { WeeklySeries } from './series.ts';

/** `runOnePass`, or something that gives the same results. */
export type PassOf = typeof runOnePass;

/**
 * A `runOnePass` that runs once per series, because a church's dashboard, forecasts and cards request the
 * same ones. It caches them for its lifetime, so create one for each church. Results are shared and must
 * not be changed.
 */
export function sharePasses(): PassOf {
  const known = new Map<ModelOptions['calendar'], Map<string, Pass | null>>();
  return (series, options) => {
    const ofCalendar = known.get(options.calendar) ?? new Map<string, Pass | null>();
    known.set(options.calendar, ofCalendar);
    const key = passKey(series, options);
    const before = ofCalendar.get(key);
    if (before !== undefined) {
      return before;
    }
    const pass = runOnePass(series, options);
    ofCalendar.set(key, pass);
    return pass;
  };
}

/** Everything that a pass depends on except the calendar, as text. */
export function passKey(
  { firstWeek, observations }: WeeklySeries,
  {
    kind,
    priors,
    isHeadcount = false,
    isOverlapping = false,
    mayBeHalf = false,
    told,
  }: Omit<ModelOptions, 'calendar'>,
): string {
  const weeks = observations.map((week) => (week === null ? '' : `${week.value}/${week.base}`));
  return [
    firstWeek,
    kind,
    priors,
    isHeadcount ? 'asked' : '',
    isOverlapping ? 'overlapping' : '',
    mayBeHalf ? 'half' : '',
    [told?.sure, told?.freed, told?.same, told?.entered, told?.changed]
      .map((weeks) => [...(weeks ?? [])].join(' '))
      .join('/'),
    ...weeks,
  ].join();
}
