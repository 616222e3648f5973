import { addWeeks } from '../../calendar/church-week.ts';
import { shortWindow } from '../counted-weeks.ts';
import { type Times, timesIn } from '../crowds.ts';
import type { Path } from '../path.ts';
import { type Measured, missing } from './measured.ts';

/** Coming regularly: so many of the eight counted weeks. */
export const regularFrom = 4;

/** Households that were here in four or more of the eight counted weeks, of all that were here in these. */
export function regulars(path: Path, week: string): Measured {
  const here = householdsHere(path, week);
  if (here === 'unread') {
    return here;
  }
  if (here === null) {
    return missing(week);
  }
  return { value: here.countFrom(regularFrom), count: here.size, closesWith: week };
}

/**
 * In how many of the eight counted weeks up to one each household was here.
 *
 * @returns null where there is no such window
 */
export function householdsHere(
  { attended }: Pick<Path, 'attended'>,
  week: string,
): Times | null | 'unread' {
  if (!attended.isKnown(addWeeks(week, 1 - shortWindow.within))) {
    return 'unread';
  }
  const weeks = attended.window(week, shortWindow);
  return weeks === null ? null : timesIn(weeks.map(attended.here), attended.names.households);
}
