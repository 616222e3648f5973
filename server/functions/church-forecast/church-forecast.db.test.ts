import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { weekOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import {
  type ChurchForecast,
  churchForecastResponse,
} from '#contract/functions/church-forecast.ts';
import { readChurchRows } from '#server/church/read-church.ts';
import { updateForecasts } from '#server/forecast/update-forecasts.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildChoices, buildFigures } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { madeUpSeries } from '#testing/figures/made-up-series.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

let admin: SupabaseClient;
let accountId: string;

/** Sixty weeks, the last of which is the newest that is over, whatever today is. */
const lastWeek = weekOf(addDays(new Date().toISOString().slice(0, 10), -7), 'monday');
const church = { seed: 5, level: 170, noise: 0.08, easter: 0.4, weeks: 60 };
const firstWeek = addDays(lastWeek, -7 * (church.weeks - 1));
const series = madeUpSeries(
  { ...church, firstWeek },
  churchCalendar({ country: 'US', easter: 'western' }),
);

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const boss = await buildPerson(database.owner, { role: 'super_admin' });
const superAdmin = await server.clientOf(boss.email);
beforeEach(async () => {
  const person = await buildPerson(database.owner, { role: 'account_admin' });
  admin = await server.clientOf(person.email);
  accountId = person.accountId ?? '';
  await buildChoices(database.owner, accountId);
});

async function forecastOf(client = admin, figure = 'attendance'): Promise<ChurchForecast> {
  const { data } = await invokeFunction(client, 'church-forecast', { accountId, figure });
  return churchForecastResponse.parse(data);
}

const counts = (weeks: typeof series) =>
  buildFigures(database.owner, { accountId, figure: 'attendance' }, weeks);
/** At noon of the day on which a week is closed. */
const closes = (week: string) => new Date(`${addDays(week, 10)}T16:00:00Z`);

test('eight weeks ahead, the weeks behind with what was expected of them, and why', async () => {
  await counts(series);
  const forecast = await forecastOf();
  expect(forecast).toMatchObject({
    unit: 'people',
    countedWeeks: 60,
    weeksShort: 0,
    origin: lastWeek,
  });
  expect(forecast.ahead.map(({ week }) => week)).toEqual(
    Array.from({ length: 8 }, (_, index) => addDays(lastWeek, 7 * (index + 1))),
  );
  for (const { median, why } of forecast.ahead) {
    expect(why.level + why.season + why.lastYear + why.events).toBe(median);
  }
  expect(forecast.history).toHaveLength(60);
  expect(forecast.history[30]?.value).toBe(series[30]?.value);
  expect(forecast.history[30]?.expected?.high80).toBeGreaterThan(100);
  expect(forecast.history[3]?.expected).toBeNull();
  expect(forecast.backtest?.forecasts).toBeGreaterThan(300);
  expect(forecast.method.join(' ')).toMatch(/How well they do .* is shown above/);
  expect(forecast.method.join(' ')).not.toMatch(/past forecasts/);
});

test('how it is made points to nothing above, and to no past forecasts, where there are none', async () => {
  await counts(series.slice(-8));
  const { ahead, backtest, said, method } = await forecastOf();
  expect(ahead).toHaveLength(8);
  expect({ backtest, said }).toEqual({ backtest: null, said: [] });
  expect(method.join(' ')).toMatch(/We don’t know yet how far off forecasts are at your church/);
  expect(method.join(' ')).not.toMatch(/above|past forecasts/);
});

test('an issued forecast stays as it was made after a correction, which is next to it; the weeks ahead follow', async () => {
  for (const upTo of [57, 58, 59, 60]) {
    await counts(series.slice(0, upTo));
    const { jobs } = database.connections;
    const now = closes(series[upTo - 1]?.week ?? '');
    await updateForecasts(jobs, await readChurchRows(jobs, accountId, now));
  }
  const before = await forecastOf();
  // The weeks after the newest that is over are still ahead, whatever today is.
  expect(before.said.map(({ horizon }) => horizon)).toEqual([1, 1, 1]);
  expect(before.tally.of).toBe(3);
  expect(before.tally.inside).toBe(before.said.filter(({ inside80 }) => inside80).length);
  expect(before.ahead.every(({ issuedAt }) => issuedAt !== null)).toBe(true);
  await counts([{ week: series[58]?.week ?? '', value: 300 }]);
  const after = await forecastOf();
  expect(after.said).toEqual(
    before.said.map((said) => (said.week === series[58]?.week ? { ...said, now: 300 } : said)),
  );
  expect(after.ahead.map(({ median }) => median)).not.toEqual(
    before.ahead.map(({ median }) => median),
  );
  expect(after.ahead.every(({ issuedAt }) => issuedAt === null)).toBe(true);
  expect(after.history.find(({ week }) => week === series[58]?.week)?.value).toBe(300);
});

test('a church that begins its weeks on another day has one forecast of a Sunday, and it is scored', async () => {
  const { jobs } = database.connections;
  const update = async (week: string) =>
    updateForecasts(jobs, await readChurchRows(jobs, accountId, closes(week)));
  await counts(series.slice(0, 58));
  await update(series[57]?.week ?? '');
  await database.owner.query('delete from analytics.figures where account_id = $1', [accountId]);
  const fromSunday = series.map(({ week, ...row }) => ({ ...row, week: addDays(week, 6) }));
  for (const upTo of [59, 60]) {
    await counts(fromSunday.slice(0, upTo));
    await update(fromSunday[upTo - 1]?.week ?? '');
  }
  const { said, ahead } = await forecastOf();
  expect(said.map(({ day, actual }) => [day, actual])).toEqual(
    fromSunday.slice(58, 60).map(({ week, value }) => [week, value]),
  );
  expect(said.every(({ inside80 }) => inside80 !== null)).toBe(true);
  expect(ahead[0]?.day).toBe(addDays(fromSunday[59]?.week ?? '', 7));
});

test('where weeks begin on Sunday, the next one is forecast from the last, on the Thursday between', async () => {
  await buildChoices(database.owner, accountId, { weekStartsOn: 'sunday' });
  const fromSunday = series.map(({ week, ...row }) => ({ ...row, week: addDays(week, 6) }));
  await counts(fromSunday.slice(0, -1));
  const last = fromSunday.slice(-1);
  const inPart = { accountId, figure: 'attendance', state: 'incomplete' } as const;
  await buildFigures(database.owner, inPart, last);
  const { jobs } = database.connections;
  const issuedOn = async (days: number) => {
    const now = new Date(`${addDays(last[0]?.week ?? '', days)}T16:00:00Z`);
    await updateForecasts(jobs, await readChurchRows(jobs, accountId, now));
    const { rows } = await database.owner.query<{ origin: string }>(
      'select max(origin)::text as origin from analytics.forecasts where account_id = $1',
      [accountId],
    );
    return rows[0]?.origin;
  };
  expect(await issuedOn(3)).toBe(fromSunday.at(-2)?.week);
  expect(await issuedOn(4)).toBe(last[0]?.week);
});

test('a forecast issued on the closing day, before its reading, knows the count of the Sunday before', async () => {
  await counts(series.slice(0, -1));
  const last = series.slice(-1);
  const { jobs } = database.connections;
  const issuedFrom = async (state: 'incomplete' | 'complete') => {
    await buildFigures(database.owner, { accountId, figure: 'attendance', state }, last);
    await database.owner.query('delete from analytics.forecasts where account_id = $1', [
      accountId,
    ]);
    await updateForecasts(jobs, await readChurchRows(jobs, accountId, closes(last[0]?.week ?? '')));
    const { rows } = await database.owner.query(
      `select origin::text, counted_weeks, said::text from analytics.forecasts
       where account_id = $1 and figure = 'attendance'`,
      [accountId],
    );
    return rows;
  };
  const before = await issuedFrom('incomplete');
  expect(before).toMatchObject([{ origin: last[0]?.week, counted_weeks: 60 }]);
  await database.owner.query(
    "delete from analytics.figures where account_id = $1 and week = $2 and figure = 'attendance'",
    [accountId, last[0]?.week],
  );
  expect(await issuedFrom('complete')).toEqual(before);
});

test('weeks ahead that were not all issued from what is known now are calculated now', async () => {
  // The newest forecast was stored on the Sunday itself, too late for that week.
  const upTo = series.length;
  const { jobs } = database.connections;
  await counts(series.slice(0, upTo - 1));
  const before = closes(series[upTo - 2]?.week ?? '');
  await updateForecasts(jobs, await readChurchRows(jobs, accountId, before));
  await counts(series.slice(-1));
  const sunday = new Date(`${addDays(lastWeek, 13)}T16:00:00Z`);
  await updateForecasts(jobs, await readChurchRows(jobs, accountId, sunday));
  const { ahead } = await forecastOf();
  expect(ahead.map(({ issuedAt }) => issuedAt)).toEqual(Array.from({ length: 8 }, () => null));
});

test('below eight counted weeks it says how many are missing', async () => {
  await counts(series.slice(0, 5));
  expect(await forecastOf()).toMatchObject({ weeksShort: 3, ahead: [], said: [], backtest: null });
  expect(await forecastOf(admin, 'giving')).toMatchObject({ weeksShort: 8, origin: null });
});

test('it is for the people of the church and for super admins', async () => {
  await counts(series);
  const other = await buildPerson(database.owner, { role: 'account_admin' });
  const stranger = await server.clientOf(other.email);
  const body = { accountId, figure: 'attendance' };
  expect((await invokeFunction(superAdmin, 'church-forecast', body)).status).toBe(200);
  for (const [name, more] of [
    ['church-forecast', { figure: 'attendance' }],
    ['forecast-sharing', { shared: true }],
  ] as const) {
    const ask = (client: SupabaseClient, id: string) =>
      invokeFunction(client, name, { accountId: id, ...more });
    expect(await ask(stranger, accountId)).toMatchObject({
      status: 403,
      data: { error: expect.any(String) },
    });
    // Sharing is the church's own to decide, so a super admin is refused before it is looked for.
    expect(await ask(superAdmin, randomUUID())).toMatchObject({
      status: name === 'forecast-sharing' ? 403 : 404,
      data: { error: expect.any(String) },
    });
    expect((await ask(server.clientOfNobody(), accountId)).status).toBe(401);
  }
  const empty = await buildAccount(database.owner);
  expect(
    await invokeFunction(superAdmin, 'church-forecast', { accountId: empty, figure: 'attendance' }),
  ).toMatchObject({ status: 409, data: { error: expect.any(String) } });
});

test('sharing is off until somebody of the church turns it on, and can be turned off again', async () => {
  await counts(series);
  expect((await forecastOf()).shared).toBe(false);
  const set = (shared: boolean) => invokeFunction(admin, 'forecast-sharing', { accountId, shared });
  expect((await set(true)).data).toEqual({ shared: true });
  await set(true);
  expect((await forecastOf()).shared).toBe(true);
  const { rows } = await database.owner.query<{ shared_by: string }>(
    'select shared_by from analytics.forecast_sharing where account_id = $1',
    [accountId],
  );
  expect(rows).toHaveLength(1);
  expect((await set(false)).data).toEqual({ shared: false });
  expect((await forecastOf()).shared).toBe(false);
  const { rows: logged } = await database.owner.query<{ operation: string; actor_id: string }>(
    `select operation, actor_id from private.audit_log
     where table_name = 'analytics.forecast_sharing' and row_id = $1 order by id`,
    [accountId],
  );
  expect(logged.map(({ operation }) => operation)).toEqual(['INSERT', 'DELETE']);
  expect(logged.map(({ actor_id }) => actor_id)).toEqual([rows[0]?.shared_by, rows[0]?.shared_by]);
});

test('a super admin’s look is written into the audit log, the church’s own never', async () => {
  await counts(series);
  const looks = async () => {
    const { rows } = await database.owner.query(
      "select from private.audit_log where table_name = 'private.account_views' and after ->> 'account_id' = $1",
      [accountId],
    );
    return rows.length;
  };
  for (const [name, more] of [
    ['church-forecast', { figure: 'attendance' }],
    ['church-figures', { format: 'csv' }],
    ['church-recommendations', {}],
  ] as const) {
    await database.owner.query('delete from private.account_views where account_id = $1', [
      accountId,
    ]);
    const before = await looks();
    expect((await invokeFunction(admin, name, { accountId, ...more })).status).toBe(200);
    expect(await looks()).toBe(before);
    expect((await invokeFunction(superAdmin, name, { accountId, ...more })).status).toBe(200);
    expect(await looks()).toBe(before + 1);
  }
});

test('giving of so few that single givers show is neither drawn nor forecast', async () => {
  const owner = database.owner;
  const given = series.map(({ week }, at) => ({ week, value: 500_000 + 1_000 * at }));
  await buildFigures(owner, { accountId, figure: 'giving' }, given);
  expect((await forecastOf(admin, 'giving')).ahead).toEqual([]);
  await buildFigures(owner, { accountId, figure: 'giving_units' }, given);
  expect((await forecastOf(admin, 'giving')).ahead).toHaveLength(8);
  await owner.query(
    `update analytics.figures set value = null, state = 'suppressed', count = 0
     where account_id = $1 and figure = 'giving_units'`,
    [accountId],
  );
  const hidden = await forecastOf(admin, 'giving');
  expect(hidden).toMatchObject({ countedWeeks: 0, ahead: [], largeGifts: [], backtest: null });
  expect(hidden.history.filter(({ value }) => value !== null)).toEqual([]);
});

test.each([[{ figure: 'souls' }], [{}], [{ figure: 'attendance', accountId: 'x' }]])(
  '%j is refused',
  async (more) => {
    expect((await invokeFunction(admin, 'church-forecast', { accountId, ...more })).status).toBe(
      400,
    );
  },
);
