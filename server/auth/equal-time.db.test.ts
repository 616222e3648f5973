import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AuthServer,
  type AuthTest,
  attempt,
  createAuthTest,
  demoPassword,
  graceEmail,
} from './test-auth-server.ts';

const runs = 15;

let auth: AuthTest;
let server: AuthServer;

beforeAll(async () => {
  auth = await createAuthTest();
  server = await auth.server({
    DEMO: 'off',
    SIGN_IN_FAILURES_MAX: '1000',
    SIGN_IN_FAILURES_PER_ADDRESS_MAX: '1000',
  });
  await auth.database.owner.query("insert into auth.users (email) values ('silent@steeple.test')");
  await auth.database.owner.query(
    `insert into auth.users (email, password_hash)
     select 'real@steeple.test', password_hash from auth.users where email = $1`,
    [graceEmail],
  );
});
afterAll(() => auth.end());

const cases = {
  'a wrong password': ['real@steeple.test', 'wrong password'],
  'an unknown email': ['nobody@steeple.test', demoPassword],
  'nobody’s password': ['silent@steeple.test', demoPassword],
  'a demo sign-in that is shut': [graceEmail, demoPassword],
  'an over-long password': ['real@steeple.test', 'x'.repeat(500)],
} as const;

/** Takes turns, so that whatever else the machine does falls on all alike. */
async function medians(): Promise<Map<string, number>> {
  const timesMs = new Map<string, number[]>();
  for (let run = -2; run < runs; run += 1) {
    for (const [name, [email, password]] of Object.entries(cases)) {
      const startMs = performance.now();
      const answer = await attempt(server, email, password);
      const durationMs = performance.now() - startMs;
      expect(answer.status).toBe(400);
      // The first two rounds warm up.
      if (run >= 0) {
        timesMs.set(name, [...(timesMs.get(name) ?? []), durationMs]);
      }
    }
  }
  return new Map([...timesMs].map(([name, times]) => [name, median(times)]));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

test('the time to refuse does not tell who exists', { retry: 2 }, async () => {
  const byCase = await medians();
  const reference = byCase.get('a wrong password') ?? Number.NaN;
  for (const [name, durationMs] of byCase) {
    const ratio = durationMs / reference;
    expect(ratio, `${name}: ${durationMs} ms against ${reference} ms`).toBeGreaterThan(0.7);
    expect(ratio, `${name}: ${durationMs} ms against ${reference} ms`).toBeLessThan(1.4);
  }
});
