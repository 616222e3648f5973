import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { organizationInfoResponse } from '#contract/functions/planning-center.ts';
import {
  type ConnectedChurch,
  failed,
  onlyRenewed,
  startConnectedChurch,
} from '#testing/integrations/connected-church.ts';

/** How many requests the pace lets through at once; then they come evenly, one in each step. */
const burst = 29;

let church: ConnectedChurch;
const ask = () => church.invoke(church.admin, 'planning-center-organization-info');

beforeAll(async () => {
  church = await startConnectedChurch();
});
beforeEach(async () => {
  await church.reset();
  await church.connect('planning_center');
});
afterAll(() => church.close());

const paceKey = () => `planning_center ${church.church.accountId}`;

/** 100 requests in so many seconds, of which so many are counted already. */
const setPace = async (periodSeconds: number, taken = 0) => {
  const provider = church.server.services.providers.planning_center;
  if (provider) {
    provider.rate = { limit: 100, periodSeconds };
  }
  await church.database.owner.query(
    `insert into private.provider_paces as pace (key, rate_limit, period_seconds, any_until)
     values ($1, 100, $2::numeric, now() + $3 * make_interval(secs => $2::numeric / 50))
     on conflict (key) do update
     set period_seconds = excluded.period_seconds, any_until = excluded.any_until`,
    [paceKey(), periodSeconds, taken],
  );
};

/** So long a period that nothing of what is counted passes while a test runs. */
const longPeriodSeconds = 10_000_000;

async function countTurns(): Promise<number> {
  const { rows } = await church.database.owner.query<{ turns: number }>(
    `select extract(epoch from any_until - now())::float8 / (period_seconds::float8 / 50) as turns
     from private.provider_paces where key = $1`,
    [paceKey()],
  );
  return Math.round(rows[0]?.turns ?? 0);
}

async function products() {
  const { status, body } = await ask();
  expect(status).toBe(200);
  return Object.values(organizationInfoResponse.parse(body).products);
}

test('nine readings one after another, more than the limit allows at once: each waits and has every count', async () => {
  // A tenth of the real period: the waits are as many, and shorter.
  await setPace(2);
  const startMs = performance.now();
  for (let reading = 1; reading <= 9; reading += 1) {
    expect(await products()).toEqual(
      Array.from({ length: 8 }, () => ({ available: true, total: 12, state: 'available' })),
    );
  }
  // 81 requests, of which 29 may come at once and the others 0.04 s apart.
  expect(performance.now() - startMs).toBeGreaterThan(1_900);
});

test('a product for which the pace leaves no room keeps its last count, with its age', async () => {
  await products();
  church.provider.received.length = 0;
  // Five of nine requests are let through, whichever they are: they ask for their turns at once.
  await setPace(longPeriodSeconds, burst - 5 - 0.5);
  const tiles = await products();
  expect(church.provider.received).toHaveLength(5);
  const counted = church.provider.received.filter(({ target }) => !target.startsWith('/current/'));
  expect(tiles.map(({ total }) => total)).toEqual(Array.from({ length: 8 }, () => 12));
  expect(tiles.filter(({ asOf }) => asOf === undefined)).toHaveLength(counted.length);
});

test('when the pace leaves no room at all, that is a failure, not a success with old counts', async () => {
  await products();
  await setPace(longPeriodSeconds, burst);
  expect(await ask()).toMatchObject(failed(502, 'provider_unavailable'));
});

test('what is given up before it is sent does not count', async () => {
  await setPace(longPeriodSeconds);
  let firstTries = 0;
  const refuseFirstToken = onlyRenewed({ json: { data: [], meta: { total_count: 12 } } });
  church.provider.answerWith((request) => {
    if (request.target.startsWith('/oauth/token')) {
      const renewed = { access_token: 'second-token', refresh_token: 'next', token_type: 'Bearer' };
      return { json: { ...renewed, expires_in: 7200 } };
    }
    if (request.headers.authorization !== 'Bearer first-token') {
      return refuseFirstToken(request);
    }
    // Four are under way when one is refused; five others have not been sent, and never are.
    firstTries += 1;
    return firstTries === 4 ? refuseFirstToken(request) : 'hang';
  });
  await products();
  expect(firstTries).toBe(4);
  const sent = church.provider.received.filter(({ target }) => !target.startsWith('/oauth/token'));
  expect(await countTurns()).toBe(sent.length);
});
