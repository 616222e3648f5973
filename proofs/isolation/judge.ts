import { toldOfGiving } from '#proofs/isolation/oracle/about-giving.ts';
import type { Difference, State } from '#proofs/isolation/oracle/database-state.ts';
import { ownDevices } from '#proofs/isolation/oracle/planted-factors.ts';
import { secretPattern } from '#proofs/isolation/oracle/planted-secrets.ts';
import {
  type Asker,
  mayRead,
  permits,
  type Row,
  type TableName,
  tables,
} from '#proofs/isolation/oracle/specified-rights.ts';
import { type ActorName, actorNames, askerOf } from './actors.ts';
import { isAudited } from './emptied-rows.ts';
import { type LeaversLinks, linksOfLeavers } from './links-of-leavers.ts';
import { type MailsOfChanges, mailsOfChanges } from './mails-of-changes.ts';
import {
  connectionOf,
  keptReadings,
  missingVersion,
  withChurchAlone,
} from './missing-consequences.ts';
import type { Answer, Ask } from './send.ts';

/** Judges answers and changes by the specification; each method returns the violation, or null. */
export type Judge = {
  /** Whether the answer reveals something that this person may not know. */
  crossingOfAnswer(ask: Ask, answer: Answer): string | null;
  /** Whether the answer to a permitted call shows an account admin something of another church. */
  crossingOfChurch(ask: Ask, answer: Answer): string | null;
  /** Whether the change was forbidden, or lacks a required consequence. */
  crossingOfChange(ask: Ask, changed: Difference): string | null;
};

export function createJudge(baseline: State): Judge {
  const secrets = new Map(actorNames.map((name) => [name, secretsFrom(baseline, name)]));
  const foreign = new Map(actorNames.map((name) => [name, secretsOfOthers(baseline, name)]));
  return {
    crossingOfChurch: (ask, answer) => leakOf(ask, answer, foreign.get(ask.actor)),
    crossingOfAnswer: (ask, answer) => {
      if (answer.status >= 500) {
        return `answered ${answer.status}: ${answer.text}`;
      }
      if (askerOf(ask.actor) === null && answer.status < 400) {
        return `answered ${answer.status} without a sign-in`;
      }
      return leakOf(ask, answer, secrets.get(ask.actor));
    },
    crossingOfChange: (ask, changed) => crossingOf(askerOf(ask.actor), changed, baseline),
  };
}

/** A secret that the answer shows and the request did not name. */
function leakOf(ask: Ask, answer: Answer, secrets?: ReadonlySet<string>): string | null {
  const told = new Set(decodeURIComponent(`${ask.path} ${ask.body ?? ''}`).match(secretPattern));
  const shown = `${answer.headers}\n${answer.text}`.match(secretPattern) ?? [];
  const leaked = shown.find((word) => !told.has(word) && secrets?.has(word));
  return leaked === undefined ? null : `showed ${leaked}: ${answer.text.slice(0, 300)}`;
}

/**
 * The secrets in rows of other churches than this account admin's, whatever the table, and for a person
 * without giving those that tell of giving.
 */
function secretsOfOthers(state: State, name: ActorName): Set<string> {
  const asker = askerOf(name);
  if (asker?.role !== 'account_admin') {
    return new Set();
  }
  const rows = [...state].flatMap(([table, found]) =>
    found.map((row) => ({ row, church: table === 'public.accounts' ? row.id : row.account_id })),
  );
  const wordsOf = (of: typeof rows) =>
    JSON.stringify(of.map(({ row }) => row)).match(secretPattern) ?? [];
  const own = new Set(wordsOf(rows.filter(({ church }) => church === asker.accountId)));
  const others = rows.filter(({ church }) => church && church !== asker.accountId);
  return new Set([
    ...wordsOf(others).filter((word) => !own.has(word)),
    ...(asker.withoutGiving ? secretsOfGiving(state) : []),
  ]);
}

/** The secrets that stand only in what tells of giving, and not e.g. in the choices that a question names. */
function secretsOfGiving(state: State): string[] {
  const giving = JSON.stringify(toldOfGiving(state)).match(secretPattern) ?? [];
  const rest = [...state].filter(([table]) => !table.startsWith('analytics.'));
  const choices = state.get('analytics.measure_choices');
  const elsewhere = new Set(JSON.stringify([rest, choices]).match(secretPattern));
  return giving.filter((word) => !elsewhere.has(word));
}

/** All planted secrets that occur in no row this person may read. */
function secretsFrom(state: State, name: ActorName): Set<string> {
  const asker = askerOf(name);
  const all = [...state.values()].flat();
  const readable = tables.flatMap((table) =>
    (state.get(`public.${table}`) ?? []).filter((row) => mayRead(asker, table, row)),
  );
  const own = (state.get('auth.users') ?? []).filter((row) => row.id === asker?.userId);
  const known = readable.concat(
    own.map(({ id, email, created_at }) => ({ id, email, created_at })),
    ownDevices(state.get('auth.factors') ?? [], asker?.userId),
  );
  const knownWords = new Set(JSON.stringify(known).match(secretPattern));
  return new Set(
    JSON.stringify(all)
      .match(secretPattern)
      ?.filter((word) => !knownWords.has(word)),
  );
}

