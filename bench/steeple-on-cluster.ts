import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { openEmbedded } from '#database/embedded/embedded.ts';
import { findFreePort } from '#database/embedded/free-port.ts';
import { createSigningKey } from '#server/auth/signing-key.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';

/** A running Steeple with access to its database. */
export type BenchedSteeple = {
  /** The first process, by default the only one. */
  url: string;
  /** Every process. */
  urls: string[];
  processes: RunningSteeple[];
  owner: pg.ClientConfig;
};

/**
 * Runs a Steeple on a new PostgreSQL, used as an external database, during `work`.
 * Runs one process by default; `variables` are added to the environment of each, `variablesOf` to that of
 * the process with this index. `isApart`: whether each has a session of its own.
 */
export async function onSteeple<Result>(
  work: (steeple: BenchedSteeple) => Promise<Result>,
  {
    processes = 1,
    variables = {},
    variablesOf = () => ({}),
    isApart = false,
  }: {
    processes?: number;
    variables?: Record<string, string>;
    variablesOf?: (index: number) => Record<string, string>;
    isApart?: boolean;
  } = {},
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'steeple-bench-'));
  // As docs/scaling-out.md asks: more than what all processes may open.
  const settings = { max_connections: String(60 * Math.max(1, processes)) };
  const cluster = await openEmbedded({ dataDir, say: () => {}, settings });
  const owner = { ...cluster.connection, database: 'postgres' };
  const running: RunningSteeple[] = [];
  try {
    const variablesOfAll = {
      DATABASE_URL: databaseUrl(owner),
      JWT_PRIVATE_KEY: await createSigningKey(),
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      DEMO: 'on',
      ...variables,
    };
    const urls: string[] = [];
    while (urls.length < processes) {
      const port = String(await findFreePort());
      urls.push(`http://127.0.0.1:${port}`);
      // They share one public address, because it is the issuer of their access tokens.
      const site = { SITE_URL: urls[0] ?? '', PORT: port };
      const own = { ...variablesOfAll, ...variablesOf(running.length), ...site };
      running.push(await runSteeple(own, undefined, isApart));
    }
    const [url] = urls;
    if (url === undefined) {
      throw new Error('It takes one process at least');
    }
    return await work({ url, urls, processes: running, owner });
  } catch (error) {
    for (const steeple of running) {
      console.error(steeple.output().slice(-2_000));
    }
    throw error;
  } finally {
    await Promise.all(running.map((steeple) => steeple.remove()));
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
