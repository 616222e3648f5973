import { csvFile } from '#contract/csv.ts';
import type { PulsePoint, PulseTile } from '#contract/functions/church-pulse.ts';

const heading =
  'week,day,value,state,expected_low,expected_high,expected_95_low,expected_95_high,last_year,judged,event,does_not_count,read_at,growth_weeks,growth,growth_low,growth_high';

/**
 * A closer look's weeks as CSV, oldest first; a missing value is empty, not 0. The newest week has the
 * change from last year.
 */
export function lookCsv(points: readonly PulsePoint[], growth: PulseTile['growth']): string {
  const rows = points.map((point, index) => [
    point.week,
    point.day,
    point.value,
    point.state,
    point.expected?.low80,
    point.expected?.high80,
    point.expected?.low95,
    point.expected?.high95,
    point.lastYear,
    judgedOf(point),
    point.event,
    point.isMasked,
    point.asOf,
    ...(index === points.length - 1 ? growthCells(growth) : ['', '', '', '']),
  ]);
  return csvFile(heading, rows);
}

/** As the verdict has it: `normal` only inside the printed range. */
function judgedOf({ judged, value, expected }: PulsePoint): string {
  const isOutside =
    value !== null && expected !== null && (value < expected.low80 || value > expected.high80);
  return judged === 'normal' && isOutside ? 'outside' : judged;
}

function growthCells(growth: PulseTile['growth']) {
  return [growth?.weeks, growth?.change, growth?.low, growth?.high];
}
