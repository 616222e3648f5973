import type { NthForm, WeekForm } from './date-form.ts';
import { monthNamed, plainWord, weekdayNamed } from './names.ts';
import { ordinalOf } from './words-of-dates.ts';

const weekName =
  'weeknr|week|wk|wo|kw|woche|kalenderwoche|w|semaine|semana|sem|settimana|sett|uke|vecka|v|uge|tydzien|tydz|tyden|tyzden|het|viikko|vko|wiki|saptamana|주';
const yearFirst = new RegExp(`^(\\d{4})[-/\\s]*(?:${weekName})\\.?\\s?(\\d{1,2})$`);
const yearLast = new RegExp(
  `^(?:${weekName})\\.?\\s?(?:no\\.?\\s?|nr\\.?\\s?)?#?(\\d{1,2})(?:[\\s/,-]+(\\d{4}))?$`,
);
const nameLast = /^(\d{1,2})\.?\s?(?:woche|kw|het|주차?)(?:[\s/,-]+(\d{4}))?$/;

/** A week by its number. */
export function readWeek(text: string): WeekForm | null {
  if (!/^(?:\p{L}|\d)/u.test(text) || text.length > 24) {
    return null;
  }
  const plain = plainWord(text);
  const [, year, week] = yearFirst.exec(plain) ?? [];
  const [, named, of] = yearLast.exec(plain) ?? [];
  const [, before, late] = nameLast.exec(plain) ?? [];
  const number = Number(week ?? named ?? before);
  const which = year ?? of ?? late;
  return number >= 1 && number <= 53
    ? { kind: 'week', week: number, year: which === undefined ? null : Number(which) }
    : null;
}

/**
 * The first, second … Sunday of a month: the ordinal stands before the weekday. A numbered week of a month is
 * counted by its Sunday.
 */
export function readNth(text: string): NthForm | null {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const at = words.findIndex(
    (word, index) =>
      !/^\d+$/.test(word) &&
      ordinalOf(word) !== null &&
      weekdayNamed(words[index + 1] ?? '') !== null &&
      !isDayBefore(text, word),
  );
  if (at < 0) {
    return readWeekOfMonth(text);
  }
  const nth = ordinalOf(words[at] ?? '');
  const weekday = weekdayNamed(words[at + 1] ?? '');
  const month = words.flatMap((word) => monthNamed(word) ?? [])[0];
  return nth === null || nth > 5 || weekday === null || month === undefined
    ? null
    : { kind: 'nth', nth, weekday, month, year: yearIn(text) };
}

/** `2023. november 5., vasárnap`: the day of the month, and then its name. */
function isDayBefore(text: string, ordinal: string): boolean {
  return text.includes(`${ordinal},`) || (/^\d{1,2}\.$/.test(ordinal) && /^\s*\d{4}\./.test(text));
}

const ofMonth = new RegExp(
  `^(?:(?:${weekName})\\s?#?([1-5])|([1-5])(?:st|nd|rd|th|er|ere|eme|e|a|\\.)?\\s?(?:${weekName})차?)$`,
);
const hasWeek = new RegExp(`(?<!\\p{L})(?:${weekName})(?!\\p{L})|\\d주|째`, 'u');
const koreanOrdinals = '첫둘셋넷다';

/** `January, Week 2`, `2. Woche März 2025`, `1월 2주`. */
function readWeekOfMonth(text: string): NthForm | null {
  const plain = plainWord(text);
  if (!hasWeek.test(plain)) {
    return null;
  }
  const words = plain
    .replace(/(?<!\d)(\d{1,2})월/, ' $1월 ')
    .split(/[\s,/.-]+/)
    .filter((word) => !/^(?:|\d{4}년?|of|de|del|di|im|in|i|af|van|du)$/.test(word));
  const isMonth = (word: string) => /^\d{1,2}월$/.test(word) || monthNamed(word) !== null;
  const [name, ...others] = words.filter(isMonth);
  const rest = words.filter((word) => !isMonth(word)).join(' ');
  const [, behind, before] = ofMonth.exec(rest) ?? [];
  const [, korean] = /^([첫둘셋넷다])\S{0,2}\s?(?:째|번째)\s?주차?$/.exec(rest) ?? [];
  const nth = korean ? koreanOrdinals.indexOf(korean) + 1 : Number(behind ?? before);
  const month = name === undefined ? null : (monthNamed(name) ?? Number.parseInt(name, 10));
  return month === null || others.length > 0 || !(nth >= 1)
    ? null
    : { kind: 'nth', nth, weekday: 6, month, year: yearIn(text) };
}

function yearIn(text: string): number | null {
  const [, year] = /(?<!\d)((?:19|20)\d\d)(?!\d)/.exec(text) ?? [];
  return year === undefined ? null : Number(year);
}
