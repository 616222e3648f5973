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

/** A session as the sign-in answers it. */
export type Session = z.infer<typeof session>;

/** Reads the answer of a sign-in or a refresh. */
export function readSession(answer: string): Session {
  return session.parse(JSON.parse(answer));
}

/** The body with which a person signs in; everybody's password is the demo's. */
export function signInBody(email: string): string {
  return JSON.stringify({ email, password });
}

/** The headers of a request with a JSON body from nobody yet. */
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

/** Adds churches until there are so many, each with the texts a real one has. */
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

/** Somebody with a role, and the church that was made for them. */
export type Person = { email: string; accountId: string };
export type SignedInPerson = Person & { session: Session };
type Role = 'super_admin' | 'account_admin';

/** Adds so many churches and as many people of this role, whose password is the demo's. */
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

/** Adds so many people of this role and signs each in. */
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
 * How many people take turns on one connection. One person may use half the database time of one
 * connection (server/limits/person-turns.ts); what is measured is the server, not that limit.
 */
const peoplePerConnection = 4;

/** Adds and signs in people of this role for each of the usual connections. */
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
 * What belongs to this connection of a load.
 *
 * @throws when there are fewer than connections
 */
export function ofConnection<Item>(items: readonly Item[], connection: number): Item {
  const item = items[connection];
  if (item === undefined) {
    throw new Error(`nothing was prepared for connection ${connection}`);
  }
  return item;
}
