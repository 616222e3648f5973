import type { FigureId, FigureUnit } from '#contract/figures.ts';
import { unitOfFigure } from '#contract/figures.ts';
import type { SentencePart } from '#contract/findings.ts';
import { dayNumber } from '../calendar/plain-date.ts';

/** Keeps the two sides of a range, and a month and its day, on one line. */
const join = '\u00a0';

/** How each figure is called within a sentence. */
export const figureNouns: Readonly<Record<FigureId, string>> = {
  attendance: 'attendance',
  first_time_guests: 'first-time guests',
  guest_return: 'guest return',
  kids: 'kids',
  serving: 'people serving',
  group_members: 'group members',
  group_attendance: 'group attendance',
  giving: 'giving',
  giving_settled: 'settled giving',
  giving_units: 'givers',
  recurring_share: 'recurring giving',
  reach: 'people reached in eight weeks',
  room_use: 'room use',
  search_clicks: 'search clicks',
  search_impressions: 'search impressions',
  search_nonbrand_clicks: 'clicks from other searches',
};

/** A date as `February 21`; the year only where it is asked for. */
export function dateWords(date: string, withYear = false): string {
  const words = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...(withYear ? { year: 'numeric' } : {}),
  }).format(dayNumber(date) * 86_400_000);
  return words.replace(' ', join);
}

/** A value in its unit: people whole, shares in percent, money without cents from 100 on. */
export function valueWords(value: number, unit: FigureUnit, currency: string | null): string {
  if (unit === 'share') {
    return `${Math.round(value * 100)}%`;
  }
  if (unit === 'money') {
    return moneyWords(value, currency);
  }
  return wholeWords(Math.round(value));
}

/** A whole number with thousands separated. */
export function wholeWords(value: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(value);
}

/** Money from minor units; without cents from 100 on. */
export function moneyWords(minor: number, currency: string | null): string {
  const style = { style: 'currency', currency: currency ?? 'USD' } as const;
  const cents = new Intl.NumberFormat('en-US', style).resolvedOptions().maximumFractionDigits ?? 2;
  const value = minor / 10 ** cents;
  const digits = Math.abs(value) >= 100 ? 0 : cents;
  return new Intl.NumberFormat('en-US', {
    ...style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** A range as `26 to 37`, rounded outwards for counts. */
export function rangeWords(
  low: number,
  high: number,
  unit: FigureUnit,
  currency: string | null,
): string {
  const floor = Math.max(0, low);
  const [from, to] =
    unit === 'share' || unit === 'money' ? [floor, high] : [Math.floor(floor), Math.ceil(high)];
  const words = [valueWords(from, unit, currency), valueWords(to, unit, currency)];
  return words.join(`${join}to${join}`);
}

/** A number that links to its figure's chart and week. */
export function linked(text: string, figure: FigureId, week: string): SentencePart {
  return { text, figure, week };
}

/** The unit a figure is written in. */
export function unitOf(figure: FigureId): FigureUnit {
  return unitOfFigure[figure];
}

/** The plain text of a sentence made of parts. */
export function plainText(parts: readonly SentencePart[]): string {
  return parts.map(({ text }) => text).join('');
}
