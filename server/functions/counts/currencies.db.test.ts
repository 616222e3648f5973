import { expect } from 'vitest';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import {
  countHistoryResponse,
  countSaveResponse,
  countSheetResponse,
} from '#contract/functions/count-sheet.ts';
import { goalSaveResponse } from '#contract/functions/goals.ts';
import { ownFigureSaveResponse } from '#contract/functions/own-figures.ts';
import { minorDigits } from '#contract/minor-units.ts';
import { answersAbout, callsAbout } from '#testing/ask-church.ts';
import { followCounts } from '#testing/counts/follow-counts.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildChoices, buildFigures } from '#testing/factories/figures.ts';
import { test } from '#testing/steeple-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';

const rounds = process.env.RACES === 'full' ? 30 : 8;
const week = '2026-11-09';

/** A church that counts money of its own, and no currency is known of it. */
async function churchWithFund(database: TestDatabase, client: Parameters<typeof answersAbout>[0]) {
  const accountId = await buildAccount(database.owner);
  const as = answersAbout(client, accountId);
  const { figure } = ownFigureSaveResponse.parse(
    await as('own-figure-save', {
      ...{ name: 'Building fund', kind: 'money', per: 'week', together: 'sum', place: 1 },
      ...{ inAttendance: false, source: 'hand', away: false },
    }),
  );
  const saving = (date: string, value: number, digits?: number) => ({
    saves: [
      {
        ...{ key: crypto.randomUUID(), date, serviceId: null, value, revision: 0 },
        ...{ categoryId: figure.categoryId, typedAt: '2026-11-15T17:00:00Z' },
        ...(digits === undefined ? {} : { minorDigits: digits }),
      },
    ],
  });
  return { accountId, as, figure, saving };
}

const keepCurrency = (database: TestDatabase, accountId: string, currency: string | null) =>
  database.connections.jobs.query('select private.keep_currency($1, $2)', [accountId, currency]);

test('PostgreSQL and the browser know the same minor units', async ({ database }) => {
  const codes = [...new Set([...Intl.supportedValuesOf('currency'), 'CLF', 'UYW', 'UYI'])];
  const { rows } = await database.owner.query<{ code: string; digits: number }>(
    'select code, private.minor_digits(code) as digits from unnest($1::text[]) as code',
    [codes],
  );
  expect(rows).toEqual(codes.map((code) => ({ code, digits: minorDigits(code) })));
});

// Proves: 7.counts.14
test('what was typed keeps its amount when a currency with other decimals becomes known', async ({
  database,
  server,
  superAdmin,
}) => {
  const { accountId, as, figure, saving } = await churchWithFund(database, superAdmin.client);
  await as('count-save', saving(week, 18_200_000, 2));
  await as('count-save', saving(week, 18_300_000, 2));
  const goal = { tile: figure.id, year: 2026, value: 20_000_000, minorDigits: 2 };
  await as('goal-save', goal);
  await followCounts(database, server);

  const amounts = async () => {
    const sheet = countSheetResponse.parse(await as('count-sheet', { date: week }));
    const { revisions } = countHistoryResponse.parse(await as('count-history', { date: week }));
    const { figures } = churchFiguresResponse.parse(await as('church-figures'));
    const { rows } = await database.owner.query<{ value: number }>(
      'select value::float8 as value from analytics.goals where account_id = $1',
      [accountId],
    );
    return {
      currency: sheet.currency,
      stands: sheet.week.map(({ value }) => value),
      changes: revisions.map(({ value }) => value).toSorted(),
      week: figures
        .filter(({ figure: id }) => id === figure.id)
        .flatMap(({ weeks }) => weeks.flatMap(({ value }) => value ?? [])),
      goal: rows.map(({ value }) => value),
    };
  };
  const known = (currency: string | null, minor: number) => ({
    currency,
    stands: [182_000 * minor],
    changes: [182_000 * minor, 183_000 * minor],
    week: [182_000 * minor],
    goal: [200_000 * minor],
  });
  expect(await amounts()).toEqual(known(null, 100));
  // Somebody says in which country the church is, and the next count brings its currency with it.
  await database.owner.query(
    `update analytics.measure_choices set chosen = suggested || '{"country": "JP"}', chosen_at = now()
     where account_id = $1`,
    [accountId],
  );
  await database.owner.query('select private.follow_counts($1)', [accountId]);
  await followCounts(database, server);
  expect(await amounts()).toEqual(known('JPY', 1));
  await keepCurrency(database, accountId, 'KWD');
  await keepCurrency(database, accountId, 'KWD');
  expect(await amounts()).toEqual(known('KWD', 1000));
  // Until another is known nothing is rounded to the two digits of none.
  await keepCurrency(database, accountId, null);
  expect(await amounts()).toEqual(known('KWD', 1000));
});

test('what was typed before it was known is kept as it was meant when it arrives after', async ({
  database,
  superAdmin,
}) => {
  const { accountId, as, figure, saving } = await churchWithFund(database, superAdmin.client);
  await keepCurrency(database, accountId, 'JPY');
  const [late] = countSaveResponse.parse(
    await as('count-save', saving(week, 18_200_000, 2)),
  ).results;
  expect(late?.count?.value).toBe(182_000);
  const goal = { tile: figure.id, year: 2026, value: 20_000_000 };
  const saved = await as('goal-save', { ...goal, minorDigits: 2 });
  expect(goalSaveResponse.parse(saved).value).toBe(200_000);

  const file = {
    ...{ name: 'Fund.csv', services: [], rows: [['2026-11-02', null, 0, 9_100_000, 'week']] },
    categories: [
      {
        ...{ id: figure.categoryId, name: 'Building fund', feeds: figure.id, per: 'week' },
        ...{ inAttendance: false, away: false },
      },
    ],
  };
  const call = callsAbout(superAdmin.client, accountId);
  for (const [name, more] of [
    ['counts-import-preview', {}],
    ['counts-import', { digest: 'old', key: crypto.randomUUID(), onDifference: 'keep' }],
  ] as const) {
    const { status, data } = await call(name, { ...file, ...more, minorDigits: 2 });
    expect(status, name).toBe(409);
    expect(data, name).toMatchObject({ error: expect.stringContaining('Something changed') });
  }
  expect(await as('counts-import-preview', { ...file, minorDigits: 0 })).toMatchObject({
    added: 1,
  });
});

