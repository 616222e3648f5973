import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { openEmbedded } from '#database/engine/embedded.ts';
import { createSigningKey } from '#server/auth/signing-key.ts';
import { runSteeple } from '#testing/running-steeple.ts';

/** A running Steeple whose database the benchmark can reach as well. */
export type BenchedSteeple = { url: string; owner: pg.ClientConfig };

/** Runs a Steeple on a new embedded PostgreSQL, as an outside database, for as long as `work` takes. */
export async function onSteeple<Result>(
  work: (steeple: BenchedSteeple) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'steeple-bench-'));
  const cluster = await openEmbedded({ dataDir, say: () => {} });
  const owner = { ...cluster.connection, database: 'postgres' };
  try {
    const steeple = await runSteeple({
      DATABASE_URL: urlOf(owner),
      JWT_PRIVATE_KEY: await createSigningKey(),
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      DEMO: 'on',
    });
    try {
      return await work({ url: steeple.url, owner });
    } finally {
      await steeple.remove();
    }
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function urlOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const [who, secret] = [encodeURIComponent(String(user)), encodeURIComponent(String(password))];
  return `postgres://${who}:${secret}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
}
