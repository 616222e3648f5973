import type { Pool } from 'pg';
import { storableText } from '#database/access/storable-text.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import type { Person } from './people.ts';

/** A session that is not refreshed for this long is over. */
export const sessionIdleDaysMax = 90;
/** Sessions per person; one more sign-in ends the one refreshed longest ago. */
const sessionsPerPersonMax = 50;

const userAgentLengthMax = 500;
const addressLengthMax = 64;

/**
 * Opens a session, notes the sign-in and ends the person's sessions that are too old or too many,
 * in one statement.
 *
 * @returns the session's id, or undefined when the person or the password was changed since it was
 *   looked at
 */
export async function openSession(
  pool: Pool,
  person: Person,
  userAgent: string | undefined,
  address: string,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'auth-open-session',
    text: `
      with person as (
        update auth.users set last_sign_in_at = now()
        where id = $1 and password_hash = $2 returning id
      ), opened as (
        insert into auth.sessions (user_id, user_agent, address)
        select id, $3, $6 from person returning id
      ), swept as (
        delete from auth.sessions where id in (
          select id from (
            select id, refreshed_at, row_number() over (order by refreshed_at desc) as place
            from auth.sessions where user_id = $1
          ) as theirs
          where place >= $4 or refreshed_at < now() - make_interval(days => $5)
        )
      )
      select id from opened`,
    values: [
      person.id,
      person.password_hash,
      cleanUserAgent(userAgent),
      sessionsPerPersonMax,
      sessionIdleDaysMax,
      cleanAddress(address),
    ],
  });
  return rows[0]?.id;
}

/** Which of a person's sessions to end: this one, all, or all but this one. */
export type EndingScope = 'local' | 'global' | 'others';

const endings: Record<EndingScope, string> = {
  local: 'id = $2',
  global: 'true or id = $2',
  others: 'id <> $2',
};

/** Ends sessions of the person with these claims. Their access tokens end on the next call. */
export async function endSessions(
  pool: Pick<Pool, 'query'>,
  { sub, session_id }: Pick<VerifiedClaims, 'sub' | 'session_id'>,
  scope: EndingScope,
): Promise<void> {
  await pool.query(`delete from auth.sessions where user_id = $1 and (${endings[scope]})`, [
    sub,
    session_id,
  ]);
}

/** The address as PostgreSQL can store it, at most 64 characters. */
export function cleanAddress(address: string): string {
  return storableText(address).slice(0, addressLengthMax);
}

/** The user agent as PostgreSQL can store it, at most 500 characters. */
export function cleanUserAgent(userAgent: string | undefined): string | null {
  const text = storableText(userAgent ?? '');
  return text ? [...text].slice(0, userAgentLengthMax).join('') : null;
}
