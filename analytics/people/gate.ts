/** Below this share of people who are known elsewhere, a product numbers its people otherwise. */
const leastMatched = 0.8;

/**
 * Whether a product's people are the same as those of households and check-ins, by their ids. Then the stages
 * that join them can be told.
 *
 * @param people of the product: on teams or giving in the 13 weeks before the current one, or members today
 * @param isKnown whether somebody is in the list of households, or was ever seen at check-ins
 */
export function areSamePeople(
  people: ReadonlySet<string>,
  isKnown: (person: string) => boolean,
): boolean {
  const known = [...people].filter(isKnown).length;
  return people.size === 0 || known / people.size >= leastMatched;
}
