import { expect, test } from 'vitest';
import { readSqlFolder } from '#database/access/sql-files.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildChoices, buildFigures } from '#testing/factories/figures.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const name = '20261126103000_expected_of_rescaled_money.sql';
const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;

/** A church in this currency with typed giving, of whose weeks something was said before the update or since. */
async function buildTold(currency: string, said: 'before' | 'since') {
  const accountId = await buildAccount(owner);
  await buildChoices(owner, accountId);
  await owner.query('update analytics.measure_choices set currency = $2 where account_id = $1', [
    accountId,
    currency,
  ]);
  await buildFigures(owner, { accountId, figure: 'giving' }, [{ week: '2026-11-16', value: 5 }]);
  await owner.query(`update analytics.figures set source = 'hand' where account_id = $1`, [
    accountId,
  ]);
  await owner.query(
    `with category as (
       insert into analytics.count_categories (account_id, name, feeds, per, in_attendance, is_money)
       values ($1, 'Giving', 'giving', 'week', false, true) returning account_id, id)
     insert into analytics.counts (account_id, day, span, category_id, is_money, value)
     select account_id, '2026-11-16', 'week', id, true, 5 from category`,
    [accountId],
  );
  const at = `(select applied_at ${said === 'before' ? '-' : '+'} interval '1 hour' from private.migrations
    where name = '20261126072000_minor_units_of_iso_4217.sql')`;
  await owner.query(
    `insert into analytics.forecasts (account_id, figure, origin, counted_weeks, said_at, said)
     values ($1, 'giving', '2026-11-16', 60, ${at}, '[[1,5,4,6,3,7,5,0,0,0]]')`,
    [accountId],
  );
  await owner.query(
    `insert into analytics.forecast_weeks (account_id, figure, week) values ($1, 'giving', '2026-11-23')`,
    [accountId],
  );
  await owner.query(
    `insert into analytics.recommendations
       (account_id, finding_id, rule, week, place, finding, due_on, expected, measured_to, created_at)
     values ($1, 'giving down', 'giving_per_attender', '2026-11-16', 1, '{}', '2026-11-23', $2, '2026-12-14', ${at})`,
    [accountId, JSON.stringify({ figure: 'giving', middle: 5, low: 4, high: 6 })],
  );
  return accountId;
}

async function afterMigrating(accountId: string) {
  const migration = (await readSqlFolder('migrations')).find((file) => file.name === name);
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query(migration?.text ?? '');
    const { rows } = await client.query<{ told: number; middle: number }>(
      `select (select count(*) from analytics.forecasts where account_id = $1)::int
         + (select count(*) from analytics.forecast_weeks where account_id = $1)::int as told,
         (expected ->> 'middle')::float8 as middle
       from analytics.recommendations where account_id = $1`,
      [accountId],
    );
    return rows[0];
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('of typed money that became a hundred times as many units nothing stands that was expected before', async () => {
  expect(await afterMigrating(await buildTold('IDR', 'before'))).toEqual({ told: 0, middle: 500 });
  expect(await afterMigrating(await buildTold('IQD', 'before'))).toEqual({ told: 0, middle: 5000 });
});

test('what was said since then stays, and of every other currency', async () => {
  expect(await afterMigrating(await buildTold('IDR', 'since'))).toEqual({ told: 2, middle: 5 });
  expect(await afterMigrating(await buildTold('USD', 'before'))).toEqual({ told: 2, middle: 5 });
});
