import { easterOf } from '../holidays.ts';
import { isDuring } from '../unusual-times.ts';
import { type Day, dayAt, partsOf } from '../zone.ts';

/** When people search for something. */
export type Season =
  | 'general'
  | 'weekend'
  | 'sunday'
  | 'newStart'
  | 'yearEnd'
  | 'easter'
  | 'lent'
  | 'christmas'
  | 'summerStart'
  | 'mothersDay'
  | 'farAway';

/** From Sunday to Saturday: people look for a church on Saturday and Sunday morning. */
const weekOfEverybody = [1.42, 0.8, 0.79, 0.85, 0.86, 0.95, 1.33];
const weekOfVisitors = [1.72, 0.69, 0.68, 0.75, 0.78, 0.93, 1.45];
const weekOfSundays = [3.6, 0.45, 0.4, 0.5, 0.45, 0.5, 1.1];

/** A day's searches relative to an average day, as a factor. */
export function interest(season: Season, day: Day): number {
  const { year, weekday } = partsOf(day);
  const sinceEaster = day - easterOf(year);
  const sinceChristmasEve = day - dayAt(year, 12, 24);
  const churchYear =
    1 +
    0.55 * swell(sinceEaster, -1, 6) +
    0.5 * swell(sinceChristmasEve, -1, 6) +
    0.1 * swell(day - dayAt(year, 1, 8), 0, 9) +
    0.09 * swell(day - dayAt(year, 9, 6), 0, 14) -
    0.12 * swell(day - dayAt(year, 7, 5), 0, 24);
  switch (season) {
    case 'general':
      return churchYear * (weekOfEverybody[weekday] ?? 1);
    case 'weekend':
      return churchYear * (weekOfVisitors[weekday] ?? 1);
    case 'sunday':
      return churchYear * (weekOfSundays[weekday] ?? 1);
    case 'newStart':
      return (
        0.7 + swell(day - dayAt(year, 1, 10), 0, 14) + swell(day - dayAt(year, 9, 3), 0, 18) * 1.2
      );
    case 'yearEnd':
      return 0.7 + swell(day - dayAt(year, 11, 24), 0, 12) * 1.5;
    case 'easter':
      return 0.004 + swell(sinceEaster, -2, 7) * (sinceEaster > 0 ? 0.05 : 1);
    case 'lent':
      return 0.002 + swell(sinceEaster + 46, -1, 3);
    case 'christmas':
      return 0.003 + swell(sinceChristmasEve, -1, 6) * (sinceChristmasEve > 1 ? 0.05 : 1);
    case 'summerStart':
      return 0.02 + swell(day - dayAt(year, 5, 28), 0, 20);
    case 'mothersDay':
      return 0.005 + swell(day - dayAt(year, 5, 10), 0, 4);
    case 'farAway':
      return isDuring('sermonFarAway', day) ? 1 : 0;
  }
}

/** A bell curve around its peak, in days; 1 at the peak. */
function swell(days: number, height: number, breadth: number): number {
  return Math.exp(-(((days - height) / breadth) ** 2));
}
