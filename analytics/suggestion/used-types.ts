import type { HeldTime } from './evidence.ts';
import type { TypeMeaning } from './type-meaning.ts';

/** A type of headcounts that was used. */
export type Type = { id: string; name: string; meaning: TypeMeaning };

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
