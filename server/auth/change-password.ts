import type { Pool } from 'pg';
import { inTransaction } from '#database/access/in-transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import { hashPassword } from './password-hash.ts';
import { type Person, personColumns, requirePerson } from './people.ts';
import { endSessions } from './sessions.ts';

/**
 * Stores a new password and ends all sessions except the one of these claims.
 *
 * @param person as they were when the request began
 * @returns the person as they are now
 * @throws ApiError 403 when the session has ended meanwhile, 409 `conflict` when somebody else has
 *   changed the password meanwhile
 */
export async function changePassword(
  pool: Pool,
  person: Person,
  claims: VerifiedClaims,
  password: string,
): Promise<Person> {
  const hash = await hashPassword(password);
  const changed = await inTransaction(pool, async (client) => {
    // The audit row names who did it.
    await client.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify(claims),
    ]);
    const { rows } = await client.query<Person>(
      `update auth.users as person set password_hash = $3, updated_at = now()
       where person.id = $1 and person.password_hash is not distinct from $4
         and exists (select from auth.sessions where id = $2 and user_id = $1)
         and private.missing_step($2) is distinct from 'verify'
       returning ${personColumns}`,
      [person.id, claims.session_id, hash, person.password_hash],
    );
    if (rows[0]) {
      // A statement of its own: a sign-in with the old password that the update had to wait for is
      // visible only from here on.
      await endSessions(client, claims, 'others');
    }
    return rows[0];
  });
  if (!changed) {
    await requirePerson(pool, claims);
    throw new ApiError({
      status: 409,
      code: 'conflict',
      message: 'Your password was just changed somewhere else. Please try again.',
    });
  }
  return changed;
}
