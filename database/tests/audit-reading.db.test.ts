import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { auditedTableNames } from '#contract/audited-tables.ts';
import { auditLogResponse } from '#contract/functions/audit-log.ts';
import { type Actor, actingAs, actingAsNobody } from '#testing/acting.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson, buildUser } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

/** The actor that stands for the server itself in a filter. */
const serverActorId = '00000000-0000-0000-0000-000000000000';

const database = await forThisFile(createTestDatabase(), 'drop');
const boss = await buildPerson(database.owner, {
  role: 'super_admin',
  first_name: 'Ada',
  last_name: 'Byron',
});
const superAdmin = await actingAs(database, boss.userId);

type Filter = Partial<{
  limit: number;
  before: number;
  person: string;
  actorId: string;
  tableName: string;
  operation: string;
  rowId: string;
  from: string;
  to: string;
  valueLengthMax: number;
}>;

/** Reads the log as somebody; what is not asked for is null. */
async function readAs(actor: Actor, filter: Filter = {}) {
  const rows = await actor.select(
    `select private.read_audit_log($1::int, $2::bigint, $3, $4::uuid, $5, $6, $7::uuid,
       $8::timestamptz, $9::timestamptz, $10::int) as page`,
    ...[
      filter.limit ?? 50,
      filter.before,
      filter.person,
      filter.actorId,
      filter.tableName,
      filter.operation,
      filter.rowId,
      filter.from,
      filter.to,
      filter.valueLengthMax,
    ].map((value) => (value === undefined ? null : String(value))),
  );
  return auditLogResponse.parse(rows[0]?.page);
}

const read = (filter?: Filter) => readAs(superAdmin, filter);
const entriesOf = async (filter: Filter) => (await read(filter)).entries;

