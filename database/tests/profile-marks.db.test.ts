import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figureIds, isGiving } from '#contract/figures.ts';
import { tileIds } from '#contract/functions/church-pulse.ts';
import { colleagueRefusals } from '#contract/messages/colleagues.ts';
import type { Marks } from '#contract/tables/profiles.ts';
import { actingAs } from '#testing/acting.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const looks: Partial<Marks> = { may_only_look: true };
const noGiving: Partial<Marks> = { without_giving: true };

function newAdmin(accountId: string, marks: Partial<Marks> = {}): Promise<Person> {
  return buildPerson(database.owner, { role: 'account_admin', account_id: accountId, ...marks });
}

/** A church with two account admins who have all rights. */
async function twoAdmins() {
  const accountId = await buildAccount(database.owner);
  const [ruth, omar] = await Promise.all([newAdmin(accountId), newAdmin(accountId)]);
  return { accountId, ruth, omar };
}

/** Marks somebody as this person; the profile's id is not secret to the test. */
async function mark(by: Person, whom: Person, marks: Partial<Marks>): Promise<void> {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from public.profiles where user_id = $1',
    [whom.userId],
  );
  const actor = await actingAs(database, by.userId);
  await actor.select(
    'select private.save_profile_marks($1::uuid, $2::boolean, $3::boolean)',
    rows[0]?.id ?? null,
    String(marks.may_only_look ?? false),
    String(marks.without_giving ?? false),
  );
}

async function marksOf({ userId }: Person): Promise<Partial<Marks>> {
  const { rows } = await database.owner.query<Marks>(
    'select may_only_look, without_giving from public.profiles where user_id = $1',
    [userId],
  );
  const { may_only_look, without_giving } = rows[0] ?? {};
  return { ...(may_only_look && looks), ...(without_giving && noGiving) };
}

test('PostgreSQL and the server agree on what is about giving', async () => {
  const ids = [...figureIds, ...tileIds];
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from unnest($1::text[]) as id where private.is_about_giving(id)',
    [ids],
  );
  expect(rows.map(({ id }) => id)).toEqual(ids.filter(isGiving));
});

describe('an account admin is marked', () => {
  test('by a colleague with all rights, and unmarked by a super admin', async () => {
    const { ruth, omar } = await twoAdmins();
    await mark(ruth, omar, looks);
    expect(await marksOf(omar)).toEqual(looks);
    const boss = await buildPerson(database.owner, { role: 'super_admin' });
    await mark(boss, omar, {});
    expect(await marksOf(omar)).toEqual({});
  });

  test.each([looks, noGiving])('by nobody who is marked: %o', async (marks) => {
    const { accountId, ruth } = await twoAdmins();
    const marked = await newAdmin(accountId, marks);
    await expect(mark(marked, ruth, looks)).rejects.toMatchObject({ code: 'ST433' });
    await expect(mark(marked, marked, {})).rejects.toMatchObject({ code: 'ST433' });
  });

  test('by nobody of another church, to whom the profile does not exist', async () => {
    const [one, other] = await Promise.all([twoAdmins(), twoAdmins()]);
    await expect(mark(one.ruth, other.omar, looks)).rejects.toMatchObject({ code: 'ST404' });
  });

  test('not by themselves, and not if nobody with all rights is left', async () => {
    const { ruth, omar } = await twoAdmins();
    await expect(mark(ruth, ruth, looks)).rejects.toThrow(colleagueRefusals.yourself);
    await mark(ruth, omar, noGiving);
    const boss = await buildPerson(database.owner, { role: 'super_admin' });
    await expect(mark(boss, ruth, looks)).rejects.toThrow(colleagueRefusals.lastWithAllRights);
  });

  test('and loses the marks with the role, not with the church', async () => {
    const { accountId } = await twoAdmins();
    const marked = await newAdmin(accountId, noGiving);
    const elsewhere = await buildAccount(database.owner);
    const set = (change: string, ...values: string[]) =>
      database.owner.query(`update public.profiles set ${change} where user_id = $1`, [
        marked.userId,
        ...values,
      ]);
    await set('account_id = $2', elsewhere);
    expect(await marksOf(marked)).toEqual(noGiving);
    await set("role = 'super_admin'");
    expect(await marksOf(marked)).toEqual({});
  });
});

test('of two who mark each other in the same moment one stays with all rights, in twenty rounds', async () => {
  const left: Partial<Marks>[][] = [];
  for (let round = 0; round < 20; round += 1) {
    const { ruth, omar } = await twoAdmins();
    await Promise.allSettled([mark(ruth, omar, looks), mark(omar, ruth, looks)]);
    left.push([await marksOf(ruth), await marksOf(omar)]);
  }
  expect(left.filter((marks) => marks.filter((each) => each.may_only_look).length !== 1)).toEqual(
    [],
  );
});

test('nor do two super admins mark the last two with all rights at once, in twenty rounds', async () => {
  const bosses = await Promise.all(
    [1, 2].map(() => buildPerson(database.owner, { role: 'super_admin' })),
  );
  for (let round = 0; round < 20; round += 1) {
    const admins = Object.values(await twoAdmins()).filter((each) => typeof each === 'object');
    const marked = await Promise.allSettled(
      admins.map((admin, index) => mark(bosses[index] ?? admin, admin, noGiving)),
    );
    expect(marked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = await Promise.all(admins.map(marksOf));
    expect(left.filter((marks) => marks.without_giving)).toHaveLength(1);
  }
});

test('nobody marks a profile by the table', async () => {
  const { ruth } = await twoAdmins();
  const boss = await buildPerson(database.owner, { role: 'super_admin' });
  for (const { userId } of [ruth, boss]) {
    const actor = await actingAs(database, userId);
    const change = actor.change('update public.profiles set may_only_look = false');
    await expect(change).rejects.toMatchObject({ code: '42501' });
  }
});
