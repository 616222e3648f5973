import { describe, expect } from 'vitest';
import { listTables } from '#proofs/isolation/oracle/database-state.ts';
import { readConfig } from '#server/config.ts';
import { createForgettingNames } from '#server/integrations/upkeep/forget-names.ts';
import { signInNew, test } from '#testing/steeple-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';

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

describe('an invitation', () => {
  const forget = ({ connections }: TestDatabase, days: number) =>
    connections.providers.query('select private.forget_names($1)', [days]);
  const letPass = ({ owner }: TestDatabase, days: number) =>
    owner.query(
      'update private.audit_log set happened_at = happened_at - make_interval(days => $1)',
      [days],
    );

  test('leaves nothing of whom it brought in once they are deleted, whatever their address by then', async ({
    database,
    admin,
    superAdmin,
  }) => {
    const { owner, connections } = database;
    const invited = { first_name: 'Dorcas', last_name: 'Joppa', phone_number: '+1 512 555 0199' };
    const church = { role: 'account_admin', account_id: admin.accountId };
    const invite = (email: string) =>
      admin.client.functions.invoke('invite-user', { body: { ...invited, ...church, email } });
    expect((await invite('dorcas@joppa.test')).error).toBeNull();
    const { rows } = await connections.auth.query<{ user_id: string }>(
      'select user_id from private.accept_invitation($1, null)',
      [[await hashOf(database, 'dorcas@joppa.test')]],
    );
    const userId = rows[0]?.user_id;
    const changed = await superAdmin.client
      .from('profiles')
      .update({ email: 'tabitha@joppa.test' })
      .eq('user_id', userId ?? '');
    expect(changed.error).toBeNull();
    // Somebody else has the address by now, and keeps what the log says of them.
    expect((await invite('dorcas@joppa.test')).error).toBeNull();
    const next = await connections.auth.query<{ user_id: string }>(
      'select user_id from private.accept_invitation($1, null)',
      [[await hashOf(database, 'dorcas@joppa.test')]],
    );
    await owner.query(
      "update public.profiles set first_name = 'Rhoda', last_name = 'Mark' where user_id = $1",
      [next.rows[0]?.user_id],
    );
    await owner.query(
      "insert into private.mail_suppressions (address, why) values ('tabitha@joppa.test', 'Gone'), ('dorcas@joppa.test', 'Full')",
    );
    const { error } = await superAdmin.client.functions.invoke('delete-user', { body: { userId } });
    expect(error).toBeNull();
    const tables = await listTables(owner);
    const others = tables.filter((table) => table !== 'private.audit_log');
    expect(await tablesWith(database, others, String(userId))).toEqual([]);
    await letPass(database, 366);
    await forget(database, 365);
    expect(await tablesWith(database, tables, 'tabitha@joppa.test')).toEqual([]);
    expect(
      await tablesWith(database, ['private.mail_suppressions'], 'dorcas@joppa.test'),
    ).toHaveLength(1);
    const { rows: kept } = await owner.query(
      `select count(*)::int as lines from private.audit_log
       where table_name = 'private.invitations' and (before || after) ->> 'first_name' = 'Dorcas'`,
    );
    expect(kept).toEqual([{ lines: 1 }]);
    const gone = await superAdmin.client.functions.invoke('delete-user', {
      body: { userId: next.rows[0]?.user_id },
    });
    expect(gone.error).toBeNull();
    await letPass(database, 366);
    await forget(database, 365);
    for (const text of ['dorcas@joppa.test', 'Dorcas', 'Joppa', '555 0199', 'Rhoda']) {
      expect([text, ...(await tablesWith(database, tables, text))]).toEqual([text]);
    }
  });

  test('that nobody accepted is forgotten 90 days after it was over, and later by the audit log', async ({
    database,
    admin,
  }) => {
    const { owner } = database;
    const names = { first_name: 'Simon', last_name: 'Tanner', phone_number: null };
    const body = { ...names, role: 'account_admin', account_id: admin.accountId };
    const email = 'nobody@tanner.test';
    await admin.client.functions.invoke('invite-user', { body: { ...body, email } });
    const over = (days: number) =>
      owner.query(
        'update private.invitations set expires_at = now() - make_interval(days => $2) where email = $1',
        [email, days],
      );
    await over(89);
    await forget(database, 365);
    expect(await tablesWith(database, ['private.invitations'], email)).not.toEqual([]);
    await over(91);
    await forget(database, 365);
    expect(await tablesWith(database, ['private.invitations'], email)).toEqual([]);
    expect(await tablesWith(database, ['private.audit_log'], email)).not.toEqual([]);
    await letPass(database, 366);
    await forget(database, 365);
    expect(await tablesWith(database, ['private.audit_log'], email)).toEqual([]);
  });

  test('does not name any more who made it, once they are deleted', async ({
    database,
    server,
    superAdmin,
  }) => {
    const { owner } = database;
    const ruth = await signInNew(database, server, 'account_admin');
    await owner.query("update public.profiles set first_name = 'Lydia' where user_id = $1", [
      ruth.userId,
    ]);
    const names = { first_name: 'Jason', last_name: 'Host', phone_number: null };
    const body = { ...names, role: 'account_admin', account_id: ruth.accountId };
    await ruth.client.functions.invoke('invite-user', { body: { ...body, email: 'a@host.test' } });
    await superAdmin.client.functions.invoke('delete-user', { body: { userId: ruth.userId } });
    expect(await tablesWith(database, ['private.invitations'], 'Lydia')).toEqual([]);
    await letPass(database, 31);
    const { AUDIT_NAMES_DAYS } = readConfig({ NODE_ENV: 'test', AUDIT_NAMES_DAYS: '30' });
    await createForgettingNames(database.connections.providers, AUDIT_NAMES_DAYS)();
    expect(await tablesWith(database, await listTables(owner), 'Lydia')).toEqual([]);
  });
});

async function hashOf({ owner }: TestDatabase, email: string): Promise<string> {
  const { rows } = await owner.query<{ token_hash: string }>(
    'select token_hash from private.invitations where email = $1 order by invited_at desc limit 1',
    [email],
  );
  return rows[0]?.token_hash ?? '';
}

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
