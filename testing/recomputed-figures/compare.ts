import { isFigureId } from '#contract/figures.ts';
import type { ChurchFigures } from '#contract/functions/church-figures.ts';
import type { RecomputedFigures } from './recompute.ts';

/** A week of a figure that differs from the raw records. */
export type Difference = { figure: string; week: string; served: string; recomputed: string };

/** Only shares are fractions. */
const tolerance = 1e-9;

/** Every difference between the served figures and those from the raw records, counts included. */
export function compareFigures(served: ChurchFigures, recomputed: RecomputedFigures): Difference[] {
  const servedWeeks = new Map(
    served.figures.flatMap(({ figure, weeks }) =>
      isFigureId(figure) ? [[figure, new Map(weeks.map((one) => [one.week, one]))] as const] : [],
    ),
  );
  const figures = new Set([...servedWeeks.keys(), ...recomputed.keys()]);
  return [...figures].flatMap((figure) => {
    const [there, here] = [servedWeeks.get(figure), recomputed.get(figure)];
    const weeks = new Set([...(there?.keys() ?? []), ...(here?.keys() ?? [])]);
    const first = [...(there?.keys() ?? [])].sort()[0] ?? '';
    return [...weeks].sort().flatMap((week) => {
      const [one, other] = [there?.get(week), here?.get(week)];
      // Missing rows are fine before the first count.
      const isBefore = week < first && other?.state === 'missing';
      return isBefore || isSame(one, other)
        ? []
        : [{ figure, week, served: inWords(one), recomputed: inWords(other) }];
    });
  });
}

/** No count is served of a week that is suppressed; raw records give 0. */
type Compared = { value: number | null; state: string; count: number | null };

function isSame(one: Compared | undefined, other: Compared | undefined): boolean {
  if (!one || !other) {
    return one === other;
  }
  const isValueSame =
    one.value === other.value ||
    (one.value !== null && other.value !== null && Math.abs(one.value - other.value) < tolerance);
  return isValueSame && one.state === other.state && (one.count ?? 0) === (other.count ?? 0);
}

function inWords(one: Compared | undefined): string {
  return one ? `${one.value} (${one.state}, ${one.count})` : 'nothing';
}
