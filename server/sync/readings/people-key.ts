import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import {
  createKeyring,
  type Keyring,
  KeyringError,
} from '../../integrations/credentials/keyring.ts';
import { readOnce } from '../read-once.ts';
import type { ReaderContext } from '../reader.ts';
import type { StoredKind } from './reading-lists.ts';

/**
 * Which readings share a key. What a congregation sees has one: who comes, serves and joins is followed
 * together. Giving has its own, so nothing stored can be joined over them: not who serves with who gives.
 */
const purposes = {
  check_ins: [
    'checkIns',
    'firstVisits',
    'firstSeen',
    'guestCards',
    'team',
    'groupJoins',
    'newcomers',
  ],
  giving: ['donors', 'gifts'],
} as const satisfies Record<string, readonly StoredKind[]>;
export type Purpose = keyof typeof purposes;

/** By the hash of a record that was merged into another: that of the other. */
export type Merged = Readonly<Record<string, string>>;

/** A church's key of one purpose. */
export type PeopleKey = {
  /** Hashes a person's id: 96 bits of HMAC-SHA-256; where the record was merged, the id of the other. */
  hash(personId: string): string;
  /** Hashes the id of a record, also of one that was merged into another. */
  hashOfRecord(personId: string): string;
  merged: Merged;
  /** Seals what must not stand beside the hashes. */
  seal: Keyring;
};

/** The keys of a church, each read once in a run. */
export type PeopleKeys = {
  /**
   * The key of readings of a kind. It is generated on first use, stored sealed, and deleted by a Disconnect.
   * If it cannot be opened, what depends on it is useless: those readings are deleted and count as unread.
   */
  open(kind: ReadingKind): Promise<PeopleKey>;
  /** An existing one; null if there is none that can be opened. */
  find(purpose: Purpose): Promise<PeopleKey | null>;
  /** After people were merged, who are a part of them. */
  forget(): void;
};

/** The keys of a run's church. */
export function peopleKeys(keyring: Keyring, context: ReaderContext): PeopleKeys {
  const { pool, accountId } = context;
  const known = {
    check_ins: readOnce(() => findPeopleKey(keyring, pool, accountId, 'check_ins')),
    giving: readOnce(() => findPeopleKey(keyring, pool, accountId, 'giving')),
  };
  return {
    open: async (kind) => {
      const purpose = purposeOf(kind);
      const found = await known[purpose].known();
      const key = found ?? peopleKey(await replaceKey(keyring, context, purpose));
      known[purpose].keep(key);
      return key;
    },
    find: (purpose) => known[purpose].known(),
    forget: () => {
      known.check_ins.forget();
      known.giving.forget();
    },
  };
}

/** What seals a church's gifts; null where nothing of people is computed, or they have no key. */
export async function giftSealOf(keys: PeopleKeys | null): Promise<Keyring | null> {
  return (await keys?.find('giving'))?.seal ?? null;
}

/** An existing key; null if there is none that can be opened. */
async function findPeopleKey(
  keyring: Keyring,
  db: Pool | PoolClient,
  accountId: string,
  purpose: Purpose,
): Promise<PeopleKey | null> {
  const { rows } = await db.query<{ sealed_key: string; merged: string }>(
    'select sealed_key, merged from private.people_keys where account_id = $1 and purpose = $2',
    [accountId, purpose],
  );
  const key = openKey(keyring, rows[0]?.sealed_key, placeOf(accountId));
  return key === null ? null : peopleKey(key, rows[0]?.merged);
}

/** What seals a church's gifts; null while they have no key. */
export async function findGiftSeal(
  keyring: Keyring,
  db: Pool | PoolClient,
  accountId: string,
): Promise<Keyring | null> {
  return (await findPeopleKey(keyring, db, accountId, 'giving'))?.seal ?? null;
}

/** The kinds whose people are hashed with the key of a purpose. */
export function kindsOfPurpose(purpose: Purpose): readonly StoredKind[] {
  return purposes[purpose];
}

/** Kinds without people count as check-ins; they hash nothing. */
export function purposeOf(kind: ReadingKind): Purpose {
  return purposes.giving.some((each: ReadingKind) => each === kind) ? 'giving' : 'check_ins';
}

const placeOf = (accountId: string) => `people ${accountId}`;

const mergedForm = z.record(z.string(), z.string());
const mergedPlace = 'merged';

/** Who was merged, as it is stored: the same few mergers under each key would tell whose hashes are whose. */
export function sealMerged({ seal }: Pick<PeopleKey, 'seal'>, merged: Merged): string {
  return seal.seal(JSON.stringify(merged), mergedPlace);
}

function peopleKey(key: string, sealedMerged = ''): PeopleKey {
  const bytes = Buffer.from(key, 'base64url');
  const seal = createKeyring(Buffer.from(hkdfSync('sha256', bytes, '', 'seal', 32)));
  const opened = openKey(seal, sealedMerged, mergedPlace);
  const merged: Merged = opened === null ? {} : mergedForm.parse(JSON.parse(opened));
  const hashOfRecord = (personId: string) =>
    createHmac('sha256', bytes).update(personId).digest('base64url').slice(0, 16);
  return {
    hash: (personId) => {
      const hash = hashOfRecord(personId);
      return merged[hash] ?? hash;
    },
    hashOfRecord,
    merged,
    seal,
  };
}

async function replaceKey(
  keyring: Keyring,
  { accountId, write }: ReaderContext,
  purpose: Purpose,
): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await write(async (client) => {
    for (const table of ['readings', 'reading_coverage']) {
      await client.query(`delete from private.${table} where account_id = $1 and kind = any ($2)`, [
        accountId,
        purposes[purpose],
      ]);
    }
    if (purpose === 'check_ins') {
      await client.query('delete from private.people_parts where account_id = $1', [accountId]);
    }
    await client.query(
      `insert into private.people_keys (account_id, purpose, sealed_key) values ($1, $2, $3)
       on conflict (account_id, purpose) do update set sealed_key = excluded.sealed_key,
         merged = '', mergers_until = null`,
      [accountId, purpose, keyring.seal(made, placeOf(accountId))],
    );
  });
  return made;
}

function openKey(keyring: Keyring, sealed: string | undefined, place: string): string | null {
  if (sealed === undefined) {
    return null;
  }
  try {
    return keyring.open(sealed, place);
  } catch (error) {
    if (error instanceof KeyringError) {
      return null;
    }
    throw error;
  }
}
