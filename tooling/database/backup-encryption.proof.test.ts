import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrl } from '#testing/database-url.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { emptyDatabase, testFolder } from '#testing/tool-databases.ts';
import { backUpDatabase } from './backup-database.ts';
import { checkBackupFile } from './backup-file.ts';
import { restoreDatabase } from './restore-database.ts';

const say = () => {};
const passphrase = 'a lighthouse in the fog';

test('a backup is encrypted with a passphrase, and restored with no other', async () => {
  const source = await createTestDatabase();
  onTestFinished(source.drop);
  const file = join(testFolder(), 'encrypted');
  const keys = { text: undefined, signingKeyId: null };
  await backUpDatabase({ databaseUrl: databaseUrl(source.ownerConfig) }, file, {
    keys,
    withKeys: false,
    passphrase,
    say,
  });
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  for (const wrong of [undefined, 'another passphrase']) {
    await expect(checkBackupFile(file, wrong)).rejects.toMatchObject({ code: 'passphrase' });
  }
  const target = { databaseUrl: databaseUrl(await emptyDatabase()) };
  const confirm = async () => {};
  const options = { mayReplace: false, confirm, passphrase, say };
  const { tables } = await restoreDatabase(target, file, options);
  expect(tables.get('auth.users')?.rows).toBeGreaterThan(0);
  await writeFile(file, Buffer.from(bytes).fill(0xff, bytes.length - 100, bytes.length - 90));
  await expect(checkBackupFile(file, passphrase)).rejects.toMatchObject({ code: 'backup_damaged' });
});
