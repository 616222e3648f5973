import { randomBytes } from 'node:crypto';
import { createSigningKey } from '#server/auth/signing-key.ts';

/** The settings that processes on one outside database share. */
export async function sharedSettings(databaseUrl: string): Promise<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    JWT_PRIVATE_KEY: await createSigningKey(),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
}
