import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { databaseUrl } from '#testing/database-url.ts';
import { addFigures } from '../proofs/cluster/many-figures.ts';
import { backUpDatabase } from '../tooling/database/backup-database.ts';
import { restoreDatabase } from '../tooling/database/restore-database.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import { onSteeple } from './steeple-on-cluster.ts';

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);
const say = () => {};

/**
 * What backup and restore take for as many figures, against PostgreSQL's COPY of the same rows out of their table
 * and into one with the same keys and rules. Without what they take for a database of no figures, whose schema is
 * made as well.
 */
export function measureBackup(): Promise<Figure[]> {
  return onSteeple(async ({ owner }) => {
    const folder = await mkdtemp(join(tmpdir(), 'steeple-bench-backup-'));
    const client = new pg.Client(owner);
    await client.connect();
    try {
      const without = await measureBoth(client, owner, join(folder, 'without'));
      await addFigures(client, rows);
      await client.query('vacuum analyze analytics.figures');
      const floors = await measureFloors(client);
      const both = await measureBoth(client, owner, join(folder, 'with'));
      const backup = both.backup - without.backup;
      const restore = both.restore - without.restore;
      for (const [name, seconds] of Object.entries({ ...floors, backup, restore })) {
        const perSecond = (rows / seconds / 1000).toFixed(0);
        console.log(`${name}: ${seconds.toFixed(1)} s, ${perSecond} thousand rows a second`);
      }
      return [
        ratio('a backup against COPY', backup / floors.copyTo, budgets.backupFloorsMax),
        ratio('a restore against COPY', restore / floors.copyFrom, budgets.restoreFloorsMax),
      ];
    } finally {
      await client.end();
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Seconds of a backup, and of its restore into another database. */
async function measureBoth(
  client: pg.Client,
  owner: pg.ClientConfig,
  file: string,
): Promise<{ backup: number; restore: number }> {
  const backup = await secondsOf(() =>
    backUpDatabase({ databaseUrl: databaseUrl(owner) }, file, {
      ...{ keys: { text: undefined, signingKeyId: null }, withKeys: false, say },
    }),
  );
  await client.query('create database restored template template0');
  const target = { databaseUrl: databaseUrl({ ...owner, database: 'restored' }) };
  const restore = await secondsOf(() =>
    restoreDatabase(target, file, { ...{ mayReplace: false, confirm: async () => {}, say } }),
  );
  await client.query('drop database restored');
  return { backup, restore };
}

async function measureFloors(client: pg.Client): Promise<{ copyTo: number; copyFrom: number }> {
  const copied: Buffer[] = [];
  const copyTo = await secondsOf(async () => {
    for await (const chunk of client.query(to('copy analytics.figures to stdout'))) {
      copied.push(chunk);
    }
  });
  await client.query('create schema floor');
  await client.query('create table floor.figures (like analytics.figures including all)');
  const copyFrom = await secondsOf(() =>
    pipeline(copied, client.query(from('copy floor.figures from stdin'))),
  );
  await client.query('drop schema floor cascade');
  return { copyTo, copyFrom };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return (performance.now() - startMs) / 1000;
}

function ratio(name: string, value: number, max: number): Figure {
  return { name: `${name} of ${rows} rows`, value, unit: '', budget: { max } };
}
