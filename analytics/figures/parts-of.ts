import type { HandCategory } from '#contract/by-hand.ts';
import { isPartOf } from './by-hand.ts';
import type { FigureInput } from './frame.ts';
import type { CountReading } from './readings.ts';

/** What was typed of a figure, by day, and of a day in the order of its categories. */
export function partsOf(
  { readings, choices }: Pick<FigureInput, 'readings' | 'choices'>,
  feeds: HandCategory['feeds'],
): CountReading[] {
  const places = new Map(
    (choices.byHand?.categories ?? [])
      .filter((category) => isPartOf(category, feeds))
      .map(({ id }, place) => [id, place]),
  );
  const placeOf = ({ categoryId }: CountReading) => places.get(categoryId) ?? 0;
  return readings.counts
    .filter(({ categoryId }) => places.has(categoryId))
    .sort((one, other) => {
      const keys = [one, other].map(({ day, serviceId }) => `${day} ${serviceId ?? ''}`);
      return (keys[0] ?? '').localeCompare(keys[1] ?? '') || placeOf(one) - placeOf(other);
    });
}
