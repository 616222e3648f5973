import type pg from 'pg';
import { digest, readSqlFolder, type SqlFile } from './sql-files.ts';

/** Functions and policies are kept whole; their names hold the folder, e.g. `policies/accounts.sql`. */
export async function readRepeatables(): Promise<SqlFile[]> {
  const named = async (folder: 'functions' | 'policies') =>
    (await readSqlFolder(folder)).map(({ name, text }) => ({ name: `${folder}/${name}`, text }));
  return [...(await named('functions')), ...(await named('policies'))];
}

/** How a file begins that looks at which tables there are. */
const afterEveryMigration = '-- Applied after every migration';

/**
 * Which files have to be applied: those that changed since they were, and, when a migration has
 * just been applied, those that say they follow each.
 *
 * @param client a connection of the owner
 */
export async function findOutdated(
  client: pg.ClientBase,
  files: readonly SqlFile[],
  { hasMigrated }: { hasMigrated: boolean },
): Promise<SqlFile[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    "select name, value from private.settings where name like 'applied %'",
  );
  const applied = new Map(rows.map(({ name, value }) => [name, value]));
  return files.filter(
    (file) =>
      applied.get(noteOf(file)) !== digest([file]) ||
      (hasMigrated && file.text.startsWith(afterEveryMigration)),
  );
}

/** Applies one file in the transaction that the connection is in, and notes that it is. */
export async function applyRepeatable(client: pg.ClientBase, file: SqlFile): Promise<void> {
  await client.query(file.text);
  await client.query(
    `insert into private.settings (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [noteOf(file), digest([file])],
  );
}

function noteOf({ name }: SqlFile): string {
  return `applied ${name}`;
}
