import type { DayForm, RangeForm } from './date-form.ts';
import { monthNamed, plainWord } from './names.ts';

const ending =
  /^(?:w\/e|we|week ending|week end|wk ending|ending|woche bis|semaine finissant|semana hasta|week tot)\b[\s:]*/;
const beginning =
  /^(?:w\/c|wc|week of|wk of|week commencing|week beginning|week starting|week from|woche vom|woche ab|semaine du|semana del?|settimana del|week van|uke fra)\b[\s:]*/;
const between =
  /\s*(?:–|—|~|→|\/(?=\d{4}-)|\bto\b|\bbis\b|\bau\b|\bal\b|\bt\/m\b|\btot\b|\bhasta\b|(?<=\s)até(?=\s)|\btil\b|\btill\b|\buntil\b|\bthrough\b|\bthru\b|\ba\b|(?<=\s)à(?=\s))\s*|\s+-\s+/;
/** What stands before the first day: `du 6 au 12`. */
const fromWord = /^(?:du|vom|von|from|del|de|dal|od|van|desde|fra|från)\s+/;

/**
 * Days in a row: `Mar 2-3`, `Feb 26 - Mar 3, 2024`, `week ending 3/8/2024`.
 *
 * @param readDay how one day is read
 */
export function readRange(
  text: string,
  readDay: (text: string) => DayForm | null,
): RangeForm | null {
  const plain = text.toLowerCase();
  if (ending.test(plain)) {
    return half('to', readDay(plain.replace(ending, '')));
  }
  if (beginning.test(plain)) {
    const rest = plain.replace(beginning, '');
    return readRange(rest, readDay) ?? half('from', readDay(rest));
  }
  const parts = splitRange(plain.replace(fromWord, ''));
  if (parts === null) {
    return null;
  }
  const to = readDay(parts.to) ?? readDay(`${parts.to} ${monthOf(parts.from)}`);
  const from = readDay(parts.from) ?? (to && readDay(withMonthOf(parts.from, parts.to)));
  return from && to ? { kind: 'range', from: { ...from, year: from.year ?? to.year }, to } : null;
}

function half(side: 'from' | 'to', day: DayForm | null): RangeForm | null {
  return day && { kind: 'range', from: null, to: null, [side]: day };
}

function splitRange(text: string): { from: string; to: string } | null {
  const [from = '', to = '', more] = text.split(between);
  if (to !== '' && more === undefined) {
    return { from, to };
  }
  // `31 Aug-1 Sept 2024`: a month on both sides.
  const [, first = '', last = ''] = /^(.*?\d.*?)\s?-\s?((?:\d|\p{L}{3}).*)$/u.exec(text) ?? [];
  if (monthOf(first) !== '' && monthOf(last) !== '' && /\d/.test(last)) {
    return { from: first, to: last };
  }
  // `Mar 2-3`, `2-3 March`, `3/2-3/3`, `2.-3. März`: joined by a hyphen, with a month beside or inside.
  const [, start = '', end = ''] = /^(.*?\d\.?)\s?-\s?(\d.*)$/.exec(text) ?? [];
  const isJoined =
    /\/|\d\.$/.test(start) ||
    `${start} ${end}`.split(/[\s.]+/).some((word) => monthNamed(word) !== null);
  return start !== '' && isJoined ? { from: start, to: end } : null;
}

function monthOf(text: string): string {
  return text.split(/[\s.,]+/).find((word) => monthNamed(word) !== null) ?? '';
}

/** The first day of a range that names its month only at the end: `2` of `2-8 March`, `2.` of `2.-8.3.2024`. */
function withMonthOf(from: string, to: string): string {
  const month = monthOf(to);
  if (month !== '') {
    return `${from} ${month}`;
  }
  const [, rest = ''] = /^\d{1,2}\.?\s?(\.?\d.*)$/.exec(plainWord(to)) ?? [];
  return `${from.replace(/\.$/, '')}.${rest.replace(/^\./, '')}`;
}
