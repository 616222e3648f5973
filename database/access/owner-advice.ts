import pg from 'pg';

/** From here on CREATEROLE gives only rights over roles that one made (PostgreSQL 16, release notes, E.15). */
const safeVersion = 160_000;

type Owner = { version: number; may_create_roles: boolean };

/**
 * What an operator should know about the owner of an outside database: with CREATEROLE it may grant
 * itself `pg_execute_server_program` before PostgreSQL 16, and so run programs on that machine.
 *
 * @returns a sentence, or null
 */
export async function findOwnerAdvice(owner: pg.ClientConfig): Promise<string | null> {
  const client = new pg.Client({ ...owner, application_name: 'steeple start' });
  await client.connect();
  try {
    const { rows } = await client.query<Owner>(
      `select current_setting('server_version_num')::integer as version,
         rolcreaterole and not rolsuper as may_create_roles
       from pg_roles where rolname = current_user`,
    );
    return rows[0] ? adviceFor(rows[0]) : null;
  } finally {
    await client.end();
  }
}

/** The sentence for an owner, or null. */
export function adviceFor({ version, may_create_roles }: Owner): string | null {
  return version < safeVersion && may_create_roles
    ? `On PostgreSQL ${Math.floor(version / 10_000)}, the owner of Steeple’s database can create roles and so run programs on the database’s machine. If other people use that machine, upgrade to PostgreSQL 16 or newer.`
    : null;
}
