import { beforeEach, expect, test } from 'vitest';
import type { QuarterRow } from '#analytics/people/quarterly/quarterly.ts';
import { inTransaction } from '#database/access/in-transaction.ts';
import { nothingKnown } from '#server/church/choices.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { exchangeOtherWeeks } from './people-weeks.ts';
import { dropSeenQuarters, keepQuarters, readPutBack } from './quarter-store.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;
const now = new Date('2026-10-20T14:00:00Z');

let accountId: string;
beforeEach(async () => {
  accountId = await buildAccount(owner);
});

const told = (quarter: string, measure: QuarterRow['measure'], value: number): QuarterRow => ({
  ...{ quarter, measure, span: 1, value, base: 40, state: 'complete' },
});

/** A quarterly run with some choices, which counts these rows. */
const count = (computedWith: string, rows: readonly QuarterRow[]) =>
  inTransaction(database.connections.jobs, async (client) => {
    const counted = new Set(rows.map(({ quarter, measure }) => `${quarter} ${measure}`));
    const back = await readPutBack(client, accountId, computedWith);
    const others = back.filter(({ quarter, measure }) => !counted.has(`${quarter} ${measure}`));
    await keepQuarters(client, accountId, [...rows, ...others], { now, computedWith });
  });

async function valuesOf(measure = 'again') {
  const { rows } = await owner.query<{ quarter: string; value: number | null }>(
    'select quarter, value from analytics.quarters where account_id = $1 and measure = $2 order by quarter',
    [accountId, measure],
  );
  return rows.map(({ quarter, value }) => `${quarter} ${value}`);
}

async function supersededOf() {
  const { rows } = await owner.query<{ told: string }>(
    `select quarter || ' ' || measure || ' ' || value as told from private.superseded_quarters
     where account_id = $1 order by id`,
    [accountId],
  );
  return rows.map((row) => row.told);
}

test('choices that are put back give their rows back, of quarters too that are not counted again', async () => {
  await count('a', [told('2024-Q1', 'again', 11), told('2026-Q2', 'again', 12)]);
  await count('b', [told('2026-Q2', 'again', 19), told('2026-Q3', 'again', 18)]);
  // What other choices have not counted stays as it was.
  expect(await valuesOf()).toEqual(['2024-Q1 11', '2026-Q2 19', '2026-Q3 18']);
  // Years later: nothing of then is counted again.
  await count('a', [told('2028-Q4', 'again', 13)]);
  expect(await valuesOf()).toEqual(['2024-Q1 11', '2026-Q2 12', '2026-Q3 18', '2028-Q4 13']);
  await count('b', []);
  expect(await valuesOf()).toEqual(['2024-Q1 11', '2026-Q2 19', '2026-Q3 18', '2028-Q4 13']);
});

test('a correction of a closed quarter supersedes what it told, once, and is what comes back', async () => {
  await count('a', [told('2026-Q2', 'again', 12)]);
  await count('a', [told('2026-Q2', 'again', 12)]);
  expect(await supersededOf()).toEqual([]);
  await count('a', [told('2026-Q2', 'again', 14)]);
  expect(await supersededOf()).toEqual(['2026-Q2 again 12']);
  await count('b', [told('2026-Q2', 'again', 20)]);
  await count('a', []);
  expect(await valuesOf()).toEqual(['2026-Q2 14']);
});

test('choices that are changed and put back any number of times keep what they told once', async () => {
  for (const round of [1, 2, 3]) {
    await count('a', round === 1 ? [told('2026-Q2', 'again', 12)] : []);
    await count('b', round === 1 ? [told('2026-Q2', 'again', 19)] : []);
  }
  expect(await supersededOf()).toEqual(['2026-Q2 again 12', '2026-Q2 again 19']);
  // What was corrected and put right again is what comes back, not the correction between.
  await count('a', [told('2026-Q2', 'again', 14)]);
  await count('a', [told('2026-Q2', 'again', 12)]);
  await count('b', []);
  await count('a', []);
  expect(await valuesOf()).toEqual(['2026-Q2 12']);
});

test('a weekly measure that was superseded comes back with its day of the week, whatever removed the others', async () => {
  const exchange = (weekStartsOn: 'monday' | 'sunday') =>
    inTransaction(database.connections.jobs, (client) =>
      exchangeOtherWeeks(client, accountId, { ...nothingKnown.suggested, weekStartsOn }),
    );
  const weeks = async () => {
    const { rows } = await owner.query<{ week: string; value: number }>(
      'select week::text, value::float8 as value from analytics.figures where account_id = $1 order by week',
      [accountId],
    );
    return rows.map(({ week, value }) => `${week} ${value}`);
  };
  const keep = (table: string, week: string, value: number) =>
    owner.query(
      `insert into analytics.${table} (account_id, figure, week, value, state, count, source, as_of)
       values ($1, 'people_here', $2, $3, 'complete', 1, 'check_ins', now())`,
      [accountId, week, value],
    );
  await keep('superseded_figures', '2026-09-07', 40);
  await exchange('monday');
  expect(await weeks()).toEqual(['2026-09-07 40']);
  await exchange('sunday');
  expect(await weeks()).toEqual([]);
  await keep('figures', '2026-09-13', 41);
  await exchange('monday');
  expect(await weeks()).toEqual(['2026-09-07 40']);
  await exchange('sunday');
  expect(await weeks()).toEqual(['2026-09-13 41']);
  // A week that stands is not what it was before it was corrected.
  await keep('superseded_figures', '2026-09-13', 39);
  await exchange('sunday');
  expect(await weeks()).toEqual(['2026-09-13 41']);
});

test('a church in which nobody checks in any more has its rows back once somebody does', async () => {
  await count('a', [told('2025-Q1', 'again', 9), told('2025-Q1', 'regulars_end', 30)]);
  await inTransaction(database.connections.jobs, (client) => dropSeenQuarters(client, accountId));
  expect(await valuesOf()).toEqual([]);
  await count('a', []);
  expect(await valuesOf()).toEqual(['2025-Q1 9']);
  expect(await valuesOf('regulars_end')).toEqual(['2025-Q1 30']);
});

test('nothing that a row of giving told is kept when it changes', async () => {
  await count('a', [told('2026-Q2', 'gave_26', 12), told('2026-Q2', 'givers', 60)]);
  await count('b', [told('2026-Q2', 'gave_26', 20), told('2026-Q2', 'givers', 70)]);
  await inTransaction(database.connections.jobs, (client) => dropSeenQuarters(client, accountId));
  expect(await supersededOf()).toEqual([]);
  await expect(
    owner.query(
      `insert into private.superseded_quarters (account_id, quarter, measure, span, value, state, as_of, computed_with)
       values ($1, '2026-Q2', 'gave_26', 1, 12, 'complete', now(), '')`,
      [accountId],
    ),
  ).rejects.toThrow('superseded_quarters_without_giving');
});
