import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrationLock } from '../access/migration-lock.ts';

/**
 * Inserts the demo churches into a database without users and accounts, once.
 *
 * @param owner the owner's connection configuration
 * @returns whether anything was written
 */
export async function seedDemo(owner: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...owner, application_name: 'steeple seed' });
  await client.connect();
  try {
    if (!(await isEmpty(client))) {
      return false;
    }
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const isStillEmpty = await isEmpty(client);
    if (isStillEmpty) {
      for (const file of ['demo.sql', 'library.sql']) {
        await client.query(await readFile(join(import.meta.dirname, file), 'utf8'));
      }
    }
    await client.query('commit');
    return isStillEmpty;
  } finally {
    await client.end();
  }
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    'select not exists (select from auth.users) and not exists (select from public.accounts) as empty',
  );
  return rows[0]?.empty === true;
}
