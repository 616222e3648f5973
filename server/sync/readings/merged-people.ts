import type { Pool, PoolClient } from 'pg';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import {
  kindsOfPurpose,
  type Merged,
  type PeopleKey,
  type Purpose,
  sealMerged,
} from './people-key.ts';
import { listsOf, readingsOf } from './reading-lists.ts';
import { loadDays, writeDays } from './reading-store.ts';

/** More are no church's: whoever sends on and on must not fill the database. */
const mergersMax = 100_000;

/** Two records of the provider that turned out to be one person, by their ids. */
export type Merger = { keep: string; remove: string };

/**
 * The hashes of records that were merged, with those of more mergers, the oldest first. Of a chain of
 * mergers, all lead to the last.
 */
export function mergeMore(
  { merged, hashOfRecord }: Pick<PeopleKey, 'merged' | 'hashOfRecord'>,
  mergers: readonly Merger[],
): Merged {
  const into = new Map(Object.entries(merged));
  for (const { keep, remove } of mergers) {
    const gone = hashOfRecord(remove);
    const stays = lastOf(into, hashOfRecord(keep));
    if (gone !== stays && (into.has(gone) || into.size < mergersMax)) {
      into.set(gone, stays);
    }
  }
  return Object.fromEntries([...into.keys()].map((gone) => [gone, lastOf(into, gone)]));
}

/** The one whom a chain of mergers leads to; all on the way lead there at once from then on. */
function lastOf(into: Map<string, string>, first: string): string {
  const way: string[] = [];
  let last = first;
  for (let next = into.get(last); next !== undefined; next = into.get(last)) {
    way.push(last);
    last = next;
  }
  for (const one of way) {
    into.set(one, last);
  }
  return last;
}

/** Until when mergers were read for all of these purposes; null where there is one without them. */
export async function readMergersUntil(
  db: Pool | PoolClient,
  accountId: string,
  purposes: readonly Purpose[],
): Promise<Date | null> {
  const { rows } = await db.query<{ until: Date | null; count: number }>(
    `select min(mergers_until) as until, count(mergers_until)::integer as count
     from private.people_keys where account_id = $1 and purpose = any ($2)`,
    [accountId, purposes],
  );
  return rows[0]?.count === purposes.length ? rows[0].until : null;
}

/** Notes until when mergers were read. */
export async function keepMergersUntil(
  client: PoolClient,
  accountId: string,
  { purposes, until }: { purposes: readonly Purpose[]; until: Date },
): Promise<void> {
  await client.query(
    'update private.people_keys set mergers_until = $3 where account_id = $1 and purpose = any ($2)',
    [accountId, purposes, until],
  );
}

/**
 * Keeps which records of a purpose were merged, and makes one person of them in all readings that are kept.
 *
 * @returns the kinds and days that read otherwise now
 */
export async function keepMerged(
  client: PoolClient,
  accountId: string,
  { purpose, merged, key }: { purpose: Purpose; merged: Merged; key: PeopleKey },
): Promise<{ kind: ReadingKind; day: string }[]> {
  await client.query(
    'update private.people_keys set merged = $3 where account_id = $1 and purpose = $2',
    [accountId, purpose, sealMerged(key, merged)],
  );
  const kinds = kindsOfPurpose(purpose).filter((kind) => kind !== 'gifts');
  const changed = (await loadDays(client, accountId, kinds)).flatMap(({ kind, ...stored }) => {
    const before = readingsOf(kind, stored);
    const after = before.map((reading) => asOne(reading, merged));
    const isChanged = after.some((reading, at) => reading !== before[at]);
    return isChanged ? [{ kind, day: stored.day, lists: listsOf(kind, after) }] : [];
  });
  await writeDays(client, accountId, changed);
  return changed.map(({ kind, day }) => ({ kind, day }));
}

/** A reading with one person for merged records; itself if there are none. */
function asOne<Reading extends object>(reading: Reading, merged: Merged): Reading {
  if ('person' in reading && typeof reading.person === 'string') {
    const one = merged[reading.person];
    return one === undefined ? reading : { ...reading, person: one };
  }
  const people = 'people' in reading && Array.isArray(reading.people) ? reading.people : [];
  return people.some((one) => merged[one] !== undefined)
    ? { ...reading, people: [...new Set(people.map((one) => merged[one] ?? one))] }
    : reading;
}
