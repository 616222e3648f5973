import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '#database/access/migrate.ts';
import { readSqlFolder } from '#database/access/sql-files.ts';
import { findStoredTables, plainName } from '#database/access/stored-tables.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { analyticsRows } from '#testing/old-installation/analytics.ts';
import { countsRows } from '#testing/old-installation/counts.ts';
import { platformRows } from '#testing/old-installation/platform.ts';
import {
  asOwner,
  copyDatabase,
  copyForTest,
  describeSchema,
  emptyDatabase,
  testFolder,
} from '#testing/tool-databases.ts';
import { backUpDatabase } from './backup-database.ts';
import { applyMigrations } from './rebuild-schema.ts';
import { restoreDatabase } from './restore-database.ts';

const migrations = await readSqlFolder('migrations');
const { loginPassword } = inject('cluster');

/** What an old installation held, and what is still to be found of it. */
const rowsSince = { ...platformRows, ...analyticsRows, ...countsRows };
const facts = Object.values(rowsSince).flatMap((since) => Object.entries(since.facts));

/** The databases that a Steeple left with the first so many migrations, to be copied. */
const left: Awaited<ReturnType<typeof copyDatabase>>[] = [];
let current: string[];

beforeAll(async () => {
  for (const migration of migrations) {
    const next = await copyDatabase(left.at(-1)?.owner.database ?? 'template0');
    left.push(next);
    await asOwner(next.owner, async (client) => {
      await client.query('begin');
      await applyMigrations(client, [migration]);
      await client.query(rowsSince[migration.name]?.rows ?? '');
      await client.query('commit');
    });
  }
  const fresh = await copyDatabase('template0');
  left.push(fresh);
  await migrate(fresh.owner, loginPassword);
  current = await describeSchema(fresh.owner);
}, 300_000);
afterAll(async () => {
  for (const { drop } of left) {
    await drop();
  }
});

/** A database as a Steeple with the first so many migrations left it. */
const installed = (count: number) => copyForTest(left[count - 1]?.owner.database ?? '');

function factsOf(owner: pg.ClientConfig): Promise<string[]> {
  return asOwner(owner, async (client) => {
    const found: string[] = [];
    for (const [table, question] of facts) {
      const { rows } = await client.query<{ there: boolean }>(
        `select to_regclass('${table}') is not null as there`,
      );
      if (rows[0]?.there && (await client.query(question)).rowCount === 1) {
        found.push(table);
      }
    }
    return found;
  });
}

test('every table that a migration makes has a row and a fact in this test', async () => {
  const owner = await installed(migrations.length);
  const tables = await asOwner(owner, findStoredTables);
  expect(await factsOf(owner)).toEqual(facts.map(([table]) => table));
  expect(facts.map(([table]) => table).sort()).toEqual(tables.map(plainName).sort());
});

test.each(migrations.map(({ name }, index) => [name, index + 1] as const))(
  'an installation as of %s is brought up to date with every row kept',
  async (_name, count) => {
    const owner = await installed(count);
    const before = await factsOf(owner);
    await migrate(owner, loginPassword);
    // A later migration may have made further tables from these rows.
    expect(await factsOf(owner)).toEqual(expect.arrayContaining(before));
    expect(await describeSchema(owner)).toEqual(current);
  },
);

/** The first, the newest, and what each migration that rewrites rows finds; the others add to a schema. */
const restored = migrations
  .map(({ name }, index) => [name, index + 1] as const)
  .filter(([, count]) => {
    const next = migrations[count]?.text;
    return (
      count === 1 ||
      !next ||
      /^ *(update|delete from|insert into|alter column .* using) /im.test(next)
    );
  });

test.each(restored)(
  'a backup as of %s is restored and brought up to date',
  async (_name, count) => {
    const old = await installed(count);
    const file = `${testFolder()}/old.backup`;
    const say = () => {};
    await backUpDatabase({ databaseUrl: databaseUrl(old) }, file, {
      keys: { text: undefined, signingKeyId: null },
      withKeys: false,
      say,
    });
    const target = await emptyDatabase();
    const { migrated } = await restoreDatabase({ databaseUrl: databaseUrl(target) }, file, {
      mayReplace: false,
      confirm: async () => {},
      say,
    });
    expect(migrated).toEqual(migrations.slice(count).map(({ name }) => name));
    expect(await factsOf(target)).toEqual(expect.arrayContaining(await factsOf(old)));
    expect(await describeSchema(target)).toEqual(current);
  },
);
