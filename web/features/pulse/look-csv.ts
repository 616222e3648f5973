import { csvFile, csvRecord } from '#contract/csv.ts';
import type { PulsePoint, PulseTile } from '#contract/functions/church-pulse.ts';
import type { FigureLook, ServicePart } from '#contract/functions/figure-look.ts';
import { serviceWords } from '#contract/messages/growth.ts';
import { minorDigits } from '#contract/minor-units.ts';

const heading =
  'week,day,value,state,expected_low,expected_high,expected_95_low,expected_95_high,last_year,judged,event,does_not_count,read_at,growth_weeks,growth,growth_low,growth_high,goal_year,goal,year_so_far,year_expected,year_expected_low,year_expected_high';

/**
 * A closer look's weeks as CSV, oldest first; a missing value is empty, not 0, and money is in dollars, not
 * cents. The newest week has the change from last year, the year's goal, and each service's change.
 */
export function lookCsv({
  points,
  tile,
  goal,
  services,
  currency,
}: Pick<FigureLook, 'points' | 'tile' | 'goal' | 'services' | 'currency'>): string {
  const as = amounts(tile.lineUnit === 'money' ? minorDigits(currency) : 0);
  const rows = points.map((point, index) => {
    const isNewest = index === points.length - 1;
    return [
      point.week,
      point.day,
      as(point.value),
      point.state,
      as(point.expected?.low80),
      as(point.expected?.high80),
      as(point.expected?.low95),
      as(point.expected?.high95),
      as(point.lastYear),
      judgedOf(point),
      point.event,
      point.isMasked,
      point.asOf,
      ...(isNewest ? [...growthCells(tile.growth), ...goalCells(goal, as)] : beside),
      ...services.flatMap(({ growth }) => growthCells(isNewest ? growth : null)),
    ];
  });
  const more = services.flatMap((each) => headingsOf(each, services));
  return csvFile(csvRecord([...heading.split(','), ...more]).trimEnd(), rows);
}

/** A service's columns, its name in each. */
function headingsOf(service: ServicePart, services: readonly ServicePart[]): string[] {
  const name = serviceWords(service, services).replaceAll(/[\u00a0\u202f]/g, ' ');
  return ['growth_weeks', 'growth', 'growth_low', 'growth_high'].map(
    (column) => `${column} (${name})`,
  );
}

/** The cells of earlier weeks there. */
const beside = Array.from({ length: 10 }, () => '');

/** As the verdict has it: `normal` only inside the printed range. */
function judgedOf({ judged, value, expected }: PulsePoint): string {
  const isOutside =
    value !== null && expected !== null && (value < expected.low80 || value > expected.high80);
  return judged === 'normal' && isOutside ? 'outside' : judged;
}

function growthCells(growth: PulseTile['growth']) {
  return [growth?.weeks, growth?.change, growth?.low, growth?.high];
}

function goalCells(goal: FigureLook['goal'], as: ReturnType<typeof amounts>) {
  const { end = null } = goal ?? {};
  const amountsOf = [goal?.value, goal?.soFar, end?.median, end?.low80, end?.high80];
  return [goal?.year, ...amountsOf.map(as)];
}

/** Writes numbers of so many minor digits; what is missing stays so. */
function amounts(digits: number) {
  return (value: number | null | undefined) =>
    digits > 0 && typeof value === 'number' ? (value / 10 ** digits).toFixed(digits) : value;
}
