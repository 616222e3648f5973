import { type FigureUnit, unitOfFigure } from '#contract/figures/units.ts';
import type { FigureId } from '#contract/figures.ts';
import type { SentencePart } from '#contract/findings.ts';
import {
  dayWords,
  rangeWords as plainRange,
  valueWords as plainValue,
} from '#contract/messages/figure-words.ts';

/** A date without its year, e.g. `February 21`. */
export const dateWords = (date: string): string => dayWords(date);

/** A value for a sentence; means of counts are rounded to whole people. */
export function valueWords(value: number, unit: FigureUnit, currency: string | null): string {
  const isWhole = unit !== 'share' && unit !== 'money';
  return plainValue(isWhole ? Math.round(value) : value, unit, currency ?? 'USD');
}

/** A whole number with thousands separators. */
export function wholeWords(value: number): string {
  return valueWords(value, 'people', null);
}

/** Money from minor units. */
export function moneyWords(minor: number, currency: string | null): string {
  return valueWords(minor, 'money', currency);
}

/** A range, e.g. `26 to 37`; counts are rounded outwards and never negative. */
export function rangeWords(
  low: number,
  high: number,
  unit: FigureUnit,
  currency: string | null,
): string {
  const floor = Math.max(0, low);
  const isWhole = unit !== 'share' && unit !== 'money';
  const range = isWhole ? { low: Math.floor(floor), high: Math.ceil(high) } : { low: floor, high };
  return plainRange(range, unit, currency ?? 'USD');
}

/** A number that links to its week in the figure's chart. */
export function linked(text: string, figure: FigureId, week: string): SentencePart {
  return { text, figure, week };
}

/** The first of the characters that stand for numbers with a link; no text of people has them. */
const firstMark = 0xe000;

/**
 * A sentence with numbers that link to their charts, wherever its language puts them.
 *
 * @param tell gets a mark for each number
 */
export function linkedSentence(
  links: readonly SentencePart[],
  tell: (...marks: string[]) => string,
): SentencePart[] {
  const marks = links.map((_, index) => String.fromCharCode(firstMark + index));
  return tell(...marks)
    .split(/([\ue000-\ue0ff])/)
    .filter((piece) => piece !== '')
    .map((text) => links[marks.indexOf(text)] ?? { text });
}

/** The unit a figure is written in. */
export function unitOf(figure: FigureId): FigureUnit {
  return unitOfFigure[figure];
}