function crossingOf(asker: Asker, changed: Difference, baseline: State): string | null {
  const crossings = tables.flatMap((table) => crossingsOfTable(asker, table, changed));
  const profiles = pairsOf('profiles', changed);
  const links = linksOfLeavers(baseline, profiles, changed);
  const churches = new Set(deletedRows('accounts', changed).map(({ id }) => id));
  const mails = mailsOfChanges(baseline, profiles, churches, changed);
  return (
    crossings[0] ??
    crossingOfConsequences(asker, changed, links, mails) ??
    missingConsequence(asker, changed) ??
    keptReadings(baseline, endedConnections(changed), changed) ??
    missingVersion(pairsOf('knowledge', changed), asker?.userId, changed) ??
    (links.left === undefined ? null : `left the shared link ${links.left} of somebody who left`) ??
    (mails.untold === undefined ? null : `did not tell ${mails.untold} of the change`) ??
    (mails.invitations.left === undefined
      ? null
      : `left the invitation ${mails.invitations.left}`) ??
    (mails.letters.left === undefined ? null : `left the letter ${mails.letters.left}`) ??
    (mails.leftLink === undefined ? null : `left the link ${mails.leftLink} to an old address`)
  );
}

function crossingsOfTable(asker: Asker, table: TableName, changed: Difference): string[] {
  const deletedChurches = new Set(deletedRows('accounts', changed).map(({ id }) => id));
  return pairsOf(table, changed)
    .filter(({ before, after }) => {
      const follows = before !== null && deletedChurches.has(before.account_id);
      const isCascade = follows && (table === 'integrations' || table === 'knowledge') && !after;
      return !isCascade && !permits(asker, { table, before, after });
    })
    .map(
      ({ before, after }) =>
        `changed ${table} from ${JSON.stringify(before)} to ${JSON.stringify(after)}`,
    );
}

type Pair = { before: Row | null; after: Row | null };

/** What changed in one table, row by row. */
function pairsOf(table: TableName, changed: Difference): Pair[] {
  const { gone = [], come = [] } = changed.get(`public.${table}`) ?? {};
  const updated = gone.map((before) => ({
    before,
    after: come.find(({ id }) => id === before.id) ?? null,
  }));
  const ids = new Set(gone.map(({ id }) => id));
  const inserted = come.filter(({ id }) => !ids.has(id)).map((after) => ({ before: null, after }));
  return [...updated, ...inserted];
}

function deletedRows(table: TableName, changed: Difference): Row[] {
  return pairsOf(table, changed).flatMap(({ before, after }) => (before && !after ? [before] : []));
}

/** Other tables may only change as a consequence of a permitted change. */
function crossingOfConsequences(
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

/**
 * Required consequences of a permitted change: an audit row, ended sessions, deleted provider
 * tokens.
 */
function missingConsequence(asker: Asker, changed: Difference): string | null {
  const audited = changed.get('private.audit_log')?.come ?? [];
  for (const table of tables) {
    for (const { before, after } of pairsOf(table, changed)) {
      const id = before?.id ?? after?.id;
      const isAudited = audited.some(
        (row) =>
          row.table_name === `public.${table}` &&
          row.row_id === id &&
          row.actor_id === asker?.userId,
      );
      if (!isAudited) {
        return `left no audit row for ${table} ${id}`;
      }
    }
  }
  if (/\$argon2/.test(JSON.stringify(audited))) {
    return 'left a password hash in the audit log';
  }
  const ended = changed.get('auth.sessions')?.gone ?? [];
  for (const user of leftSuperAdmins(changed)) {
    if (!ended.some(({ user_id }) => user_id === user)) {
      return `left sessions of ${user}, who is no super admin any more`;
    }
  }
  return missingRevocation(changed);
}

function missingRevocation(changed: Difference): string | null {
  const dropped = new Set(
    (changed.get('private.provider_credentials')?.gone ?? []).map(connectionOf),
  );
  const queued = new Set(
    (changed.get('private.provider_revocations')?.come ?? []).map(connectionOf),
  );
  for (const connection of endedConnections(changed)) {
    if (!dropped.has(connection) || !queued.has(connection)) {
      return `left the provider's tokens of ${connection}`;
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

function leftSuperAdmins(changed: Difference): Set<unknown> {
  const left = pairsOf('profiles', changed).filter(
    ({ before, after }) => before?.role === 'super_admin' && after?.role !== 'super_admin',
  );
  return new Set(left.map(({ before }) => before?.user_id));
}

function endedConnections(changed: Difference): Set<string> {
  const ended = pairsOf('integrations', changed).filter(
    ({ before, after }) => before?.is_connected === true && after?.is_connected !== true,
  );
  return new Set(ended.flatMap(({ before }) => (before ? [connectionOf(before)] : [])));
}
