import type { Difference, State } from '#proofs/isolation/oracle/database-state.ts';
import type { Row } from '#proofs/isolation/oracle/specified-rights.ts';

/** What a change of profiles did to the shared links of these people. */
export type LeaversLinks = {
  /** Whether each changed link is one that must end, and has ended. */
  isPermitted: boolean;
  /** A link that should have ended, if there is one. */
  left: unknown;
};

/**
 * A shared link ends when its author loses the right to change something of its church, or to see the giving
 * that it shows.
 *
 * @param profiles the changed profiles; null means deleted
 */
export function linksOfLeavers(
  baseline: State,
  profiles: readonly { before: Row | null; after: Row | null }[],
  changed: Difference,
): LeaversLinks {
  const { gone = [], come = [] } = changed.get('analytics.share_links') ?? {};
  const ending = (baseline.get('analytics.share_links') ?? []).filter(
    (link) =>
      link.revoked_at === null &&
      profiles.some(
        ({ before, after }) => before?.user_id === link.author_id && !mayWorkFor(after, link),
      ),
  );
  const isEnded = (link: Row) => {
    const after = come.find(({ id }) => id === link.id);
    return gone.some(({ id }) => id === link.id) && (!after || after.revoked_at !== null);
  };
  return {
    isPermitted: gone.every((link) => ending.some(({ id }) => id === link.id) && isEnded(link)),
    left: ending.find((link) => !isEnded(link))?.id,
  };
}

/** Whether a person with this profile may change the church of this row, and see the giving it shows. */
export function mayWorkFor(profile: Row | null, { account_id, shows_giving }: Row): boolean {
  return (
    profile?.role === 'super_admin' ||
    (profile?.role === 'account_admin' &&
      profile.account_id === account_id &&
      profile.may_only_look !== true &&
      !(shows_giving === true && profile.without_giving === true))
  );
}
