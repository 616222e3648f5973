import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Account } from '#contract/tables/accounts.ts';

/**
 * Inserts a church; a test specifies only what matters to it.
 *
 * @returns its id
 */
export async function buildAccount(owner: pg.Pool, given: Partial<Account> = {}): Promise<string> {
  const id = given.id ?? randomUUID();
  await owner.query(
    `insert into public.accounts (id, account_name, location, notes, user_id, created_at)
     values ($1, $2, $3, $4, $5, coalesce($6::timestamptz, now()))`,
    [
      id,
      given.account_name ?? `Church ${id.slice(0, 8)}`,
      given.location ?? null,
      given.notes ?? null,
      given.user_id ?? null,
      given.created_at ?? null,
    ],
  );
  return id;
}
