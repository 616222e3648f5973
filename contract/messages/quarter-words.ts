import { dateFormat } from '../formats.ts';
import { plainWords } from './plain-words.ts';

/**
 * The months of a quarter, or of the quarters that end with it, e.g. `October to December 2026`; in short
 * `Oct–Dec 2026`. Four of them are their year.
 *
 * @param quarter e.g. `2026-Q4`
 */
export function quarterWords(
  quarter: string,
  { span = 1, isShort = false }: { span?: number; isShort?: boolean } = {},
): string {
  const { year, first, last } = monthsOf(quarter, span);
  if (span === 4) {
    return String(year);
  }
  const month = isShort ? 'short' : 'long';
  const from = dateFormat({ month }).format(first);
  const to = dateFormat({ month, year: 'numeric' }).format(last);
  return isShort ? `${from}–${to}` : plainWords.range(from, to);
}

/** The same without its year, as it stands under a bar; with it in the first quarter of a year. */
export function quarterTick(quarter: string, span: number): string {
  const { year, first, last } = monthsOf(quarter, span);
  if (span === 4) {
    return String(year);
  }
  const month = dateFormat({ month: 'short' });
  const months = `${month.format(first)}–${month.format(last)}`;
  return first.getUTCMonth() === 0 ? `${months} ${String(year).slice(2)}` : months;
}

/** A month with its year in short, e.g. `Jul 2027`. */
export function monthWords(day: string): string {
  return dateFormat({ month: 'short', year: 'numeric' }).format(Date.parse(day));
}

function monthsOf(quarter: string, span: number) {
  const [year, number] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))];
  return {
    year,
    first: new Date(Date.UTC(year, 3 * (number - span), 1)),
    last: new Date(Date.UTC(year, 3 * number - 1, 1)),
  };
}
