import type { Difference } from '#proofs/isolation/oracle/database-state.ts';
import type { Asker, Row } from '#proofs/isolation/oracle/specified-rights.ts';
import {
  connectionOf,
  deletedRows,
  endedConnections,
  leftSuperAdmins,
  type Pair,
  pairsOf,
} from './changed-rows.ts';
import { isAudited } from './emptied-rows.ts';
import type { LeaversLinks } from './links-of-leavers.ts';
import type { MailsOfChanges } from './mails-of-changes.ts';
import { withChurchAlone } from './missing-consequences.ts';

/** Other tables may only change as a consequence of a permitted change. */
export function crossingOfConsequences(
  asker: Asker,
  changed: Difference,
  links: LeaversLinks,
  mails: MailsOfChanges,
): string | null {
  const churches = new Set(deletedRows('accounts', changed).map(({ id }) => id));
  const ofAllowed: Record<string, Consequence> = {
    'private.audit_log': (rows) => isAudited(asker, churches, rows),
    'auth.users': ({ come }) =>
      come.every(({ id, email }) =>
        pairsOf('profiles', changed).some(
          ({ after }) => after?.user_id === id && after?.email === email,
        ),
      ),
    'auth.sessions': ({ gone, come }) =>
      come.length === 0 && gone.every(({ user_id }) => leftSuperAdmins(changed).has(user_id)),
    'private.provider_credentials': ({ gone, come }) =>
      come.length === 0 && gone.every((row) => endedConnections(changed).has(connectionOf(row))),
    'private.provider_revocations': ({ gone, come }) =>
      gone.length === 0 && come.every((row) => endedConnections(changed).has(connectionOf(row))),
    ...ofChurches(changed, links),
    'private.mails': () => mails.isPermitted,
    'private.letters': () => mails.letters.isPermitted,
    'private.count_reminders': () => mails.letters.isPermitted,
    'private.recoveries': () => mails.endsLinks,
    'private.invitations': ({ gone, come }) =>
      mails.invitations.isPermitted ||
      (come.length === 0 && gone.every(({ account_id }) => churches.has(account_id))),
    'private.demo_mailbox': ({ gone, come }) =>
      come.length === 0 && gone.every(({ mail_id }) => mails.goneIds.has(mail_id)),
  };
  for (const [table, rows] of changed) {
    if (!table.startsWith('public.') && !ofAllowed[table]?.(rows)) {
      return `changed ${table}: ${JSON.stringify(rows).slice(0, 500)}`;
    }
  }
  return null;
}

/** Readings and figures are deleted with their church, and readings also by a Disconnect. */
function ofChurches(changed: Difference, links: LeaversLinks): Record<string, Consequence> {
  const churches = new Set(deletedRows('accounts', changed).map(({ id }) => id));
  const ended = endedConnections(changed);
  const entries = new Set(pairsOf('knowledge', changed).map(idOf));
  const withChurch: Consequence = ({ gone, come }) =>
    come.length === 0 && gone.every((row) => churches.has(row.account_id));
  const withConnection: Consequence = ({ gone, come }) =>
    come.length === 0 &&
    gone.every((row) => churches.has(row.account_id) || ended.has(connectionOf(row)));
  /** Each version of an entry is deleted with it. */
  const withEntry: Consequence = ({ gone, come }) =>
    [...gone, ...come].every((row) => entries.has(row.id));
  const analytics = [...changed.keys()].filter((table) => table.startsWith('analytics.'));
  return {
    ...Object.fromEntries(analytics.map((table) => [table, withChurch])),
    'analytics.share_links': (rows) => links.isPermitted || withChurch(rows),
    'analytics.library_entries': withEntry,
    'analytics.library_versions': withEntry,
    'private.readings': withConnection,
    'private.reading_coverage': withConnection,
    'private.people_keys': withConnection,
    'private.people_parts': withConnection,
    'private.weeks_to_read': withConnection,
    'private.sync_connections': withConnection,
    'private.sync_notices': withConnection,
    'private.sync_tasks': withConnection,
    ...Object.fromEntries(withChurchAlone.map((table) => [`private.${table}`, withChurch])),
  };
}

type Consequence = (rows: { gone: Row[]; come: Row[] }) => boolean;

function idOf({ before, after }: Pair): unknown {
  return (before ?? after)?.id;
}
