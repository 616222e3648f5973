import { describe, expect, test } from 'vitest';
import { actingAs, actingAsNobody } from '#testing/acting.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildIntegration } from '#testing/factories/integration.ts';
import { buildKnowledge } from '#testing/factories/knowledge.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;
const grace = await buildPerson(owner, { role: 'account_admin' });
const otherChurch = await buildAccount(owner, { account_name: 'Another church' });
const as = async (person: Person) => actingAs(database, person.userId);
const actors = {
  superAdmin: await as(await buildPerson(owner, { role: 'super_admin' })),
  graceAdmin: await as(grace),
  homeless: await as(await buildPerson(owner, { role: 'account_admin', account_id: null })),
  other: await as(await buildPerson(owner, { role: null })),
  nobody: actingAsNobody(database),
};

describe('reading accounts', () => {
  // Proves: 1.roles.03
  test('a super admin sees every church', async () => {
    const names = await actors.superAdmin.select('select account_name from public.accounts');
    expect(names.length).toBeGreaterThanOrEqual(5);
  });

  // Proves: 1.roles.04
  test('an account admin sees their own church and no other', async () => {
    expect(await actors.graceAdmin.select('select id from public.accounts')).toEqual([
      { id: grace.accountId },
    ]);
  });

  test('an account admin without a church sees none', async () => {
    expect(await actors.homeless.select('select id from public.accounts')).toEqual([]);
  });

  test('a person without a role and a person without a sign-in are refused', async () => {
    await expect(actors.other.select('select id from public.accounts')).rejects.toMatchObject({
      code: '42501',
    });
    await expect(actors.nobody.select('select id from public.accounts')).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('changing accounts', () => {
  const insert = "insert into public.accounts (account_name) values ('New church')";

  // Proves: 1.roles.03
  test('a super admin creates, updates and deletes a church', async () => {
    expect(await actors.superAdmin.change(insert)).toBe(1);
    expect(
      await actors.superAdmin.change(
        "update public.accounts set notes = 'x' where account_name = 'New church'",
      ),
    ).toBe(1);
    expect(
      await actors.superAdmin.change(
        "delete from public.accounts where account_name = 'New church'",
      ),
    ).toBe(1);
  });

  // Proves: 3.entities.02
  test('a super admin cannot create a church in somebody else’s name', async () => {
    await expect(
      actors.superAdmin.change(
        "insert into public.accounts (account_name, user_id) values ('X', $1)",
        grace.userId,
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  // Proves: 5.accounts.02, 6.accounts.01
  test.each(['graceAdmin', 'homeless', 'other', 'nobody'] as const)(
    '%s may neither create, update nor delete',
    async (name) => {
      for (const statement of [
        insert,
        "update public.accounts set account_name = 'Mine now' where true",
        'delete from public.accounts where true',
      ]) {
        await expect(actors[name].change(statement)).rejects.toMatchObject({ code: '42501' });
      }
    },
  );

  test('nobody moves a row’s identity, creator or date', async () => {
    for (const column of ['id', 'user_id', 'created_at']) {
      await expect(
        actors.superAdmin.change(`update public.accounts set ${column} = default where true`),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  // Proves: 3.entities.01
  test.each(['', '   ', '\t\n'])('a blank name (%j) is refused', async (name) => {
    await expect(
      actors.superAdmin.change('insert into public.accounts (account_name) values ($1)', name),
    ).rejects.toMatchObject({ code: '23514', constraint: 'accounts_account_name_not_blank' });
  });
});

describe('deleting a church', () => {
  test('deletes its knowledge and integrations too, and leaves its people without an account', async () => {
    const { owner } = database;
    const church = await buildAccount(owner);
    const knowledge = await buildKnowledge(owner, { account_id: church });
    const integration = await buildIntegration(owner, { account_id: church });
    const person = await buildPerson(owner, { role: 'account_admin', account_id: church });

    await actors.superAdmin.change('delete from public.accounts where id = $1', church);

    const left = await owner.query(
      `select (select count(*) from public.knowledge where id = $1)::int as knowledge,
              (select count(*) from public.integrations where id = $2)::int as integrations,
              (select account_id from public.profiles where user_id = $3) as account_id,
              (select count(*) from auth.users where id = $3)::int as users`,
      [knowledge, integration, person.userId],
    );
    expect(left.rows[0]).toEqual({ knowledge: 0, integrations: 0, account_id: null, users: 1 });
    const theirs = await actingAs(database, person.userId);
    expect(await theirs.select('select id from public.accounts')).toEqual([]);
    expect(
      await actors.superAdmin.select('select id from public.accounts where id = $1', otherChurch),
    ).toHaveLength(1);
  });
});
