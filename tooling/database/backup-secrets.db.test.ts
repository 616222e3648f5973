import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrl } from '#testing/database-url.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { testFolder } from '#testing/tool-databases.ts';
import { backUpDatabase } from './backup-database.ts';

test('nothing in a backup can be held against guesses at the password of DATABASE_URL', async () => {
  const source = await createTestDatabase();
  onTestFinished(() => source.drop());
  const { rows } = await source.owner.query('select name from private.settings');
  expect(rows).not.toContainEqual({ name: 'login password' });
  await source.owner.query(
    "insert into private.settings (name, value) values ('login password', 'a digest of an older version')",
  );
  const file = join(testFolder(), 'steeple.backup');
  const keys = { text: undefined, signingKeyId: null };
  await backUpDatabase({ databaseUrl: databaseUrl(source.ownerConfig) }, file, {
    keys,
    withKeys: false,
    say: () => {},
  });
  const text = gunzipSync(await readFile(file)).toString();
  expect(text).not.toContain('a digest of an older version');
  expect(text).toMatch(/^\{"table":"private\.settings","columns":\["name",/m);
  expect(text).not.toMatch(/^(schema|applied )/m);
});
