import { expect } from 'vitest';
import { measureChoicesResponse } from '#contract/functions/measures.ts';
import { syncStatusResponse } from '#contract/functions/sync.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import type { OrdinaryChurch } from '#testing/ordinary-churches/ordinary-church.ts';
import { readOrdinary } from '#testing/ordinary-churches/read-ordinary.ts';
import { type SignedIn, test } from '#testing/steeple-test.ts';

const maui: OrdinaryChurch = {
  title: 'Adults, kids, and a total of both, for half a year',
  events: [
    {
      name: 'Sunday Service',
      from: 26,
      times: [
        {
          at: 'sunday 09:00',
          room: { adults: 120, kids: 37 },
          counts: { Adults: 'adults', Kids: 'kids', Total: 'adults + kids' },
        },
      ],
    },
  ],
  right: { attendance: [{ 'Sunday Service': ['Total'] }] },
};

async function kept({ client, accountId }: SignedIn) {
  const { data } = await invokeFunction(client, 'measure-choices', { accountId });
  return measureChoicesResponse.parse(data);
}

test('a church of long ago that has not chosen is counted by the rules of today, and told so', {
  timeout: 60_000,
}, async ({ database, admin }) => {
  const { accountId, client } = admin;
  const { owner } = database;
  await buildSyncedConnection(owner, accountId);
  await readOrdinary(database, accountId, maui);
  const { suggested } = await kept(admin);
  const weeks = async () => {
    const { rows } = await owner.query<{ value: number }>(
      `select value::float8 as value from analytics.figures
       where account_id = $1 and figure = 'attendance' order by week`,
      [accountId],
    );
    return rows.map(({ value }) => value);
  };
  const right = await weeks();
  expect(right.length).toBeGreaterThan(20);

  // By the rules of then, whatever is counted is added: adults, kids, and their total.
  await owner.query(
    `update analytics.measure_choices set suggested_by = '{}', suggested = jsonb_set(suggested, '{attendance}', (
       select jsonb_agg(counted - 'attendanceTypeIds') from jsonb_array_elements(suggested -> 'attendance') as counted))
     where account_id = $1`,
    [accountId],
  );
  await owner.query(
    `update analytics.figures set value = value + 100 where account_id = $1 and figure = 'attendance'`,
    [accountId],
  );
  await readOrdinary(database, accountId, maui, 'weekly');
  const anew = await kept(admin);
  expect(anew.suggested).toEqual(suggested);
  expect(anew.reasons.attendance).toMatch(/^We changed our suggestion on November.16\./);
  expect(await weeks()).toEqual(right);
  const { data } = await invokeFunction(client, 'sync-status', { accountId });
  const notices = syncStatusResponse.parse(data).integrations.flatMap((one) => one.notices);
  expect(notices).toMatchObject([
    {
      kind: 'suggestion_changed',
      sentence: expect.stringContaining('our suggestion for what counts as attendance changed'),
    },
  ]);

  const { requests } = await readOrdinary(database, accountId, maui, 'weekly');
  expect((await kept(admin)).version).toBe(anew.version);
  const catalogue = requests.filter(({ path }) => path === '/check-ins/v2/events');
  expect(catalogue).toHaveLength(1);
});