// Proves: 7.counts.17
test('an amount of before the update, whose digits are not sure, is typed again and not taken for another', async ({
  database,
  superAdmin,
}) => {
  const { accountId, as, figure, saving } = await churchWithFund(database, superAdmin.client);
  const saved = async (value: number, digits?: number) => {
    const [result] = countSaveResponse.parse(
      await as('count-save', saving(week, value, digits)),
    ).results;
    return result;
  };
  await keepCurrency(database, accountId, 'IDR');
  const unsure = await saved(500_000);
  expect(unsure).toMatchObject({ status: 'refused', count: null });
  expect(unsure?.error?.replaceAll('\u00a0', ' ')).toBe(
    'This was entered before Steeple was updated, so it could be IDR 500,000 or IDR 5,000. Please enter it again.',
  );
  expect(await saved(50_000_000, 2)).toMatchObject({
    status: 'saved',
    count: { value: 50_000_000 },
  });
  // Nothing and zero are the same in all digits.
  expect(await saved(0)).toMatchObject({ status: 'differs' });

  const call = callsAbout(superAdmin.client, accountId);
  const goal = { tile: figure.id, year: 2026, value: 500_000 };
  expect((await call('goal-save', goal)).status).toBe(409);
  expect(goalSaveResponse.parse(await as('goal-save', { ...goal, minorDigits: 2 })).value).toBe(
    500_000,
  );
  const own = { id: figure.categoryId, name: 'Fund', feeds: figure.id, per: 'week' };
  const file = {
    ...{ name: 'Fund.csv', services: [], rows: [['2026-11-02', null, 0, 9_100_000, 'week']] },
    categories: [{ ...own, inAttendance: false, away: false }],
  };
  expect((await call('counts-import-preview', file)).status).toBe(409);
  expect((await call('counts-import-preview', { ...file, minorDigits: 2 })).status).toBe(200);

  // Of other currencies engines have always told the same.
  await keepCurrency(database, accountId, 'USD');
  expect((await call('counts-import-preview', file)).status).toBe(200);
  expect((await call('goal-save', goal)).status).toBe(200);
});

test('what a card expects of typed money is of the currency of now; of gifts in another one nothing is', async ({
  database,
}) => {
  const { owner } = database;
  for (const [source, expected] of [
    ['hand', { figure: 'giving', middle: 10_500, low: 9_000, high: 12_345.5 }],
    ['donations+hand', null],
  ] as const) {
    const accountId = await buildAccount(owner);
    await buildChoices(owner, accountId);
    await buildFigures(owner, { accountId, figure: 'giving' }, [{ week, value: 1_050_000 }]);
    await owner.query('update analytics.figures set source = $2 where account_id = $1', [
      accountId,
      source,
    ]);
    await owner.query(
      `insert into analytics.recommendations
         (account_id, finding_id, rule, week, place, finding, due_on, expected, measured_to)
       values ($1, 'giving down', 'giving_per_attender', $2, 1, '{}', $2, $3, $2)`,
      [
        accountId,
        week,
        JSON.stringify({ figure: 'giving', middle: 1_050_000, low: 900_000, high: 1_234_550 }),
      ],
    );
    await keepCurrency(database, accountId, 'KRW');
    const { rows } = await owner.query(
      'select expected, measured_to is null as "isOver" from analytics.recommendations where account_id = $1',
      [accountId],
    );
    expect(rows, source).toEqual([{ expected, isOver: expected === null }]);
  }
});

test('an amount typed while a currency becomes known is neither a hundred times too much nor too little', {
  timeout: 60_000,
}, async ({ database, superAdmin }) => {
  for (let round = 0; round < rounds; round += 1) {
    const { accountId, as, figure, saving } = await churchWithFund(database, superAdmin.client);
    const days = ['2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19'];
    const typed = days.map((day) => () => as('count-save', saving(day, 4_500_000, 2)));
    const wanted = () =>
      as('goal-save', { tile: figure.id, year: 2026, value: 6_000_000, minorDigits: 2 });
    const known = () => keepCurrency(database, accountId, 'KRW');
    const all = round % 2 === 0 ? [known, ...typed, wanted] : [...typed, wanted, known];
    await Promise.all(all.map((one) => one()));
    const { rows } = await database.owner.query<{ amounts: number[] }>(
      `select array(select distinct value::float8 from analytics.counts where account_id = $1
         union select distinct value::float8 from analytics.count_revisions where account_id = $1
         union all select value::float8 from analytics.goals where account_id = $1 order by 1) as amounts`,
      [accountId],
    );
    expect(rows[0]?.amounts, `round ${round}`).toEqual([45_000, 60_000]);
  }
});

test('a process of the release before still previews and keeps imports', async ({ database }) => {
  const json = "'[]'::jsonb";
  const calls = [
    `private.preview_import($1, ${json}, ${json}, ${json})`,
    `private.keep_import($1, 'Old.csv', ${json}, ${json}, ${json}, $1, 'digest', false)`,
  ];
  for (const call of calls) {
    // It is planned, not run.
    await database.owner.query(`explain select ${call.replaceAll('$1', 'null::uuid')}`);
  }
});
