import { toldOfGiving } from '#proofs/isolation/oracle/about-giving.ts';
import type { State } from '#proofs/isolation/oracle/database-state.ts';
import { ownDevices } from '#proofs/isolation/oracle/planted-factors.ts';
import { secretPattern } from '#proofs/isolation/oracle/planted-secrets.ts';
import { mayRead, tables } from '#proofs/isolation/oracle/specified-rights.ts';
import { type ActorName, askerOf } from './actors.ts';

/** All planted secrets that occur in no row this person may read. */
export function secretsFrom(state: State, name: ActorName): Set<string> {
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

/**
 * The secrets in rows of other churches than this account admin's, whatever the table, and for a person
 * without giving those that tell of giving.
 */
export function secretsOfOthers(state: State, name: ActorName): Set<string> {
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
