import { expect, test } from 'vitest';
import { countingByLocalClock } from './local-clock.ts';

const token = 'http://steeple.test/auth/v1/token?grant_type=password';

function answering(body: string, status = 200): typeof fetch {
  return countingByLocalClock(async () => new Response(body, { status, headers: { 'x-id': '7' } }));
}

test('a new session says for how long it holds, not until when', async () => {
  const answer = await answering('{"access_token":"a","expires_in":3600,"expires_at":99}')(token);
  expect(await answer.json()).toEqual({ access_token: 'a', expires_in: 3600 });
  expect(answer.headers.get('x-id')).toBe('7');
});

test('everything else goes through as it is', async () => {
  expect(await (await answering('{"expires_at":99}', 400)(token)).text()).toBe('{"expires_at":99}');
  expect(await (await answering('<html>')(token)).text()).toBe('<html>');
  const user = 'http://steeple.test/auth/v1/user';
  expect(await (await answering('{"expires_at":99}')(user)).text()).toBe('{"expires_at":99}');
});
