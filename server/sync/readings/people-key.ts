import { createHmac, randomBytes } from 'node:crypto';
import { type Keyring, KeyringError } from '../../integrations/credentials/keyring.ts';
import type { ReaderContext } from '../reader.ts';

/** Hashes a person's id with the church's key: 96 bits of HMAC-SHA-256. */
export type HashPerson = (personId: string) => string;

/**
 * The hash function of a church. Its key is generated on first use, stored sealed, and deleted by a
 * Disconnect. If the key cannot be opened, its hashes are useless: they are deleted, and their readings
 * count as unread.
 */
export async function openPeopleHash(
  keyring: Keyring,
  context: ReaderContext,
): Promise<HashPerson> {
  const { accountId, pool } = context;
  const place = `people ${accountId}`;
  const { rows } = await pool.query<{ sealed_key: string }>(
    'select sealed_key from private.people_keys where account_id = $1',
    [accountId],
  );
  const key = openKey(keyring, rows[0]?.sealed_key, place) ?? (await makeKey());
  return (personId) =>
    createHmac('sha256', Buffer.from(key, 'base64url'))
      .update(personId)
      .digest('base64url')
      .slice(0, 16);

  async function makeKey(): Promise<string> {
    const made = randomBytes(32).toString('base64url');
    await context.write(async (client) => {
      for (const table of ['readings', 'reading_coverage']) {
        await client.query(
          `delete from private.${table} where account_id = $1
           and kind in ('checkIns', 'firstVisits', 'firstSeen', 'guestCards', 'team', 'donors')`,
          [accountId],
        );
      }
      await client.query(
        `insert into private.people_keys (account_id, sealed_key) values ($1, $2)
         on conflict (account_id) do update set sealed_key = excluded.sealed_key`,
        [accountId, keyring.seal(made, place)],
      );
    });
    return made;
  }
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
