import { describe, expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database, { WRITES_PER_MINUTE_MAX: 20 }), 'close');

async function tokenOf(email: string): Promise<string> {
  const { data } = await (await server.clientOf(email)).auth.getSession();
  return data.session?.access_token ?? '';
}

function post(path: string, token: string, body: string): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
}

describe('changes by one person', () => {
  test('are refused when there are too many a minute; reading still works, and so do others', async () => {
    const token = await tokenOf('super@steeple.test');
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const row = JSON.stringify({ account_name: `Church ${count}` });
      statuses.push((await post('/rest/v1/accounts', token, row)).status);
      statuses.push((await post('/functions/v1/delete-user', token, '{}')).status);
    }
    expect(new Set(statuses)).toEqual(new Set([201, 400]));

    const refused = await post('/rest/v1/accounts', token, '{"account_name":"One more"}');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'over_request_rate_limit',
      message: expect.stringMatching(/^Too many changes.*try again in \d+ seconds\.$/),
    });
    expect((await post('/functions/v1/delete-user', token, '{}')).status).toBe(429);

    const read = await fetch(`${server.url}/rest/v1/accounts`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(read.status).toBe(200);
    const grace = await tokenOf('grace@steeple.test');
    expect((await post('/rest/v1/accounts', grace, '{"account_name":"Mine"}')).status).toBe(403);
  });

  test('by nobody at all are refused as such, however many', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await post('/functions/v1/create-user', '', '{}')).status).toBe(401);
    }
  });
});

/** Texts of so many bytes that are costly to parse, each in another way. */
function costlyBodies(bytes: number): string[] {
  const many = (piece: (count: number) => string, length: number) =>
    Array.from({ length: Math.floor(bytes / length) }, (_, count) => piece(count)).join(',');
  return [
    `{${many((count) => `"${count.toString(36)}":1`, 9)}}`,
    `[${many((count) => `{"${count.toString(36)}":1}`, 11)}]`,
    `{"a":[${many(() => '[]', 3)}]}`,
    '['.repeat(bytes),
    `{"a":[${many(() => '1', 2)}]}`,
    `{"account_name":"${'\\u0041'.repeat(bytes / 7)}"}`,
  ];
}

/** This thread's own processor time, in milliseconds: whatever else the machine does is not in it. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The longest turn of the event loop while something is done: so long everybody else has to wait.
 *
 * @returns its processor time in milliseconds
 */
async function longestTurnMs(work: () => Promise<void>): Promise<number> {
  let isOver = false;
  let longestMs = 0;
  let startMs = usedMs();
  const nextTurn = () => {
    const nowMs = usedMs();
    longestMs = Math.max(longestMs, nowMs - startMs);
    startMs = nowMs;
    if (!isOver) {
      setImmediate(nextTurn);
    }
  };
  setImmediate(nextTurn);
  await work();
  isOver = true;
  return longestMs;
}

/** What this machine takes to parse a text that no limit would let through, in milliseconds. */
function parsingMs(): number {
  const text = JSON.stringify(Array.from({ length: 100_000 }, (_, n) => ({ [`k${n % 50}`]: n })));
  const startMs = usedMs();
  JSON.parse(text);
  return usedMs() - startMs;
}

test('no body that is read at all keeps the others waiting', async () => {
  const token = await tokenOf('harbor@steeple.test');
  let longestMs = 0;
  for (const [path, bytes] of [
    ['/rest/v1/integrations', 1_000_000],
    ['/functions/v1/create-user', 65_000],
    ['/auth/v1/token?grant_type=password', 65_000],
  ] as const) {
    for (const body of costlyBodies(bytes)) {
      let shortestMs = Number.POSITIVE_INFINITY;
      // The best of three: now and then something else falls into a turn.
      for (let round = 0; round < 3; round += 1) {
        const turnMs = await longestTurnMs(async () => {
          const answer = await post(path, token, body);
          expect([400, 403, 429]).toContain(answer.status);
          await answer.text();
        });
        shortestMs = Math.min(shortestMs, turnMs);
      }
      longestMs = Math.max(longestMs, shortestMs);
    }
  }
  // It is less than half of that, and twice as much where such bodies are parsed.
  expect(longestMs).toBeLessThan(Math.min(parsingMs(), parsingMs(), parsingMs()));
});
