import type { Difference, State } from '#proofs/isolation/oracle/database-state.ts';
import type { Row } from '#proofs/isolation/oracle/specified-rights.ts';
import { mayWorkFor } from './links-of-leavers.ts';

type Pair = { before: Row | null; after: Row | null };

/**
 * An invitation ends when whoever made it may no longer invite to its church.
 *
 * @param profiles the changed profiles; null means absent
 */
export function invitationsOfLeavers(
  baseline: State,
  profiles: readonly Pair[],
  changed: Difference,
) {
  const { gone = [], come = [] } = changed.get('private.invitations') ?? {};
  const ending = (baseline.get('private.invitations') ?? []).filter((invitation) =>
    profiles.some(
      ({ before, after }) =>
        before?.user_id === invitation.invited_by && !mayInvite(after, invitation),
    ),
  );
  const isEnded = ({ id }: Row) => come.some((row) => row.id === id && row.ended_at !== null);
  return {
    /** Whether each changed one is one that must end, and has ended. */
    isPermitted: gone.every((row) => ending.some(({ id }) => id === row.id) && isEnded(row)),
    /** One that should have ended, if there is one. */
    left: ending.find((row) => !isEnded(row) && !goesWithChurch(row, changed))?.id,
  };
}

function goesWithChurch({ account_id }: Row, changed: Difference): boolean {
  return (changed.get('public.accounts')?.gone ?? []).some(({ id }) => id === account_id);
}

/** Whether a person with this profile may bring a colleague to the church of this row. */
export function mayInvite(profile: Row | null, { account_id }: Row): boolean {
  return mayWorkFor(profile, { account_id, shows_giving: true });
}
