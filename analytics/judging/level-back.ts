import { median } from 'd3-array';
import type { Pass } from '../forecast/one-pass.ts';
import type { WeeklySeries } from '../forecast/series.ts';
import { ordinaryWeeks } from './level-break.ts';
import type { StandingChange } from './monitor.ts';

/** The newest ordinary weeks that show it, and the weeks on each side of the change that they are compared with. */
const newestWeeks = 4;
const weeksBefore = { min: 13, max: 26 };
const weeksAfter = 4;
/** Back: nearer to the old level than this part of the way to the new one. */
const nearBy = 1 / 3;
/** The rest of the way in standard deviations of the newest weeks' median, so that small changes never end so. */
const clear = 2.5;
/** The standard deviation of a median over that of a mean. */
const medianDeviation = Math.sqrt(Math.PI / 2);

/**
 * Whether a large change is over: the newest ordinary weeks are back at the level before it, without season and
 * holidays. The errors of all weeks since would show it months later only.
 *
 * @param series counts of people
 * @returns by a change that stands, and the index of the newest week that is known
 */
export function backOf(
  series: WeeklySeries,
  pass: Pass,
): (change: StandingChange, index: number) => boolean {
  const weeks = ordinaryWeeks(series, pass);
  return (change, index) => {
    const before = weeks.filter((week) => week.index < change.since).slice(-weeksBefore.max);
    const since = weeks.filter((week) => week.index >= change.since && week.index <= index);
    const untilTold = since.filter((week) => week.index <= change.told).length;
    const after = since.slice(0, Math.max(weeksAfter, untilTold));
    const newest = since.slice(after.length).slice(-newestWeeks);
    if (before.length < weeksBefore.min || newest.length < newestWeeks) {
      return false;
    }
    const [old, changed, now] = [before, after, newest].map(levelOf);
    if (old === undefined || changed === undefined || now === undefined) {
      return false;
    }
    const spread = 1.4826 * (median(before, ({ level }) => Math.abs(level - old)) ?? 0);
    const chance = Math.max(
      spread ** 2,
      1 / Math.max(0.5, median(newest, ({ value }) => value) ?? 0),
    );
    const deviation = medianDeviation * Math.sqrt(chance / newestWeeks);
    return (
      (now - old) / (changed - old) < nearBy &&
      (1 - nearBy) * Math.abs(changed - old) >= clear * deviation
    );
  };
}

function levelOf(weeks: readonly { level: number }[]): number | undefined {
  return median(weeks, ({ level }) => level);
}
