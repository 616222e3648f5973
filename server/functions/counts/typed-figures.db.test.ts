import { expect } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { countSaveResponse } from '#contract/functions/count-sheet.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { ownFigureSaveResponse } from '#contract/functions/own-figures.ts';
import { churchColumns } from '#server/church/rows.ts';
import { answersAbout } from '#testing/ask-church.ts';
import { followCounts } from '#testing/counts/follow-counts.ts';
import { localToday } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { type SignedIn, signInNew, test } from '#testing/steeple-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import type { TestServer } from '#testing/test-server.ts';

type Steeple = { database: TestDatabase; server: TestServer; admin: SignedIn };

const follow = ({ database, server }: Steeple) => followCounts(database, server);

const ask = ({ admin }: Steeple, name: string, body: Record<string, unknown> = {}) =>
  answersAbout(admin.client, admin.accountId)(name, body);

/** The last Sunday before today, and so many weeks before it. */
const sunday = (back: number) => {
  const today = localToday();
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, -(weekday === 0 ? 7 : weekday) - 7 * back);
};

test('a church with typed counts alone has figures and a dashboard', async ({
  admin,
  database,
  server,
}) => {
  const steeple = { admin, database, server };
  expect(await ask(steeple, 'church-pulse')).toEqual({ stage: 'coming' });
  const { suggested } = countSetupResponse.parse(await ask(steeple, 'count-setup'));
  const draft = { away: false, inAttendance: true, id: null, per: 'service' };
  const { services, categories } = countSetupResponse.parse(
    await ask(steeple, 'count-setup-save', {
      services: suggested.services.flatMap((service) =>
        ['09:00', '11:00'].map((time) => ({ ...service, time })),
      ),
      categories: [
        { ...draft, name: 'Adults', feeds: 'attendance' },
        { ...draft, name: 'Kids', feeds: 'kids' },
        { ...draft, name: 'Offering', feeds: 'giving', per: 'week', inAttendance: false },
      ],
    }),
  );
  const typed = (back: number) => [
    ...services.flatMap(({ id: serviceId }, at) =>
      // Of the newest Sunday but one, the second service was not counted.
      back === 1 && at === 1
        ? []
        : categories
            .filter(({ per }) => per === 'service')
            .map(({ id, name }) => ({
              serviceId,
              categoryId: id,
              value: name === 'Kids' ? 20 + at : 90 + back,
            })),
    ),
    {
      serviceId: null,
      categoryId: categories.find(({ name }) => name === 'Offering')?.id,
      value: 200_000 + back,
    },
  ];
  for (const back of [0, 1, 2, 3, 4, 5]) {
    const saves = typed(back).map((one) => ({
      ...one,
      ...{
        key: crypto.randomUUID(),
        date: sunday(back),
        revision: 0,
        typedAt: `${sunday(back)}T17:00:00Z`,
      },
    }));
    const { results } = countSaveResponse.parse(await ask(steeple, 'count-save', { saves }));
    expect(results.map(({ status }) => status)).toEqual(saves.map(() => 'saved'));
  }
  await follow(steeple);
  const { figures } = churchFiguresResponse.parse(await ask(steeple, 'church-figures'));
  const weeksOf = (figure: string) => figures.find((each) => each.figure === figure)?.weeks ?? [];
  const ended = weeksOf('attendance')
    .filter(({ value }) => value !== null)
    .toReversed();
  expect(ended.map(({ value, count, source }) => [value, count, source])).toEqual([
    [221, 4, 'hand'],
    [111, 2, 'hand'],
    [225, 4, 'hand'],
    [227, 4, 'hand'],
    [229, 4, 'hand'],
    [231, 4, 'hand'],
  ]);
  expect(ended[1]?.state).toBe('incomplete');
  expect(ended.at(-1)?.state).toBe('complete');
  expect(
    weeksOf('kids')
      .filter(({ value }) => value !== null)
      .at(-1)?.value,
  ).toBe(41);
  expect(
    weeksOf('giving')
      .filter(({ value }) => value !== null)
      .at(-1)?.value,
  ).toBe(200_000);
  const pulse = churchPulseResponse.parse(await ask(steeple, 'church-pulse'));
  expect(pulse).toMatchObject({ stage: 'figures' });
  // A typed sum tells of no giver, so that it is not hidden.
  const perAttender =
    pulse.stage === 'figures'
      ? pulse.tiles.find(({ tile }) => tile === 'giving_per_attender')
      : null;
  expect(perAttender?.line.map(({ state }) => state)).not.toContain('suppressed');
  expect(perAttender?.line.map(({ value }) => value)).toContain(Math.round(200_002 / 227));

  // The missing service is counted late: its week is whole.
  const [, second] = services;
  const late = categories
    .filter(({ per }) => per === 'service')
    .map(({ id: categoryId, name }) => ({
      ...{
        key: crypto.randomUUID(),
        date: sunday(1),
        revision: 0,
        typedAt: new Date().toISOString(),
      },
      ...{ serviceId: second?.id, categoryId, value: name === 'Kids' ? 21 : 80 },
    }));
  await ask(steeple, 'count-save', { saves: late });
  await follow(steeple);
  const after = churchFiguresResponse.parse(await ask(steeple, 'church-figures'));
  const week = after.figures
    .find(({ figure }) => figure === 'attendance')
    ?.weeks.find((each) => each.week === ended[1]?.week);
  expect(week?.value).toBe(212);
  expect(week?.count).toBe(4);
});

