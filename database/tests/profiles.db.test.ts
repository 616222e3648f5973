import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, actingAs, actingAsNobody } from '#testing/acting.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson, buildUser, type Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

let grace: Person;
let graceAdmin: Actor;

const database = await forThisFile(createTestDatabase(), 'drop');
const boss = await buildPerson(database.owner, { role: 'super_admin' });
const superAdmin = await actingAs(database, boss.userId);
beforeEach(async () => {
  grace = await buildPerson(database.owner, { role: 'account_admin' });
  graceAdmin = await actingAs(database, grace.userId);
});

const setRole = 'update public.profiles set role = $2 where user_id = $1';

describe('reading profiles', () => {
  test('a super admin sees everybody', async () => {
    expect(
      (await superAdmin.select('select user_id from public.profiles')).length,
    ).toBeGreaterThanOrEqual(5);
  });

  test('an account admin sees only themselves, not even a colleague of the same church', async () => {
    await buildPerson(database.owner, { role: 'account_admin', account_id: grace.accountId });
    expect(await graceAdmin.select('select user_id from public.profiles')).toEqual([
      { user_id: grace.userId },
    ]);
  });

  test('a person without a role sees their own profile; without a profile, nothing', async () => {
    const roleless = await buildPerson(database.owner, { role: null });
    const profileless = await buildUser(database.owner);
    const ids = async (userId: string) =>
      (await actingAs(database, userId)).select('select user_id from public.profiles');
    expect(await ids(roleless.userId)).toEqual([{ user_id: roleless.userId }]);
    expect(await ids(profileless.userId)).toEqual([]);
  });

  test('nobody sees nothing', async () => {
    await expect(
      actingAsNobody(database).select('select user_id from public.profiles'),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('changing one’s own profile', () => {
  test('name and phone number', async () => {
    const change =
      "update public.profiles set first_name = 'Ada', last_name = 'L', phone_number = '1' where user_id = $1";
    expect(await graceAdmin.change(change, grace.userId)).toBe(1);
  });

  // Proves: 5.edit-user.05
  test.each([
    ['role', "'super_admin'"],
    ['account_id', 'gen_random_uuid()'],
    ['email', "'x@example.test'"],
    ['user_id', 'gen_random_uuid()'],
    ['id', 'gen_random_uuid()'],
  ])('not %s', async (column, value) => {
    await expect(
      graceAdmin.change(
        `update public.profiles set ${column} = ${value} where user_id = $1`,
        grace.userId,
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  // Proves: 6.users.02
  test('somebody else’s is out of reach', async () => {
    const change = "update public.profiles set first_name = 'X' where user_id = $1";
    expect(await graceAdmin.change(change, boss.userId)).toBe(0);
  });

  test('nobody inserts or deletes a profile by themselves', async () => {
    for (const actor of [graceAdmin, superAdmin]) {
      await expect(
        actor.change('delete from public.profiles where user_id = $1', grace.userId),
      ).rejects.toMatchObject({ code: '42501' });
      await expect(
        actor.change(
          "insert into public.profiles (user_id, email, first_name, last_name) values ($1, 'a@b.c', 'A', 'B')",
          grace.userId,
        ),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('what a super admin decides', () => {
  test('a new e-mail changes the sign-in too', async () => {
    await superAdmin.change(
      "update public.profiles set email = 'New@Example.test' where user_id = $1",
      grace.userId,
    );
    const { rows } = await database.owner.query('select email from auth.users where id = $1', [
      grace.userId,
    ]);
    expect(rows).toEqual([{ email: 'new@example.test' }]);
  });

  test('an e-mail that somebody has, in other letters, is refused and nothing changes', async () => {
    const change = 'update public.profiles set email = $2 where user_id = $1';
    await expect(
      superAdmin.change(change, grace.userId, boss.email.toUpperCase()),
    ).rejects.toMatchObject({ code: '23505' });
    const { rows } = await database.owner.query(
      'select person.email = profile.email as same, profile.email from auth.users person join public.profiles profile on profile.user_id = person.id where person.id = $1',
      [grace.userId],
    );
    expect(rows).toEqual([{ same: true, email: grace.email }]);
  });

  // Proves: 6.roles.01
  test('a promotion takes the account away and counts from the next request on', async () => {
    await superAdmin.change(setRole, grace.userId, 'super_admin');
    const { rows } = await database.owner.query(
      'select account_id from public.profiles where user_id = $1',
      [grace.userId],
    );
    expect(rows).toEqual([{ account_id: null }]);
    expect((await graceAdmin.select('select id from public.accounts')).length).toBeGreaterThan(1);
  });

  test('a demotion ends the person’s sessions at once', async () => {
    const colleague = await buildPerson(database.owner, { role: 'super_admin' });
    const theirs = await actingAs(database, colleague.userId);
    await superAdmin.change(setRole, colleague.userId, 'account_admin');
    await expect(theirs.select('select 1')).rejects.toMatchObject({ code: 'ST401' });
  });

  // Proves: 1.roles.04
  test('moving a person to another church counts from the next request on', async () => {
    const church = await buildAccount(database.owner);
    await superAdmin.change(
      'update public.profiles set account_id = $2::uuid where user_id = $1',
      grace.userId,
      church,
    );
    expect(await graceAdmin.select('select id from public.accounts')).toEqual([{ id: church }]);
  });

  test('their own role is not theirs to change', async () => {
    await expect(superAdmin.change(setRole, boss.userId, 'account_admin')).rejects.toThrow(
      'You cannot change your own role.',
    );
    const sameRole =
      "update public.profiles set role = 'super_admin', first_name = 'B' where user_id = $1";
    expect(await superAdmin.change(sameRole, boss.userId)).toBe(1);
  });

  // Proves: 1.roles.02, 3.entities.04
  test('an unknown role is refused', async () => {
    await expect(superAdmin.change(setRole, grace.userId, 'owner')).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('the last super admin', () => {
  test('of two who demote each other at the same moment, one stays', async () => {
    const own = await createTestDatabase();
    try {
      const [one, two] = [
        await buildPerson(own.owner, { role: 'super_admin' }),
        await buildPerson(own.owner, { role: 'super_admin' }),
      ];
      await own.owner.query(
        "update public.profiles set role = null where email = 'super@steeple.test'",
      );
      const [asOne, asTwo] = [await actingAs(own, one.userId), await actingAs(own, two.userId)];
      const results = await Promise.allSettled([
        asOne.change(setRole, two.userId, 'account_admin'),
        asTwo.change(setRole, one.userId, 'account_admin'),
      ]);
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      const { rows } = await own.owner.query(
        "select count(*)::int as left from public.profiles where role = 'super_admin'",
      );
      expect(rows).toEqual([{ left: 1 }]);
    } finally {
      await own.drop();
    }
  });

  test('cannot be demoted or deleted by the server’s own hand either', async () => {
    const own = await createTestDatabase();
    try {
      const demo = "email = 'super@steeple.test'";
      await expect(
        own.owner.query(`update public.profiles set role = 'account_admin' where ${demo}`),
      ).rejects.toThrow('At least one Super Admin is required.');
      await expect(own.owner.query(`delete from auth.users where ${demo}`)).rejects.toThrow(
        'At least one Super Admin is required.',
      );
    } finally {
      await own.drop();
    }
  });
});
