import { verify } from '@node-rs/argon2';
import type pg from 'pg';

/** A request to the floor: the text after `?` in the path, and the body. */
type Ask = { value: string; body: string };

// The floor of each measured call: its statements through the bare driver, without sessions, roles,
// policies, audit or limits. They are written out here and not shared with the server, so that any
// additional statement of the server shows in the ratio. docs/decisions/benchmarks.md has the reasons.
export const floors = {
  'accounts-list': (pool) =>
    first(pool, {
      name: 'accounts-list',
      text: `select coalesce(json_agg(account), '[]')::text from (
        select id, account_name, location, notes, user_id, created_at from public.accounts order by created_at desc
      ) as account`,
    }),
  'accounts-list-of-admin': (pool, { value }) =>
    first(pool, {
      name: 'accounts-list-of-admin',
      text: `select coalesce(json_agg(account), '[]')::text from (
        select id, account_name, location, notes, user_id, created_at from public.accounts
        where id = $1 order by created_at desc
      ) as account`,
      values: [value],
    }),
  'single-row': (pool, { value }) =>
    first(pool, {
      name: 'single-row',
      text: `select row_to_json(account)::text from (
        select id, account_name, location, notes, user_id, created_at from public.accounts where id = $1
      ) as account`,
      values: [value],
    }),
  insert: (pool, { body }) =>
    first(pool, {
      name: 'insert',
      text: `insert into floor.accounts (account_name, location, notes, user_id)
        select account_name, location, notes, user_id
        from json_to_record($1::json) as account (account_name text, location text, notes text, user_id uuid)`,
      values: [body],
    }),
  update: (pool, { value, body }) =>
    first(pool, {
      name: 'update',
      text: `update floor.accounts as account set notes = changed.notes
        from json_to_record($1::json) as changed (notes text) where account.id = $2`,
      values: [body, value],
    }),
  'sign-in': signIn,
  refresh,
  function: (pool, { body }) =>
    first(pool, {
      name: 'function',
      text: `insert into floor.connection_states
          (state_hash, browser_hash, account_id, integration_type, session_id, user_id, origin, sealed_verifier, expires_at)
        select gen_random_uuid(), hash, account_id, 'planning_center', session_id, user_id, origin, sealed, now() + interval '10 minutes'
        from json_to_record($1::json) as state
          (hash text, account_id uuid, session_id uuid, user_id uuid, origin text, sealed text)`,
      values: [body],
    }),
} satisfies Record<string, (pool: pg.Pool, ask: Ask) => Promise<string | undefined>>;

const personColumns =
  'person.id, person.email, person.password_hash, person.created_at, person.last_sign_in_at';

async function signIn(pool: pg.Pool, { body }: Ask): Promise<string> {
  const { email, password } = JSON.parse(body);
  const { rows } = await pool.query({
    name: 'person',
    text: `select ${personColumns} from auth.users as person where lower(person.email) = lower($1)`,
    values: [email],
  });
  const [person] = rows;
  if (!(await verify(person.password_hash, password))) {
    throw new Error('the password does not fit');
  }
  const opened = await pool.query({
    name: 'open-session',
    text: `with person as (
        update auth.users set last_sign_in_at = now() where id = $1 and password_hash = $2 returning *
      ), opened as (
        insert into auth.sessions (user_id, user_agent) select id, $3 from person returning id
      ), swept as (
        delete from auth.sessions where id in (
          select id from (
            select id, refreshed_at, row_number() over (order by refreshed_at desc) as place
            from auth.sessions where user_id = $1
          ) as theirs
          where place >= 50 or refreshed_at < now() - interval '90 days'
        )
      )
      select ${personColumns}, opened.id as session_id from person, opened`,
    values: [person.id, person.password_hash, 'bench'],
  });
  return JSON.stringify(opened.rows[0]);
}

async function refresh(pool: pg.Pool, { value: sessionId }: Ask): Promise<string> {
  const { rows } = await pool.query({
    name: 'rotate',
    text: `update auth.sessions as session
      set refresh_counter = session.refresh_counter + 1, refreshed_at = clock_timestamp()
      from auth.users as person where session.id = $1 and person.id = session.user_id
      returning ${personColumns}, session.refresh_counter, session.refreshed_at`,
    values: [sessionId],
  });
  return JSON.stringify(rows[0]);
}

/** The first column of the first row; undefined without rows. */
async function first(pool: pg.Pool, statement: pg.QueryConfig): Promise<string | undefined> {
  const { rows } = await pool.query<string[]>({ ...statement, rowMode: 'array' });
  return rows[0]?.[0];
}
