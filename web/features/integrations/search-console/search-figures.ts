const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = decimals(1);
const twoDecimals = decimals(2);

function decimals(count: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: count,
    maximumFractionDigits: count,
  });
}

/** Clicks and impressions: "12,345". */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** A position in search results, to 1 decimal: "14.2". */
export function formatPosition(position: number): string {
  return oneDecimal.format(position);
}

/**
 * Formats a percentage, e.g. 4.5612 as "4.56%".
 */
export function formatPercentage(percentage: number): string {
  return `${twoDecimals.format(percentage)}%`;
}

// The days are Google's, not the browser's: nothing here may shift them to another time zone.
const dayAndMonth = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * @returns two days, given as YYYY-MM-DD, as "Nov 12 – Nov 18, 2026", both with a year where they
 *   differ
 */
export function formatPeriod({ startDate, endDate }: { startDate: string; endDate: string }) {
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const start = (isOneYear ? dayAndMonth : fullDay).format(new Date(startDate));
  return `${start} – ${fullDay.format(new Date(endDate))}`;
}
