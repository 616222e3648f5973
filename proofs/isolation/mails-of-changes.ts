import type { Difference, State } from '#proofs/isolation/oracle/database-state.ts';
import type { Row } from '#proofs/isolation/oracle/specified-rights.ts';
import { invitationsOfLeavers } from './invitations-of-leavers.ts';
import { lettersOfLeavers } from './letters-of-leavers.ts';

type Pair = { before: Row | null; after: Row | null };

/** What a change of profiles did to the mails. */
export type MailsOfChanges = {
  /** Whether each new mail tells a changed e-mail to its old address, and each lost one went with its church. */
  isPermitted: boolean;
  /** The ids of the lost ones. */
  goneIds: ReadonlySet<unknown>;
  /** Whether each ended link for a new password was of an e-mail that changed. */
  endsLinks: boolean;
  /** The same of the invitations of those who changed. */
  invitations: ReturnType<typeof invitationsOfLeavers>;
  /** The same of the letters of those who changed. */
  letters: ReturnType<typeof lettersOfLeavers>;
  /** An old address that was not told, if there is one. */
  untold: unknown;
  /** A link to an old address that was left, if there is one. */
  leftLink: unknown;
};

/**
 * A changed e-mail is told to the old address, and nobody else hears of anything.
 *
 * @param profiles the changed profiles; null means absent
 * @param churches the ids of the deleted churches
 */
export function mailsOfChanges(
  baseline: State,
  profiles: readonly Pair[],
  churches: ReadonlySet<unknown>,
  changed: Difference,
): MailsOfChanges {
  const { gone = [], come = [] } = changed.get('private.mails') ?? {};
  const moved = profiles.filter(
    ({ before, after }) => before && after && before.email !== after.email,
  );
  const links = changed.get('private.recoveries') ?? { gone: [], come: [] };
  const isMoved = ({ user_id }: Row) => moved.some(({ before }) => before?.user_id === user_id);
  const tells = (mail: Row, { before }: Pair) =>
    mail.kind === 'email-changed' &&
    mail.person_id === before?.user_id &&
    mail.recipient === before?.email;
  return {
    isPermitted:
      gone.every(({ account_id }) => churches.has(account_id)) &&
      come.every((mail) => moved.some((pair) => tells(mail, pair))),
    invitations: invitationsOfLeavers(baseline, profiles, changed),
    letters: lettersOfLeavers(baseline, profiles, churches, changed),
    endsLinks: links.come.length === 0 && links.gone.every(isMoved),
    leftLink: (baseline.get('private.recoveries') ?? []).find(
      (link) => isMoved(link) && !links.gone.some(({ id }) => id === link.id),
    )?.id,
    goneIds: new Set(gone.map(({ id }) => id)),
    untold: moved.find((pair) => !come.some((mail) => tells(mail, pair)))?.before?.email,
  };
}
