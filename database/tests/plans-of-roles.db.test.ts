import { afterAll, beforeAll, expect, test } from 'vitest';
import { actingAs } from '#testing/acting.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('people of two roles who take turns on one connection each keep their plan', async () => {
  const { owner, connections } = database;
  const superAdmin = await actingAs(
    database,
    (await buildPerson(owner, { role: 'super_admin' })).userId,
  );
  const admin = await actingAs(
    database,
    (await buildPerson(owner, { role: 'account_admin' })).userId,
  );
  for (let turn = 0; turn < 4; turn += 1) {
    for (const person of [superAdmin, admin]) {
      await person.select('select id from public.accounts');
    }
  }
  expect(connections.rest.totalCount).toBe(1);
  const { rows } = await connections.rest.query(
    `select generic_plans + custom_plans as uses from pg_prepared_statements
     where statement like '%select id from public.accounts%' order by uses desc`,
  );
  // Each role's from its second use on, and one for people whose role is not known yet.
  expect(rows).toEqual([{ uses: '2' }, { uses: '2' }, { uses: '1' }]);
});
