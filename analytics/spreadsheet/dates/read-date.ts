import { partsOfDay, plainDate } from '#analytics/calendar/plain-date.ts';
import { means } from '#analytics/suggestion/vocabulary.ts';
import type { Cell } from '../cell.ts';
import { type DateForm, type DayForm, fullYear } from './date-form.ts';
import { monthNamed, plainWord, weekdayNamed } from './names.ts';
import { inKnownWords } from './other-scripts.ts';
import { readRange } from './read-range.ts';
import { readNth, readWeek } from './read-week.ts';
import { ordinalOf, withoutTime } from './words-of-dates.ts';

/**
 * A cell as a date; null where it is none. Nothing is guessed here: where day and month could be either,
 * the form says so, and its column decides.
 */
export function readDate(cell: Cell): DateForm | null {
  if (cell.day !== null) {
    const { month, dayOfMonth, year } = partsOfDay(cell.day);
    const [, time = null] = / (\d\d:\d\d)$/.exec(cell.text) ?? [];
    return { ...dayOf(year, month, dayOfMonth), time, isDateCell: true };
  }
  if (cell.number !== null && /^(?:19|20)\d{6}$/.test(cell.text)) {
    return inDigits(cell.text);
  }
  if (cell.number !== null || !/\d/.test(cell.text) || cell.text.length > 60) {
    return cell.number === null ? readMonth(inKnownWords(cell.text)) : null;
  }
  const known = inKnownWords(cell.text.replace(/[(（][^)）]*[)）]|[*†‡]/g, ' ').trim());
  // The first letter of a weekday says less than its date.
  const { text, time } = withoutTime(known.replace(/^\p{Lu},\s|,\s\p{Lu}$/gu, ''));
  const form = formOf(text);
  if (form?.kind === 'day') {
    return { ...form, time };
  }
  return form === null || form.kind === 'week' ? (readBesideWeek(cell.text) ?? form) : form;
}

function formOf(text: string): DateForm | null {
  return (
    readNth(text) ?? readWeek(text) ?? readDay(text) ?? readRange(text, readDay) ?? readMonth(text)
  );
}

/** `Week 2 (Jan 5-11)`, `KW 2: 6.1.2025`: the date says more than the number of its week. */
function readBesideWeek(text: string): DateForm | null {
  const [, inside] = /\(([^()]*\d[^()]*)\)/.exec(text) ?? [];
  const [, week, behind] =
    /^(\p{L}{1,10}\.?\s?#?\d{1,2})\s*[-–—:,.]?\s+(.*\d.*)$/u.exec(text) ?? [];
  const part = inside ?? (week && readWeek(week) ? behind : undefined);
  return part !== undefined && /\p{L}{3}|\d\D+\d+\D+\d/u.test(part)
    ? (readDay(part) ?? readRange(part, readDay))
    : null;
}

/** A day among other words, in a row that counts something; null for sums and for everything else. */
export function readWordedDay(cell: Cell): DayForm | null {
  return means(cell.text, 'total') || means(cell.text, 'compared')
    ? null
    : (readNotedDay(cell) ?? readDayAmong(cell));
}

/** A day with words behind it, as `Mar 31 Easter`. */
function readNotedDay(cell: Cell): DayForm | null {
  const [, day] = /^(.*\d\.?)[\s,;:–-]+\D+$/.exec(cell.text.trim()) ?? [];
  const form = day === undefined ? null : readDate({ ...cell, text: day });
  return form?.kind === 'day' ? form : null;
}

/** `Easter, April 20, 2025`, `Snow 1/14/2024`; null where more than one date could be meant. */
function readDayAmong({ text }: Cell): DayForm | null {
  const words = text.split(/[\s,:;()]+|(?<=\D)-|-(?=\D)/).filter((word) => word !== '');
  const kept = words.filter((word) => /\d/.test(word) || monthNamed(word) !== null);
  const isWhole =
    kept.some((word) => monthNamed(word) !== null) || /\d\D+\d+\D+\d{2}/.test(kept.join(' '));
  return kept.length < words.length && isWhole ? readDay(kept.join(' ')) : null;
}

/** A known day. */
function dayOf(year: number | null, month: number, day: number): DayForm {
  const known = { month, day };
  return { ...blank, year, known, first: day, second: month };
}

const blank = {
  kind: 'day',
  weekday: null,
  time: null,
  isDateCell: false,
} as const satisfies Partial<DayForm>;

/** One day, in digits or in words; the name of its weekday may stand beside it. */
function readDay(text: string): DayForm | null {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const weekdays = words.flatMap((word) => weekdayNamed(word) ?? []);
  const rest = words.filter((word) => weekdayNamed(word) === null).join(' ');
  const day = inDigits(rest) ?? inWords(rest);
  return day && isPossible(day) ? { ...day, weekday: weekdays[0] ?? null } : null;
}

function inDigits(text: string): DayForm | null {
  const east = text.replace(/[年년月월]\s?/g, '-').replace(/[日일]/g, '');
  const [, y4, m4, d4] = /^(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})\.?$/.exec(east) ?? [];
  const [, y8, m8, d8] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(east) ?? [];
  if (y4 ?? y8) {
    return dayOf(fullYear(Number(y4 ?? y8)), Number(m4 ?? m8), Number(d4 ?? d8));
  }
  const [, iso] = /^(\d{4}-\d{1,2}-\d{1,2})[,\s]+\p{L}{1,12}\.?$/u.exec(text) ?? [];
  if (iso !== undefined) {
    return inDigits(iso);
  }
  const [, month, day] = east === text ? [] : (/^(\d{1,2})-(\d{1,2})$/.exec(east) ?? []);
  return month === undefined ? inOpenDigits(text) : dayOf(null, Number(month), Number(day));
}

