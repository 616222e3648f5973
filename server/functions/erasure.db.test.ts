import { describe, expect } from 'vitest';
import { listTables } from '#proofs/isolation/oracle/database-state.ts';
import { signInNew, test } from '#testing/steeple-test.ts';

type Database = {
  owner: { query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };
};

/** Every table with a row that holds this text. */
async function tablesWith({ owner }: Database, tables: readonly string[], text: string) {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await owner.query(
      `select count(*)::int as count from ${table} t where strpos(to_jsonb(t)::text, $1) > 0`,
      [text],
    );
    found.push(...(rows[0]?.count ? [`${table} ${rows[0].count}`] : []));
  }
  return found;
}

const note = {
  from: '2026-11-22',
  to: '2026-11-22',
  text: 'Ice on the roads',
  kind: 'weather',
  doesNotCount: false,
};

describe('a person who is deleted', () => {
  test('is a former user below notes at once, and leaves the audit log when the days are over', async ({
    database,
    server,
    superAdmin,
  }) => {
    const { owner, connections } = database;
    const ruth = await signInNew(database, server, 'account_admin');
    await owner.query(
      "update public.profiles set first_name = 'Keziah', last_name = 'Zimri' where user_id = $1",
      [ruth.userId],
    );
    const saved = await ruth.client.functions.invoke('annotation-save', {
      body: { accountId: ruth.accountId, ...note },
    });
    expect(saved.error).toBeNull();
    const goal = { accountId: ruth.accountId, tile: 'attendance', year: 2026, value: 90 };
    expect((await ruth.client.functions.invoke('goal-save', { body: goal })).error).toBeNull();
    await owner.query(
      `insert into private.letters (account_id, person_id, offered_by, offered_by_id, offered_at)
       values ($1, $2, 'Keziah Zimri', $3, now())`,
      [ruth.accountId, superAdmin.userId, ruth.userId],
    );
    const gone = await superAdmin.client.functions.invoke('delete-user', {
      body: { userId: ruth.userId },
    });
    expect(gone.error).toBeNull();
    const { rows } = await owner.query(
      'select author from analytics.annotations where account_id = $1',
      [ruth.accountId],
    );
    expect(rows).toEqual([{ author: '' }]);
    const named = (await listTables(owner)).filter((table) => table !== 'private.audit_log');
    expect(await tablesWith(database, named, 'Keziah')).toEqual([]);

    const forget = (days: number) =>
      connections.providers.query('select private.forget_names($1) as people', [days]);
    const tables = await listTables(owner);
    expect((await forget(1)).rows).toEqual([{ people: 0 }]);
    expect(await tablesWith(database, tables, ruth.email)).not.toEqual([]);
    await owner.query("update private.audit_log set happened_at = happened_at - interval '2 days'");
    expect((await forget(1)).rows).toEqual([{ people: 1 }]);
    expect(await tablesWith(database, tables, ruth.email)).toEqual([]);
    expect(await tablesWith(database, tables, 'Keziah')).toEqual([]);
    // Who did what is still told apart, by id; and nobody else is forgotten.
    expect(await tablesWith(database, ['private.audit_log'], ruth.userId)).not.toEqual([]);
    expect(await tablesWith(database, tables, superAdmin.email)).not.toEqual([]);
    expect((await forget(1)).rows).toEqual([{ people: 0 }]);
  });
});

describe('a church that is deleted', () => {
  test('leaves one line, and its users without an account', async ({
    database,
    server,
    superAdmin,
    stranger,
  }) => {
    const { owner } = database;
    const ruth = await signInNew(database, server, 'account_admin');
    for (const { client, accountId } of [ruth, stranger]) {
      const { error } = await client.functions.invoke('annotation-save', {
        body: { accountId, ...note },
      });
      expect(error).toBeNull();
      await superAdmin.client.functions.invoke('church-pulse', { body: { accountId } });
    }
    const { error } = await superAdmin.client.from('accounts').delete().eq('id', ruth.accountId);
    expect(error).toBeNull();
    const tables = await listTables(owner);
    const others = tables.filter((table) => table !== 'private.audit_log');
    expect(await tablesWith(database, others, ruth.accountId)).toEqual([]);
    const { rows: lines } = await owner.query(
      `select operation, table_name, before, after from private.audit_log
       where row_id = $1 or table_name <> 'public.profiles' and strpos(coalesce(before, '{}')::text || coalesce(after, '{}')::text, $1::text) > 0
       order by id`,
      [ruth.accountId],
    );
    expect(
      lines.filter(({ before, after }) => JSON.stringify([before, after]) !== '[null,{}]'),
    ).toEqual([
      {
        operation: 'DELETE',
        table_name: 'public.accounts',
        before: { account_name: expect.any(String) },
        after: null,
      },
    ]);
    const { rows: people } = await owner.query(
      'select account_id from public.profiles where user_id = $1',
      [ruth.userId],
    );
    expect(people).toEqual([{ account_id: null }]);
    // The other church's log says what it said.
    const { rows: kept } = await owner.query(
      "select after ->> 'text' as text from private.audit_log where after ->> 'account_id' = $1 and table_name = 'analytics.annotations'",
      [stranger.accountId],
    );
    expect(kept).toEqual([{ text: note.text }]);
  });
});
