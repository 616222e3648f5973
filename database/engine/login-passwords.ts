import { hkdfSync } from 'node:crypto';
import type pg from 'pg';

/** The roles the server signs in with; everything else it becomes by `set role`. */
export const loginRoles = ['steeple_rest', 'steeple_auth', 'steeple_providers'] as const;

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

/** Gives every login role this password. Takes the owner's connection; it must hold the migration lock. */
export async function setLoginPasswords(client: pg.Client, password: string): Promise<void> {
  for (const role of loginRoles) {
    await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
  }
}
