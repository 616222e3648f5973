import pg from 'pg';

/** An e-mail that can sign in with the demo's password, and whose it is. */
export type DemoSignIn = { email: string; what: string };

/**
 * The demo sign-ins of a database whose password is still the one that everybody knows: none where
 * people were there before the demo, fewer once passwords were changed.
 *
 * @param owner the owner's connection configuration
 */
export async function findDemoSignIns(owner: pg.ClientConfig): Promise<DemoSignIn[]> {
  const client = new pg.Client({ ...owner, application_name: 'steeple demo sign-ins' });
  await client.connect();
  try {
    const { rows } = await client.query<DemoSignIn>(`
      select person.email,
        case profile.role when 'super_admin' then 'Super Admin (every church)'
          else coalesce(account.account_name, 'no church') end as what
      from auth.users as person
      join public.profiles as profile on profile.user_id = person.id
      left join public.accounts as account on account.id = profile.account_id
      where person.is_demo order by profile.role desc, person.email`);
    return rows;
  } finally {
    await client.end();
  }
}
