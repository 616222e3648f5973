import type { Expectation } from '../expectation.ts';
import type { FigureUnit } from '../figures/units.ts';
import { dateFormat, listFormat, numberFormat } from '../formats.ts';
import { minorDigits } from '../minor-units.ts';
import { type Weekday, weekdays } from '../weekly-time.ts';
import { plainWords } from './plain-words.ts';

/** Keeps '150 to 190' and 'March 28' on one line. */
const noBreak = '\u00a0';

/** Of money; a plain number while no currency is known. */
const moneyStyle = (currency: string | null) => ({
  ...(currency === null ? {} : ({ style: 'currency', currency } as const)),
  minimumFractionDigits: minorDigits(currency),
  maximumFractionDigits: minorDigits(currency),
});

/** Money in minor units; whole units from a hundred on, where cents are noise. */
function moneyWords(value: number, currency: string | null): string {
  const amount = value / 10 ** minorDigits(currency);
  const whole = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return numberFormat({
    ...moneyStyle(currency),
    ...(Math.abs(amount) >= 100 && whole),
  }).format(amount);
}

/**
 * A figure's value as it is written.
 * @param currency ISO 4217; without one, money is a plain number
 */
export function valueWords(value: number, unit: FigureUnit, currency: string | null): string {
  if (unit === 'money') {
    return moneyWords(value, currency);
  }
  return unit === 'share'
    ? numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(value)
    : numberFormat({ maximumFractionDigits: 0 }).format(value);
}

/** Below this, a whole number says too little of an average. */
const tenthsBelow = 10;

/** The average of a week as it is written; what is rare keeps what a whole number would round away. */
export function averageWords(value: number, unit: FigureUnit, currency: string | null): string {
  if (value === 0 || value >= tenthsBelow || unit === 'money' || unit === 'share') {
    return valueWords(value, unit, currency);
  }
  return numberFormat(
    value < 0.05 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 },
  ).format(value);
}

/** A value at the axis of a chart, e.g. `$200`; cents only where the lines are that close. */
export function tickWords(value: number, unit: FigureUnit, currency: string | null): string {
  if (unit !== 'money') {
    return valueWords(value, unit, currency);
  }
  return numberFormat({
    ...moneyStyle(currency),
    trailingZeroDisplay: 'stripIfInteger',
  }).format(value / 10 ** minorDigits(currency));
}

/** Names in a row, e.g. `kids, serving, and giving`. */
export function listWords(names: readonly string[]): string {
  return listFormat().format(names);
}

/** One or the other, e.g. `7 or 8`, in Spanish `7 u 8`, but `9 o 10`; once where they are the same. */
export function eitherWords(one: string, other: string): string {
  return listFormat('disjunction').format(one === other ? [one] : [one, other]);
}

/**
 * A range as it is written, e.g. `150 to 190`; it never breaks over a line.
 * @param write how each of its ends is written
 */
export function rangeWords(
  { low, high }: { low: number; high: number },
  unit: FigureUnit,
  currency: string | null,
  write = valueWords,
): string {
  const from = write(low, unit, currency);
  const to = write(high, unit, currency);
  return plainWords
    .range(unit === 'share' ? from.replace('%', '') : from, to)
    .replaceAll(' ', noBreak);
}

/** Where four weeks out of five are expected, e.g. `150 to 190`. */
export function expectedWords(
  { low80, high80 }: Pick<Expectation, 'low80' | 'high80'>,
  unit: FigureUnit,
  currency: string | null,
): string {
  return rangeWords({ low: low80, high: high80 }, unit, currency);
}

/** A plain date without its year, e.g. `March 28`; it never breaks over a line. */
export function dayWords(date: string, month: 'long' | 'short' = 'long'): string {
  return dateFormat({ month, day: 'numeric' }).format(startOf(date)).replaceAll(' ', noBreak);
}

/** A plain date, e.g. `March 28, 2027`. */
export function fullDayWords(date: string, month: 'long' | 'short' = 'long'): string {
  const format = dateFormat({ month, day: 'numeric', year: 'numeric' });
  return format.format(startOf(date)).replace(' ', noBreak);
}

/** A time as it was formatted, e.g. `9:00 AM`; it never breaks over a line. */
export function timeOnOneLine(time: string): string {
  return time.replace(/(?<=\d)\s(?=\D+$)/u, noBreak);
}

/** The name of a plain date's day, e.g. `Sunday`. */
export function weekdayWords(date: string): string {
  return dateFormat({ weekday: 'long' }).format(startOf(date));
}

/** A week from its first to its last day, e.g. `February 15–21, 2027`. */
export function weekWords(first: string, last: string, month: 'long' | 'short' = 'long'): string {
  return dateFormat({ month, day: 'numeric', year: 'numeric' })
    .formatRange(startOf(first), startOf(last))
    .replace(/\s*–\s*/, plainWords.through);
}

function startOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Small numbers in words, for use in sentences. */
export function countWords(count: number): string {
  return plainWords.counts[count] ?? String(count);
}

/** A day by its name, e.g. `Sunday`; by its date where today has the same name. */
export function dayCalled(day: string, today: string): string {
  const name = weekdayWords(day);
  return day !== today && name === weekdayWords(today) ? dayWords(day) : name;
}

/** A day of the week by its name here, e.g. `Sunday`. */
export function weekdayName(day: Weekday): string {
  // A week that began on the first of its month.
  return weekdayWords(`2024-01-0${1 + weekdays.indexOf(day)}`);
}

/** `sunday 07:30` as `Sunday 7:30 AM`. */
export function weeklyTimeWords(time: string): string {
  const [name = '', clock = ''] = time.split(' ');
  const day = weekdays.find((one) => one === name);
  const written = dateFormat({ timeStyle: 'short' }).format(new Date(`1970-01-01T${clock}:00Z`));
  return day ? plainWords.weekly(weekdayName(day), written) : written;
}

/** @returns a text with a capital first letter */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
