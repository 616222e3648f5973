import type { Difference, State } from '#proofs/isolation/oracle/database-state.ts';
import type { Row } from '#proofs/isolation/oracle/specified-rights.ts';

type Pair = { before: Row | null; after: Row | null };

/**
 * A letter or a reminder to count ends when its reader may no longer see its church, or with the church.
 *
 * @param profiles the changed profiles; null means absent
 * @param churches the ids of the deleted churches
 */
export function lettersOfLeavers(
  baseline: State,
  profiles: readonly Pair[],
  churches: ReadonlySet<unknown>,
  changed: Difference,
) {
  const tables = ['private.letters', 'private.count_reminders'];
  const gone = tables.flatMap((table) => changed.get(table)?.gone ?? []);
  const come = tables.flatMap((table) => changed.get(table)?.come ?? []);
  const ends = (letter: Row) =>
    churches.has(letter.account_id) ||
    profiles.some(
      ({ before, after }) => before?.user_id === letter.person_id && !mayRead(after, letter),
    );
  return {
    isPermitted: come.length === 0 && gone.every(ends),
    /** One that should have ended, if there is one. */
    left: tables
      .flatMap((table) => baseline.get(table) ?? [])
      .find((letter) => ends(letter) && !gone.some(({ id }) => id === letter.id))?.id,
  };
}

function mayRead(profile: Row | null, { account_id }: Row): boolean {
  return (
    profile?.role === 'super_admin' ||
    (profile?.role === 'account_admin' && profile.account_id === account_id)
  );
}
