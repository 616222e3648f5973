import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { actingAs } from '#testing/acting.ts';
import { resealed } from '#testing/backup-text.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildIntegration } from '#testing/factories/integration.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import {
  asOwner,
  describeSchema,
  emptyDatabase,
  sumsOf,
  testFolder,
} from '#testing/tool-databases.ts';
import { backUpDatabase } from './backup-database.ts';
import { checkBackupFile } from './backup-file.ts';
import { restoreDatabase } from './restore-database.ts';

const strange = 'Ünïcode 🜂 "quoted" \\ back\tslash\r\nlines\u2028separator {a,"b"} null';

const source = await forThisFile(createTestDatabase(), 'drop');
await buildAccount(source.owner, { account_name: strange, notes: 'null' });
await buildPerson(source.owner, { role: 'account_admin' });
await buildIntegration(source.owner, {
  metadata: { organization_name: strange, deep: [null, 1.5] },
});

const say = () => {};
const keys = { text: undefined, signingKeyId: 'a-key' };

async function backUp(owner: pg.ClientConfig = source.ownerConfig): Promise<string> {
  const file = join(testFolder(), 'steeple.backup');
  await backUpDatabase({ databaseUrl: databaseUrl(owner) }, file, { keys, withKeys: false, say });
  return file;
}

function restore(owner: pg.ClientConfig, file: string, mayReplace = false) {
  return restoreDatabase({ databaseUrl: databaseUrl(owner) }, file, {
    mayReplace,
    confirm: async () => {},
    say,
  });
}

/** Whether a database has anything of a Steeple in it. */
function isUntouched(owner: pg.ClientConfig): Promise<boolean> {
  return asOwner(owner, async (client) => {
    const { rows } = await client.query<{ untouched: boolean }>(
      "select to_regnamespace('auth') is null and to_regclass('public.accounts') is null as untouched",
    );
    return rows[0]?.untouched === true;
  });
}

