import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import type { Reading } from '#analytics/forecast/series.ts';
import {
  type ChurchForecast,
  churchForecastResponse,
} from '#contract/functions/church-forecast.ts';
import { churchPulseResponse, type FiguresPulse } from '#contract/functions/church-pulse.ts';
import { readChurchRows } from '#server/church/read-church.ts';
import { buildChoices, buildFigures } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { demoChurchAt } from '#testing/figures/demo-church.ts';
import { madeUpSeries } from '#testing/figures/made-up-series.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { testMoment } from '#testing/sandbox/sandbox.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { updateForecasts } from '../../forecast/update-forecasts.ts';

const mondays = 56;
const calendar = churchCalendar({ country: 'US', easter: 'western' });
const madeUp = (seed: number, noise: number, easter: number) =>
  madeUpSeries({ seed, weeks: 140, level: 170, noise, easter, firstWeek: '2024-01-01' }, calendar);
/** A clock that a test moves. */
const clock = { time: new Date('2026-01-05T15:00:00Z'), aheadMs: 0, now: () => clock.time };

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database, { clock }), 'close');

test.for<[string, () => readonly Reading[]]>([
  ['the demo church', demoAttendance],
  ['a church whose Easter is hardly larger', () => madeUp(3, 0.09, 0.12)],
  ['a church whose Easter is half as large again', () => madeUp(8, 0.06, 0.4)],
])(
  '%s: dashboard and forecast name the same weeks as major on each Monday',
  {
    timeout: 120_000,
  },
  async ([, weeksOf]) => {
    const weeks = weeksOf();
    const { accountId, client } = await buildChurch();
    const from = weeks.length - mondays;
    await buildFigures(database.owner, { accountId, figure: 'attendance' }, weeks.slice(0, from));
    const named = new Set<string>();
    for (const [index, newest] of weeks.slice(from).entries()) {
      // A week is over and not yet closed on its Monday, and the one before it is.
      await count(accountId, 'complete', weeks.slice(from + index - 1, from + index));
      await count(accountId, 'incomplete', [newest]);
      clock.time = new Date(`${addWeeks(newest.week, 1)}T15:00:00Z`);
      const { pulse, forecast } = await bothOf(client, accountId);
      const majors = majorsOf(pulse, forecast);
      expect(majors.pulse, newest.week).toEqual(majors.forecast);
      for (const week of majors.forecast) {
        named.add(week);
      }
      // On Thursday the week closes, and its night issues the forecasts of the next Monday.
      await count(accountId, 'complete', [newest]);
      await issue(accountId, new Date(`${addWeeks(newest.week, 1)}T17:00:00Z`));
    }
    expect(named.size).toBeGreaterThan(0);
  },
);

function demoAttendance(): Reading[] {
  return demoChurchAt(testMoment)
    .rows.filter(({ figure, state }) => figure === 'attendance' && state === 'complete')
    .map(({ week, value }) => ({ week, value }))
    .toSorted((a, b) => (a.week < b.week ? -1 : 1));
}

async function buildChurch(): Promise<{ accountId: string; client: SupabaseClient }> {
  const { email, accountId } = await buildPerson(database.owner, { role: 'account_admin' });
  const id = accountId ?? '';
  await buildChoices(database.owner, id);
  return { accountId: id, client: await server.clientOf(email) };
}

function count(accountId: string, state: 'complete' | 'incomplete', weeks: readonly Reading[]) {
  return buildFigures(database.owner, { accountId, figure: 'attendance', state }, weeks);
}

async function issue(accountId: string, monday: Date): Promise<void> {
  const { jobs } = database.connections;
  const thursday = new Date(monday.getTime() + 3 * 24 * 60 * 60 * 1000);
  await updateForecasts(jobs, await readChurchRows(jobs, accountId, thursday));
}

async function bothOf(client: SupabaseClient, accountId: string) {
  const forecast = await invokeFunction(client, 'church-forecast', {
    accountId,
    figure: 'attendance',
  });
  const pulse = churchPulseResponse.parse(
    (await invokeFunction(client, 'church-pulse', { accountId })).data,
  );
  if (pulse.stage !== 'figures') {
    throw new Error('There are figures.');
  }
  return { pulse, forecast: churchForecastResponse.parse(forecast.data) };
}

/** The major weeks of both, of those that both show. */
function majorsOf({ coming }: FiguresPulse, { ahead }: ChurchForecast) {
  const weeks = coming?.weeks ?? [];
  const both = ahead
    .map(({ week }) => week)
    .filter((week) => weeks.some((one) => one.week === week));
  const named = (each: readonly { week: string; isMajor: boolean }[]) =>
    each.flatMap(({ week, isMajor }) => (isMajor && both.includes(week) ? [week] : []));
  expect(both.length).toBeGreaterThan(4);
  return { pulse: named(weeks), forecast: named(ahead) };
}
