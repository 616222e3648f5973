import { expect } from 'vitest';
import { measureChoicesResponse } from '#contract/functions/measures.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import type { EventHabit, OrdinaryChurch } from '#testing/ordinary-churches/ordinary-church.ts';
import { readOrdinary } from '#testing/ordinary-churches/read-ordinary.ts';
import { type SignedIn, test } from '#testing/steeple-test.ts';

const service = (name: string, isHeld: boolean): EventHabit => ({
  name,
  times: [
    {
      at: 'sunday 10:00',
      room: { people: 90 },
      counts: { Total: 'people' },
      isHeld: () => isHeld,
    },
  ],
});
const church = (later: EventHabit): OrdinaryChurch => ({
  title: 'A campus that opens after somebody has chosen',
  events: [service('Downtown', true), later],
  right: { attendance: [{ Downtown: ['Total'] }] },
});

async function kept({ client, accountId }: SignedIn) {
  const { data } = await invokeFunction(client, 'measure-choices', { accountId });
  return measureChoicesResponse.parse(data);
}

test('an event that was never held when somebody chose is asked about once it is held', async ({
  database,
  admin,
}) => {
  const { accountId, client } = admin;
  await buildSyncedConnection(database.owner, accountId);
  await readOrdinary(database, accountId, church(service('Lakeside', false)));
  const { suggested, available } = await kept(admin);
  expect(available.events.map(({ name, times }) => [name, times])).toEqual([
    ['Downtown', ['sunday 10:00']],
    ['Lakeside', []],
  ]);
  const { status } = await invokeFunction(client, 'measure-choices-save', {
    accountId,
    choices: suggested,
  });
  expect(status).toBe(200);

  await readOrdinary(database, accountId, church(service('Lakeside', true)), 'weekly');
  const [asked] = (await kept(admin)).questions;
  expect(asked?.question).toMatch(/Lakeside/);
  const answer = { question: asked?.id, answer: 'no' };
  const no = { accountId, choices: suggested, answer };
  expect((await invokeFunction(client, 'measure-choices-save', no)).status).toBe(200);
  await readOrdinary(database, accountId, church(service('Lakeside', true)), 'weekly');
  expect((await kept(admin)).questions).toEqual([]);
});
