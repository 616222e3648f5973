import { expect, test } from 'vitest';
import { addWeeks, sundayOf, weekOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { churchForecastResponse } from '#contract/functions/church-forecast.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { figureLookResponse } from '#contract/functions/figure-look.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { readChurchRows } from '#server/church/read-church.ts';
import { updateForecasts } from '#server/forecast/update-forecasts.ts';
import { buildChoices, buildFigures, localToday } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');

/** A church whose weeks begin on a day, today where it is, and what its admin calls. */
async function churchFrom(weekStartsOn: MeasureChoices['weekStartsOn']) {
  const person = await buildPerson(database.owner, { role: 'account_admin' });
  const accountId = person.accountId ?? '';
  await buildChoices(database.owner, accountId, { weekStartsOn });
  const client = await server.clientOf(person.email);
  const call = async (name: string, body: Record<string, unknown> = {}) =>
    (await invokeFunction(client, name, { accountId, ...body })).data;
  return { accountId, today: localToday(), call };
}

test('dashboard, closer look and forecast know the newest Sunday and expect the same of the next', async () => {
  const { accountId, today, call } = await churchFrom('monday');
  // The week that ended last has its headcounts, and is not closed on three days of seven.
  const running = weekOf(today, 'monday');
  const newest = addWeeks(running, -1);
  const rows = rowsOf(addWeeks(newest, -59), [...quiet(59), 140]);
  const before = rows.filter(({ week }) => week < newest);
  await buildFigures(database.owner, { accountId, figure: 'attendance' }, before);
  const { jobs } = database.connections;
  // What was issued before that Sunday came is not what is expected after it.
  const then = new Date(`${addDays(newest, 3)}T16:00:00Z`);
  await updateForecasts(jobs, await readChurchRows(jobs, accountId, then));
  const last = rows.filter(({ week }) => week === newest);
  const inPart = { accountId, figure: 'attendance', state: 'incomplete' } as const;
  await buildFigures(database.owner, inPart, last);

  const pulse = churchPulseResponse.parse(await call('church-pulse'));
  const look = figureLookResponse.parse(
    await call('figure-look', { tile: 'attendance', weeks: 13 }),
  );
  const forecast = churchForecastResponse.parse(
    await call('church-forecast', { figure: 'attendance' }),
  );
  const tile = pulse.stage === 'figures' ? pulse.tiles[0] : undefined;
  const coming = pulse.stage === 'figures' ? pulse.coming?.weeks : undefined;
  expect(forecast.origin).toBe(newest);
  expect(tile).toMatchObject({ value: 140, verdict: look.tile.verdict });
  expect(tile?.verdict.side).not.toBeNull();
  const known = forecast.history.at(-1);
  expect(known).toMatchObject({ week: newest, value: 140 });
  const rangeOf = (each: { low80: number; high80: number } | null | undefined) =>
    each && [each.low80, each.high80];
  expect(rangeOf(known?.expected)).toEqual(rangeOf(tile?.expected));
  expect(forecast.ahead.map((each) => [each.week, ...(rangeOf(each) ?? [])])).toEqual(
    coming?.map((each) => [each.week, ...(rangeOf(each) ?? [])]),
  );
});

test.each(['sunday', 'saturday'] as const)(
  'weeks ahead are the same on both where weeks from %s leave out Christmas Eve',
  async (weekStartsOn) => {
    const { accountId, today, call } = await churchFrom(weekStartsOn);
    const running = weekOf(today, weekStartsOn);
    const readings = rowsOf(addWeeks(running, -160), quiet(160));
    await buildFigures(database.owner, { accountId, figure: 'attendance' }, readings);
    const pulse = churchPulseResponse.parse(await call('church-pulse'));
    const { ahead } = churchForecastResponse.parse(
      await call('church-forecast', { figure: 'attendance' }),
    );
    const coming = pulse.stage === 'figures' ? (pulse.coming?.weeks ?? []) : [];
    const shown = coming.map(({ week, low80, high80 }) => [week, low80, high80]);
    expect(shown.length).toBeGreaterThan(6);
    const both = ahead.filter(({ week }) => coming.some((each) => each.week === week));
    expect(both.map(({ week, low80, high80 }) => [week, low80, high80])).toEqual(shown);
  },
);

test.each(['monday', 'sunday'] as const)(
  'a Sunday that is over and counted in part is expected by none, where weeks begin on %s',
  async (weekStartsOn) => {
    const { accountId, today, call } = await churchFrom(weekStartsOn);
    const running = weekOf(today, weekStartsOn);
    // The week of the last Sunday, today's included.
    const newest =
      weekStartsOn === 'sunday' || sundayOf(running) === today ? running : addWeeks(running, -1);
    const rows = rowsOf(addWeeks(newest, -60), [...quiet(60), 70]);
    // Two headcounts a week, and one of them in the newest.
    const before = rows.slice(0, -1).map((row) => ({ ...row, base: 2 }));
    await buildFigures(database.owner, { accountId, figure: 'attendance' }, before);
    const inPart = { accountId, figure: 'attendance', state: 'incomplete' } as const;
    await buildFigures(database.owner, inPart, rows.slice(-1));
    const pulse = churchPulseResponse.parse(await call('church-pulse'));
    const { ahead, history } = churchForecastResponse.parse(
      await call('church-forecast', { figure: 'attendance' }),
    );
    const coming = pulse.stage === 'figures' ? (pulse.coming?.weeks ?? []) : [];
    const shown = (weeks: readonly { day: string; low80: number; high80: number }[]) =>
      weeks.map(({ day, low80, high80 }) => [day, Math.floor(low80), Math.ceil(high80)]);
    expect(shown(ahead)).toEqual(shown(coming));
    expect(ahead.length).toBeGreaterThan(6);
    expect(ahead.every(({ day }) => day > today)).toBe(true);
    const [tile] = pulse.stage === 'figures' ? pulse.tiles : [];
    expect(tile?.value).toBe(70);
    expect(history.filter(({ week, value }) => week >= newest && value !== null)).toEqual([]);
  },
);
