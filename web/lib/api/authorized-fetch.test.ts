import { expect, test, vi } from 'vitest';
import { authorizedFetch } from './authorized-fetch.ts';

const url = 'http://steeple.test/rest/v1/accounts';

function setUp(statuses: number[], renewed: string | null) {
  const sentTokens: (string | null)[] = [];
  const send = vi.fn<typeof fetch>(async (_input, init) => {
    sentTokens.push(new Headers(init?.headers).get('authorization'));
    return new Response(null, { status: statuses.shift() ?? 200 });
  });
  const renewedToken = vi.fn(async () => renewed);
  const tokens = { accessToken: async () => 'old', renewedToken };
  return { fetch: authorizedFetch(tokens, send), sentTokens, renewedToken };
}

test('the token of the session is sent', async () => {
  const { fetch, sentTokens } = setUp([200], null);
  await fetch(url);
  expect(sentTokens).toEqual(['Bearer old']);
});

test('a refused token is renewed, and the request sent once more', async () => {
  const { fetch, sentTokens } = setUp([401, 200], 'new');
  expect((await fetch(url)).status).toBe(200);
  expect(sentTokens).toEqual(['Bearer old', 'Bearer new']);
});

test('if renewing fails too, the refusal is passed on', async () => {
  const { fetch, sentTokens } = setUp([401], null);
  expect((await fetch(url)).status).toBe(401);
  expect(sentTokens).toHaveLength(1);
});

test('a missing right (403) is no reason to renew', async () => {
  const { fetch, renewedToken } = setUp([403], 'new');
  await fetch(url);
  expect(renewedToken).not.toHaveBeenCalled();
});
