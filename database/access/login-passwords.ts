import { createHash, hkdfSync } from 'node:crypto';
import pg from 'pg';

/** The roles the server signs in with; everything else it becomes by `set role`. */
export const loginRoles = [
  'steeple_rest',
  'steeple_auth',
  'steeple_providers',
  'steeple_jobs',
] as const;

export type LoginRole = (typeof loginRoles)[number];

/**
 * The password of the server's login roles, derived from a secret that every process on the same
 * database shares, so that none has to be handed around or stored. Takes that secret, gives 43
 * characters of base64url (HKDF-SHA-256, RFC 5869).
 */
export function deriveLoginPassword(secret: string): string {
  const key = hkdfSync('sha256', secret, 'steeple', 'database login roles', 32);
  return Buffer.from(key).toString('base64url');
}

/**
 * Which of these passwords the login roles have now, as far as it was noted; the first one when it
 * was not, or when it is none of them. Lets processes with an old and a new secret work side by side.
 */
export async function findLoginPassword(
  owner: pg.ClientConfig,
  candidates: readonly [string, ...string[]],
): Promise<string> {
  const client = new pg.Client({ ...owner, application_name: 'steeple login' });
  await client.connect();
  try {
    const noted = await readNote(client);
    return candidates.find((password) => digest(password) === noted) ?? candidates[0];
  } finally {
    await client.end();
  }
}

/**
 * Gives every login role this password and notes its digest. Takes the owner's connection; it must
 * hold the migration lock.
 */
export async function setLoginPasswords(client: pg.Client, password: string): Promise<void> {
  await client.query('begin');
  for (const role of loginRoles) {
    await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
  }
  await client.query(
    `insert into private.settings (name, value) values ('login password', $1)
     on conflict (name) do update set value = excluded.value`,
    [digest(password)],
  );
  await client.query('commit');
}

async function readNote(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('private.settings') is not null as exists",
  );
  if (!rows[0]?.exists) {
    return undefined;
  }
  const noted = await client.query<{ value: string }>(
    "select value from private.settings where name = 'login password'",
  );
  return noted.rows[0]?.value;
}

/** The password has 256 random bits, so its digest gives nothing away. */
function digest(password: string): string {
  return createHash('sha256').update(password).digest('base64url');
}
