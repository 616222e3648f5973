import type { Difference } from '#proofs/isolation/oracle/database-state.ts';
import { invitationId, invitedAddress } from '#proofs/isolation/oracle/planted-invitations.ts';
import { emailOf } from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId } from '#proofs/isolation/oracle/planted-secrets.ts';
import { type ActorName, askerOf } from './actors.ts';
import type { Aim } from './function-calls.ts';
import type { Answer } from './send.ts';

type Outcome = (
  aim: Aim & { actor: ActorName },
  answer: Answer,
  changes: Difference,
) => string | null;

const tablesOf = (changes: Difference) => [...changes.keys()].sort().join(', ');

/** Whether the changes are in these tables alone, and the audit log names who made them. */
function isDoneBy(actor: ActorName, changes: Difference, tables: string): boolean {
  const logged = changes.get('private.audit_log')?.come ?? [];
  return (
    tablesOf(changes) === tables &&
    logged.length === 1 &&
    logged[0]?.actor_id === askerOf(actor)?.userId &&
    !JSON.stringify(logged).includes('token_hash')
  );
}

/** One invitation to this church, signed, and one mail to the invited address. */
const invites: Outcome = ({ actor, church, target }, { status, text }, changes) => {
  const [invitation] = changes.get('private.invitations')?.come ?? [];
  const [mail] = changes.get('private.mails')?.come ?? [];
  const isAsAsked =
    status === 200 &&
    isDoneBy(actor, changes, 'private.audit_log, private.invitations, private.mails') &&
    invitation?.account_id === accountId(church) &&
    invitation.invited_by === askerOf(actor)?.userId &&
    mail?.recipient === `new-${emailOf(target)}` &&
    mail.kind === 'invitation';
  return isAsAsked ? null : `answered ${status} ${tablesOf(changes)}: ${text.slice(0, 200)}`;
};

/** The open ones of this church, without what opens them. */
const reads: Outcome = ({ church }, { status, text }, changes) =>
  status === 200 &&
  changes.size === 0 &&
  text.includes(invitedAddress(church)) &&
  !text.includes('token_hash')
    ? null
    : `answered ${status} ${tablesOf(changes)}: ${text.slice(0, 200)}`;

/** This one and no other is over. */
const ends: Outcome = ({ actor, church }, { status, text }, changes) => {
  const [ended, ...more] = changes.get('private.invitations')?.come ?? [];
  const isAsAsked =
    status === 200 &&
    isDoneBy(actor, changes, 'private.audit_log, private.invitations') &&
    ended?.id === invitationId(church) &&
    ended.ended_at !== null &&
    more.length === 0;
  return isAsAsked ? null : `answered ${status} ${tablesOf(changes)}: ${text.slice(0, 200)}`;
};

/** Read by one call, changed by the other. */
const settles: Outcome = ({ actor, target }, { status, text }, changes) => {
  const isAsAsked =
    target === 'colleague'
      ? isDoneBy(actor, changes, 'private.audit_log, private.platform_settings')
      : changes.size === 0;
  return status === 200 && isAsAsked
    ? null
    : `answered ${status} ${tablesOf(changes)}: ${text.slice(0, 200)}`;
};

/** What permitted calls about invitations may read and change. */
export const invitationOutcomes: Readonly<Record<string, Outcome>> = {
  'invite-user': invites,
  invitations: reads,
  'invitation-end': ends,
  'platform-settings': settles,
};