describe('who reads the log', () => {
  test('nobody but super admins', async () => {
    const admin = await buildPerson(database.owner, { role: 'account_admin' });
    const { userId } = await buildUser(database.owner);
    for (const actor of [
      await actingAs(database, admin.userId),
      await actingAs(database, userId),
      actingAsNobody(database),
    ]) {
      await expect(readAs(actor)).rejects.toMatchObject({ code: '42501' });
    }
    await expect(
      database.connections.rest.query(
        'select private.read_audit_log(1, null, null, null, null, null, null, null, null, null)',
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('a demoted super admin reads nothing from the next request on', async () => {
    const other = await buildPerson(database.owner, { role: 'super_admin' });
    const actor = await actingAs(database, other.userId);
    expect((await readAs(actor)).entries.length).toBeGreaterThan(0);
    const session = actor.claims?.session_id ?? null;
    await database.owner.query(
      "update public.profiles set role = 'account_admin', account_id = $2 where user_id = $1",
      [other.userId, await buildAccount(database.owner)],
    );
    // A demotion ends the sessions too; here one is still there.
    await database.owner.query(
      'insert into auth.sessions (id, user_id) values ($1, $2) on conflict do nothing',
      [session, other.userId],
    );
    await expect(readAs(actor)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    'private.audit_page(1, now(), 1, null, null, null, null, now(), now())',
    "private.audit_people('a')",
  ])('not even a super admin calls the inner %s', async (call) => {
    await expect(superAdmin.select(`select ${call} as given`)).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('an entry', () => {
  test('says who, what, about what, and of an update only what changed', async () => {
    await superAdmin.change("insert into public.accounts (account_name) values ('Told')");
    await superAdmin.change(
      "update public.accounts set location = 'Waco' where account_name = 'Told'",
    );
    const [update, insert] = await entriesOf({ actorId: boss.userId, limit: 2 });
    expect(update).toMatchObject({
      actor_id: boss.userId,
      actor_name: 'Ada Byron',
      actor_email: boss.email,
      operation: 'UPDATE',
      table_name: 'public.accounts',
      subject: 'Told',
    });
    expect([update?.before, update?.after]).toEqual([{ location: null }, { location: 'Waco' }]);
    expect(insert).toMatchObject({ operation: 'INSERT', before: null, row_id: update?.row_id });
    expect(insert?.after).toMatchObject({ account_name: 'Told', location: null });
  });

  test('names the church that a row belongs to, and says nothing of it when it is gone', async () => {
    const church = await buildAccount(database.owner, { account_name: 'Gone Chapel' });
    await superAdmin.change(
      "insert into public.knowledge (title, prompt, account_id) values ('Of a church', 'P', $1::uuid)",
      church,
    );
    const ofChurch = { actorId: boss.userId, tableName: 'public.knowledge', limit: 1 };
    expect(await entriesOf(ofChurch)).toMatchObject([
      { subject: 'Of a church', account_name: 'Gone Chapel' },
    ]);
    await database.owner.query('delete from public.accounts where id = $1', [church]);
    expect(await entriesOf({ ...ofChurch, operation: 'INSERT' })).toMatchObject([
      { subject: null, account_name: null, after: {} },
    ]);
  });

  test('names a person who was deleted as they were called', async () => {
    const gone = await buildPerson(database.owner, {
      role: 'super_admin',
      first_name: 'Left',
      last_name: 'Long-Ago',
    });
    const actor = await actingAs(database, gone.userId);
    await actor.change("insert into public.accounts (account_name) values ('By one who left')");
    await database.owner.query('delete from auth.users where id = $1', [gone.userId]);
    const told = [
      {
        subject: 'By one who left',
        actor_id: gone.userId,
        actor_name: 'Left Long-Ago',
        actor_email: gone.email,
      },
    ];
    expect(await entriesOf({ actorId: gone.userId })).toMatchObject(told);
    expect(await entriesOf({ person: 'long-ago', tableName: 'public.accounts' })).toMatchObject(
      told,
    );
  });

  test('of the server itself has the name Steeple', async () => {
    const entries = await entriesOf({ actorId: serverActorId, limit: 200 });
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map((entry) => entry.actor_name))).toEqual(new Set(['Steeple']));
    expect((await entriesOf({ person: 'steepl' }))[0]?.actor_name).toBeTruthy();
  });

  test('of a password says that it changed and nothing more', async () => {
    const person = await buildPerson(database.owner, { role: 'account_admin' });
    await superAdmin.select(
      'select private.reset_user_password($1::uuid, $2) as done',
      person.userId,
      '$argon2id$new',
    );
    const entries = await entriesOf({ rowId: person.userId });
    expect(entries).toMatchObject([
      { operation: 'UPDATE', before: { password: 'not shown' }, after: { password: 'not shown' } },
      { operation: 'INSERT', subject: person.email },
    ]);
    expect(JSON.stringify(entries)).not.toContain('argon2id');
  });

  test('cuts a long value for a list and leaves it whole for a file', async () => {
    await superAdmin.change(
      'insert into public.knowledge (title, prompt) values ($1, $2)',
      'Long',
      'x'.repeat(100_000),
    );
    const filter = { actorId: boss.userId, tableName: 'public.knowledge', limit: 1 };
    const [cut] = await entriesOf({ ...filter, valueLengthMax: 10 });
    expect(cut?.after?.prompt).toBe('xxxxxxxxxx… (100000 characters in all)');
    const [whole] = await entriesOf(filter);
    expect(whole?.after?.prompt).toBe('x'.repeat(100_000));
  });
});

describe('filters', () => {
  test('pages follow each other without a gap or a repetition, also within one instant', async () => {
    const person = await buildPerson(database.owner, { role: 'super_admin' });
    const actor = await actingAs(database, person.userId);
    await actor.change(
      "insert into public.accounts (account_name) select 'Many ' || n from generate_series(1, 25) as n",
    );
    for (const filter of [{ actorId: person.userId }, { person: person.email }]) {
      const seen: number[] = [];
      let before: number | undefined;
      do {
        const page = await read({ ...filter, limit: 10, ...(before ? { before } : {}) });
        seen.push(...page.entries.map(({ id }) => id));
        before = page.next ?? undefined;
      } while (before !== undefined);
      expect(seen).toHaveLength(25);
      expect(new Set(seen).size).toBe(25);
      expect(seen).toEqual([...seen].sort((one, other) => other - one));
    }
  });

  test('each narrows by itself and with the others', async () => {
    const all = await entriesOf({ limit: 1000 });
    const middle = all[Math.floor(all.length / 2)]?.happened_at ?? '';
    for (const filter of [
      { tableName: 'public.accounts' },
      { operation: 'DELETE' },
      { tableName: 'public.profiles', operation: 'INSERT' },
      { tableName: 'public.accounts', actorId: boss.userId },
      { operation: 'INSERT', person: 'ada byron' },
      { from: middle },
      { to: middle },
      { from: middle, tableName: 'public.accounts', operation: 'INSERT', actorId: boss.userId },
      { rowId: all[0]?.row_id ?? '' },
      { rowId: all[0]?.row_id ?? '', operation: 'DELETE' },
      { person: 'nobody is called this' },
      { person: 'ada', actorId: serverActorId },
    ] as Filter[]) {
      const expected = all.filter(
        (entry) =>
          (!filter.tableName || entry.table_name === filter.tableName) &&
          (!filter.operation || entry.operation === filter.operation) &&
          (!filter.rowId || entry.row_id === filter.rowId) &&
          (!filter.actorId || (entry.actor_id ?? serverActorId) === filter.actorId) &&
          (!filter.person ||
            `${entry.actor_name} ${entry.actor_email}`.toLowerCase().includes(filter.person)) &&
          (!filter.from || entry.happened_at >= filter.from) &&
          (!filter.to || entry.happened_at < filter.to),
      );
      const found = await entriesOf({ ...filter, limit: 1000 });
      expect(
        found.map(({ id }) => id),
        JSON.stringify(filter),
      ).toEqual(expected.map(({ id }) => id));
    }
  });

  test('a text of wildcards and quotes is only a text', async () => {
    for (const person of ['%', '_', "' or true --", '\\']) {
      expect(await entriesOf({ person })).toEqual([]);
    }
  });

  test('every table with an audit trigger has a name for people, and can be filtered by', async () => {
    const { rows } = await database.owner.query('select private.audited_tables() as names');
    expect(rows[0].names.sort()).toEqual([...auditedTableNames].sort());
    expect(auditedTableNames).toContain('analytics.share_links');
  });

  test('more than a hundred people are found as well', async () => {
    const mark = randomUUID().slice(0, 8);
    for (let number = 0; number < 101; number += 1) {
      await buildPerson(database.owner, { role: 'super_admin', first_name: mark });
    }
    const last = await buildPerson(database.owner, { role: 'super_admin', first_name: mark });
    await (await actingAs(database, last.userId)).change(
      "insert into public.accounts (account_name) values ('Found among many')",
    );
    expect(await entriesOf({ person: mark })).toMatchObject([{ subject: 'Found among many' }]);
  });
});
