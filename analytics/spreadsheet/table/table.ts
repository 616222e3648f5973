import type { Cell } from '../cell.ts';
import { type DateForm, fullYear } from '../dates/date-form.ts';

/** A block of a sheet: a date beside some cells, over and over, under the same headings. */
export type Table = {
  sheet: string;
  /** Texts above it, which may name a year or a campus. */
  titles: readonly string[];
  dateHeading: string;
  /** Its columns beside the date, each with what stands above it, top first. */
  headings: readonly (readonly string[])[];
  lines: readonly TableLine[];
  /** Rows between that have numbers and no date: totals, or a date that is none. */
  undated: readonly { label: Cell; cells: readonly Cell[] }[];
};

/** A row of a table. */
export type TableLine = { date: Cell; form: DateForm; cells: readonly Cell[] };

/** The one year that a text names and says nothing else but `Year` about; null for another text. */
export function yearAlone(text: string): number | null {
  const [, year] =
    /^(?:(?:year|jahr|ann[eé]e|año|ano|anno|jaar|år|rok|calendar year)\s*:?\s*)?((?:19|20)\d\d)(?:년|年|\.|:)?$/i.exec(
      text.trim(),
    ) ?? [];
  return year === undefined ? null : Number(year);
}

/** The years that a text names: `2024`, or both of `2023-24`. */
export function yearsIn(text: string): number[] {
  const [, buddhist] = /(?:ปี|พ\.?ศ\.?|ประจำปี)\s*(2[45]\d\d)(?!\d)/.exec(text) ?? [];
  if (buddhist !== undefined) {
    return [fullYear(Number(buddhist))];
  }
  const [, first, second] =
    /(?<!\d)((?:19|20)\d\d)(?:\s?[-–/]\s?((?:19|20)?\d\d))?(?![\d])/.exec(text) ?? [];
  if (first === undefined) {
    return [];
  }
  const year = Number(first);
  const end =
    second === undefined
      ? year
      : Number(`${second.length === 2 ? first.slice(0, 2) : ''}${second}`);
  return end === year + 1 ? [year, end] : [year];
}
