import { plainWord } from '../dates/names.ts';

const kidsUpTo = 13;
const adultsFrom = 18;
const years = '(?:\\s?(yrs?|years?|y\\/?o|ans|anos|jahre|jaar|lat|let|ar|anni|tahun|세))?';
const ageRange = new RegExp(
  `^(ages?|aged|edad|idade|alter|leeftijd)?\\s?(\\d{1,2})\\s?(?:[-–]|to|a|bis|tot)\\s?(\\d{1,3})${years}$`,
);
const ageFrom = new RegExp(
  `^(?:ages?|aged|from|ab)?\\s?(\\d{2})\\s?(?:\\+|and (?:over|above|up|older)|& (?:over|above|up))${years}$`,
);

/** Years of age; without a last one from there on. Unless they are said to be ages they may be hours or grades. */
export type Ages = { from: number; to: number | null; isSaid: boolean };

/** `Ages 0-12`, `36+`, and `4-11`, which does not say that it is of ages. */
export function agesIn(heading: string): Ages | null {
  const plain = plainWord(heading).trim();
  const [, word, from, to, unit] = ageRange.exec(plain) ?? [];
  const [, least] = ageFrom.exec(plain) ?? [];
  if (from !== undefined && to !== undefined) {
    const isSaid = word !== undefined || unit !== undefined;
    return { from: Number(from), to: Number(to), isSaid };
  }
  return least === undefined ? null : { from: Number(least), to: null, isSaid: true };
}

/** Who is of these ages; null where kids and adults are. */
export function groupOfAges({ from, to }: Ages): 'kids' | 'adults' | null {
  if (from >= adultsFrom) {
    return 'adults';
  }
  return to !== null && to <= kidsUpTo && from < to ? 'kids' : null;
}

/** Whether a heading says an age or grades of these people. */
export function isOfAge(heading: string, group: 'kids' | 'adults'): boolean {
  const ages = agesIn(heading);
  return ages?.isSaid === true && groupOfAges(ages) === group;
}

/** The last grade of what Americans call elementary school. */
export const kidsGrade = 6;
const grades =
  /^(?:(?:pre-?)?k|kg|\d{1,2}(?:st|nd|rd|th))\s?[-–]\s?(?:(k)|(\d{1,2})(?:st|nd|rd|th)?)(?:\s?gr(?:ade)?s?\.?)?$/;

/** The last grade of `K-2` or `3rd-5th`; 0 where a heading is of none. */
export function gradesUpTo(heading: string): number {
  const [, k, last] = grades.exec(plainWord(heading).trim()) ?? [];
  return k === undefined ? Number(last ?? 0) : 1;
}
