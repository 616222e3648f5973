import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Puts the demo churches into a database that has no users and no accounts yet, once.
 *
 * Takes the owner's connection configuration. Gives whether anything was written.
 */
export async function seedDemo(owner: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...owner, application_name: 'steeple seed' });
  await client.connect();
  try {
    await client.query('begin');
    // Two processes that start at once must not both find it empty.
    await client.query('lock table auth.users in share row exclusive mode');
    const { rows } = await client.query<{ empty: boolean }>(
      'select not exists (select from auth.users) and not exists (select from public.accounts) as empty',
    );
    const isEmpty = rows[0]?.empty === true;
    if (isEmpty) {
      await client.query(await readFile(join(import.meta.dirname, 'demo.sql'), 'utf8'));
    }
    await client.query('commit');
    return isEmpty;
  } finally {
    await client.end();
  }
}
