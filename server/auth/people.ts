import type { Pool } from 'pg';
import { isStorable } from '#database/access/storable-text.ts';
import { ApiError } from '../http/api-error.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import type { SteepleContext } from '../http/context.ts';

/** Somebody who can sign in, as `auth.users` holds them. */
export type Person = {
  id: string;
  email: string;
  /** argon2id in PHC string format, or null when nobody can sign in as this user. */
  password_hash: string | null;
  is_demo: boolean;
  /** As they chose it in their profile; null for English. */
  language: string | null;
  created_at: Date;
  updated_at: Date;
  last_sign_in_at: Date | null;
  factors: readonly Factor[];
};

/** A second step as its person sees it, without its secret. */
type Factor = {
  id: string;
  factor_type: 'totp' | 'recovery_code';
  status: 'verified' | 'unverified';
  friendly_name?: string;
  created_at: string;
  updated_at: string;
};

/** The columns of a Person, to be read from `auth.users as person`. */
export const personColumns = `person.id, person.email, person.password_hash, person.is_demo,
  person.language, person.created_at, person.updated_at, person.last_sign_in_at,
  (select coalesce(json_agg(json_strip_nulls(json_build_object('id', factor.id,
      'factor_type', factor.factor_type, 'status', factor.status,
      'friendly_name', factor.friendly_name, 'created_at', factor.created_at,
      'updated_at', factor.updated_at)) order by factor.created_at, factor.id), '[]')
    from auth.factors as factor where factor.user_id = person.id) as factors`;

/** How far somebody has come with signing in: as their session has it, whatever a token says. */
export type Standing = {
  method: 'password' | 'otp';
  opened_at: Date;
  second_step: 'totp' | 'recovery_code' | null;
  second_step_at: Date | null;
  /** What they must do before anything else. */
  missing_step: 'verify' | 'enroll' | null;
};

/** The columns of a Standing, to be read from `auth.sessions as session`. */
export const standingColumns = `session.method, session.created_at as opened_at,
  session.second_step, session.second_step_at, private.missing_step(session.id) as missing_step`;

/** E-mails are compared without regard to case and surrounding blanks. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Finds the person with this normalized e-mail.
 *
 * @returns undefined for text that can be no e-mail
 */
export async function findPersonByEmail(pool: Pool, email: string): Promise<Person | undefined> {
  // Queried even for text that cannot be stored, so that the answer takes the same time.
  const { rows } = await pool.query<Person>({
    name: 'auth-person-by-email',
    text: `select ${personColumns} from auth.users as person where lower(person.email) = lower($1)`,
    values: [isStorable(email) ? email : ''],
  });
  return rows[0];
}

/**
 * @returns the claims of the signed-in person
 * @throws ApiError 401 when nobody is signed in
 */
export function requireClaims(c: SteepleContext): VerifiedClaims {
  const claims = c.get('claims');
  if (claims === null) {
    throw new ApiError({
      status: 401,
      code: 'no_authorization',
      message: 'This endpoint requires a valid Bearer token',
    });
  }
  return claims;
}

/**
 * Finds the person of an access token whose session still lives.
 *
 * @throws ApiError 403 `user_not_found` or `session_not_found` (GoTrue, internal/api/auth.go)
 */
export async function requirePerson(
  pool: Pool,
  claims: Pick<VerifiedClaims, 'sub' | 'session_id'>,
): Promise<Person & Standing> {
  const { rows } = await pool.query<Person & Standing & { has_session: boolean }>({
    name: 'auth-person-of-session',
    text: `select ${personColumns}, ${standingColumns}, session.id is not null as has_session
      from auth.users as person
      left join auth.sessions as session on session.user_id = person.id and session.id = $2
      where person.id = $1`,
    values: [claims.sub, claims.session_id],
  });
  const [found] = rows;
  if (!found) {
    throw new ApiError({
      status: 403,
      code: 'user_not_found',
      message: 'User from sub claim in JWT does not exist',
    });
  }
  if (!found.has_session) {
    throw sessionNotFound();
  }
  return found;
}

function sessionNotFound(): ApiError {
  return new ApiError({
    status: 403,
    code: 'session_not_found',
    message: 'Session from session_id claim in JWT does not exist',
  });
}
