import { isPartOf } from './by-hand.ts';
import type { FigureInput } from './frame.ts';
import { partsOf } from './parts-of.ts';
import type { CountReading, Readings } from './readings.ts';
import { type Comparison, compare, standingAnswers, typedSum } from './two-sources.ts';

/** Where a typed service is one of the provider's times, either of them counts. */
export type Settled = {
  /** Without the counts that are in the provider's, and without what they count in the stead of. */
  readings: Readings;
  /** The services that are the provider's times. */
  linked: ReadonlySet<string>;
  /** Days of which a typed number counts among the provider's. */
  byHand: readonly string[];
  comparisons: readonly Comparison[];
};

/** Nothing that is typed is the provider's. */
export function unsettled(readings: Readings): Settled {
  return { readings, linked: new Set(), byHand: [], comparisons: [] };
}

/** Decides about the attendance of services and days, one after the other, and gathers what follows. */
export function settlingOf(input: FigureInput) {
  const { readings, frame } = input;
  const parts = Map.groupBy(
    partsOf(input, 'attendance'),
    ({ serviceId, day }) => `${serviceId} ${day}`,
  );
  const isReady = readyToCompare(input);
  const askedAbout = mainCounts(input);
  const answers = standingAnswers(readings.counts);
  const consumed = new Set<string>();
  const comparisons: Comparison[] = [];
  return {
    comparisons,
    countsAt: (services: readonly string[], day: string) =>
      services.flatMap((service) => parts.get(`${service} ${day}`) ?? []),
    consume: (services: readonly string[], day: string) => {
      for (const service of services) {
        consumed.add(`${service} ${day}`);
      }
    },
    /** What was typed, where it counts; null where the provider's does, or nothing. */
    typedOf(counts: readonly CountReading[], day: string, provided: number | null) {
      const typed = provided === null || isReady(counts, day) ? typedSum(counts) : null;
      const { stands, comparison } = compare(
        askedAbout(counts),
        { typed, provided },
        answers,
        frame,
      );
      if (comparison) {
        comparisons.push(comparison);
      }
      return provided !== null && stands === 'provider' ? null : typed;
    },
    /** The counts that are not in the provider's. */
    left: () =>
      readings.counts.filter(({ serviceId, day }) => !consumed.has(`${serviceId} ${day}`)),
  };
}

/** Of the counts of a time those that its question is about: kids have one of their own, by the week. */
function mainCounts({
  choices,
}: FigureInput): (counts: readonly CountReading[]) => readonly CountReading[] {
  const main = new Set(
    choices.byHand?.categories.flatMap(({ id, feeds }) => (feeds === 'attendance' ? id : [])),
  );
  return (counts) => {
    const own = counts.filter(({ categoryId }) => main.has(categoryId));
    return own.length > 0 ? own : counts;
  };
}

/** Whether a day's typing is done: the day is over, or nothing of it is missing. */
function readyToCompare({
  choices,
  frame,
}: FigureInput): (counts: readonly CountReading[], day: string) => boolean {
  const categories = (choices.byHand?.categories ?? []).filter(
    (one) => isPartOf(one, 'attendance') && one.per === 'service' && !one.isAway,
  );
  return (counts, day) =>
    day < frame.localNow.slice(0, 10) ||
    categories.every(({ id }) =>
      counts.some(({ categoryId, value }) => categoryId === id && value !== null),
    );
}
