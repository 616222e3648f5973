import type { PeopleUnit, WhoChecksIn } from '#contract/people.ts';

/** Who belongs together. Persons and households are keyed hashes. */
export type Households = {
  unit: PeopleUnit;
  /** A person's household; one of their own where they have none. */
  of: (person: string) => string;
};

/**
 * The households of a church.
 *
 * @param householdOf each person's household, as the provider has it now; null where it may not be read
 */
export function householdsOf(householdOf: ReadonlyMap<string, string> | null): Households {
  return householdOf === null
    ? { unit: 'people', of: (person) => person }
    : { unit: 'households', of: (person) => householdOf.get(person) ?? person };
}

/**
 * Of several households of one person, the one that counts: the lowest id as a whole number.
 *
 * @param ids the provider's, at least one
 */
export function householdThatCounts(ids: readonly string[]): string | undefined {
  return ids.reduce<string | undefined>(
    (lowest, id) => (lowest === undefined || isLower(id, lowest) ? id : lowest),
    undefined,
  );
}

/** Compares whole numbers that may be longer than a number holds exactly. */
function isLower(a: string, b: string): boolean {
  const [first, second] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return first.length === second.length ? first < second : first.length < second.length;
}

/**
 * How many times as far as independent ones the counted vary: families come and stay away together. Measured
 * on made-up families: 2.99, and 1.67 where only children check in.
 */
export function designEffect(unit: PeopleUnit, who: WhoChecksIn): number {
  if (unit === 'households') {
    return 1;
  }
  return who === 'children' ? 1.7 : 3;
}

/** A threshold in households, in what is counted. */
export type Threshold = (households: number) => number;

/** Thresholds in what a church counts. */
export function thresholdOf(unit: PeopleUnit, who: WhoChecksIn): Threshold {
  const effect = designEffect(unit, who);
  return (households) => households * effect;
}
