import type { PulsePoint } from '#contract/functions/church-pulse.ts';

const heading =
  'week,day,value,state,expected_low,expected_high,expected_95_low,expected_95_high,last_year,judged,event,does_not_count,read_at';

/** A closer look's weeks as CSV, oldest first; a missing value is empty, not 0. */
export function lookCsv(points: readonly PulsePoint[]): string {
  const rows = points.map((point) =>
    [
      point.week,
      point.day,
      point.value,
      point.state,
      point.expected?.low,
      point.expected?.high,
      point.expected95?.low,
      point.expected95?.high,
      point.lastYear,
      point.judged,
      point.event,
      point.isMasked,
      point.asOf,
    ]
      .map(cell)
      .join(','),
  );
  return `${[heading, ...rows].join('\r\n')}\r\n`;
}

/** Quotes texts, and escapes those that a spreadsheet would take for a formula. */
function cell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) {
    return '';
  }
  if (typeof value !== 'string') {
    return String(value);
  }
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
