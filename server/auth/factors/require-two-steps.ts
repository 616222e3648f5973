import pg from 'pg';

/**
 * Stores whose second step is required, where the database reads it with every request.
 *
 * @param owner the connection configuration of the owner
 */
export async function requireTwoSteps(owner: pg.ClientConfig, ofWhom: string): Promise<void> {
  const client = new pg.Client({ ...owner, application_name: 'steeple two steps' });
  await client.connect();
  try {
    await client.query(
      `update private.platform_settings set two_steps_required_of = $1
       where two_steps_required_of <> $1`,
      [ofWhom],
    );
  } finally {
    await client.end();
  }
}
