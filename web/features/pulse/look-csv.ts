import { csvFile } from '#contract/csv.ts';
import type { PulsePoint } from '#contract/functions/church-pulse.ts';

const heading =
  'week,day,value,state,expected_low,expected_high,expected_95_low,expected_95_high,last_year,judged,event,does_not_count,read_at';

/** A closer look's weeks as CSV, oldest first; a missing value is empty, not 0. */
export function lookCsv(points: readonly PulsePoint[]): string {
  const rows = points.map((point) => [
    point.week,
    point.day,
    point.value,
    point.state,
    point.expected?.low80,
    point.expected?.high80,
    point.expected?.low95,
    point.expected?.high95,
    point.lastYear,
    point.judged,
    point.event,
    point.isMasked,
    point.asOf,
  ]);
  return csvFile(heading, rows);
}
