import { sum } from 'd3-array';
import { addWeeks } from '../../calendar/church-week.ts';
import { shortWindow } from '../counted-weeks.ts';
import { type Times, timesIn } from '../crowds.ts';
import type { Path } from '../path.ts';
import { type Measured, missing } from './measured.ts';

/** Different people who attended in the eight counted weeks, and their check-ins. */
export function peopleHere(path: Path, week: string): Measured {
  return counted(path, week, ({ times, records }) => ({ value: times.size, count: records }));
}

/** People who attended in exactly one of the eight weeks. */
export function peopleOnce(path: Path, week: string): Measured {
  return counted(path, week, ({ times }) => ({
    value: times.size - times.countFrom(2),
    count: 0,
  }));
}

/** The sum over people of the weeks in which they attended. */
export function peopleWeeks(path: Path, week: string): Measured {
  return counted(path, week, ({ times }) => ({ value: times.total, count: 0 }));
}

type Window = { times: Times; records: number };

function counted(
  { attended }: Path,
  week: string,
  count: (window: Window) => { value: number; count: number },
): Measured {
  if (!attended.isKnown(addWeeks(week, 1 - shortWindow.within))) {
    return 'unread';
  }
  const weeks = attended.window(week, shortWindow);
  if (weeks === null) {
    return missing(week);
  }
  const crowds = weeks.map((each) => attended.attenders(each).people);
  const times = timesIn(crowds, attended.names.people);
  const records = sum(weeks, (each) => attended.attenders(each).records);
  return { ...count({ times, records }), closesWith: week };
}