test.for([2, 40])(
  'of typed gifts of %s weeks ago that are corrected it is known that they were final, and not what they were',
  async (ago, { database, server }) => {
    const admin = await signInNew(database, server, 'account_admin');
    const steeple = { admin, database, server };
    const draft = { away: false, inAttendance: false, id: null, per: 'week' };
    const { categories } = countSetupResponse.parse(
      await ask(steeple, 'count-setup-save', {
        services: [],
        categories: [{ ...draft, name: 'Offering', feeds: 'giving' }],
      }),
    );
    for (const [revision, value] of [200_000, 201_000].entries()) {
      const save = {
        ...{ key: crypto.randomUUID(), date: sunday(ago), serviceId: null, revision, value },
        ...{ categoryId: categories[0]?.id, typedAt: new Date().toISOString() },
      };
      await ask(steeple, 'count-save', { saves: [save] });
      await follow(steeple);
    }
    const { rows } = await database.owner.query<{ revised: unknown }>(
      `select ${churchColumns.revised.replaceAll('$1::uuid', `'${admin.accountId}'`)} as revised`,
    );
    expect(rows[0]?.revised).toMatchObject([{ figure: 'giving', value: null, wasFinal: true }]);
  },
);

test('no function answers 409 to a church that counts by hand', async ({
  admin,
  database,
  server,
}) => {
  const steeple = { admin, database, server };
  for (const [name, body] of [
    ['church-pulse', {}],
    ['church-figures', {}],
    ['church-forecast', { figure: 'attendance' }],
    ['church-recommendations', {}],
    ['figure-look', { tile: 'attendance', weeks: 13 }],
    ['measure-choices', {}],
    ['goal-save', { tile: 'attendance', year: 2026, value: 200 }],
  ] as const) {
    await ask(steeple, name, body);
  }
});

