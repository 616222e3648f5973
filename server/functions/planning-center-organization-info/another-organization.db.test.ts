import { beforeEach, expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { startConnectedChurch } from '#testing/integrations/connected-church.ts';
import type { Reply } from '#testing/integrations/provider-server.ts';

const donations = '/giving/v2/donations';
const counting = (total: number): Reply => ({ json: { data: [], meta: { total_count: total } } });
/** Refused at once, unlike an outage, which is tried again. */
const noAnswer: Reply = { status: 403, text: '<html>' };
const notAvailable = { available: false, total: null, state: 'failed' };
const facts = { organization_name: 'Grace Hill Church', organization_id: '544011' };
const factsOfOther = { organization_name: 'Harbor Church', organization_id: '7' };

const ask = () => church.invoke(church.admin, 'planning-center-organization-info');
const disconnect = () => church.disconnect(church.admin, 'planning_center');

const church = await forThisFile(startConnectedChurch(), 'close');
beforeEach(() => church.reset());

/** Asks for what has 5 donations, and holds that answer. */
async function askAndHold() {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  church.answerPaths({
    [donations]: async () => {
      asked.resolve();
      await held.promise;
      return counting(5);
    },
  });
  const answer = ask();
  await asked.promise;
  return {
    letGo: () => {
      held.resolve();
      return answer;
    },
  };
}

/** What is shown of Giving while Planning Center does not answer. */
async function givingFromBefore(): Promise<unknown> {
  church.answerPaths({ [donations]: noAnswer });
  return (await ask()).body.products.giving;
}

test.each([
  ['after a Disconnect', disconnect],
  ['without a Disconnect', async () => {}],
])(
  'what was counted of the old organization is neither stored nor shown once another is connected, which is read instead (%s)',
  async (_how, end) => {
    await church.connect('planning_center', facts);
    const { letGo } = await askAndHold();
    await end();
    await church.connect('planning_center', factsOfOther);
    church.answerPaths({ [donations]: counting(9) });
    expect((await letGo()).body.products.giving).toMatchObject({ total: 9 });
    expect(await givingFromBefore()).toMatchObject({ total: 9 });
  },
);

test('counts from before another organization was connected are not shown as its own', async () => {
  await church.connect('planning_center', facts);
  expect((await ask()).body.products.giving).toMatchObject({ total: 12 });
  expect(await givingFromBefore()).toMatchObject({ total: 12, asOf: expect.any(String) });
  await church.connect('planning_center', factsOfOther);
  expect(await givingFromBefore()).toEqual(notAvailable);
});

test('a new connection does not share a reading that began before it', async () => {
  await church.connect('planning_center');
  const { letGo } = await askAndHold();
  await disconnect();
  await church.connect('planning_center');
  church.answerPaths({ [donations]: counting(77) });
  expect((await ask()).body.products.giving).toMatchObject({ total: 77 });
  expect((await letGo()).body.products.giving).toMatchObject({ total: 77 });
});

/** As the version before made it, which each start of that version does again. */
const keepOfBefore = `
  create or replace function private.keep_product_counts(church_id uuid, counts jsonb) returns jsonb
  language sql volatile security definer set search_path = '' as $$
    update private.sync_connections set product_counts = product_counts || counts
    where account_id = church_id and integration_type = 'planning_center'
    returning product_counts
  $$`;

test('a process of the version before, which names no connection, still keeps what it counted', async () => {
  await church.connect('planning_center', facts);
  const counts = { giving: { total: 5, at: '2026-03-02T18:05:00.000Z' } };
  const keep = async () => {
    const { rows } = await church.database.connections.providers.query<{ kept: unknown }>(
      'select private.keep_product_counts($1, $2) as kept',
      [church.church.accountId, JSON.stringify(counts)],
    );
    return rows[0]?.kept;
  };
  expect(await keep()).toEqual(counts);
  await disconnect();
  expect(await keep()).toBeNull();
  await church.connect('planning_center', facts);
  await church.database.owner.query(keepOfBefore);
  expect(await keep()).toEqual(counts);
  expect((await ask()).body.products.giving).toMatchObject({ total: 12 });
});
