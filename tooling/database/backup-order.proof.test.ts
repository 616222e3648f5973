import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inEarlierFormat } from '#testing/backup-text.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { asOwner, emptyDatabase, sumsOf, testFolder } from '#testing/tool-databases.ts';
import { backUpDatabase } from './backup-database.ts';
import { restoreDatabase } from './restore-database.ts';

const source = await forThisFile(createTestDatabase(), 'drop');
await source.owner.query(
  `insert into private.audit_log (operation, table_name, row_id, after)
   select 'INSERT', 'a.table', gen_random_uuid(), '{}' from generate_series(1, 1200)`,
);
const strange = 'Ünïcode 🜂 "quoted" \\ \\N \\. back\tslash\r\nlines\b\f\v\u2028 {a,"b"} null';
await source.owner.query(
  'insert into public.accounts (account_name, notes) values ($1, $2), ($3, null)',
  [strange, '\\.\n{"end"', '{"end":true}'],
);
await buildPerson(source.owner, { role: 'account_admin' });
const say = () => {};

async function backUp(): Promise<string> {
  const file = join(testFolder(), 'steeple.backup');
  await backUpDatabase({ databaseUrl: databaseUrl(source.ownerConfig) }, file, {
    ...{ keys: { text: undefined, signingKeyId: 'a-key' }, withKeys: false, say },
  });
  return file;
}

/** The lines of the table that a backup's text has most of. */
function auditRows(text: string): string[] {
  const from = text.indexOf('{"table":"private.audit_log"');
  const [, ...lines] = text.slice(from, text.indexOf('\n\\.\n', from)).split('\n');
  return lines;
}

test('rows are in the order of the primary key, for which nothing is sorted', async () => {
  const lines = auditRows(gunzipSync(await readFile(await backUp())).toString());
  const ids = lines.map((line) => Number.parseInt(line, 10));
  expect(ids.length).toBeGreaterThanOrEqual(1200);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});

test.each([1, 2] as const)('a backup of format %d restores the same', async (version) => {
  const file = await backUp();
  const earlier = await inEarlierFormat(source.ownerConfig, await readFile(file), version);
  const users = /^\{"table":"auth\.users".*?^\{"rows"/ms.exec(gunzipSync(earlier).toString());
  expect(users?.[0]).toContain(', "false", ');
  await writeFile(file, earlier);
  await restoresTheSame(file);
});

test('rows that look like other lines of a backup restore the same', async () => {
  await restoresTheSame(await backUp());
});

async function restoresTheSame(file: string): Promise<void> {
  const target = await emptyDatabase();
  await restoreDatabase({ databaseUrl: databaseUrl(target) }, file, {
    ...{ mayReplace: false, confirm: async () => {}, say },
  });
  expect(await sumsOf(target)).toEqual(await sumsOf(source.ownerConfig));
  const names = await asOwner(target, (client) =>
    client.query('select from public.accounts where account_name = $1 and notes = $2', [
      ...[strange, '\\.\n{"end"'],
    ]),
  );
  expect(names.rowCount).toBe(1);
}
