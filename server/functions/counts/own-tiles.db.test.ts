import { expect } from 'vitest';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { churchForecastResponse } from '#contract/functions/church-forecast.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { figureLookResponse } from '#contract/functions/figure-look.ts';
import { measureChoicesResponse } from '#contract/functions/measures.ts';
import { ownFigureSaveResponse } from '#contract/functions/own-figures.ts';
import { sharedPulseResponse, shareLinkCreateResponse } from '#contract/functions/share-links.ts';
import { letterView } from '#server/letter/letter-view.ts';
import { answersAbout, callsAbout } from '#testing/ask-church.ts';
import { followCounts } from '#testing/counts/follow-counts.ts';
import { localToday } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { test as steepleTest } from '#testing/steeple-test.ts';

const weeksTyped = 30;
const thisWeek = weekOf(localToday(), 'monday');
const cars = (back: number) => 60 + ((back * 7) % 5);

/** A church that types cars and a building fund of its own, and one colleague without giving. */
const test = steepleTest.extend(
  'church',
  { scope: 'file' },
  async ({ database, server, admin }) => {
    const { accountId } = admin;
    const ask = answersAbout(admin.client, accountId);
    const definition = {
      ...{ per: 'week', together: 'sum', inAttendance: false, source: 'hand', away: false },
    };
    const make = async (name: string, kind: string, place: number) =>
      ownFigureSaveResponse.parse(
        await ask('own-figure-save', { ...definition, name, kind, place }),
      ).figure;
    const [parked, fund] = [
      await make('Cars', 'other', 1),
      await make('Building fund', 'money', 2),
    ];
    const saves = Array.from({ length: weeksTyped }, (_, at) => at + 1).flatMap((back) =>
      [parked, fund].map(({ categoryId, id }) => ({
        ...{
          key: crypto.randomUUID(),
          date: addWeeks(thisWeek, -back),
          serviceId: null,
          categoryId,
        },
        ...{ revision: 0, typedAt: new Date().toISOString() },
        value: id === 'own_cars' ? cars(back) : 77_000 + back,
      })),
    );
    await ask('count-save', { saves });
    await followCounts(database, server);
    const nora = await buildPerson(database.owner, {
      ...{ role: 'account_admin', account_id: accountId, without_giving: true },
    });
    return { ask, accountId, definition, nora: await server.clientOf(nora.email) };
  },
);

test('a typed figure of the church’s own is on the dashboard, in the look, the forecast and the letter', async ({
  church: { ask, accountId },
  database,
}) => {
  const pulse = churchPulseResponse.parse(await ask('church-pulse'));
  if (pulse.stage !== 'figures') {
    throw new Error('There are figures.');
  }
  const own = pulse.tiles.filter(({ tile }) => tile.startsWith('own_'));
  expect(own).toMatchObject([
    {
      ...{ tile: 'own_cars', unit: 'count', value: cars(1), source: 'hand' },
      own: { name: 'Cars', kind: 'other', per: 'week', together: 'sum', sums: null },
      verdict: { state: 'normal', side: 'in' },
      expected: { low80: expect.any(Number), high80: expect.any(Number) },
    },
    { tile: 'own_building_fund', unit: 'money', own: { name: 'Building fund' } },
  ]);
  const look = figureLookResponse.parse(await ask('figure-look', { tile: 'own_cars', weeks: 52 }));
  expect(look.sentence).toMatch(/^Cars: /);
  expect(look.points.filter(({ value }) => value !== null)).toHaveLength(weeksTyped);
  const forecast = churchForecastResponse.parse(
    await ask('church-forecast', { figure: 'own_cars' }),
  );
  expect(forecast).toMatchObject({ figure: 'own_cars', unit: 'count', weeksShort: 0 });
  expect(forecast.ahead).toHaveLength(8);
  const { rows: issued } = await database.owner.query(
    "select from analytics.forecasts where account_id = $1 and figure = 'own_cars'",
    [accountId],
  );
  expect(issued).toHaveLength(1);
  expect(forecast.own.map(({ name }) => name)).toEqual(['Cars', 'Building fund']);
  const { off } = letterView(pulse);
  const names = [...(off?.tiles ?? []), ...(off?.others ?? [])].map(({ name }) => name);
  expect(names).toEqual(['Cars', 'Building fund']);
});

