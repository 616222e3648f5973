import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Role } from '#contract/roles.ts';
import type { Marks, Profile } from '#contract/tables/profiles.ts';
import { buildAccount } from './account.ts';

/** The password of every person in tests and the demo. */
export const demoPassword = 'steeple-demo';
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$hrPn59hl3PyhXURHop6a5A$n9YS/chuBnKO6LGL0DnOj1ibhZzxwG+KF6jDMkqvBKE';

export type Person = { userId: string; email: string; accountId: string | null; role: Role | null };

/**
 * Inserts a user with a profile. An account admin gets a new church by default; a null role means "any
 * other user".
 */
export async function buildPerson(
  owner: pg.Pool,
  given: Partial<Omit<Profile, 'id'> & Marks> & { role: Role | null },
): Promise<Person> {
  const { userId, email } = await buildUser(owner, given.email);
  const needsAccount = given.role === 'account_admin' && given.account_id === undefined;
  const accountId = needsAccount ? await buildAccount(owner) : (given.account_id ?? null);
  await owner.query(
    `insert into public.profiles
       (user_id, email, first_name, last_name, phone_number, role, account_id, may_only_look, without_giving)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      userId,
      email,
      given.first_name ?? 'Test',
      given.last_name ?? 'Person',
      given.phone_number ?? null,
      given.role,
      accountId,
      given.may_only_look ?? false,
      given.without_giving ?? false,
    ],
  );
  return { userId, email, accountId, role: given.role };
}

/** Inserts a user without a profile. */
export async function buildUser(
  owner: pg.Pool,
  email = `person-${randomUUID().slice(0, 8)}@example.test`,
): Promise<{ userId: string; email: string }> {
  const userId = randomUUID();
  await owner.query('insert into auth.users (id, email, password_hash) values ($1, $2, $3)', [
    userId,
    email,
    demoPasswordHash,
  ]);
  return { userId, email };
}
