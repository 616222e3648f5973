import { afterAll, beforeAll, expect, test } from 'vitest';
import { rightsProblems } from '#proofs/isolation/oracle/rights.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { plant } from './world.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await plant(database.owner);
});
afterAll(() => database.drop());

test('every role holds the rights that the specification grants, and no others (0028, 0029)', async () => {
  expect(await rightsProblems(database.owner)).toEqual([]);
});
