import type pg from 'pg';
import { digest, readSqlFolder, type SqlFile } from './sql-files.ts';

/**
 * Functions and policies are stored as their whole current text; names include the folder, e.g.
 * `policies/accounts.sql`.
 */
export async function readRepeatables(): Promise<SqlFile[]> {
  const named = async (folder: 'functions' | 'policies') =>
    (await readSqlFolder(folder)).map(({ name, text }) => ({ name: `${folder}/${name}`, text }));
  return [...(await named('functions')), ...(await named('policies'))];
}

/** The first words of a file that depends on which tables exist. */
const afterEveryMigration = '-- Applied after every migration';

/**
 * Lists the files to apply: those that changed since they were applied, and, after a new migration,
 * those that say they follow each.
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

/** Applies one file in the current transaction of the connection, and records that. */
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
