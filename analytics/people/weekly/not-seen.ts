import { addWeeks, lastDayOf } from '../../calendar/church-week.ts';
import { longWindow, shortWindow } from '../counted-weeks.ts';
import { timesIn } from '../crowds.ts';
import { onTeams } from '../facts.ts';
import type { Path } from '../path.ts';
import { type Measured, missing } from './measured.ts';
import { regularFrom } from './regulars.ts';

/** Who came regularly and has not been seen for six counted weeks; a list to call, never judged. */
export type NotSeen = { households: ReadonlySet<string>; of: number };

/** How many households have not been seen lately, of those that came regularly before. */
export function notSeen(path: Path, week: string): Measured {
  const list = notSeenIn(path, week);
  if (list === 'unread') {
    return list;
  }
  return list === null
    ? missing(week)
    : { value: list.households.size, count: list.of, closesWith: week };
}

/**
 * The households that were here in four or more of the first eight of 14 counted weeks and in none of the
 * last six, and of which nobody was on a team meanwhile.
 *
 * @returns null where there is no such window
 */
export function notSeenIn(path: Path, week: string): NotSeen | null | 'unread' {
  const { attended, church } = path;
  if (!attended.isKnown(addWeeks(week, 1 - longWindow.within))) {
    return 'unread';
  }
  const weeks = attended.window(week, longWindow);
  if (weeks === null) {
    return null;
  }
  const { here, names } = attended;
  const timesOf = (some: readonly string[]) => timesIn(some.map(here), names.households);
  const before = timesOf(weeks.slice(0, shortWindow.counted));
  const lately = weeks.slice(shortWindow.counted);
  const seen = timesOf(lately);
  const from = lately[0] ?? week;
  const teams = onTeams(church).filter(({ day }) => day >= from && day <= lastDayOf(week));
  const served = new Set(teams.flatMap(({ people }) => people.map(church.households.of)));
  const came = before.namesFrom(regularFrom);
  const households = came.filter((one) => seen.of(one) === 0 && !served.has(one));
  return { households: new Set(households), of: came.length };
}
