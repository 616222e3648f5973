import type { Cell } from '../cell.ts';

const amount = String.raw`[-−(]?\d[\d.,'’\s\u00a0\u202f]*\)?`;
const word = String.raw`\p{L}[\p{L}\p{M}.]*(?:\s\p{L}[\p{L}.]*)?`;
const beside = new RegExp(`^(?:(${word})\\s*(${amount})|(${amount})\\s*(${word}))$`, 'u');
/** What only amounts are written with: thousands apart, or two decimals behind them. */
const parted = /\d[.,'’\s\u00a0\u202f]\d{3}(?!\d)|\d{2}[.,]\d\d$/;
/** `kl. 11.30` */
const time = /^(?:[01]?\d|2[0-4])[.,][0-5]\d$/;
/** `1.5 Mio` is more than it looks. */
const multiple =
  /^(?:k|m|bn?|mm|mil(?:es|h|l)?|mio|mln|mrd|tsd|tys|rb|jt|th|cr|lacs?|lakhs?|crores?|ribu|juta|mila|elfu|tausend|tusen\p{L}*|thousands?|milli?on\p{L}*|milh\p{L}+|millones|milhoes)\b/iu;

/** Of how many cells of a column one word must be the same. */
const shareMin = 0.9;
const cellsMin = 3;

/**
 * The cells of a column with a plain currency sign in place of the word that stands beside each of its amounts:
 * which words churches write for their money nobody knows, but a column of text has not the same one beside numbers
 * with thousands apart. As they are where there is none.
 */
export function withCurrencySign(cells: readonly Cell[]): readonly Cell[] {
  const filled = cells.filter(({ text }) => /\d/.test(text));
  const amounts = filled.flatMap(({ text }) => namedAmount(text) ?? []);
  const [first] = amounts;
  const same = amounts.filter(({ name }) => name === first?.name);
  const isMoney =
    first !== undefined &&
    same.length >= cellsMin &&
    same.length >= shareMin * filled.length &&
    !multiple.test(first.name) &&
    same.filter(({ digits }) => parted.test(digits) && !time.test(digits)).length > same.length / 2;
  return isMoney
    ? cells.map((cell) => {
        const own = namedAmount(cell.text);
        return own?.name === first.name ? { ...cell, text: `¤${own.digits}` } : cell;
      })
    : cells;
}

/** No amount is longer; what is would take the pattern long. */
const lengthMax = 40;

/** An amount and the word beside it; null for anything else. */
function namedAmount(text: string): { name: string; digits: string } | null {
  const found = text.length > lengthMax ? null : beside.exec(text.trim());
  const [, before, behind, ahead, after] = found ?? [];
  const name = before ?? after;
  const digits = behind ?? ahead;
  return name === undefined || digits === undefined ? null : { name, digits: digits.trim() };
}
