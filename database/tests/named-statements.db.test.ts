import { expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

// One connection, so that every statement meets those before it.
const database = await forThisFile(createTestDatabase(undefined, 1), 'drop');

const prepared = (like: string) =>
  database.connections.jobs.query<{ uses: number }>(
    `select (generic_plans + custom_plans)::integer as uses from pg_prepared_statements
     where statement like $1 and statement not like '%pg_prepared_statements%'`,
    [like],
  );

test('a statement of the jobs is planned once for a connection, whatever its values', async () => {
  const { jobs } = database.connections;
  for (const value of ['1', '2', '3']) {
    const { rows } = await jobs.query<{ said: string }>('select $1::text as said', [value]);
    expect(rows).toEqual([{ said: value }]);
  }
  expect((await prepared('select $1::text as said')).rows).toEqual([{ uses: 3 }]);
});

test('so is one that asks for lists in place of objects', async () => {
  const { jobs } = database.connections;
  const text = 'select $1::integer + 1';
  for (const value of [1, 2]) {
    const { rows } = await jobs.query({ text, values: [value], rowMode: 'array' });
    expect(rows).toEqual([[value + 1]]);
  }
  expect((await prepared(text)).rows).toEqual([{ uses: 2 }]);
});

test('a statement that fails leaves the connection, and the next ones, as they were', async () => {
  const { jobs } = database.connections;
  const divide = (by: number) => jobs.query('select 6 / $1::integer as result', [by]);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows).toEqual([{ result: 3 }]);
  await expect(jobs.query('select $1 from nowhere', ['x'])).rejects.toThrow('nowhere');
  await expect(jobs.query('select $1 from nowhere', ['x'])).rejects.toThrow('nowhere');
});
