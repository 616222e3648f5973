import { max, min } from 'd3-array';
import { LRUCache } from 'lru-cache';
import { type ChurchCalendar, churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { areEvesLeftOut } from '#analytics/pulse/christmas-eve.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { countryHolidays } from './country-holidays.ts';

/** Churches of one country share a calendar, and with it everything cached for its weeks. */
const known = new LRUCache<string, ChurchCalendar>({ max: 20 });

/**
 * The calendar of a church with its country's holidays.
 *
 * @param weeks the first days of all weeks concerned; the year after them is covered too
 */
export async function calendarFor(
  {
    country,
    easter,
    weekStartsOn,
  }: Pick<MeasureChoices, 'country' | 'easter'> & { weekStartsOn?: MeasureChoices['weekStartsOn'] },
  weeks: readonly string[],
): Promise<ChurchCalendar> {
  const [first = '9999', last = ''] = [min(weeks), max(weeks)];
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4)) + 1];
  // The rules of the United States hold for every year.
  const key =
    country === 'US'
      ? `US ${easter} ${weekStartsOn}`
      : `${country} ${easter} ${weekStartsOn} ${from} ${to}`;
  const before = known.get(key);
  if (before !== undefined) {
    return before;
  }
  const holidays = weeks.length === 0 ? [] : await countryHolidays(country, from, to);
  const calendar = churchCalendar({
    country,
    easter,
    holidays,
    ...(weekStartsOn === undefined ? {} : { weekStartsOn }),
  });
  known.set(key, calendar);
  return calendar;
}

type EvesOf = Pick<PulseInput, 'figures' | 'weekStartsOn' | 'serviceDay' | 'today'>;

/**
 * The calendar of a church as its counts know it: only where weeks begin before Monday is Christmas Eve an event
 * of theirs, and only where it is counted.
 *
 * @param counts with attendance among the figures
 */
export function calendarOfCounts(
  choices: Pick<MeasureChoices, 'country' | 'easter'>,
  counts: EvesOf,
  weeks: readonly string[],
): Promise<ChurchCalendar> {
  const weekStartsOn = areEvesLeftOut(counts) ? 'monday' : counts.weekStartsOn;
  return calendarFor({ ...choices, weekStartsOn }, weeks);
}
