import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testProviderAccess } from '#testing/integrations/provider-access.ts';
import {
  type ReceivedRequest,
  type Reply,
  startTestProvider,
  type TestProviderServer,
} from '#testing/integrations/provider-server.ts';
import { readOrganizationInfo } from './read-organization-info.ts';

let planningCenter: TestProviderServer;
const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });

beforeAll(async () => {
  planningCenter = await startTestProvider();
});
afterAll(() => planningCenter.close());

function read({
  mayRenewToken = false,
  timeoutMs = 15_000,
  accountId = randomUUID(),
  provider = planningCenter,
} = {}) {
  const variables = { PCO_BASE_URL: provider.url };
  const access = testProviderAccess('planning_center', variables, { timeoutMs });
  return readOrganizationInfo(access, { accountId, mayRenewToken, log });
}

const list = (total: number, meta: object = {}): Reply => ({
  headers: { 'content-type': 'application/vnd.api+json; charset=utf-8' },
  json: {
    data: [{ type: 'Thing', id: '1' }],
    meta: { total_count: total, count: 1, parent: { id: '544011', type: 'Organization' }, ...meta },
  },
});
const me: Reply = {
  json: {
    data: {
      type: 'Person',
      id: '1',
      relationships: { organization: { data: { type: 'Organization', id: '544011' } } },
    },
    included: [
      { type: 'Campus', id: '544011', attributes: { name: 'West' } },
      { type: 'Organization', id: '544011', attributes: { name: 'Grace Hill Church' } },
    ],
  },
};
const unauthorized = (hint: string): Reply => ({
  status: 401,
  json: { errors: [{ code: 'unauthorized', detail: `Error Code Hint: (${hint})` }] },
});

/** A church where all is well, but for the paths named. */
function answerPaths(special: Record<string, Reply | ((request: ReceivedRequest) => Reply)> = {}) {
  const paths: typeof special = {
    '/current/v2/me': me,
    '/people/v2/people': list(1432, { can_query_by: ['created_at', 'status'] }),
    ...special,
  };
  planningCenter.answerWith((request) => {
    const reply = paths[new URL(request.target, planningCenter.url).pathname];
    return typeof reply === 'function' ? reply(request) : (reply ?? list(12));
  });
}

const counted = (total: number) => ({ available: true, total, state: 'available' });
const without = (state: string) => ({ available: false, total: null, state });

describe('a church that is connected', () => {
  test('has a name, an id and eight counts', async () => {
    answerPaths({ '/giving/v2/donations': list(8421) });
    expect(await read()).toEqual({
      organization: { name: 'Grace Hill Church', id: '544011' },
      products: {
        people: counted(1432),
        services: counted(12),
        check_ins: counted(12),
        giving: counted(8421),
        calendar: counted(12),
        groups: counted(12),
        publishing: counted(12),
        registrations: counted(12),
      },
    });
  });

  test('every product is asked once, in the version that we know', async () => {
    answerPaths();
    await read();
    const requests = planningCenter.received.map(({ target, headers }) => [
      decodeURIComponent(target),
      headers['x-pco-api-version'],
    ]);
    expect(requests.sort()).toEqual([
      ['/calendar/v2/events?per_page=1', '2022-07-07'],
      ['/check-ins/v2/events?filter=not_archived&per_page=1', '2025-05-28'],
      ['/current/v2/me?include=organization', '2018-08-01'],
      ['/giving/v2/donations?filter=succeeded&per_page=1', '2019-10-18'],
      ['/groups/v2/groups?per_page=1', '2023-07-10'],
      ['/people/v2/people?where[status]=active&per_page=1', '2025-11-10'],
      ['/publishing/v2/episodes?per_page=1', '2024-03-25'],
      ['/registrations/v2/signups?filter=unarchived&per_page=1', '2025-05-01'],
      ['/services/v2/service_types?per_page=1', '2018-11-01'],
    ]);
  });
});

