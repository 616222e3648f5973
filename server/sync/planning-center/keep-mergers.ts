import type { ReadingKind } from '#analytics/figures/readings.ts';
import { AnswerUnusable, type ReaderContext, ReadingRefused, type ReadMode } from '../reader.ts';
import { computeMerged } from '../readings/compute-merged.ts';
import {
  keepMergersUntil,
  type Merger,
  mergeMore,
  readMergersUntil,
} from '../readings/merged-people.ts';
import { keepNotices } from '../readings/notice-store.ts';
import {
  kindsOfPurpose,
  type Merged,
  type PeopleKey,
  type PeopleKeys,
  type Purpose,
  purposeOf,
} from '../readings/people-key.ts';
import type { Resource } from './json-api.ts';
import { readWholeList } from './read-list.ts';

const dayMs = 86_400_000;

/**
 * Reads which records of people were merged since the last sync, so that both count as one person: where
 * they have been read and where they are read next. Whether the provider moves what came under the record
 * that is gone is not known.
 *
 * @param kinds the kinds that are read
 */
export async function keepMergers(
  context: ReaderContext,
  { keys, kinds, mode }: { keys: PeopleKeys; kinds: readonly ReadingKind[]; mode: ReadMode },
): Promise<void> {
  const { accountId, pool, now } = context;
  const purposes = purposesOf(kinds);
  const until = await readMergersUntil(pool, accountId, purposes);
  // After other choices, only those who are counted anew are unknown.
  if (purposes.length === 0 || (mode === 'choices' && until !== null)) {
    return;
  }
  const found = await readMergers(context, until);
  if (found === 'refused') {
    return;
  }
  const connection = { accountId, type: 'planning_center' } as const;
  const tellUnread = { source: 'mergers read' };
  if (found === 'unusable') {
    await context.write((client) => keepNotices(client, connection, tellUnread, [unreadMergers]));
    return;
  }
  const { mergers, isCut } = found;
  const changed = new Map<Purpose, { key: PeopleKey; merged: Merged }>();
  // Most nights nobody was merged, and no key needs to be opened.
  for (const purpose of mergers.length > 0 ? purposes : []) {
    const [kind] = kindsOfPurpose(purpose);
    const key = kind && (await keys.open(kind));
    const merged = key && mergeMore(key, mergers);
    if (key && merged && JSON.stringify(merged) !== JSON.stringify(key.merged)) {
      changed.set(purpose, { key, merged });
    }
  }
  if (changed.size > 0) {
    await computeMerged(context, changed, keys);
    keys.forget();
  }
  await context.write(async (client) => {
    await keepNotices(client, connection, tellUnread, []);
    await keepMergersUntil(client, accountId, { purposes, until: now });
    // What is new since does not bring back what was cut off.
    if (isCut || until === null) {
      const notices = isCut ? [{ kind: 'unread_list', what: 'mergers' } as const] : [];
      await keepNotices(client, connection, { source: 'mergers' }, notices);
    }
  });
}

/** The purposes for which people of these kinds are told apart. */
function purposesOf(kinds: readonly ReadingKind[]): Purpose[] {
  const hashed = kinds.filter((kind) =>
    kindsOfPurpose(purposeOf(kind)).some((each: ReadingKind) => each === kind),
  );
  return [...new Set(hashed.map(purposeOf))];
}

/** What was known of mergers stays, and is read on from there. */
const unreadMergers = { kind: 'unread_list', what: 'merged_people' } as const;

/** From how many days back mergers are read instead, one after the other, where all are too many. */
const daysBack = [3 * 365, 365, 91, 14];

/**
 * The mergers since a moment, or all, the oldest first; where they are too many, those of as many days as
 * can be read.
 */
async function readMergers(
  context: ReaderContext,
  until: Date | null,
): Promise<{ mergers: Merger[]; isCut: boolean } | 'refused' | 'unusable'> {
  // A day earlier, since a provider's clock and lists may be late.
  const first = until && new Date(until.getTime() - dayMs);
  const later = daysBack
    .map((days) => new Date(context.now.getTime() - days * dayMs))
    .filter((since) => first === null || since > first);
  for (const since of [first, ...later]) {
    try {
      return { mergers: await readMergersSince(context, since), isCut: since !== first };
    } catch (error) {
      // Without them nothing is missing but what they would correct.
      if (error instanceof ReadingRefused) {
        return 'refused';
      }
      if (!(error instanceof AnswerUnusable)) {
        throw error;
      }
      if (error.why !== 'too_long') {
        return 'unusable';
      }
    }
  }
  return 'unusable';
}

async function readMergersSince(context: ReaderContext, since: Date | null): Promise<Merger[]> {
  const { rows } = await readWholeList(context, '/people/v2/person_mergers', {
    order: 'created_at',
    'fields[PersonMerger]': 'person_to_keep_id,person_to_remove_id,created_at',
    ...(since && { 'where[created_at][gte]': since.toISOString() }),
  });
  return rows.flatMap((row) => {
    const [keep, remove] = [idOf(row, 'person_to_keep_id'), idOf(row, 'person_to_remove_id')];
    return keep === null || remove === null ? [] : [{ keep, remove }];
  });
}

/** An id, which the provider may send as a number. */
function idOf({ attributes }: Resource, name: string): string | null {
  const value = attributes[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
