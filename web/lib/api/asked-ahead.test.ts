import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAhead, fetchOrTake } from './asked-ahead.ts';

const url = 'http://steeple.test/rest/v1/profiles?select=role';
const sent = vi.fn<typeof fetch>();
const of = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', sent);
  sent.mockReset().mockImplementation(async () => new Response(`answer ${sent.mock.calls.length}`));
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const textOf = async (answer: Promise<Response>) => (await answer).text();

test('an answer that was asked for ahead is read by both, and taken once', async () => {
  const ahead = askAhead(url, of('mine'));
  const both = [fetchOrTake(url, of('mine')), fetchOrTake(url, of('mine'))].map(textOf);
  expect(await textOf(ahead)).toBe('answer 1');
  expect(await Promise.all(both)).toEqual(['answer 1', 'answer 2']);
});

test.each<[string, string, RequestInit]>([
  ['another person', url, of('theirs')],
  ['nobody', url, {}],
  ['another address', `${url}&user_id=eq.1`, of('mine')],
  ['another body', url, { ...of('mine'), body: '{}' }],
  ['another method', url, { ...of('mine'), method: 'DELETE' }],
  [
    'another kind of answer',
    url,
    { headers: { ...of('mine').headers, accept: 'application/vnd.pgrst.object+json' } },
  ],
])('%s gets an own one', async (_who, address, init) => {
  void askAhead(url, of('mine'));
  expect(await textOf(fetchOrTake(address, init))).toBe('answer 2');
});

test.each([
  ['a refusal', () => Promise.resolve(new Response(null, { status: 401 }))],
  ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
])('%s is asked for again, where it can be answered', async (_what, answer) => {
  sent.mockImplementationOnce(answer);
  const ahead = askAhead(url, of('mine')).catch(() => null);
  expect(await textOf(fetchOrTake(url, of('mine')))).toBe('answer 2');
  await ahead;
});

test('after half a minute nobody is given what was true then', async () => {
  await askAhead(url, of('mine'));
  vi.advanceTimersByTime(30_000);
  expect(await textOf(fetchOrTake(url, of('mine')))).toBe('answer 2');
});
