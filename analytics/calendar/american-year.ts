import { dayNumberOf, partsOfDay, weekdayIndex } from './plain-date.ts';

/** Days of the American year that affect Sunday attendance, with their names. */
export const americanLabels = {
  mothers_day: "Mother's Day",
  memorial_day: 'Memorial Day weekend',
  fathers_day: "Father's Day",
  independence_day: 'July 4',
  labor_day: 'Labor Day weekend',
  after_thanksgiving: 'Sunday after Thanksgiving',
  before_thanksgiving: 'Sunday before Thanksgiving',
  martin_luther_king_day: 'Martin Luther King Day weekend',
  clocks_forward: 'Daylight saving begins',
  super_bowl: 'Super Bowl',
  clocks_back: 'Daylight saving ends',
  columbus_day: 'Columbus Day weekend',
} as const;
export type AmericanEvent = keyof typeof americanLabels;

const monday = 0;
const thursday = 3;
const sunday = 6;

/**
 * The events of a Sunday in the American year: its own, and those of the weekend it belongs to.
 *
 * @param day the Sunday's day number
 */
export function americanEventsOn(day: number): AmericanEvent[] {
  const { year } = partsOfDay(day);
  return americanSundays(year)
    .filter(([, on]) => on === day)
    .map(([event]) => event);
}

const sundaysByYear = new Map<number, [AmericanEvent, number][]>();

function americanSundays(year: number): [AmericanEvent, number][] {
  const known = sundaysByYear.get(year);
  if (known !== undefined) {
    return known;
  }
  const thanksgiving = nthWeekday(year, 11, thursday, 4);
  const sundays: [AmericanEvent, number][] = [
    ['mothers_day', nthWeekday(year, 5, sunday, 2)],
    ['memorial_day', lastWeekday(year, 5, monday) - 1],
    ['fathers_day', nthWeekday(year, 6, sunday, 3)],
    ['independence_day', nearestSunday(dayNumberOf(year, 7, 4))],
    ['labor_day', nthWeekday(year, 9, monday, 1) - 1],
    ['after_thanksgiving', thanksgiving + 3],
    ['before_thanksgiving', thanksgiving - 4],
    ['martin_luther_king_day', nthWeekday(year, 1, monday, 3) - 1],
    ['clocks_forward', clocksForward(year)],
    ['super_bowl', superBowl(year)],
    ['clocks_back', clocksBack(year)],
    ['columbus_day', nthWeekday(year, 10, monday, 2) - 1],
  ];
  sundaysByYear.set(year, sundays);
  return sundays;
}

/** 15 U.S.C. 260a, as in force in that year. */
function clocksForward(year: number): number {
  if (year >= 2007) {
    return nthWeekday(year, 3, sunday, 2);
  }
  return year >= 1987 ? nthWeekday(year, 4, sunday, 1) : lastWeekday(year, 4, sunday);
}

function clocksBack(year: number): number {
  return year >= 2007 ? nthWeekday(year, 11, sunday, 1) : lastWeekday(year, 10, sunday);
}

/** The actual dates: the second Sunday of February since the 17-game season, earlier before. */
function superBowl(year: number): number {
  if (year >= 2022) {
    return nthWeekday(year, 2, sunday, 2);
  }
  return year >= 2004 || year === 2002
    ? nthWeekday(year, 2, sunday, 1)
    : lastWeekday(year, 1, sunday);
}

/** The Sunday closest to a day. */
export function nearestSunday(day: number): number {
  const daysAfterSunday = (weekdayIndex(day) + 1) % 7;
  return daysAfterSunday <= 3 ? day - daysAfterSunday : day + 7 - daysAfterSunday;
}

/** The n-th given weekday of a month. */
function nthWeekday(year: number, month: number, weekday: number, n: number): number {
  const first = dayNumberOf(year, month, 1);
  return first + ((weekday - weekdayIndex(first) + 7) % 7) + 7 * (n - 1);
}

/** The last given weekday of a month. */
function lastWeekday(year: number, month: number, weekday: number): number {
  const last = dayNumberOf(year, month + 1, 1) - 1;
  return last - ((weekdayIndex(last) - weekday + 7) % 7);
}
