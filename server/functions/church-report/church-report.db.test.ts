import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { addQuarters } from '#analytics/people/quarter.ts';
import { quarterOfDay } from '#analytics/report/quarter-of-day.ts';
import { churchReportResponse } from '#contract/functions/church-report.ts';
import { shareLinkCreateResponse } from '#contract/functions/share-links.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const ruth = await buildPerson(database.owner, { role: 'account_admin' });
const other = await buildPerson(database.owner, { role: 'account_admin' });
const admin = await server.clientOf(ruth.email);
const stranger = await server.clientOf(other.email);
const accountId = ruth.accountId ?? '';
const newest = await buildStoryChurch(database.owner, accountId);
const quarter = quarterOfDay(newest);

const ask = (client: SupabaseClient, body: Record<string, unknown>) =>
  invokeFunction(client, 'church-report', { accountId, ...body });

async function linkOf(showsGiving: boolean): Promise<string> {
  const body = { accountId, label: 'The board', days: 30, showsGiving, showsNotes: false };
  const { data } = await invokeFunction(admin, 'share-link-create', body);
  return shareLinkCreateResponse.parse(data).path.replace('/shared#', '');
}

const open = (body: Record<string, unknown>) =>
  fetch(`${server.url}/functions/v1/shared-report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a quarter and a year are told in two to four pages, with giving where it is asked for', async () => {
  for (const period of [{ quarter }, { year: Number(quarter.slice(0, 4)) }]) {
    const { status, data } = await ask(admin, { ...period, showsGiving: true });
    expect(status).toBe(200);
    const { pages } = churchReportResponse.parse(data);
    expect([2, 3, 4]).toContain(pages.length);
    const ids = pages.flatMap(({ parts }) => parts.map(({ id }) => id));
    expect(ids).toContain('giving');
    expect(ids.slice(0, 2)).toEqual(['summary', 'sundays']);
  }
  const { data } = await ask(admin, { quarter, showsGiving: false });
  expect(JSON.stringify(data)).not.toMatch(/"giving"|\$/);
});

test('what is coming stands in the newest report, and in none of an earlier time', async () => {
  const idsOf = async (period: Record<string, unknown>) => {
    const { data } = await ask(admin, period);
    const { pages } = churchReportResponse.parse(data);
    return pages.flatMap(({ parts }) => parts.map(({ id }) => id));
  };
  expect(await idsOf({ quarter })).toContain('ahead');
  expect(await idsOf({ quarter: addQuarters(quarter, -2) })).not.toContain('ahead');
});

test('a closed quarter that was not counted yet is counted at once when its report is opened', async () => {
  const { owner } = database;
  await owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected) values ($1, 'planning_center', true)`,
    [accountId],
  );
  await owner.query(
    `insert into private.sync_connections (account_id, integration_type, due_at, finished_at, first_done_at, mode)
     values ($1, 'planning_center', now() + interval '1 day', now(), now(), 'nightly')`,
    [accountId],
  );
  const closed = addQuarters(quarterOfDay(addDays(newest, -14)), -1);
  const countedTo = (upTo: string) =>
    owner.query(
      `insert into analytics.people_bases (account_id, unit, check_in, computed_with, as_of, quarter)
       values ($1, 'households', 'everybody', '', now(), $2)
       on conflict (account_id) do update set quarter = excluded.quarter`,
      [accountId, upTo],
    );
  const queued = async () => {
    const { rows } = await owner.query<{ mode: string }>(
      'select mode from private.sync_connections where account_id = $1 and run_id is not null',
      [accountId],
    );
    return rows.map(({ mode }) => mode);
  };
  await countedTo(closed);
  await ask(admin, { quarter: closed });
  await ask(admin, { quarter: addQuarters(closed, 2) });
  expect(await queued()).toEqual([]);
  await countedTo(addQuarters(closed, -1));
  await ask(stranger, { quarter: closed });
  await ask(admin, { quarter: addQuarters(closed, -1) });
  expect(await queued()).toEqual([]);
  // Nobody has pressed Sync Now: a person is still needed, and the provider's pause lasts.
  const arrange = (state: string) =>
    owner.query(`update private.sync_connections set ${state} where account_id = $1`, [accountId]);
  await arrange("due_at = null, last_error = 'reconnect_needed'");
  await ask(admin, { quarter: closed });
  await arrange("due_at = now() + interval '1 hour', last_error = 'partly_failed'");
  await ask(admin, { quarter: closed });
  expect(await queued()).toEqual([]);
  const { rows: errors } = await owner.query(
    'select last_error from private.sync_connections where account_id = $1',
    [accountId],
  );
  expect(errors).toEqual([{ last_error: 'partly_failed' }]);
  await arrange('last_error = null');
  await owner.query(
    `insert into private.provider_paces (key, rate_limit, period_seconds, busy_until)
     values (private.pace_key($1, 'planning_center'), 100, 20, now() + interval '1 hour')`,
    [accountId],
  );
  await ask(admin, { quarter: closed });
  expect(await queued()).toEqual([]);
  const { rows: ended } = await owner.query(
    `delete from private.provider_paces where key = private.pace_key($1, 'planning_center')
     returning busy_until > now() as lasts`,
    [accountId],
  );
  expect(ended).toEqual([{ lasts: true }]);
  // A night that is due is not replaced: the quarter is counted behind it.
  await arrange('due_at = now()');
  await ask(admin, { quarter: closed });
  expect(await queued()).toEqual([]);
  const { rows: behind } = await owner.query(
    'select mode, wants_quarterly from private.sync_connections where account_id = $1',
    [accountId],
  );
  expect(behind).toEqual([{ mode: 'nightly', wants_quarterly: true }]);
  await arrange("due_at = now() + interval '1 hour', wants_quarterly = false");
  await ask(admin, { quarter: closed });
  expect(await queued()).toEqual(['quarterly']);
});

