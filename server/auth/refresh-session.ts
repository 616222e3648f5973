import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#database/access/in-transaction.ts';
import { type Person, personColumns, type Standing, standingColumns } from './people.ts';
import type { RefreshTokenContent } from './refresh-token.ts';
import { judgeRefresh } from './refresh-verdict.ts';
import { sessionIdleDaysMax } from './sessions.ts';

/** How many tokens in a row may each be presented late; see `countLateRepeat`. */
const lateRepeatsInARowMax = 10;

export type RefreshPolicy = {
  reuseIntervalSeconds: number;
  /** Whether demo users may sign in. */
  isDemo: boolean;
};

export type RefreshOutcome =
  | { kind: 'continued'; person: Person & Standing; next: RefreshTokenContent }
  /** No such session, or no such token of it. */
  | { kind: 'not-found' }
  /** The session has not been refreshed for too long; it is over. */
  | { kind: 'idle' }
  /** The token was used before by somebody else; the session is over. */
  | { kind: 'replayed'; userId: string };

type LockedSession = Person &
  Standing & {
    refresh_counter: number;
    seconds_since_rotation: number;
    is_idle: boolean;
  };

/**
 * Uses a refresh token with a valid signature. Of many concurrent uses one rotates, and the others
 * get the token it issued.
 */
export async function refreshSession(
  pool: Pool,
  presented: RefreshTokenContent,
  policy: RefreshPolicy,
): Promise<RefreshOutcome> {
  const person = await rotate(pool, presented, policy);
  return person
    ? continued(person, presented.sessionId, presented.counter + 1)
    : inTransaction(pool, (client) => judge(client, presented, policy));
}

/**
 * The usual case, in one statement: the current token of a session that is still good. A concurrent
 * use of the same token waits for this row and then finds another number in it.
 *
 * @returns undefined in any other case, with nothing changed
 */
async function rotate(
  database: Pick<Pool, 'query'>,
  { sessionId, counter }: RefreshTokenContent,
  { isDemo }: RefreshPolicy,
): Promise<(Person & Standing) | undefined> {
  const { rows } = await database.query<Person & Standing>({
    name: 'auth-rotate',
    text: `update auth.sessions as session
      set refresh_counter = session.refresh_counter + 1, refreshed_at = clock_timestamp()
      from auth.users as person
      where session.id = $1 and session.refresh_counter = $2 and person.id = session.user_id
        and session.refreshed_at >= now() - make_interval(days => $3) and ($4 or not person.is_demo)
      returning ${personColumns}, ${standingColumns}`,
    values: [sessionId, counter, sessionIdleDaysMax, isDemo],
  });
  return rows[0];
}

function continued(person: Person & Standing, sessionId: string, counter: number): RefreshOutcome {
  return { kind: 'continued', person, next: { sessionId, counter } };
}

/** Every other case, with the session's row locked. */
async function judge(
  client: PoolClient,
  presented: RefreshTokenContent,
  policy: RefreshPolicy,
): Promise<RefreshOutcome> {
  const session = await lockSession(client, presented.sessionId);
  if (!session) {
    return { kind: 'not-found' };
  }
  if (session.is_idle || (session.is_demo && !policy.isDemo)) {
    await endSession(client, presented.sessionId);
    return { kind: session.is_idle ? 'idle' : 'not-found' };
  }
  return settle(client, session, presented, policy);
}

async function settle(
  client: PoolClient,
  session: LockedSession,
  presented: RefreshTokenContent,
  policy: RefreshPolicy,
): Promise<RefreshOutcome> {
  const { sessionId } = presented;
  const current = session.refresh_counter;
  const verdict = judgeRefresh({
    presented: presented.counter,
    current,
    secondsSinceRotation: session.seconds_since_rotation,
    reuseIntervalSeconds: policy.reuseIntervalSeconds,
  });
  if (verdict === 'unknown') {
    return { kind: 'not-found' };
  }
  const isStolen =
    verdict === 'replayed' ||
    (verdict === 'repeat-late' &&
      (await countLateRepeat(client, sessionId, current)) > lateRepeatsInARowMax);
  if (isStolen) {
    await endSession(client, sessionId);
    return { kind: 'replayed', userId: session.id };
  }
  if (verdict === 'rotate') {
    // The reason it was refused is gone: the user is no longer a demo user, or a clock was set
    // back.
    const person = await rotate(client, presented, policy);
    if (!person) {
      throw new Error('A session whose token is the newest could not go on');
    }
    return continued(person, sessionId, current + 1);
  }
  return continued(session, sessionId, current);
}

async function lockSession(
  client: PoolClient,
  sessionId: string,
): Promise<LockedSession | undefined> {
  // clock_timestamp(), because now() is from before the wait for the lock.
  const { rows } = await client.query<LockedSession>({
    name: 'auth-lock-session',
    text: `select ${personColumns}, ${standingColumns}, session.refresh_counter,
        extract(epoch from clock_timestamp() - session.refreshed_at)::float8 as seconds_since_rotation,
        session.refreshed_at < now() - make_interval(days => $2) as is_idle
      from auth.sessions as session join auth.users as person on person.id = session.user_id
      where session.id = $1 for update of session`,
    values: [sessionId, sessionIdleDaysMax],
  });
  return rows[0];
}

async function endSession(client: PoolClient, sessionId: string): Promise<void> {
  await client.query('delete from auth.sessions where id = $1', [sessionId]);
}

/**
 * Counts how many tokens in a row had their predecessor presented late. A lost answer does this
 * once now and then; two parties sharing one token family do it with every token, which is all that
 * tells them apart. Presenting the same token again counts once.
 */
async function countLateRepeat(
  client: PoolClient,
  sessionId: string,
  current: number,
): Promise<number> {
  const { rows } = await client.query<{ points: number }>(
    `insert into private.rate_counters as counter (key, points, expire)
     select $1, 1 + coalesce(max(points), 0),
       extract(epoch from now() + make_interval(days => $3))::bigint * 1000
     from private.rate_counters where key = $2
     on conflict (key) do update set points = counter.points
     returning points`,
    [lateRepeatKey(sessionId, current), lateRepeatKey(sessionId, current - 1), sessionIdleDaysMax],
  );
  return rows[0]?.points ?? 0;
}

function lateRepeatKey(sessionId: string, counter: number): string {
  return `late-refresh:${sessionId}:${counter}`;
}
