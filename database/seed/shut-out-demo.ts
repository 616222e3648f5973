import pg from 'pg';

/**
 * Ends the sessions of the demo sign-ins, whose password everybody knows; with DEMO off they cannot
 * begin new ones.
 *
 * @param owner the owner's connection configuration
 * @returns how many sessions ended
 */
export async function shutOutDemo(owner: pg.ClientConfig): Promise<number> {
  const client = new pg.Client({ ...owner, application_name: 'steeple shut out demo' });
  await client.connect();
  try {
    const { rowCount } = await client.query(`
      delete from auth.sessions as session using auth.users as person
      where person.id = session.user_id and person.is_demo`);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
