import type { Grid } from '../cell.ts';
import type { SpreadsheetChurch } from '../church.ts';

/** Months that no other language calls so. */
const onlyCroatian =
  /siječ[an]|veljač|ožuj[ak]|svib[an]|rujn|rujan|kolovoz|studen(?:i|og)|(?<!\p{L})(?:ožu|ruj|stu)\.?\s+\d/iu;
/** Those that mean another month elsewhere, and short forms: a letter before or behind is another word. */
const months: readonly (readonly [RegExp, string])[] = [
  'sij',
  'velj',
  'ožu',
  'tra',
  'svi',
  'lip',
  'srp',
  'kol',
  'ruj',
  'lis(?:topad\\p{L}*)?',
  'stu',
  'pro',
].map((word, at) => [
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'),
  'January February March April May June July August September October November December'.split(
    ' ',
  )[at] ?? '',
]);

/** `Listopad` is October in Croatia and November in Poland and Bohemia: what else the file names says which. */
export function withCroatianMonths(
  grids: readonly Grid[],
  { country }: SpreadsheetChurch,
): readonly Grid[] {
  const isCroatian =
    ['HR', 'BA'].includes(country) ||
    grids.some(({ rows }) => rows.some((row) => row.some(({ text }) => onlyCroatian.test(text))));
  if (!isCroatian) {
    return grids;
  }
  const written = (text: string) =>
    /\d/.test(text)
      ? months.reduce((all, [pattern, month]) => all.replace(pattern, month), text)
      : text;
  return grids.map(({ sheet, rows }) => ({
    sheet,
    rows: rows.map((row) => row.map((cell) => ({ ...cell, text: written(cell.text) }))),
  }));
}
