import type { Cell } from '../cell.ts';

/** What a cell says: a number, nothing, or what is wrong with it. */
export type CellNumber =
  | { kind: 'number'; value: number; isEstimate: boolean }
  | { kind: 'blank' }
  | { kind: 'bad'; why: 'two' | 'more' | 'negative' | 'part' | 'unread' | 'large' };

/** How a column writes numbers. */
export type NumberStyle = { isMoney: boolean; decimal: '.' | ',' };

const estimate =
  /^(?:~|≈|±|ca\.?|c\.|circa|approx\.?|about|around|etwa|env\.?|environ|aprox\.?|ok\.|약)\s*|\s*\(?\b(?:est\.?|estimated?|approx\.?|geschätzt|estimado|estimé|geschat|uppskattat|약)\)?$/i;
const units =
  /\s*(?:people|persons?|guests?|visitors?|besucher|personas|ppl|pers\.?|personen|personnes|personas|pessoas|persone|osób|osoby|mensen|personer|attendees|adults|kids|명|人|kr\.?|sek|nok|dkk|usd|eur|chf|gbp|zł|pln|zar|krw|원|,-|,–|\.-|\.–|\/[=-])$/i;

/**
 * Reads a cell of a column of numbers.
 *
 * @returns whole people, or money in the currency's main unit
 */
export function readNumber({ text, number }: Cell, style: NumberStyle): CellNumber {
  if (number !== null) {
    return checked(number, false, style);
  }
  const marked = text
    .trim()
    .replace(/\*+$|[¹²³†]+$|\s*\([^\d)]*\)$/u, (mark) =>
      /est|approx|~/i.test(mark) ? ' est.' : '',
    );
  if (!/\d/.test(marked)) {
    return { kind: 'blank' };
  }
  const isEstimate = estimate.test(marked);
  const bare = marked
    .replace(estimate, '')
    .replace(
      style.isMoney
        ? /^(?:\p{L}{1,4}\.?|S\/|#)?\s*\p{Sc}?\s*(?=[-−(\d])/u
        : /^\p{Sc}\s*(?=[-−(\d])/u,
      '',
    )
    .replace(/\s*\p{Sc}$/u, '')
    .replace(units, '')
    .replace(/\*+$/, '')
    .trim();
  const value = parsed(bare.replace(/\s*\p{Sc}$/u, ''), style);
  return value === null ? { kind: 'bad', why: whyBad(bare) } : checked(value, isEstimate, style);
}

function checked(value: number, isEstimate: boolean, { isMoney }: NumberStyle): CellNumber {
  if (value < 0) {
    return { kind: 'bad', why: 'negative' };
  }
  // A sum of floating-point cells may be off by a hair.
  const whole = Math.abs(value - Math.round(value)) < 1e-9 ? Math.round(value) : value;
  if (!isMoney && !Number.isInteger(whole)) {
    return { kind: 'bad', why: 'part' };
  }
  return !isMoney && whole > 1_000_000
    ? { kind: 'bad', why: 'large' }
    : { kind: 'number', value: whole, isEstimate };
}

/** Digits with separators; three digits after a lone separator are thousands. */
function parsed(text: string, { isMoney, decimal }: NumberStyle): number | null {
  const plain = text.replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?:\D|$))/g, '');
  const sign = /^[-−]|^\(.*\)$/.test(plain) ? -1 : 1;
  const digits = plain.replace(/^[-−+(]|\)$/g, '').trim();
  if (/^\d+$/.test(digits)) {
    return sign * Number(digits);
  }
  // 1,234,567, and 12,34,567 as India groups them.
  if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$|^\d{1,2}(?:,\d{2})+,\d{3}$/.test(digits)) {
    return sign * Number(digits.replace(/[.,]/g, ''));
  }
  const grouped =
    decimal === '.' ? /^(?:\d+|\d{1,3}(?:,\d{2,3})+)\.\d+$/ : /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/;
  if (grouped.test(digits)) {
    const number = Number(digits.replace(decimal === '.' ? /,/g : /\./g, '').replace(',', '.'));
    return isMoney || Number.isInteger(number) || /[.,]\d{1,2}$/.test(digits)
      ? sign * number
      : null;
  }
  return null;
}

function whyBad(text: string): 'two' | 'more' | 'unread' {
  if (/^\d[\d.,]*\s*(?:[-–+/&,]|to|or|bis|ou|o)\s*\d[\d.,]*$/i.test(text)) {
    return 'two';
  }
  return /\d\s*\+$|^[<>≥≤]/.test(text) ? 'more' : 'unread';
}

/** How a column writes its decimals: by the cells that show it, else with a point. */
export function styleOf(cells: readonly Cell[], isMoney: boolean): NumberStyle {
  let commas = 0;
  let points = 0;
  for (const { text, number } of cells) {
    if (number === null) {
      commas += /\.\d{3},\d|\d,\d{1,2}(?!\d)/.test(text) ? 1 : 0;
      points += /,\d{3}\.\d|\d\.\d{1,2}(?!\d)/.test(text) ? 1 : 0;
    }
  }
  return { isMoney, decimal: commas > points ? ',' : '.' };
}

/** Whether a cell holds one number, with whatever is written around it. */
export function looksNumeric({ text, number }: Cell): boolean {
  const bare = text.replace(units, '').replace(estimate, '');
  return (
    number !== null ||
    /^[^\p{L}\d]{0,3}(?:(?:[A-Z]{1,3}|K[Ss]hs?\.?|Rp\.?|Rs\.?|Php)\s?\p{Sc}?)?\s?[-−(]?\d[\d.,'’\s\u00a0\u202f]*\)?\*?\s?(?:\p{Sc}|%)?$/u.test(
      bare,
    )
  );
}
