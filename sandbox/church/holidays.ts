import { type Day, dayAt, partsOf } from './zone.ts';

/** Easter Sunday of a year in the Western churches (Meeus/Jones/Butcher algorithm). */
export function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return dayAt(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** How a Sunday's attendance differs from its season's, as a factor: 1 for an ordinary Sunday. */
export function holidayFactor(sunday: Day): number {
  const { year } = partsOf(sunday);
  const fromEaster = easterFactors.get((sunday - easterOf(year)) / 7);
  return fromEaster ?? fixedHolidays(year).find(({ day }) => day === sunday)?.factor ?? 1;
}

/** By weeks after Easter. */
const easterFactors: ReadonlyMap<number, number> = new Map([
  [-1, 1.07],
  [0, 1.62],
  [1, 0.9],
]);

function fixedHolidays(year: number): readonly { day: Day; factor: number }[] {
  const lastOfMay = dayAt(year, 5, 31);
  const memorialMonday = lastOfMay - ((weekdayOf(lastOfMay) + 6) % 7);
  const laborMonday = nth(year, 9, 1, 1);
  const thanksgiving = nth(year, 11, 4, 4);
  return [
    { day: sundayFrom(dayAt(year, 1, 1)), factor: year % 2 === 0 ? 0.82 : 0.88 },
    { day: nth(year, 5, 0, 2), factor: 1.09 },
    { day: memorialMonday - 1, factor: 0.85 },
    { day: sundayFrom(dayAt(year, 7, 1)), factor: 0.83 },
    { day: laborMonday - 1, factor: 0.86 },
    { day: thanksgiving + 3, factor: 0.88 },
    { day: sundayFrom(dayAt(year, 12, 18)), factor: 1.14 },
    { day: sundayFrom(dayAt(year, 12, 25)), factor: 0.7 },
  ];
}

/** The first Sunday on or after a day. */
function sundayFrom(day: Day): Day {
  return day + ((7 - weekdayOf(day)) % 7);
}

/** The nth such weekday of a month. */
function nth(year: number, month: number, weekday: number, count: number): Day {
  const first = dayAt(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1);
}

function weekdayOf(day: Day): number {
  return partsOf(day).weekday;
}
