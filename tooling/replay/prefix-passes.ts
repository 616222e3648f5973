import { type Pass, runOnePass } from '#analytics/forecast/one-pass.ts';
import type { Observation, WeeklySeries } from '#analytics/forecast/series.ts';
import { type PassOf, passKey } from '#analytics/forecast/shared-pass.ts';

/**
 * A `runOnePass` for the beginnings of one series: a pass never looks ahead, so the pass over all weeks
 * holds the forecasts of each beginning. Only forecasts are taken from it; `model` and `base` are those
 * of the whole series.
 */
export function passesOfBeginnings(): PassOf {
  const known = new Map<string, { series: WeeklySeries; pass: Pass | null }>();
  return (series, options) => {
    const key = passKey({ ...series, observations: [] }, options);
    const longest = known.get(key);
    if (longest && isBeginning(series.observations, longest.series.observations)) {
      return longest.pass;
    }
    const pass = runOnePass(series, options);
    if (!longest || longest.series.observations.length < series.observations.length) {
      known.set(key, { series, pass });
    }
    return pass;
  };
}

function isBeginning(
  beginning: readonly (Observation | null)[],
  whole: readonly (Observation | null)[],
): boolean {
  return (
    beginning.length <= whole.length &&
    beginning.every((each, index) => {
      const other = whole[index] ?? null;
      return each?.value === other?.value && each?.base === other?.base;
    })
  );
}
