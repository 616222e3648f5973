import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { deriveLoginPassword } from '#database/access/login-passwords.ts';
import { migrate } from '#database/access/migrate.ts';
import { openEmbedded } from '#database/embedded/embedded.ts';
import { judgeShards, placeTables } from './shards/rules.ts';

// `npm run shards`: whether the schema keeps the rules of Citus, a PostgreSQL that shards by church, and what
// would have to change; from the catalogue of a database that is made, migrated and thrown away. Exits with 1
// while something would have to change.
const dataDir = await mkdtemp(join(tmpdir(), 'steeple-shards-'));
const cluster = await openEmbedded({ dataDir, say: () => {}, settings: { fsync: 'off' } });
const owner = new pg.Client({ ...cluster.connection, database: 'postgres' });
try {
  await migrate(
    { ...cluster.connection, database: 'postgres' },
    deriveLoginPassword(cluster.connection.password),
  );
  await owner.connect();
  for (const { place, tables } of await placeTables(owner)) {
    console.log(`${place}: ${tables.length} tables (${tables.join(', ')})`);
  }
  for (const { asks, kept, wrong } of await judgeShards(owner)) {
    console.log(
      `\n${wrong.length === 0 ? 'holds ' : 'CHANGE'} ${asks} ${kept} of ${kept + wrong.length}`,
    );
    for (const line of wrong) {
      console.log(`       ${line}`);
    }
    if (wrong.length > 0) {
      process.exitCode = 1;
    }
  }
} finally {
  await owner.end();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
