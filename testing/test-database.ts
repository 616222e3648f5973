import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connections, openConnections } from '#database/access/connections.ts';

/** A test's own database, migrated and with the demo churches. */
export type TestDatabase = {
  /** The owner, with all rights, to set up and to inspect. */
  owner: pg.Pool;
  ownerConfig: pg.ClientConfig;
  connections: Connections;
  /** Ends the connections and drops the database. */
  drop(): Promise<void>;
};

/**
 * Copies the template made by cluster-setup.ts, or another database without connections, in about 50 ms.
 */
export async function createTestDatabase(
  template = inject('cluster').template,
  poolSize = 5,
): Promise<TestDatabase> {
  const cluster = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster((admin) => admin.query(`create database ${name} template ${template}`));
  const ownerConfig = { ...cluster.owner, database: name };
  const owner = new pg.Pool({ ...ownerConfig, max: 4 });
  // Dropping the database terminates open connections, and pg's error would print the password.
  owner.on('error', () => {});
  const connections = openConnections(ownerConfig, cluster.loginPassword, {
    poolSize,
    acquireTimeoutMs: 5_000,
    statementTimeoutMs: 5_000,
  });
  return {
    owner,
    ownerConfig,
    connections,
    drop: async () => {
      await Promise.all([connections.close(), owner.ended ? undefined : owner.end()]);
      await onCluster((admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

async function onCluster(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ ...inject('cluster').owner, database: 'postgres' });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