test('what was forecast of a week stands beside it, until another number is counted of it', async () => {
  const { owner } = database;
  const weeks = [0, -7, -14, -21].map((days) => addDays(newest, days));
  const store = async (began: number) => {
    await owner.query('delete from analytics.forecast_weeks where account_id = $1', [accountId]);
    await owner.query('delete from analytics.forecasts where account_id = $1', [accountId]);
    await owner.query(
      `insert into analytics.forecasts (account_id, figure, origin, counted_weeks, said_at, said)
       select $1, 'attendance', week - 7 + $3::integer, 60, now() - interval '3 hours', '[[1,5,3,7,2,8,5,0,0,0]]'
       from unnest($2::date[]) as week`,
      [accountId, weeks, began],
    );
    await owner.query(
      `insert into analytics.forecast_weeks (account_id, figure, week, scored_at, came)
       select account_id, figure, week + $3::integer, now() - interval '2 hours', value from analytics.figures
       where account_id = $1 and figure = 'attendance' and week = any ($2)`,
      [accountId, weeks, began],
    );
  };
  await store(0);
  const isFrozen = async () => {
    const { data } = await ask(admin, { quarter });
    const parts = churchReportResponse.parse(data).pages.flatMap((page) => page.parts);
    const sundays = parts.find(({ id }) => id === 'sundays');
    return sundays?.table?.rows.some(([, , low]) => low === 3);
  };
  const choose = (when: string) =>
    owner.query(
      `update analytics.measure_choices set chosen = suggested, chosen_at = ${when} where account_id = $1`,
      [accountId],
    );
  const addKids = (kids: number) =>
    owner.query(
      `update analytics.figures set value = value + $2 where account_id = $1 and figure = 'attendance'`,
      [accountId, kids],
    );
  expect(await isFrozen()).toBe(true);
  // Corrected: it is still the number that the forecast was of.
  await choose("now() - interval '4 hours'");
  await addKids(30);
  expect(await isFrozen()).toBe(true);
  await choose('now()');
  expect(await isFrozen()).toBe(false);
  // What was chosen has left this number as it was.
  await addKids(-30);
  expect(await isFrozen()).toBe(true);
  // Whether a week was already counted as chosen when it came, nobody knows.
  await choose("now() - interval '150 minutes'");
  expect(await isFrozen()).toBe(false);
  // Weeks began on Sunday when it was forecast: it is of the same Sunday all the same.
  await choose('now()');
  await store(6);
  expect(await isFrozen()).toBe(true);
});

test('exactly one of quarter and year is asked for, and there is none of a time without rows', async () => {
  const statusOf = async (body: Record<string, unknown>) => (await ask(admin, body)).status;
  expect(await statusOf({})).toBe(400);
  expect(await statusOf({ quarter, year: 2026 })).toBe(400);
  expect(await statusOf({ quarter: '2026-4' })).toBe(400);
  expect(await statusOf({ year: '2026' })).toBe(400);
  expect(await statusOf({ quarter: '1999-Q1' })).toBe(404);
});

test('it is for the people of the church, and without giving for those who do not see it', async () => {
  expect((await ask(stranger, { quarter })).status).toBe(403);
  await database.owner.query(
    'update public.profiles set without_giving = true where user_id = $1',
    [ruth.userId],
  );
  const { status, data } = await ask(admin, { quarter, showsGiving: true });
  await database.owner.query(
    'update public.profiles set without_giving = false where user_id = $1',
    [ruth.userId],
  );
  expect(status).toBe(200);
  expect(JSON.stringify(data)).not.toMatch(/"giving"|\$/);
});

test('a shared link opens the same report, with giving only where the link says so, without cards and ids', async () => {
  const without = await open({ token: await linkOf(false), quarter });
  expect(without.status).toBe(200);
  expect(without.headers.get('x-robots-tag')).toBe('noindex');
  const text = await without.text();
  churchReportResponse.parse(JSON.parse(text));
  expect(text).not.toMatch(/"giving"|"tried"|\$/);
  expect(text).not.toContain(accountId);
  const withGiving = await (await open({ token: await linkOf(true), quarter })).text();
  expect(withGiving).toContain('"giving"');
  expect((await open({ token: 'x'.repeat(43), quarter })).status).toBe(404);
  expect((await open({ token: await linkOf(false) })).status).toBe(400);
});
