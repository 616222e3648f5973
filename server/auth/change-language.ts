import type { Pool } from 'pg';
import { z } from 'zod';
import { languages } from '#contract/messages/language.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import { type Person, personColumns, requirePerson } from './people.ts';

/** The only user metadata that there is: in which language a person reads. */
export const languageChoice = z.strictObject({ language: z.enum(languages) });

/**
 * Stores the language that a person chose. Tokens issued from now on carry it.
 *
 * @returns the person as they are now
 * @throws ApiError 403 when the session has ended meanwhile
 */
export async function changeLanguage(
  pool: Pool,
  claims: VerifiedClaims,
  { language }: z.output<typeof languageChoice>,
): Promise<Person> {
  const { rows } = await pool.query<Person>(
    `update auth.users as person set language = $3, updated_at = now()
     where person.id = $1 and exists (select from auth.sessions where id = $2 and user_id = $1)
     returning ${personColumns}`,
    [claims.sub, claims.session_id, language],
  );
  return rows[0] ?? requirePerson(pool, claims);
}
