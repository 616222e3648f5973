import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Knowledge } from '#contract/tables/knowledge.ts';

/** Inserts a knowledge entry, core knowledge by default. */
export async function buildKnowledge(
  owner: pg.Pool,
  given: Partial<Knowledge> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  await owner.query(
    `insert into public.knowledge (id, title, prompt, user_id, account_id)
     values ($1, $2, $3, $4, $5)`,
    [
      id,
      given.title ?? `Entry ${id.slice(0, 8)}`,
      given.prompt ?? 'Be kind.',
      given.user_id ?? null,
      given.account_id ?? null,
    ],
  );
  return id;
}