test('it has a goal like any other, and one that the church has not is not found', async ({
  church: { ask, accountId },
  admin,
}) => {
  const year = Number(localToday().slice(0, 4));
  await ask('goal-save', { tile: 'own_cars', year, value: 70 });
  const look = figureLookResponse.parse(await ask('figure-look', { tile: 'own_cars', weeks: 13 }));
  expect(look.goal).toMatchObject({ year, value: 70 });
  for (const [name, body] of [
    ['goal-save', { tile: 'own_boats', year, value: 70 }],
    ['figure-look', { tile: 'own_boats', weeks: 13 }],
    ['church-forecast', { figure: 'own_boats' }],
  ] as const) {
    const { status } = await callsAbout(admin.client, accountId)(name, body);
    expect(status, name).toBe(404);
  }
});

test('money of the church’s own is nowhere for those without giving', async ({
  church: { ask, accountId, nora },
}) => {
  const year = Number(localToday().slice(0, 4));
  await ask('goal-save', { tile: 'own_building_fund', year, value: 90_000 });
  const askNora = answersAbout(nora, accountId);
  const seen = [
    await askNora('church-pulse', {}),
    await askNora('figure-look', { tile: 'own_cars', weeks: 52 }),
    await askNora('church-forecast', { figure: 'own_cars' }),
    await askNora('church-figures', {}),
    await askNora('own-figures', {}),
  ];
  expect(JSON.stringify(seen)).toContain('own_cars');
  expect(JSON.stringify(seen)).not.toMatch(/own_building_fund|Building fund|770\d\d/);
  for (const [name, body] of [
    ['figure-look', { tile: 'own_building_fund', weeks: 13 }],
    ['church-forecast', { figure: 'own_building_fund' }],
    ['goal-save', { tile: 'own_building_fund', year, value: 1 }],
  ] as const) {
    const { status } = await callsAbout(nora, accountId)(name, body);
    expect(status, name).toBe(404);
  }
  const look = figureLookResponse.parse(
    await ask('figure-look', { tile: 'own_building_fund', weeks: 13 }),
  );
  expect(look.goal?.value).toBe(90_000);
});

test('a shared page shows money of the church’s own only where it shows giving', async ({
  church: { ask },
  server,
}) => {
  const shown = async (showsGiving: boolean) => {
    const made = shareLinkCreateResponse.parse(
      await ask('share-link-create', { label: 'Elders', days: 7, showsGiving, showsNotes: false }),
    );
    const token = new URL(made.path, 'http://steeple.test').hash.slice(1);
    const answer = await invokeFunction(server.clientOfNobody(), 'shared-pulse', { token });
    return JSON.stringify(sharedPulseResponse.parse(answer.data).pulse);
  };
  expect(await shown(true)).toContain('own_building_fund');
  const without = await shown(false);
  expect(without).toContain('own_cars');
  expect(without).not.toMatch(/own_building_fund|Building fund|770\d\d/);
});

test('it follows the week’s first day without any connection, and money the chosen country', async ({
  church: { ask },
  database,
  server,
}) => {
  const { suggested, chosen } = measureChoicesResponse.parse(await ask('measure-choices'));
  expect(churchFiguresResponse.parse(await ask('church-figures')).currency).toBeNull();
  const choices = { ...(chosen ?? suggested), weekStartsOn: 'sunday', country: 'DE' };
  await ask('measure-choices-save', { choices });
  await followCounts(database, server);
  const after = churchFiguresResponse.parse(await ask('church-figures'));
  expect(after.currency).toBe('EUR');
  const weeks = after.figures.find(({ figure }) => figure === 'own_cars')?.weeks ?? [];
  const days = new Set(weeks.map(({ week }) => new Date(`${week}T00:00:00Z`).getUTCDay()));
  expect([...days]).toEqual([0]);
  // Typed for Mondays on: the week that holds each of them is the one before.
  const counted = weeks.filter(({ value }) => value !== null);
  expect(counted).toHaveLength(weeksTyped);
  expect(counted.at(-1)?.value).toBe(cars(1));
});

test('put away it leaves every screen, and comes back with its weeks', async ({
  church: { ask, definition },
}) => {
  const put = (away: boolean) =>
    ask('own-figure-save', {
      ...{ ...definition, figure: 'own_cars', name: 'Cars', kind: 'other', place: 1, away },
    });
  await put(true);
  const gone = [await ask('church-pulse'), await ask('church-figures')];
  expect(JSON.stringify(gone)).not.toContain('own_cars');
  await put(false);
  const back = churchFiguresResponse.parse(await ask('church-figures'));
  expect(back.figures.map(({ figure }) => figure)).toContain('own_cars');
});
