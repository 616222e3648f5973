import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { organizationInfoResponse } from '#contract/functions/planning-center.ts';
import {
  type ConnectedChurch,
  failed,
  startConnectedChurch,
} from '#testing/integrations/connected-church.ts';

let grace: ConnectedChurch;
/** Its server gives up what does not answer, after a time in which a busy machine answers the rest. */
let hasty: ConnectedChurch;
const ask = (church = grace) => church.invoke(church.admin, 'planning-center-organization-info');
/** A busy machine is no reason to fail. */
const soon = { timeout: 10_000 };

beforeAll(async () => {
  grace = await startConnectedChurch();
  hasty = await startConnectedChurch(4_000);
});
beforeEach(async () => {
  await grace.reset();
  await hasty.reset();
});
afterAll(() => Promise.all([grace.close(), hasty.close()]));

test('the answer is as promised, and what is new is remembered', async () => {
  await grace.connect('planning_center', { organization_name: 'Old Name' });
  const { body } = await ask();
  const facts = { organization_name: 'Grace Hill Church', organization_id: '544011' };
  expect(organizationInfoResponse.parse(body)).toMatchObject({
    metadata: facts,
    organization: { name: 'Grace Hill Church', id: '544011' },
    products: {
      people: { available: true, total: 12, state: 'available' },
      registrations: { available: true, total: 12 },
    },
  });
  expect(body).not.toHaveProperty('sandbox');
  expect(await grace.storedMetadata('planning_center')).toEqual(facts);
});

test.each([
  ['Grace\0 Hill', 'Grace Hill'],
  ['Grace \ud800Hill', 'Grace \ufffdHill'],
  ['x'.repeat(100_000), 'x'.repeat(300)],
])('of an odd name as much is kept as can be: %j', async (name, kept) => {
  await grace.connect('planning_center');
  const included = [{ type: 'Organization', id: '544011', attributes: { name } }];
  grace.answerPaths({ '/current/v2/me': { json: { data: {}, included } } });
  expect(await ask()).toMatchObject({ status: 200, body: { organization: { name: kept } } });
  expect(await grace.storedMetadata('planning_center')).toMatchObject({ organization_name: kept });
});

test('nothing is written when nothing is new', async () => {
  await grace.connect('planning_center', {
    organization_name: 'Grace Hill Church',
    organization_id: '544011',
  });
  const rowVersion = async () => {
    const { rows } = await grace.database.owner.query(
      'select xmin from public.integrations where account_id = $1',
      [grace.church.accountId],
    );
    return rows;
  };
  const before = await rowVersion();
  expect(await ask()).toMatchObject({ status: 200 });
  expect(await rowVersion()).toEqual(before);
});

test('what Planning Center does not say now is known from before', async () => {
  await grace.connect('planning_center', { organization_name: 'Known', organization_id: '7' });
  grace.answerPaths({ '/current/v2/me': { status: 404 }, '/people/v2': { status: 404 } });
  const { body } = await ask();
  expect(body.organization).toEqual({ name: 'Known', id: '7' });
});

test('one product that fails leaves the others, and the name, alone', async () => {
  await hasty.connect('planning_center');
  hasty.answerPaths({ '/giving/v2/donations': 'hang' });
  const { status, body } = await ask(hasty);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    organization: { name: 'Grace Hill Church' },
    products: {
      giving: { available: false, total: null, state: 'failed' },
      people: { available: true, total: 12 },
    },
  });
});

test('a product that fails keeps its last count, with its age', async () => {
  await hasty.connect('planning_center');
  const before = Date.now();
  await ask(hasty);
  hasty.answerPaths({ '/giving/v2/donations': { status: 500 } });
  const { body } = await ask(hasty);
  const { giving, people } = organizationInfoResponse.parse(body).products;
  expect(giving).toMatchObject({ available: true, total: 12, state: 'failed' });
  expect(Date.parse(giving?.asOf ?? '')).toBeGreaterThanOrEqual(before);
  expect(people).toEqual({ available: true, total: 12, state: 'available' });
});

test('identical requests at the same time share one answer', async () => {
  await grace.connect('planning_center');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const requests: string[] = [];
  grace.provider.answerWith(async ({ target }) => {
    requests.push(target.split('?')[0] ?? '');
    await held;
    return { json: { data: [], meta: { total_count: 3, can_query_by: ['status'] } } };
  });
  // Each reads its connection in the database before it asks the provider, or shares who asks already.
  let reads = 0;
  const { rest } = grace.server.services.connections;
  const count = () => {
    reads += 1;
  };
  rest.on('release', count);
  onTestFinished(() => void rest.off('release', count));
  const first = ask();
  await vi.waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(4), soon);
  const readsOfOne = reads;
  expect(readsOfOne).toBeGreaterThan(0);
  const answers = [first, ask(), ask()];
  await vi.waitFor(() => expect(reads).toBe(3 * readsOfOne), soon);
  letGo();
  for (const answer of answers) {
    expect((await answer).body.products.giving).toMatchObject({ total: 3 });
  }
  expect(requests.filter((path) => path === '/giving/v2/donations')).toHaveLength(1);
});

/** Asks, and lets something happen after the provider's answer and before it is remembered. */
async function askWhile(happens: () => Promise<unknown>) {
  const { services } = grace.server;
  const { credentials } = services;
  services.credentials = {
    ...credentials,
    withAccessToken: async (...call) => {
      const reading = await credentials.withAccessToken(...call);
      await happens();
      return reading;
    },
  };
  const answer = await ask();
  services.credentials = credentials;
  return answer;
}

test('a Disconnect while Planning Center is asked is the last word', async () => {
  await grace.connect('planning_center');
  const disconnect = () => grace.disconnect(grace.admin, 'planning_center');
  expect(await askWhile(disconnect)).toMatchObject(failed(404, 'not_connected'));
  expect(await grace.storedMetadata('planning_center')).toBeNull();
});

test('who loses the church while Planning Center is asked changes nothing in it', async () => {
  await grace.connect('planning_center');
  const loseChurch = () =>
    grace.database.owner.query(
      'update public.profiles set account_id = null where account_id = $1',
      [grace.church.accountId],
    );
  expect(await askWhile(loseChurch)).toMatchObject(failed(404, 'not_connected'));
  expect(await grace.storedMetadata('planning_center')).toEqual({});
});
