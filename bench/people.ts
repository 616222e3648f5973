import type pg from 'pg';
import { z } from 'zod';
import { connectionsUsual } from './load.ts';

const password = 'steeple-demo';
const publishableKey = 'sb_publishable_steeple';

const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string() }),
});

/** The session in the answer to a sign-in. */
export type Session = z.infer<typeof session>;

/** Reads the answer of a sign-in or a refresh. */
export function readSession(answer: string): Session {
  return session.parse(JSON.parse(answer));
}

/** The body of a sign-in; everybody has the demo's password. */
export function signInBody(email: string): string {
  return JSON.stringify({ email, password });
}

/** The headers of an anonymous request with a JSON body. */
export const asNobody = { apikey: publishableKey, 'content-type': 'application/json' };

/** The headers of a request from the person of this session. */
export function asPerson({ access_token }: Pick<Session, 'access_token'>): Record<string, string> {
  return { ...asNobody, authorization: `Bearer ${access_token}` };
}

/**
 * Signs a person in.
 *
 * @throws when that is refused
 */
async function signIn(url: string, email: string): Promise<Session> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: asNobody,
    body: signInBody(email),
  });
  const answer = await response.text();
  if (!response.ok) {
    throw new Error(`signing in ${email}: ${response.status} ${answer}`);
  }
  return readSession(answer);
}

/** Adds churches with realistic texts up to a total number. */
export async function fillAccounts(owner: pg.Pool, count: number): Promise<void> {
  await owner.query(
    `insert into public.accounts (account_name, location, notes)
     select 'Church number ' || n, 'Austin, Texas',
       repeat('Two services on Sunday; the second one is fuller since the summer. ', 3)
     from generate_series(1, $1 - (select count(*)::int from public.accounts)) as n`,
    [count],
  );
  await owner.query('analyze public.accounts');
}

/** A person with a role, and their church. */
export type Person = { email: string; accountId: string };
export type SignedInPerson = Person & { session: Session };
type Role = 'super_admin' | 'account_admin';

/** Adds churches, and one person of this role for each, with the demo's password. */
export async function addPeople(owner: pg.Pool, role: Role, count: number): Promise<Person[]> {
  const { rows } = await owner.query<Person>(
    `with church as (
       insert into public.accounts (account_name, location)
       select 'Church of ' || gen_random_uuid() || '@bench.test', 'Austin, Texas'
       from generate_series(1, $1)
       returning id, replace(account_name, 'Church of ', '') as email
     ), person as (
       insert into auth.users (email, password_hash)
       select church.email, demo.password_hash from church
       join auth.users as demo on demo.email = 'super@steeple.test'
       returning id, email
     ), profile as (
       insert into public.profiles (user_id, email, first_name, last_name, role, account_id)
       select person.id, person.email, 'Ada', 'Admin', $2, case $2 when 'account_admin' then church.id end
       from person join church using (email)
     )
     select email, id as "accountId" from church`,
    [count, role],
  );
  await owner.query('analyze');
  return rows;
}

/** Adds people of this role and signs them in. */
export async function signInPeople(
  { url, owner }: { url: string; owner: pg.Pool },
  role: Role,
  count: number,
): Promise<SignedInPerson[]> {
  const signedIn: SignedInPerson[] = [];
  for (const person of await addPeople(owner, role, count)) {
    signedIn.push({ ...person, session: await signIn(url, person.email) });
  }
  return signedIn;
}

/**
 * How many people share one connection. One person may use half of a connection's database time
 * (server/limits/fair-scheduler.ts); the server is measured, not that limit.
 */
const peoplePerConnection = 4;

/** Adds people of this role for each of the usual connections, and signs them in. */
export async function signInCrews(
  bench: { url: string; owner: pg.Pool },
  role: Role,
): Promise<SignedInPerson[][]> {
  const people = await signInPeople(bench, role, connectionsUsual * peoplePerConnection);
  return Array.from({ length: connectionsUsual }, (_, connection) =>
    people.slice(connection * peoplePerConnection, (connection + 1) * peoplePerConnection),
  );
}

/**
 * The item of a connection.
 *
 * @throws if there are fewer items than connections
 */
export function ofConnection<Item>(items: readonly Item[], connection: number): Item {
  const item = items[connection];
  if (item === undefined) {
    throw new Error(`nothing was prepared for connection ${connection}`);
  }
  return item;
}
