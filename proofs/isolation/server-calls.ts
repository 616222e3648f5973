import type pg from 'pg';
import type { State } from '#proofs/isolation/oracle/database-state.ts';
import { shareLinkRow } from '#proofs/isolation/oracle/planted-dashboards.ts';
import { type PersonName, personNames, userId } from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId, plantedId } from '#proofs/isolation/oracle/planted-secrets.ts';
import type { Row } from '#proofs/isolation/oracle/specified-rights.ts';
import { acceptInvitations, useRecoveries } from './door-calls.ts';
import { mayWorkFor } from './links-of-leavers.ts';
import type { World } from './world.ts';

const churches = ['own', 'other', 'third'];
const states = ['active', 'revoked', 'ended'] as const;

/**
 * Calls what the server's own logins ask PostgreSQL on behalf of somebody: opening a link, storing a
 * connection. Everything happens in a transaction that is rolled back.
 *
 * @returns a line for each wrong answer
 */
export async function runServerCalls({ database, baseline }: World): Promise<string[]> {
  const client = await database.owner.connect();
  const problems: string[] = [];
  try {
    for (const calls of [openLinks, storeConnections, useRecoveries, acceptInvitations]) {
      await client.query('begin');
      problems.push(...(await calls(client, baseline)));
      await client.query('rollback');
    }
  } finally {
    client.release();
  }
  return problems;
}

/** Opens links of everybody to every church: active, revoked and ended ones, and one that nobody made. */
async function openLinks(client: pg.PoolClient, baseline: State): Promise<string[]> {
  const links = personNames.flatMap((name) =>
    churches.flatMap((church) => states.map((state) => linkOf(baseline, { name, church, state }))),
  );
  // Without the trigger that would sign them as nobody's.
  await client.query('set local session_replication_role = replica');
  await client.query(
    'insert into analytics.share_links select * from jsonb_populate_recordset(null::analytics.share_links, $1)',
    [JSON.stringify(links.map(({ row }) => row))],
  );
  await client.query('set local role steeple_jobs');
  const hashes = [...links.map(({ row }) => row.token_hash), 'f'.repeat(64)];
  const { rows } = await client.query(
    `select hash, opened.account_id, opened.shows_giving, opened.shows_notes
     from unnest($1::text[]) as hash, private.open_share_link(hash) as opened`,
    [hashes],
  );
  const expected = links.filter(({ opens }) => opens).map(({ row }) => row);
  const seen = rows.map((row) => described(row.hash, row));
  const due = expected.map((row) => described(row.token_hash, row));
  return differences('open_share_link', seen, due);
}

function described(hash: string, { account_id, shows_giving, shows_notes }: Row): string {
  return `${hash} ${account_id} with giving ${shows_giving}, with notes ${shows_notes}`;
}

type PlantedLink = { name: PersonName; church: string; state: string };

function linkOf(baseline: State, { name, church, state }: PlantedLink) {
  const id = plantedId(`link of ${name} to ${church}, ${state}`);
  const past = new Date(Date.now() - 1000).toISOString();
  const shows = { shows_giving: church === 'own' };
  return {
    row: {
      ...shareLinkRow(church),
      id,
      account_id: accountId(church),
      token_hash: id.replaceAll('-', '').repeat(2),
      author_id: userId(name),
      ...shows,
      shows_notes: church === 'other',
      ...(state === 'revoked' ? { revoked_at: past } : {}),
      ...(state === 'ended' ? { expires_at: past } : {}),
    },
    opens: state === 'active' && mayWork(baseline, name, church, shows),
  };
}

/** Stores a connection of everybody to every church, begun in no session, their own, or another's. */
async function storeConnections(client: pg.PoolClient, baseline: State): Promise<string[]> {
  const problems: string[] = [];
  const [foreign] = sessionsOf(baseline, 'harbor');
  for (const church of churches) {
    await client.query('savepoint before');
    const calls = personNames.flatMap((name) => {
      const isPermitted = mayWork(baseline, name, church);
      const [session] = sessionsOf(baseline, name);
      return [
        { name, session: null, isPermitted },
        ...(session === undefined ? [] : [{ name, session, isPermitted }]),
        { name, session: plantedId('ended session'), isPermitted: false },
        ...(name === 'harbor' ? [] : [{ name, session: foreign, isPermitted: false }]),
      ];
    });
    await client.query('set local role steeple_providers');
    const { rows } = await client.query(
      `select person || ' ' || coalesce(session, 'none') as call
       from unnest($2::text[], $3::text[]) as call (person, session)
       where private.store_connection($1, 'planning_center', person::uuid, session::uuid, '{}', 'sealed', 'key', now(), '')`,
      [accountId(church), calls.map(({ name }) => userId(name)), calls.map((call) => call.session)],
    );
    await client.query('reset role');
    const due = calls.filter(({ isPermitted }) => isPermitted);
    problems.push(
      ...differences(
        `store_connection for ${church}`,
        rows.map(({ call }) => call),
        due.map(({ name, session }) => `${userId(name)} ${session ?? 'none'}`),
      ),
      ...(await revokedElsewhere(client, church)),
    );
    await client.query('rollback to savepoint before');
  }
  return problems;
}

/** Only the replaced tokens of this church are to be revoked. */
async function revokedElsewhere(client: pg.PoolClient, church: string): Promise<string[]> {
  const { rows } = await client.query(
    'select distinct account_id from private.provider_revocations where account_id <> $1',
    [accountId(church)],
  );
  return rows.map(
    ({ account_id }) => `store_connection for ${church} revoked those of ${account_id}`,
  );
}

function mayWork(baseline: State, name: PersonName, church: string, link: Row = {}): boolean {
  const profile = baseline.get('public.profiles')?.find((row) => row.user_id === userId(name));
  return mayWorkFor(profile ?? null, { ...link, account_id: accountId(church) });
}

function sessionsOf(baseline: State, name: PersonName): string[] {
  const sessions = baseline.get('auth.sessions') ?? [];
  return sessions.filter((row) => row.user_id === userId(name)).map(({ id }) => String(id));
}

function differences(call: string, seen: readonly string[], due: readonly string[]): string[] {
  return [
    ...seen.filter((one) => !due.includes(one)).map((one) => `${call} permitted ${one}`),
    ...due.filter((one) => !seen.includes(one)).map((one) => `${call} refused ${one}`),
  ];
}
