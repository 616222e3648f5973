import { isPeople } from '#contract/believed.ts';
import type { EventTimeReading } from './readings.ts';

/** The type of what was typed for a time that the provider has no headcounts of. */
export const handType = 'by hand';

/**
 * An event time's headcounts of the chosen types; of all types unless some are chosen. A time with a
 * number that cannot be right is not counted.
 */
export function chosenHeadcounts(
  { headcounts }: EventTimeReading,
  typeIds: readonly string[] | undefined,
): number[] {
  const chosen = Object.entries(headcounts).flatMap(([type, total]) =>
    typeIds === undefined || typeIds.includes(type) || type === handType ? [total] : [],
  );
  const believed = chosen.filter(isPeople);
  return believed.length === chosen.length ? believed : [];
}
