import { hkdfSync } from 'node:crypto';
import pg from 'pg';
import { inPatientTransaction } from './patient-transaction.ts';

/** The roles the server signs in as; any other role it takes on by `set role`. */
export const loginRoles = [
  'steeple_rest',
  'steeple_auth',
  'steeple_providers',
  'steeple_jobs',
] as const;

export type LoginRole = (typeof loginRoles)[number];

/**
 * The password of the login roles, derived from a secret that every process on the same database
 * shares, so that it needs no distribution and no storage.
 *
 * @param secret the shared secret
 * @returns 43 characters of base64url (HKDF-SHA-256, RFC 5869)
 */
export function deriveLoginPassword(secret: string): string {
  const key = hkdfSync('sha256', secret, 'steeple', 'database login roles', 32);
  return Buffer.from(key).toString('base64url');
}

/**
 * Finds out which of these passwords the login roles have now, by signing in: nothing is stored
 * that guesses could be checked against. Lets processes with an old and a new secret work side by
 * side.
 *
 * @returns the first one when it is none of them
 */
export async function findLoginPassword(
  owner: pg.ClientConfig,
  candidates: readonly [string, ...string[]],
): Promise<string> {
  for (const password of candidates) {
    if (await isAccepted(owner, 'steeple_rest', password)) {
      return password;
    }
  }
  return candidates[0];
}

/** @returns whether every login role has this password */
export async function haveLoginPassword(
  owner: pg.ClientConfig,
  password: string,
): Promise<boolean> {
  const accepted = await Promise.all(loginRoles.map((role) => isAccepted(owner, role, password)));
  return accepted.every(Boolean);
}

/**
 * Sets the password of every login role.
 *
 * @param client a connection of the owner that holds the migration lock
 */
export async function setLoginPasswords(client: pg.Client, password: string): Promise<void> {
  await inPatientTransaction(client, async () => {
    for (const role of loginRoles) {
      await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
    }
  });
}

/** PostgreSQL's invalid_password, which it also answers for a role that does not exist. */
const invalidPassword = '28P01';

async function isAccepted(
  owner: pg.ClientConfig,
  role: LoginRole,
  password: string,
): Promise<boolean> {
  const client = new pg.Client({ ...owner, user: role, password, application_name: role });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) {
      // Any other refusal, such as too many connections, says nothing about the password.
      return error.code !== invalidPassword;
    }
    throw error;
  } finally {
    await client.end();
  }
}
