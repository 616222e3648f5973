import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type MeasureChoices, measureChoicesResponse } from '#contract/functions/measures.ts';
import { measureReasons } from '#contract/messages/measure-reasons.ts';
import { nothingKnown } from '#server/church/choices.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { planningCenterReader } from '#server/sync/planning-center/planning-center-reader.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { testReaderContext } from '#testing/sync/reader-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const reader = planningCenterReader(createKeyring(randomBytes(32)));
const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const planner = await forThisFile(startPlanningCenter(), 'stop');

/** Choices with an event that exists, and with an event and a kind of groups that do not. */
const choices: MeasureChoices = {
  ...nothingKnown.suggested,
  attendance: [
    { eventId: '701', source: 'headcounts' },
    { eventId: 'no-event', source: 'headcounts' },
  ],
  groups: { groupTypeIds: ['no-type'] },
  weekStartsOn: 'sunday',
};

async function connect() {
  const { accountId, email } = await buildPerson(database.owner, { role: 'account_admin' });
  await buildSyncedConnection(database.owner, accountId ?? '');
  const admin = await server.clientOf(email);
  const { context } = testReaderContext({
    accountId: accountId ?? '',
    type: 'planning_center',
    apiUrl: planner.origin,
    accessToken: planner.tokenOf({}),
    pool: database.connections.jobs,
    now: new Date(planner.clock.now()),
  });
  const kept = async () => {
    const answer = await invokeFunction(admin, 'measure-choices', { accountId });
    return measureChoicesResponse.parse(answer.data);
  };
  return { accountId, admin, context, kept };
}

test('choices are taken before anything is read, and the first sync drops what does not exist and says so', async () => {
  const { accountId, admin, context, kept } = await connect();
  const before = await kept();
  const body = { accountId, choices, version: before.version };
  expect(await invokeFunction(admin, 'measure-choices-save', body)).toMatchObject({ status: 200 });
  expect(await kept()).toEqual({ ...before, chosen: choices, by: 'chosen', version: 1 });
  const { rows } = await database.owner.query<{ mode: string }>(
    'select mode from private.sync_connections where account_id = $1',
    [accountId],
  );
  expect(rows).toEqual([{ mode: 'first' }]);

  await reader.open(context).plan('first');
  const after = await kept();
  expect(after.available.events.length).toBeGreaterThan(0);
  expect(after.chosen).toEqual({
    ...choices,
    attendance: [{ eventId: '701', source: 'headcounts' }],
    groups: null,
  });
  expect(after.reasons).toMatchObject({
    attendance: measureReasons.unknown('events'),
    groups: measureReasons.unknown('group types'),
  });
  expect(after.version).toBe(2);
  await reader.open(context).plan('weekly');
  expect((await kept()).version).toBe(2);
});

test('choices that were checked just before the catalogue was read lose what does not exist as well', async () => {
  const { accountId, context, kept } = await connect();
  await reader.open(context).plan('first');
  await database.owner.query(
    `update analytics.measure_choices set chosen = $2,
       chosen_from = private.ids_chosen_from(available, chosen, null) where account_id = $1`,
    [accountId, JSON.stringify(choices)],
  );
  await reader.open(context).plan('choices');
  expect((await kept()).chosen?.attendance).toEqual([{ eventId: '701', source: 'headcounts' }]);
});

test('a first sync that failed is still the first after somebody has chosen', async () => {
  const { accountId, admin } = await connect();
  await database.owner.query(
    'update private.sync_connections set run_id = null where account_id = $1',
    [accountId],
  );
  const body = { accountId, choices };
  expect(await invokeFunction(admin, 'measure-choices-save', body)).toMatchObject({ status: 200 });
  const { rows } = await database.owner.query<{ mode: string }>(
    'select mode from private.sync_connections where account_id = $1 and run_id is not null',
    [accountId],
  );
  expect(rows).toEqual([{ mode: 'first' }]);
});

test('choices that were saved twice at once in the first seconds are kept once', async () => {
  const { accountId, admin, kept } = await connect();
  for (let round = 0; round < 5; round += 1) {
    const { version } = await kept();
    const body = { accountId, choices: { ...choices, seats: { '701': round + 1 } }, version };
    const answers = await Promise.all([
      invokeFunction(admin, 'measure-choices-save', body),
      invokeFunction(admin, 'measure-choices-save', body),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await kept()).version).toBe(version + 1);
  }
});
