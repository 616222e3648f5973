import type { FigureWeek } from '#contract/figures.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import type { PulseSearch } from '#contract/functions/pulse-search.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { addDays, daysBetween } from '../calendar/plain-date.ts';
import { lastSearchDay, type SearchDays, searchDay } from './search-days.ts';

const weeksOfLine = 8;
/** The same weekday a year before. */
const yearDays = 52 * 7;

/** What the line is drawn beside: the first and the last day of the sums, and the sums. */
type Beside = Pick<PulseSearch, 'from' | 'to' | 'other'>;
type Line = Pick<PulseSearch, 'line' | 'step'>;

/**
 * Other searches over the days of the sums and those since: all that are read for the newest week, up to
 * its end for an earlier one. By week where the days are not kept, or add up to other sums: they were
 * read before the figures, or since.
 */
export function searchLine(
  days: SearchDays | null,
  other: ReadonlyMap<string, FigureWeek>,
  beside: Beside,
  { first, last, next }: FiguresPulse['week'],
): Line {
  const known = days && lastSearchDay(days);
  const line = known && lineByDay(days, beside, next === null || known < last ? known : last);
  return line && addsUp(line, beside)
    ? { step: 'day', line }
    : { step: 'week', line: lineByWeek(other, first) };
}

function lineByDay(days: SearchDays, { from, to }: Beside, newest: string): Line['line'] {
  const last = newest < to ? to : newest;
  return Array.from({ length: daysBetween(from, last) + 1 }, (_, index) => {
    const day = addDays(from, index);
    const { clicks, isProvisional } = searchDay(days, day);
    const whole = isProvisional ? 'incomplete' : 'complete';
    return {
      from: day,
      value: clicks,
      yearAgo: searchDay(days, addDays(day, -yearDays)).clicks,
      state: clicks === null ? 'missing' : whole,
    };
  });
}

/** Whether the chart says the same as the numbers beside it. */
function addsUp(line: Line['line'], { to, other }: Beside): boolean {
  const summed = line.filter(({ from }) => from <= to);
  const sum = (of: 'value' | 'yearAgo') => summed.reduce((all, day) => all + (day[of] ?? 0), 0);
  return sum('value') === other.now && (other.yearAgo === null || sum('yearAgo') === other.yearAgo);
}

function lineByWeek(other: ReadonlyMap<string, FigureWeek>, chosen: string): Line['line'] {
  return Array.from({ length: weeksOfLine }, (_, index) => {
    const week = addWeeks(chosen, index + 1 - weeksOfLine);
    const row = other.get(week);
    return {
      from: week,
      value: row?.value ?? null,
      yearAgo: other.get(addDays(week, -yearDays))?.value ?? null,
      state: row?.state ?? 'missing',
    };
  });
}