test('a figure of the church’s own has weeks, its name and kind; of money for those who see giving', async ({
  admin,
  database,
  server,
}) => {
  const steeple = { admin, database, server };
  const definition = {
    per: 'week',
    together: 'sum',
    inAttendance: false,
    source: 'hand',
    away: false,
  };
  const make = async (name: string, kind: string, place: number) =>
    ownFigureSaveResponse.parse(
      await ask(steeple, 'own-figure-save', { ...definition, name, kind, place }),
    ).figure;
  const baptisms = await make('Baptisms', 'decisions', 1);
  const fund = await make('Building fund', 'money', 2);
  const saves = [0, 1, 2].flatMap((back) =>
    [baptisms, fund].map(({ categoryId, place }) => ({
      ...{ key: crypto.randomUUID(), date: sunday(back), serviceId: null, categoryId },
      ...{ value: place === 1 ? 2 + back : 50_000, revision: 0, typedAt: new Date().toISOString() },
    })),
  );
  await ask(steeple, 'count-save', { saves });
  await follow(steeple);
  const { figures } = churchFiguresResponse.parse(await ask(steeple, 'church-figures'));
  const own = figures.filter(({ figure }) => figure.startsWith('own_'));
  expect(own).toMatchObject([
    { figure: 'own_baptisms', name: 'Baptisms', kind: 'decisions', together: 'sum', unit: 'count' },
    { figure: 'own_building_fund', kind: 'money', unit: 'money' },
  ]);
  const values = own[0]?.weeks
    .filter(({ value }) => value !== null)
    .map(({ value, source }) => [value, source]);
  expect(values).toEqual([
    [4, 'hand'],
    [3, 'hand'],
    [2, 'hand'],
  ]);
  const csv = await ask(steeple, 'church-figures', { format: 'csv' });
  expect(typeof csv === 'string' ? csv : await new Response(csv).text()).toContain(
    ',own_baptisms,',
  );
  const nora = await buildPerson(database.owner, {
    ...{ role: 'account_admin', account_id: admin.accountId, without_giving: true },
  });
  const { data } = await invokeFunction(await server.clientOf(nora.email), 'church-figures', {
    accountId: admin.accountId,
  });
  expect(JSON.stringify(data)).toContain('own_baptisms');
  expect(JSON.stringify(data)).not.toMatch(/own_building_fund|50000|"giving"/);
});

test('a count computes the weeks around it, and one before the first those from then on', async ({
  admin,
  database,
  server,
}) => {
  const steeple = { admin, database, server };
  const { suggested } = countSetupResponse.parse(await ask(steeple, 'count-setup'));
  const { services, categories } = countSetupResponse.parse(
    await ask(steeple, 'count-setup-save', suggested),
  );
  const type = async (back: number, value: number | null, revision = 0) => {
    const save = {
      ...{ key: crypto.randomUUID(), date: sunday(back), serviceId: services[0]?.id, value },
      ...{ categoryId: categories[0]?.id, revision, typedAt: `${sunday(back)}T17:00:00Z` },
    };
    await ask(steeple, 'count-save', { saves: [save] });
    await follow(steeple);
  };
  // A row that was written again has another version.
  const versions = async () => {
    const { rows } = await database.owner.query<{ back: number; version: string; state: string }>(
      `select ($2::date - week - 6) / 7 as back, xmin::text as version, state from analytics.figures
       where account_id = $1 and figure = 'attendance' and ($2::date - week - 6) / 7 >= 0`,
      [admin.accountId, sunday(0)],
    );
    return new Map(rows.map(({ back, version, state }) => [back, { version, state }]));
  };
  for (const back of [60, 40, 1]) {
    await type(back, 100 + back);
  }
  const before = await versions();
  expect(before.get(50)?.state).toBe('missing');
  expect(before.get(20)?.state).toBe('missing');
  await type(0, 90);
  const after = await versions();
  expect(after.get(0)?.state).toMatch(/complete/);
  expect(after.get(60)).toEqual(before.get(60));
  expect(after.get(40)).toEqual(before.get(40));
  expect(after.get(1)?.version).not.toBe(before.get(1)?.version);
  await type(70, 170);
  const earlier = await versions();
  expect(earlier.get(65)?.state).toBe('missing');
  // Cleared, the first one is that of sixty weeks ago again.
  await type(70, null, 1);
  expect((await versions()).get(65)).toBeUndefined();
});
