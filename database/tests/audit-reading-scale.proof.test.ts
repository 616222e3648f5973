import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const rowCount = 200_000;
/** What one page may read of the log; a walk through all of it would be two hundred thousand. */
const rowsReadMax = 6_000;

const rareRow = randomUUID();

const database = await forThisFile(createTestDatabase(), 'drop');
const busy = await buildPerson(database.owner, { role: 'super_admin', first_name: 'Busy' });
const rare = await buildPerson(database.owner, { role: 'super_admin', first_name: 'Rare' });
for (let number = 0; number < 100; number += 1) {
  await buildPerson(database.owner, { role: 'super_admin', first_name: 'Crowd' });
}
// Half a year; one person did nearly all of it, another one thing at the very beginning.
await database.owner.query(
  `insert into private.audit_log (happened_at, actor_id, operation, table_name, row_id, before, after)
   select now() - make_interval(secs => ($1::int - n) * 80),
     case when n = 2 then $3::uuid when n % 10 = 0 then null else $2::uuid end,
     (array['INSERT','UPDATE','UPDATE','UPDATE'])[n % 4 + 1],
     (array['public.accounts','public.profiles','public.knowledge',case when n < 1000 then 'public.integrations' else 'public.knowledge' end])[n % 4 + 1],
     case when n = 1000 then $4::uuid else gen_random_uuid() end,
     jsonb_build_object('account_name', 'Church ' || n, 'notes', repeat('note ', 40)),
     jsonb_build_object('account_name', 'Church ' || n + 1, 'notes', repeat('note ', 40))
   from generate_series(1, $1) as n`,
  [rowCount, busy.userId, rare.userId, rareRow],
);
await database.owner.query('analyze private.audit_log');

type Cost = { rowsRead: number; milliseconds: number; count: number };

/** The best of three readings of a first page of fifty, and how many rows of the log they read. */
async function costOf(filter: Record<string, string | null>): Promise<Cost> {
  const client = await database.owner.connect();
  const readRows = async () => {
    const { rows } = await client.query<{ count: string }>(
      `select seq_tup_read + idx_tup_fetch as count from pg_stat_xact_all_tables
       where relid = 'private.audit_log'::regclass`,
    );
    return Number(rows[0]?.count);
  };
  try {
    await client.query('begin');
    const times: number[] = [];
    let count = 0;
    const before = await readRows();
    for (let turn = 0; turn < 3; turn += 1) {
      const startMs = performance.now();
      const { rows } = await client.query<{ count: number }>(
        `select jsonb_array_length(private.read_audit_log(50, null, $1, $2, $3, $4, $5, $6, $7, 10000) -> 'entries') as count`,
        ['person', 'actor', 'table', 'operation', 'row', 'from', 'to'].map(
          (name) => filter[name] ?? null,
        ),
      );
      times.push(performance.now() - startMs);
      count = rows[0]?.count ?? 0;
    }
    const rowsRead = ((await readRows()) - before) / 3;
    return { rowsRead, milliseconds: Math.min(...times), count };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test.each<[string, () => Record<string, string | null>, number]>([
  ['nothing', () => ({}), 50],
  ['a kind', () => ({ table: 'public.accounts' }), 50],
  [
    'a kind that was used only long ago',
    () => ({ table: 'public.integrations', operation: 'UPDATE' }),
    50,
  ],
  [
    'a kind and an operation that never meet',
    () => ({ table: 'auth.users', operation: 'DELETE' }),
    0,
  ],
  ['an operation', () => ({ operation: 'UPDATE' }), 50],
  ['an operation that is rare', () => ({ operation: 'DELETE' }), 0],
  ['a person who did much', () => ({ person: 'busy' }), 50],
  ['a person who did one thing long ago', () => ({ person: 'rare' }), 1],
  ['a person and a kind that never meet', () => ({ person: 'busy', table: 'auth.users' }), 0],
  ['a person by id', () => ({ actor: rare.userId }), 1],
  ['a hundred people who did nothing', () => ({ person: 'crowd' }), 0],
  ['nearly everybody', () => ({ person: 'example.test' }), 50],
  ['nobody', () => ({ person: 'no such person' }), 0],
  ['a row', () => ({ row: rareRow }), 1],
  ['a day long ago', () => ({ from: daysAgo(100), to: daysAgo(99) }), 50],
  [
    'a day long ago, a person and a kind',
    () => ({ from: daysAgo(100), to: daysAgo(99), person: 'busy', table: 'public.accounts' }),
    50,
  ],
  ['the time before all', () => ({ to: daysAgo(400) }), 0],
])(
  'of 200,000 entries, a page filtered by %s is read off an index',
  async (what, filter, found) => {
    const { rowsRead, milliseconds, count } = await costOf(filter());
    process.stdout.write(
      `${what}: ${count} entries, ${Math.round(rowsRead)} rows read, ${milliseconds.toFixed(1)} ms\n`,
    );
    expect(Math.min(count, 50)).toBe(found);
    expect(rowsRead).toBeLessThan(rowsReadMax);
  },
);
