import type { EasterCalendar } from '#contract/functions/measures.ts';
import { dayNumberOf } from './plain-date.ts';

/**
 * Easter Sunday of a year, as a day number.
 *
 * @param calendar `western` (Gregorian) or `orthodox` (Julian, given as a Gregorian date)
 */
export function easterOf(year: number, calendar: EasterCalendar): number {
  return calendar === 'western' ? westernEaster(year) : orthodoxEaster(year);
}

/**
 * The anonymous Gregorian computus (Nature, 20 April 1876; also Meeus, Astronomical Algorithms,
 * chapter 8). Variables are named as there, for comparison.
 */
function westernEaster(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayNumberOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

/** Meeus' Julian algorithm (same chapter), converted to the Gregorian calendar. */
function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const julian = dayNumberOf(year, 3, 22) + d + e;
  // How many days the Julian calendar is behind the Gregorian.
  const daysBehind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return julian + daysBehind;
}
