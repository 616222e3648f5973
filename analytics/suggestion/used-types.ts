import type { EventEvidence, HeldTime } from './evidence.ts';
import { type ChildrenByMoment, mixedMeaning } from './mixed-types.ts';
import { isInTheRoom, isOfClasses, meaningOfType, type TypeMeaning } from './type-meaning.ts';
import { means } from './vocabulary.ts';

/** A type of headcounts that was used. */
export type Type = { id: string; name: string; meaning: TypeMeaning };

/** Where Sunday school is the children's while the others are at worship; elsewhere it is an hour for all. */
const schoolOfChildren =
  'GB IE AU NZ ZA NA BW ZW ZM MW KE UG TZ RW IN LK PK MY FJ PG DE AT CH NL BE LU FR PL CZ SK HU RO UA SE NO DK FI EE LV LT KR JP'.split(
    ' ',
  );

/**
 * The types of an event that were used, by what they count.
 *
 * @param country ISO 3166-1 alpha-2
 * @param children those who check in, which tells who a count has in it that names children and others
 */
export function usedTypes(
  { types, times }: EventEvidence,
  { country, children }: { country: string; children: ChildrenByMoment },
): Type[] {
  const named = types
    .filter(({ id }) => times.some(({ headcounts }) => headcounts[id] !== undefined))
    .map((type): Type => ({ ...type, meaning: meaningOfType(type.name) }));
  const used = named.map((type) => ({
    ...type,
    meaning: mixedMeaning(type, { used: named, times, children }),
  }));
  const others = used.filter(({ meaning }) => isInTheRoom(meaning));
  const isDuringWorship = (id: string) => {
    const own = times.filter(({ headcounts }) => headcounts[id] !== undefined);
    const beside = own.filter(({ headcounts }) =>
      others.some((other) => headcounts[other.id] !== undefined),
    );
    return 2 * beside.length > own.length;
  };
  const isBesideAdults = isHourOfClasses(used) && used.some(({ name }) => means(name, 'adults'));
  return used.map((type) =>
    type.meaning === 'sundaySchool' &&
    !means(type.name, 'adults') &&
    (isBesideAdults || (schoolOfChildren.includes(country) && isDuringWorship(type.id)))
      ? { ...type, meaning: 'kids' }
      : type,
  );
}

/** Whether all who are counted are in classes, as the children's Sunday school and the adults' Bible class. */
export function isHourOfClasses(used: readonly Pick<Type, 'name'>[]): boolean {
  return used.length > 0 && used.every(({ name }) => isOfClasses(name));
}

/** Their ids. */
export const idsOf = (types: readonly Type[]): string[] => types.map(({ id }) => id);

/** Their names. */
export const namesOf = (types: readonly Type[]): string[] => types.map(({ name }) => name);

/** Those of these meanings. */
export const of = (types: readonly Type[], ...meanings: readonly TypeMeaning[]): Type[] =>
  types.filter(({ meaning }) => meanings.includes(meaning));

/** How many were counted in these types, over all times. */
export function sumOver(times: readonly HeldTime[], ids: readonly string[]): number {
  return times.reduce(
    (sum, { headcounts }) => sum + ids.reduce((own, id) => own + (headcounts[id] ?? 0), 0),
    0,
  );
}
