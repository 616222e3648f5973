import { dateFormat, numberFormat } from '#contract/formats.ts';

function decimals(count: number): Intl.NumberFormat {
  return numberFormat({
    minimumFractionDigits: count,
    maximumFractionDigits: count,
  });
}

/** Clicks and impressions: "12,345". */
export function formatCount(count: number): string {
  return numberFormat({ maximumFractionDigits: 0 }).format(count);
}

/** A position in search results, to 1 decimal: "14.2". */
export function formatPosition(position: number): string {
  return decimals(1).format(position);
}

/**
 * Formats a percentage, e.g. 4.5612 as "4.56%".
 */
export function formatPercentage(percentage: number): string {
  return `${decimals(2).format(percentage)}%`;
}

// The days are Google's, not the browser's: nothing here may shift them to another time zone.
const dayAndMonth = () => dateFormat({ month: 'short', day: 'numeric' });
const fullDay = () => dateFormat({ dateStyle: 'medium' });

/**
 * @returns two days, given as YYYY-MM-DD, as "Nov 12 – Nov 18, 2026", both with a year where they
 *   differ
 */
export function formatPeriod({ startDate, endDate }: { startDate: string; endDate: string }) {
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const start = (isOneYear ? dayAndMonth() : fullDay()).format(new Date(startDate));
  return `${start} – ${fullDay().format(new Date(endDate))}`;
}