describe('a count', () => {
  test('of a filter that Planning Center ignored is not used: everybody would be counted', async () => {
    answerPaths({
      '/people/v2/people': ({ target }) =>
        target.includes('status') ? list(1999, { can_query_by: ['created_at'] }) : list(2000),
    });
    expect((await read()).products.people).toEqual(counted(2000));
  });

  test('of exactly 10,000 people may mean more', async () => {
    answerPaths({ '/people/v2/people': list(10_000, { can_query_by: ['status'] }) });
    expect((await read()).products).toMatchObject({
      people: { ...counted(10_000), isLowerBound: true },
    });
    answerPaths({ '/calendar/v2/events': list(10_000) });
    expect((await read()).products.calendar).toEqual(counted(10_000));
  });

  test('of zero groups may mean hidden ones; zero of others is zero', async () => {
    answerPaths({ '/groups/v2/groups': list(0), '/publishing/v2/episodes': list(0) });
    expect((await read()).products).toMatchObject({
      groups: { available: true, total: 0, state: 'maybe_hidden' },
      publishing: counted(0),
    });
  });

  test.each<[string, Reply, string]>([
    [
      'a scope not granted',
      { status: 401, json: { errors: [{ code: 'bad_scope' }] } },
      'not_granted',
    ],
    ['the older words for it', unauthorized('PELICAN'), 'not_granted'],
    ['a product not used', unauthorized('TRASH_PANDA'), 'unavailable'],
    ['a role too low', { status: 403, json: { errors: [{ status: '403' }] } }, 'unavailable'],
    ['a path that is not there', { status: 404, json: { errors: [] } }, 'unavailable'],
    ['a token refused again', unauthorized('BABOON'), 'failed'],
    ['a web page', { status: 403, text: '<html>Request blocked.</html>' }, 'failed'],
    ['too many requests', { status: 429, headers: { 'retry-after': '19' } }, 'failed'],
    ['an answer without a count', { json: { data: [] } }, 'failed'],
    ['a product that is down', { status: 500 }, 'failed'],
    ['a product that hangs', 'hang', 'failed'],
  ])('that is refused (%s) leaves the others alone', async (_what, reply, state) => {
    answerPaths({ '/giving/v2/donations': reply });
    const { organization, products } = await read({ timeoutMs: 1_500 });
    expect(products.giving).toEqual(without(state));
    expect(Object.values(products).filter(({ available }) => available)).toHaveLength(7);
    expect(organization.name).toBe('Grace Hill Church');
  });
});

describe('a token that is refused', () => {
  test.each(['/current/v2/me', '/giving/v2/donations'])(
    'is to be renewed first (%s)',
    async (path) => {
      answerPaths({ [path]: unauthorized('BABOON') });
      await expect(read({ mayRenewToken: true })).rejects.toMatchObject({
        name: 'AccessTokenRefused',
      });
    },
  );

  test('a missing scope is no reason to renew it', async () => {
    answerPaths({ '/giving/v2/donations': unauthorized('PELICAN') });
    expect((await read({ mayRenewToken: true })).products.giving).toEqual(without('not_granted'));
  });

  test('once more for everything, it is a failure of the provider', async () => {
    planningCenter.answerWith(() => unauthorized('CAPUCHIN'));
    await expect(read()).rejects.toMatchObject({ code: 'provider_unavailable' });
  });
});

describe('a provider that fails as a whole', () => {
  test.each<[string, Reply]>([
    ['hangs', 'hang'],
    ['is down', { status: 503 }],
    ['refuses our User-Agent', { status: 403, text: '<html>' }],
    ['cuts', 'cut'],
  ])('%s: given up in time', async (_what, reply) => {
    planningCenter.answerWith(() => reply);
    await expect(read({ timeoutMs: 700 })).rejects.toMatchObject({ code: 'provider_unavailable' });
  });
});

test('at most four requests at a time', async () => {
  // One of its own: what another test gave up may still be on its way.
  const provider = await startTestProvider();
  onTestFinished(provider.close);
  const fourAreOpen = Promise.withResolvers<void>();
  let [open, openMax] = [0, 0];
  provider.answerWith(async () => {
    open += 1;
    openMax = Math.max(openMax, open);
    if (open === 4) {
      fourAreOpen.resolve();
    }
    await fourAreOpen.promise;
    // Time for a fifth to come, if one were sent.
    await sleep(50);
    open -= 1;
    return list(12);
  });
  await read({ provider });
  expect(openMax).toBe(4);
});

describe('who the church is', () => {
  const organization = (attributes: object) => ({ type: 'Organization', id: '9', attributes });
  test.each<[string, Record<string, Reply>, object]>([
    [
      'without the relationship: the one organization that came along',
      { '/current/v2/me': { json: { data: {}, included: [organization({ name: 'Alone' })] } } },
      { name: 'Alone', id: '9' },
    ],
    [
      'without any organization: a product that answers',
      {
        '/current/v2/me': { json: { data: {} } },
        '/people/v2/people': unauthorized('TRASH_PANDA'),
        '/services/v2': { json: { data: organization({ name: 'From Services' }) } },
      },
      { name: 'From Services', id: '9' },
    ],
    [
      'when neither says so: at least the id of the lists',
      { '/current/v2/me': { status: 404, json: {} }, '/people/v2': { status: 404, json: {} } },
      { name: null, id: '544011' },
    ],
  ])('%s', async (_what, paths, expected) => {
    answerPaths(paths);
    expect((await read()).organization).toEqual(expected);
  });
});

test('the log says which product failed, but contains neither the token nor the provider’s words', async () => {
  logged.length = 0;
  answerPaths({ '/giving/v2/donations': { status: 403, text: '<html>secret words</html>' } });
  await read();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/giving\/v2\/donations: status 403/);
  expect(logged[0]).not.toMatch(/secret words|an-access-token/);
});
