import { expect, test } from 'vitest';
import { actingAs } from '#testing/acting.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const superAdmin = await actingAs(
  database,
  (await buildPerson(database.owner, { role: 'super_admin' })).userId,
);

async function entries(tableName: string) {
  const { rows } = await database.owner.query(
    'select actor_id, operation, before, after from private.audit_log where table_name = $1 and actor_id is not null order by id',
    [tableName],
  );
  return rows;
}

test('each change says who, what, before and after', async () => {
  await superAdmin.change("insert into public.accounts (account_name) values ('Audited')");
  await superAdmin.change(
    "update public.accounts set location = 'Waco' where account_name = 'Audited'",
  );
  const actor_id = superAdmin.claims?.sub;
  expect(await entries('public.accounts')).toMatchObject([
    {
      actor_id,
      operation: 'INSERT',
      before: null,
      after: { account_name: 'Audited', location: null },
    },
    { actor_id, operation: 'UPDATE', before: { location: null }, after: { location: 'Waco' } },
  ]);
  // What it said of a church goes with the church, but for one line.
  await superAdmin.change("delete from public.accounts where account_name = 'Audited'");
  expect(await entries('public.accounts')).toMatchObject([
    { actor_id, operation: 'INSERT', before: null, after: {} },
    { actor_id, operation: 'UPDATE', before: {}, after: {} },
    { actor_id, operation: 'DELETE', before: { account_name: 'Audited' }, after: null },
  ]);
});

test('a change that is rolled back leaves no entry', async () => {
  const before = await entries('public.knowledge');
  await expect(
    superAdmin.change("insert into public.knowledge (title, prompt) values ('T', '')"),
  ).rejects.toThrow();
  expect(await entries('public.knowledge')).toEqual(before);
});

test('a change that changes nothing leaves no entry', async () => {
  const before = await entries('public.profiles');
  await superAdmin.change(
    'update public.profiles set first_name = first_name where user_id = auth.uid()',
  );
  expect(await entries('public.profiles')).toEqual(before);
});

test('no entry holds a password hash', async () => {
  await database.owner.query(
    "update auth.users set password_hash = '$argon2id$secret' where email = 'grace@steeple.test'",
  );
  const { rows } = await database.owner.query(
    "select count(*)::int as total, count(*) filter (where before::text || after::text like '%argon2id%')::int as leaked from private.audit_log",
  );
  expect(rows[0].leaked).toBe(0);
  expect(rows[0].total).toBeGreaterThan(0);
});

test('nobody but the owner reads or edits the log', async () => {
  await expect(superAdmin.select('select id from private.audit_log')).rejects.toMatchObject({
    code: '42501',
  });
  await expect(superAdmin.change('delete from private.audit_log where true')).rejects.toMatchObject(
    { code: '42501' },
  );
});
