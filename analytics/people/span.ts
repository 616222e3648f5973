import { median } from 'd3-array';
import { type QuarterSpan, quarterSpans } from '#contract/people.ts';
import type { Threshold } from './households.ts';
import { addQuarters, partsOfQuarter, type Quarter } from './quarter.ts';

/** The spans of a year's cohorts, by what is told of them; null where even a year has too few. */
export type YearSpans = { guests: QuarterSpan | null; giving: QuarterSpan | null };

/** A median span of new households, at least. */
const leastNew = { guests: 10, giving: 60 };
/** The median is that of so many spans. */
const spansCompared = 4;

/**
 * The shortest spans for which the median of earlier years is enough. One span a stage, so that no total
 * gives a part away.
 *
 * @param year of the cohorts
 * @param ordinaryNew new households outside of festivals, by quarter; of those only of which every week may
 *   have first visits
 */
export function decideSpans(
  year: number,
  ordinaryNew: ReadonlyMap<Quarter, number>,
  threshold: Threshold,
): YearSpans {
  const shortest = (least: number) =>
    quarterSpans.find((span) => {
      const sums = wholeSpans(year, span, ordinaryNew).slice(-spansCompared);
      return (median(sums) ?? 0) >= threshold(least);
    }) ?? null;
  return { guests: shortest(leastNew.guests), giving: shortest(leastNew.giving) };
}

/** The sums of whole spans before a year, oldest first. */
function wholeSpans(
  year: number,
  span: QuarterSpan,
  ordinaryNew: ReadonlyMap<Quarter, number>,
): number[] {
  const last = [...ordinaryNew.keys()].filter(
    (quarter) => partsOfQuarter(quarter).year < year && isEndOfSpan(quarter, span),
  );
  return last.toSorted().flatMap((quarter) => {
    const counts = quartersOfSpan(quarter, span).map((each) => ordinaryNew.get(each));
    return counts.every((count) => count !== undefined)
      ? [counts.reduce((total, count) => total + count, 0)]
      : [];
  });
}

/** Whether a span ends with a quarter; spans are cut from January. */
export function isEndOfSpan(quarter: Quarter, span: QuarterSpan): boolean {
  return partsOfQuarter(quarter).number % span === 0;
}

/** The quarters of the span that ends with one, oldest first. */
function quartersOfSpan(quarter: Quarter, span: QuarterSpan): Quarter[] {
  return Array.from({ length: span }, (_, index) => addQuarters(quarter, index + 1 - span));
}
