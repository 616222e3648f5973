import type { EasterCalendar } from '#contract/functions/measures.ts';
import { easterOf } from './easter.ts';
import { partsOfDay } from './plain-date.ts';

/** Events of the church's year in every country, with their names. */
export const churchYearLabels = {
  easter: 'Easter',
  palm_sunday: 'Palm Sunday',
  after_easter: 'Sunday after Easter',
  pentecost: 'Pentecost',
  before_christmas: 'Sunday before Christmas',
  christmas_eve: 'Christmas Eve',
  christmas_day: 'Christmas Day',
  after_christmas: 'Sunday after Christmas',
  new_year: 'New Year',
  after_new_year: 'Sunday after New Year',
} as const;
export type ChurchYearEvent = keyof typeof churchYearLabels;

const daysFromEaster: Readonly<Record<number, ChurchYearEvent>> = {
  [-7]: 'palm_sunday',
  0: 'easter',
  7: 'after_easter',
  49: 'pentecost',
};

/**
 * The events of a Sunday in the church's year.
 *
 * @param sunday its day number
 */
export function churchYearEventsOn(sunday: number, calendar: EasterCalendar): ChurchYearEvent[] {
  const { year } = partsOfDay(sunday);
  const byEaster = daysFromEaster[sunday - easterOf(year, calendar)];
  const byDate = christmasOrNewYear(sunday);
  return [byEaster, byDate].filter((event) => event !== undefined);
}

/** Christmas and New Year by the date of the Sunday: their effects differ by day. */
function christmasOrNewYear(sunday: number): ChurchYearEvent | undefined {
  const { month, dayOfMonth } = partsOfDay(sunday);
  if (month === 1) {
    return afterNewYearsEve(dayOfMonth);
  }
  if (month !== 12 || dayOfMonth < 18) {
    return undefined;
  }
  if (dayOfMonth < 24) {
    return 'before_christmas';
  }
  if (dayOfMonth === 24) {
    return 'christmas_eve';
  }
  if (dayOfMonth === 25) {
    return 'christmas_day';
  }
  return dayOfMonth < 31 ? 'after_christmas' : 'new_year';
}

function afterNewYearsEve(dayOfJanuary: number): ChurchYearEvent | undefined {
  if (dayOfJanuary <= 2) {
    return 'new_year';
  }
  return dayOfJanuary <= 8 ? 'after_new_year' : undefined;
}
