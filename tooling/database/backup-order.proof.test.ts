import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { resealed, sha256Of } from '#testing/backup-text.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { emptyDatabase, sumsOf, testFolder } from '#testing/tool-databases.ts';
import { backUpDatabase } from './backup-database.ts';
import { restoreDatabase } from './restore-database.ts';

const source = await forThisFile(createTestDatabase(), 'drop');
await source.owner.query(
  `insert into private.audit_log (operation, table_name, row_id, after)
   select 'INSERT', 'a.table', gen_random_uuid(), '{}' from generate_series(1, 1200)`,
);
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
  const [, ...lines] = text.slice(from, text.indexOf('{"rows"', from)).trimEnd().split('\n');
  return lines;
}

test('rows are in the order of the primary key, for which nothing is sorted', async () => {
  const lines = auditRows(gunzipSync(await readFile(await backUp())).toString());
  const ids = lines.map((line) => Number(JSON.parse(line)[0]));
  expect(ids.length).toBeGreaterThanOrEqual(1200);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});

test('a backup of the format before, with rows in another order, restores the same', async () => {
  const file = await backUp();
  const before = resealed(await readFile(file), (text) => {
    const rows = auditRows(text);
    expect(rows.toSorted()).not.toEqual(rows);
    const linesOf = (each: string[]) => each.map((line) => `${line}\n`).join('');
    const [now, then] = [linesOf(rows), linesOf(rows.toSorted())];
    return text
      .replace(now, () => then)
      .replace(sha256Of(now), sha256Of(then))
      .replace('"version":2', '"version":1');
  });
  await writeFile(file, before);
  const target = await emptyDatabase();
  await restoreDatabase({ databaseUrl: databaseUrl(target) }, file, {
    ...{ mayReplace: false, confirm: async () => {}, say },
  });
  expect(await sumsOf(target)).toEqual(await sumsOf(source.ownerConfig));
});
