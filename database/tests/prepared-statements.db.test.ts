import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Actor, actingAs } from '#testing/acting.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const databases: TestDatabase[] = [];
let database: TestDatabase;
beforeEach(async () => {
  // One connection, so that everybody shares its statements.
  database = await createTestDatabase(undefined, 1);
  databases.push(database);
});
afterAll(() => Promise.all(databases.map((one) => one.drop())));

async function signedIn(role: 'super_admin' | 'account_admin'): Promise<Actor> {
  return actingAs(database, (await buildPerson(database.owner, { role })).userId);
}

async function countPrepared(): Promise<number> {
  const { rows } = await database.connections.rest.query(
    'select count(*)::int as count from pg_prepared_statements',
  );
  return rows[0].count;
}

test('people of two roles who alternate on one connection each keep their own plan', async () => {
  const people = [await signedIn('super_admin'), await signedIn('account_admin')];
  for (let turn = 0; turn < 4; turn += 1) {
    for (const person of people) {
      await person.select('select id as alternating from public.accounts');
    }
  }
  const { rows } = await database.connections.rest.query(
    `select generic_plans + custom_plans as uses from pg_prepared_statements
     where statement like '%alternating%' and statement not like '%pg_prepared%' order by uses desc`,
  );
  // The super admin's first is taken for an account admin's, and the second is the first of that role.
  expect(rows).toEqual([{ uses: '4' }, { uses: '2' }]);
});

test('statements that are parsed and then refused are not kept forever', async () => {
  const admin = await signedIn('account_admin');
  for (let text = 0; text < 120; text += 1) {
    for (let time = 0; time < 2; time += 1) {
      await expect(
        admin.select(`select id as "try ${text}" from public.knowledge where title is null`),
      ).rejects.toMatchObject({ code: '42501' });
    }
  }
  expect(await countPrepared()).toBeLessThanOrEqual(50);
});

test('nor are other people’s evicted while a person whose session has ended sends ever new ones', async () => {
  const { userId } = await buildPerson(database.owner, { role: 'account_admin' });
  const live = await actingAs(database, userId);
  const over = await actingAs(database, userId);
  await database.owner.query('delete from auth.sessions where id = $1', [
    over.claims?.session_id ?? null,
  ]);
  for (let text = 0; text < 120; text += 1) {
    const query = `select id as "try ${text}" from public.accounts`;
    await live.select(query);
    await live.select(query);
    await expect(over.select(`${query} limit 1`)).rejects.toMatchObject({ code: 'ST401' });
    await expect(over.select(`${query} limit 1`)).rejects.toMatchObject({ code: 'ST401' });
  }
  expect(await countPrepared()).toBeLessThanOrEqual(50);
});
