import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { parseDatabaseUrl } from '#database/access/connections.ts';
import { deriveLoginPassword } from '#database/access/login-passwords.ts';
import { migrate } from '#database/access/migrate.ts';
import { openEmbedded } from '#database/embedded/embedded.ts';
import { seedDemo } from '#database/seed/seed-demo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: {
      owner: { host: string; port: number; user: string; password: string };
      loginPassword: string;
      template: string;
    };
  }
}

/**
 * One PostgreSQL for all tests that need one, with a migrated and seeded template that each test
 * file copies. `TEST_DATABASE_URL` names another cluster to run the tests on.
 */
export default async function setUpCluster(project: TestProject): Promise<() => Promise<void>> {
  const { owner, stop } = await openCluster();
  const loginPassword = deriveLoginPassword(owner.password);
  const template = `steeple_template_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ ...owner, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${template}`);
  await migrate({ ...owner, database: template }, loginPassword);
  await seedDemo({ ...owner, database: template });
  project.provide('cluster', { owner, loginPassword, template });
  return async () => {
    await admin.query(`drop database ${template} with (force)`);
    await admin.end();
    await stop();
  };
}

async function openCluster() {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const { host, port, user, password } = parseDatabaseUrl(url);
    const owner = {
      host: host ?? 'localhost',
      port: port ?? 5432,
      user: user ?? 'postgres',
      password: typeof password === 'string' ? password : '',
    };
    return { owner, stop: async () => {} };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'steeple-tests-'));
  const cluster = await openEmbedded({
    dataDir,
    say: () => {},
    // These tests do not need to survive a power cut.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // Several test files run in parallel, some with several processes.
      max_connections: '250',
    },
  });
  return {
    owner: cluster.connection,
    stop: async () => {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
