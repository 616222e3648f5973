import pg from 'pg';
import { migrationLock } from '#database/access/migration-lock.ts';
import { findGuessProblem } from './auth/password-guesses.ts';
import { hashPassword } from './auth/password-hash.ts';
import { ConfigError } from './config.ts';

/**
 * Creates the first super admin unless there is one. Demo users do not count, since they cannot
 * sign in where this is called.
 *
 * @param owner the connection configuration of the owner
 * @returns whether somebody was created
 * @throws ConfigError when the e-mail belongs to somebody else, or the password is too easy to
 *   guess
 */
export async function ensureFirstSuperAdmin(
  owner: pg.ClientConfig,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const client = new pg.Client({ ...owner, application_name: 'steeple first super admin' });
  await client.connect();
  try {
    if (await hasSuperAdmin(client)) {
      return false;
    }
    const problem = await findGuessProblem(password, [email]);
    if (problem) {
      throw new ConfigError(`SUPER_ADMIN_PASSWORD: ${problem.text}`);
    }
    const hash = await hashPassword(password);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const isMissing = !(await hasSuperAdmin(client));
    if (isMissing) {
      await createSuperAdmin(client, email, hash);
    }
    await client.query('commit');
    return isMissing;
  } catch (error) {
    throw isEmailTaken(error)
      ? new ConfigError(
          `SUPER_ADMIN_EMAIL: ${email} already belongs to a user who isn’t a Super Admin. Choose another email address.`,
        )
      : error;
  } finally {
    await client.end();
  }
}

async function hasSuperAdmin(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from public.profiles as profile join auth.users as person on person.id = profile.user_id
    where profile.role = 'super_admin' and not person.is_demo limit 1`);
  return rowCount !== 0;
}

async function createSuperAdmin(client: pg.Client, email: string, hash: string): Promise<void> {
  await client.query(
    `with person as (
       insert into auth.users (email, password_hash) values ($1, $2) returning id, email
     )
     insert into public.profiles (user_id, email, first_name, last_name, role)
     select id, email, 'Super', 'Admin', 'super_admin' from person`,
    [email, hash],
  );
}

function isEmailTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505';
}
