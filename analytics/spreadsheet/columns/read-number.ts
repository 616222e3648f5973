import type { Cell } from '../cell.ts';

/** What a cell says: a number, nothing, or what is wrong with it. */
export type CellNumber =
  | { kind: 'number'; value: number; isEstimate: boolean }
  | { kind: 'blank' }
  | { kind: 'bad'; why: 'two' | 'more' | 'negative' | 'part' | 'unread' | 'large' };

/** How a column writes numbers. */
export type NumberStyle = NumberForm & { isMoney: boolean; decimal: '.' | ',' };

/** What is known of the numbers of a whole table. */
export type NumberForm = {
  /** Decimals of the church's currency. */
  digits: number;
  /** Whether it is our own export: points are decimals, and nothing else is written. */
  isOwn: boolean;
};

const estimate =
  /^(?:~|≈|±|ca\.?|c\.|circa|approx\.?|about|around|roughly|etwa|rund|env\.?|environ|aprox\.?|cerca de|ok\.|ung\.|cirka|noin|약)\s*|\s*\(?(?<!\p{L})(?:est\.?|estimated?|approx\.?|geschätzt|gesch\.|estimado|estimativa|estimé|geschat|gesch|uppskattat|szac\.?|약|쯤)\)?$/iu;
const codes =
  'usd|eur|gbp|chf|cad|aud|nzd|zar|ngn|kes|ksh|ghs|ugx|tzs|zmw|mwk|rwf|etb|xaf|xof|php|inr|idr|myr|sgd|hkd|twd|cny|jpy|krw|brl|mxn|cop|ars|clp|pen|gtq|hnl|crc|dop|sek|nok|dkk|isk|pln|czk|huf|ron|bgn|uah|rub|try|ils|aed|kwd|bhd|omr|jod|tnd|htg|mga|rsd|bam|mkd|gel|amd|thb|vnd|pkr|bdt|lkr|npr|mmk|khr|egp|lbp|mad|dzd|bob|pyg|uyu|nio|ttd|jmd|xcd|fjd|pgk|wst|szl|lsl|bwp|nad|mur';
const units = new RegExp(
  `\\s*(?:people|persons?|guests?|visitors?|besucher|leute|ppl|pax|pers\\.?|pp|personen|personnes|personas|pessoas|persone|osób|osoby|osob|mensen|mense|personer|besökare|attendees|adults|kids|watu|tao|orang|명|人|名|kr\\.?|zł|kč|ft|lei|ron|лв\\.?|дин\\.?|din\\.?|ar|元|圓|圆|บาท|đồng|đ|birr|f?\\s?cfa|frw|gourdes?|грн|руб\\.?|${codes}|원|euros?|dollars?|pesos?|reais|rand|naira|shillings?|,-|,–|,—|\\.-|\\.–|\\.—|:-|/[-=])$`,
  'iu',
);
/** What is no count whatever digits it has: an error of a formula, the name of an illness. */
const noNumber = /^#(?:REF|DIV\/0|N\/A|VALUE|NAME|NUM|NULL|SPILL)[!?]?$|^\D*\bcovid\W?19\D*$/iu;

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
  if (!/\d/.test(marked) || noNumber.test(marked)) {
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
    .replace(/\s*(?:\p{Lu}{1,2})?\p{Sc}$/u, '')
    .replace(units, '')
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
function parsed(text: string, style: NumberStyle): number | null {
  const { isMoney, decimal, digits: minor, isOwn } = style;
  if (isOwn && /^\d+(?:\.\d+)?$/.test(text)) {
    return Number(text);
  }
  const plain = text.replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?:\D|$))/g, '');
  const sign = /^[-−]|^\(.*\)$/.test(plain) ? -1 : 1;
  const digits = plain.replace(/^[-−+(]|\)$/g, '').trim();
  if (/^\d+$/.test(digits)) {
    return sign * Number(digits);
  }
  const isThousands =
    /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(digits) ||
    /^\d{1,2}(?:,\d\d)+,\d{3}$/.test(digits);
  // Of money with three decimals, only a second separator says that the first is of thousands.
  const hasThree = isMoney && minor === 3 && /^\d+[.,]\d{3}$/.test(digits);
  if (isThousands && !(hasThree && digits.includes(decimal))) {
    return sign * Number(digits.replace(/[.,]/g, ''));
  }
  const grouped =
    decimal === '.' ? /^(?:\d+|\d{1,3}(?:,\d{2,3})+)\.\d+$/ : /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/;
  if (grouped.test(digits)) {
    return sign * Number(digits.replace(decimal === '.' ? /,/g : /\./g, '').replace(',', '.'));
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
export function styleOf(cells: readonly Cell[], isMoney: boolean, form: NumberForm): NumberStyle {
  let commas = 0;
  let points = 0;
  for (const { text, number } of cells) {
    if (number === null) {
      commas += /\d[.\s'’]\d{3},\d|\d,\d{1,2}(?!\d)/.test(text) ? 1 : 0;
      points += /\d[,\s'’]\d{3}\.\d|\d\.\d{1,2}(?!\d)/.test(text) ? 1 : 0;
    }
  }
  return { ...form, isMoney, decimal: commas > points ? ',' : '.' };
}

/** Whether a cell holds one number, with whatever is written around it. */
export function looksNumeric({ text, number }: Cell): boolean {
  const bare = text
    .replace(units, '')
    .replace(estimate, '')
    .replace(/\s*\([^\d)]*\)$/, '');
  return (
    number !== null ||
    /^[^\p{L}\d]{0,3}(?:(?:[A-Z]{1,3}|K[Ss]hs?\.?|US|Rp\.?|Rs\.?|Php|Fr\.|[Kk]r\.?|S\/\.?)\s?\p{Sc}?)?\s?[-−(]?\d[\d.,'’\s\u00a0\u202f]*\)?\*?\s?(?:\p{Sc}|%)?$/u.test(
      bare,
    )
  );
}
