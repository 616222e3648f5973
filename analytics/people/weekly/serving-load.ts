import { addWeeks, lastDayOf } from '../../calendar/church-week.ts';
import { crowdIn, type Times, timesIn } from '../crowds.ts';
import { servedOn } from '../facts.ts';
import type { Path } from '../path.ts';
import { type Measured, missing } from './measured.ts';

const loadWeeks = 6;
/** Nearly every week. */
const oftenFrom = 5;

/** The sum over people of the weeks in which they served, of six calendar weeks. */
export function servingWeeks(path: Path, week: string): Measured {
  return counted(path, week, (times) => ({ value: times.total, count: 0 }));
}

/** People who served in five or six of six weeks, of all who served. */
export function servingOften(path: Path, week: string): Measured {
  return counted(path, week, (times) => ({
    value: times.countFrom(oftenFrom),
    count: times.size,
  }));
}

function counted(
  { church, attended }: Path,
  week: string,
  count: (times: Times) => { value: number; count: number },
): Measured {
  const { choices, readFrom } = church;
  if (choices.serving === null) {
    return missing(week);
  }
  const weeks = Array.from({ length: loadWeeks }, (_, back) => addWeeks(week, -back));
  const first = weeks.at(-1) ?? week;
  const isKnown =
    choices.serving.source === 'check_ins' ? attended.isKnown(first) : first >= readFrom.team;
  if (!isKnown) {
    return 'unread';
  }
  const served = servedOn(church).filter(({ day }) => day >= first && day <= lastDayOf(week));
  const { people: names } = attended.names;
  const crowds = [...Map.groupBy(served, ({ day }) => attended.weekOf(day)).values()].map((facts) =>
    crowdIn(facts, names.numberOf),
  );
  const times = timesIn(crowds, names);
  return times.size === 0 ? missing(week) : { ...count(times), closesWith: week };
}