/** Digits with the year last or without one, which do not say whether day or month is first. */
function inOpenDigits(text: string): DayForm | null {
  const [, one, two, three] =
    /^(\d{1,2})\s?[-/.\s]\s?(\d{1,2})\s?[-/.\s]\s?(\d{4}|\d{2})\.?$/.exec(text) ?? [];
  if (three !== undefined) {
    return Number(one) > 31
      ? dayOf(fullYear(Number(one)), Number(two), Number(three))
      : open(Number(one), Number(two), fullYear(Number(three)));
  }
  const [, first, second] = /^(\d{1,2})(?:\/|-|\.\s?(?=\d+\.$))(\d{1,2})\.?$/.exec(text) ?? [];
  return second === undefined ? null : open(Number(first), Number(second), null);
}

/** A day of which the order of day and month is open, unless only one is possible. */
function open(first: number, second: number, year: number | null): DayForm {
  return { ...blank, year, known: null, first, second };
}

/** Exactly one month by name, a day, and perhaps a year; besides, only what dates are joined with. */
function inWords(text: string): DayForm | null {
  // `Mar 2-3` are two days, not a day and its year.
  if (/(?:^|\s)\d{1,2}\s?[-–]\s?\d{1,2}(?:$|[\s.,])/.test(text)) {
    return null;
  }
  const words = plainWord(text)
    // `05Jan25`, but not `5th`.
    .replace(/(?<=\d)(?=\p{L}{3})|(?<=\p{L}{3})(?=\d)/gu, ' ')
    .split(/[\s.\-/,'’]+/)
    .filter(
      (word) =>
        word !== '' &&
        weekdayNamed(word) === null &&
        !/^(?:of|on|the|de|del|den|der|do|le|di|il|el|da|d|du|am|a|vom|von|van|from|fra|od|desde|dal|dia|tarehe|ngay|[гр]|год[ау]?|року?|g|god|godine|gada|gads|m|men|metu|ev|aasta)$/.test(
          word,
        ),
    );
  const months = words.flatMap((word) => monthNamed(word) ?? []);
  const numbers = words.flatMap((word) => ordinalOf(word) ?? []);
  const [month] = months;
  if (month === undefined || months.length > 1 || numbers.length + 1 < words.length) {
    return null;
  }
  const [one, two] = numbers;
  if (one === undefined || numbers.length > 2) {
    return null;
  }
  if (two === undefined) {
    return one > 31 ? null : dayOf(null, month, one);
  }
  return one > 31 ? dayOf(fullYear(one), month, two) : dayOf(fullYear(two), month, one);
}

function isPossible({ known, first, second, year }: DayForm): boolean {
  const orders = known
    ? [known]
    : [
        { month: first, day: second },
        { month: second, day: first },
      ];
  return orders.some(({ month, day }) => isDay(year ?? 2024, month, day));
}

/** Whether there is such a day. */
export function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1900 || year > 2200) {
    return false;
  }
  const number = Date.UTC(year, month - 1, day) / 86_400_000;
  return Number(plainDate(number).slice(8)) === day;
}

/** A month without a day, in digits or by its name. */
function readMonth(text: string): DateForm | null {
  const [, first, year] = /^(\d{1,2})\s?[-/.]\s?(\d{4})$/.exec(text) ?? [];
  const [, before, second] = /^(\d{4})\s?[-/.]\s?(\d{1,2})$/.exec(text) ?? [];
  const [, east, third] = /^(?:(\d{4})[년年]\s?)?(\d{1,2})[월月]$/.exec(text) ?? [];
  const number = Number(first ?? second ?? third);
  if (number >= 1 && number <= 12) {
    const named = year ?? before ?? east;
    return { kind: 'month', month: number, year: named === undefined ? null : Number(named) };
  }
  const words = text.split(/[\s.\-/,']+/).filter((word) => word !== '' && plainWord(word) !== 'de');
  const named = words.flatMap((word) => monthNamed(word) ?? []);
  const other = words.filter((word) => monthNamed(word) === null);
  const isYear = other.every((word) => /^\d{4}$/.test(word));
  return named[0] === undefined || named.length > 1 || other.length > 1 || !isYear
    ? null
    : { kind: 'month', month: named[0], year: other[0] === undefined ? null : Number(other[0]) };
}
