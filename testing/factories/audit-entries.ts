import type pg from 'pg';

/** Puts entries of one person of their own into the log, and gives that person's id. */
export async function manyAuditEntries(owner: pg.Pool, count: number, note = ''): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with one as (select gen_random_uuid() as id), many as (
       insert into private.audit_log (actor_id, operation, table_name, row_id, after)
       select one.id, 'INSERT', 'public.accounts', gen_random_uuid(), jsonb_build_object('number', n, 'note', $2::text)
       from one, generate_series(1, $1) as n order by n
     ) select id from one`,
    [count, note],
  );
  return rows[0]?.id ?? '';
}