describe('a restored database', () => {
  test('has the same rows in every table and the same schema', async () => {
    const target = await emptyDatabase();
    await restore(target, await backUp());
    expect(await sumsOf(target)).toEqual(await sumsOf(source.ownerConfig));
    expect(await describeSchema(target)).toEqual(await describeSchema(source.ownerConfig));
    const names = await asOwner(target, (client) =>
      client.query('select account_name from public.accounts where account_name = $1', [strange]),
    );
    expect(names.rowCount).toBe(1);
  });

  test('adds no audit row of its own, and its ids continue after the old ones', async () => {
    const target = await emptyDatabase();
    await restore(target, await backUp());
    await asOwner(target, async (client) => {
      const last = await client.query('select max(id)::int as id from private.audit_log');
      await client.query("insert into public.accounts (account_name) values ('After')");
      const next = await client.query('select max(id)::int as id from private.audit_log');
      expect(next.rows[0].id).toBeGreaterThan(last.rows[0].id);
      const counted = await client.query('select count(*)::int as count from private.audit_log');
      const before = (await sumsOf(source.ownerConfig))['private.audit_log']?.rows ?? 0;
      expect(counted.rows[0].count).toBe(before + 1);
    });
  });

  test('leaves out what means nothing later: counted attempts, sign-ins at providers', async () => {
    await source.owner.query(
      "insert into private.rate_counters (key, points) values ('someone', 3) on conflict do nothing",
    );
    const target = await emptyDatabase();
    await restore(target, await backUp());
    const { rows } = await asOwner(target, (client) =>
      client.query('select count(*)::int as count from private.rate_counters'),
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

test('a backup taken during writes shows one moment', { timeout: 60_000 }, async () => {
  const busy = await createTestDatabase();
  try {
    await busy.owner.query(
      `insert into private.audit_log (operation, table_name, row_id, after)
       select 'INSERT', 'a.table', gen_random_uuid(), jsonb_build_object('n', repeat('x', 400))
       from generate_series(1, 30000)`,
    );
    let isDone = false;
    let pairs = 0;
    const writing = (async () => {
      while (!isDone) {
        // Accounts come early in a backup, users late: only one moment has as many of both.
        await busy.owner.query(`
          with church as (insert into public.accounts (account_name) values ('Pair') returning id)
          insert into auth.users (email) select id || '@pair.test' from church`);
        pairs += 1;
      }
    })();
    await vi.waitFor(() => expect(pairs).toBeGreaterThan(0), 10_000);
    const before = pairs;
    const file = await backUp(busy.ownerConfig);
    const after = pairs;
    isDone = true;
    await writing;
    expect(after).toBeGreaterThan(before);
    const target = await emptyDatabase();
    await restore(target, file);
    const { rows } = await asOwner(target, (client) =>
      client.query(`select
        (select count(*)::int from public.accounts where account_name = 'Pair') as churches,
        (select count(*)::int from auth.users where email like '%@pair.test') as users`),
    );
    expect(rows[0].churches).toBe(rows[0].users);
    expect(rows[0].churches).toBeGreaterThanOrEqual(before);
    expect(rows[0].churches).toBeLessThanOrEqual(after);
  } finally {
    await busy.drop();
  }
});

describe('a backup file', () => {
  test('is readable by its owner only and never written over another', async () => {
    const file = await backUp();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(
      backUpDatabase({ databaseUrl: databaseUrl(source.ownerConfig) }, file, {
        keys,
        withKeys: false,
        say,
      }),
    ).rejects.toMatchObject({ code: 'backup_exists' });
  });

  test('holds the keys only when asked to', async () => {
    const secret = {
      text: '{"jwtPrivateKey":"the-secret","encryptionKey":"e"}',
      signingKeyId: 'k',
    };
    const [without, withThem] = [join(testFolder(), 'a'), join(testFolder(), 'b')];
    const address = { databaseUrl: databaseUrl(source.ownerConfig) };
    await backUpDatabase(address, without, { keys: secret, withKeys: false, say });
    await backUpDatabase(address, withThem, { keys: secret, withKeys: true, say });
    expect(gunzipSync(await readFile(without)).toString()).not.toContain('the-secret');
    expect(gunzipSync(await readFile(withThem)).toString()).toContain('the-secret');
    expect((await checkBackupFile(withThem)).keys.signing).toBe('k');
  });

  test.each([
    ['cut in the middle', (file: Buffer) => file.subarray(0, file.length / 2)],
    ['cut by one byte', (file: Buffer) => file.subarray(0, -1)],
    ['empty', () => Buffer.alloc(0)],
    ['no backup', () => Buffer.from('a letter to the church')],
    ['no backup, but compressed', () => gzipSync('a letter to the church\n')],
    ['with a bit turned', (file: Buffer) => Buffer.from(file).fill(0xff, 2000, 2001)],
    [
      'with a value changed',
      (file: Buffer) => edit(file, (text) => text.replace('Grace', 'Grief')),
    ],
    [
      'with a row less',
      (file: Buffer) => edit(file, (text) => text.replace(/[^\n]*Ünïcode[^\n]*\n/, '')),
    ],
    [
      'without its last line',
      (file: Buffer) => edit(file, (text) => text.replace(/\{"end.*\n$/, '')),
    ],
    ['with more behind its end', (file: Buffer) => edit(file, (text) => `${text}["more"]\n`)],
  ])('that is %s restores nothing', async (_how, harm) => {
    const file = await backUp();
    await writeFile(file, harm(await readFile(file)));
    const target = await emptyDatabase();
    await expect(restore(target, file)).rejects.toMatchObject({
      code: expect.stringMatching(/^backup_(damaged|unknown)$/),
    });
    expect(await isUntouched(target)).toBe(true);
  });

  test('of another format or a newer Steeple is refused by name', async () => {
    const file = await backUp();
    const original = await readFile(file);
    const target = await emptyDatabase();
    await writeFile(
      file,
      resealed(original, (text) => text.replace('"version":3', '"version":4')),
    );
    await expect(restore(target, file)).rejects.toMatchObject({
      code: 'backup_unknown',
      message: expect.stringContaining('format 4'),
    });
    const newer = resealed(original, (text) =>
      text.replace('"migrations":[', '"migrations":[{"name":"2999_future.sql","checksum":"x"},'),
    );
    await writeFile(file, newer);
    await expect(restore(target, file)).rejects.toMatchObject({
      code: 'backup_newer',
      message: expect.stringContaining('2999_future.sql'),
    });
    expect(await isUntouched(target)).toBe(true);
  });

  test('sealed again without a table restores nothing, and says which', async () => {
    const file = await backUp();
    const withoutProfiles = (text: string) =>
      text.replace(/\{"table":"public\.profiles".*\n(?:.*\n)*?\{"rows".*\n/, '');
    await writeFile(file, resealed(await readFile(file), withoutProfiles));
    const target = await emptyDatabase();
    await expect(restore(target, file)).rejects.toMatchObject({
      code: 'backup_damaged',
      message: expect.stringContaining('lacks public.profiles'),
    });
    expect(await isUntouched(target)).toBe(true);
  });

  test.each([
    ['auth.users', /(\{"table":"auth\.users".*?^\\\.\n)\{"rows".*?\n/ms, '$1'],
    ['public.profiles', /(\{"table":"public\.profiles"[^\n]*\n)(.*?)(?=\{"seq)/s, '$1$2$1\\.\n'],
  ])('with a table line of %s that has no sum restores nothing, and ends', async (...changed) => {
    const [table, found, put] = changed;
    const file = await backUp();
    await writeFile(
      file,
      resealed(await readFile(file), (text) => text.replace(found, put)),
    );
    const target = await emptyDatabase();
    await expect(restore(target, file)).rejects.toMatchObject({
      code: 'backup_damaged',
      message: `The backup lacks the sum of ${table}.`,
    });
    expect(await isUntouched(target)).toBe(true);
  });

  test('whose rows break a rule of the database restores nothing', async () => {
    const file = await backUp();
    const orphaned = (text: string) =>
      text.replace(
        /(\{"table":"auth\.users".*\n)(?:.*\n)+?(\\\.\n)\{"rows".*\n/,
        (_all, head: string, end: string) => `${head}${end}${emptySum}\n`,
      );
    await writeFile(file, resealed(await readFile(file), orphaned));
    const target = await emptyDatabase();
    await expect(restore(target, file)).rejects.toMatchObject({ code: '23503' });
    expect(await isUntouched(target)).toBe(true);
  });
});

describe('a database that holds something', () => {
  test('is kept unless it may be replaced, and is then replaced whole', async () => {
    const file = await backUp();
    const target = await createTestDatabase();
    try {
      await buildAccount(target.owner, { account_name: 'Not in the backup' });
      const before = await sumsOf(target.ownerConfig);
      await expect(restore(target.ownerConfig, file)).rejects.toMatchObject({
        code: 'database_not_empty',
        message: expect.stringContaining('public.accounts (4)'),
      });
      expect(await sumsOf(target.ownerConfig)).toEqual(before);
      await restore(target.ownerConfig, file, true);
      expect(await sumsOf(target.ownerConfig)).toEqual(await sumsOf(source.ownerConfig));
    } finally {
      await target.drop();
    }
  });

  test('is not restored under a running Steeple', async () => {
    const file = await backUp();
    const target = await createTestDatabase();
    try {
      const person = await buildPerson(target.owner, { role: 'super_admin' });
      await (await actingAs(target, person.userId)).select('select 1');
      await expect(restore(target.ownerConfig, file, true)).rejects.toMatchObject({
        code: 'database_busy',
      });
    } finally {
      await target.drop();
    }
  });
});

function edit(file: Buffer, change: (text: string) => string): Buffer {
  return gzipSync(change(gunzipSync(file).toString()));
}

const emptySum =
  '{"rows":0,"sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}';
