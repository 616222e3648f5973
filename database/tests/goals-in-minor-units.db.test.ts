import { expect, test } from 'vitest';
import { readSqlFolder } from '#database/access/sql-files.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildChoices } from '#testing/factories/figures.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const name = '20261126050000_goals_in_minor_units.sql';
const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;

/** A church without a currency that set these goals before this version or with it. */
async function buildGoals(figures: readonly string[], written: 'before' | 'since') {
  const accountId = await buildAccount(owner);
  await buildChoices(owner, accountId);
  await owner.query('update analytics.measure_choices set currency = null where account_id = $1', [
    accountId,
  ]);
  await owner.query(
    `insert into analytics.goals (account_id, figure, year, value, written_at)
     select $1, figure, 2026, 20000000, case when $3 then now() else first.applied_at - interval '1 hour' end
     from unnest($2::text[]) as figure, (
       select min(applied_at) as applied_at from private.migrations where name >= '20261126') as first`,
    [accountId, figures, written === 'since'],
  );
  return accountId;
}

async function goalsAfterMigrating(accountId: string): Promise<Record<string, number>> {
  const migration = (await readSqlFolder('migrations')).find((file) => file.name === name);
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query(migration?.text ?? '');
    const { rows } = await client.query<{ figure: string; value: number }>(
      'select figure, value::float8 as value from analytics.goals where account_id = $1',
      [accountId],
    );
    return Object.fromEntries(rows.map(({ figure, value }) => [figure, value]));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('a goal of money that was typed as whole units becomes one of minor units, however large', async () => {
  const accountId = await buildGoals(['giving', 'own_coffee', 'attendance'], 'before');
  await owner.query(
    `insert into analytics.own_figures (account_id, id, name, kind, is_money, per, together, place)
     values ($1, 'own_coffee', 'Coffee', 'money', true, 'week', 'sum', 1)`,
    [accountId],
  );
  expect(await goalsAfterMigrating(accountId)).toEqual({
    giving: 2_000_000_000,
    own_coffee: 2_000_000_000,
    attendance: 20_000_000,
  });
});

test('a goal that was typed in minor units stays', async () => {
  const since = await buildGoals(['giving'], 'since');
  expect(await goalsAfterMigrating(since)).toEqual({ giving: 20_000_000 });
  const withCurrency = await buildGoals(['giving'], 'before');
  await owner.query("update analytics.measure_choices set currency = 'USD' where account_id = $1", [
    withCurrency,
  ]);
  expect(await goalsAfterMigrating(withCurrency)).toEqual({ giving: 20_000_000 });
});

test('a goal in the currency of a former organization stays, and one from before any organization does not', async () => {
  const accountId = await buildGoals(['giving'], 'before');
  await owner.query(
    `insert into private.figure_origins (account_id, integration_type, origin) values ($1, 'planning_center', '8')`,
    [accountId],
  );
  expect(await goalsAfterMigrating(accountId)).toEqual({ giving: 2_000_000_000 });
  await owner.query(
    `insert into private.figures_put_aside
       (account_id, integration_type, origin, figure, week, value, state, count, source, as_of)
     values ($1, 'planning_center', '7', 'giving', '2026-11-16', 5, 'complete', 1, 'donations', now())`,
    [accountId],
  );
  expect(await goalsAfterMigrating(accountId)).toEqual({ giving: 20_000_000 });
});
