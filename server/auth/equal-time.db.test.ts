import { expect, test } from 'vitest';
import {
  type AuthServer,
  attempt,
  createAuthTest,
  demoPassword,
  graceEmail,
} from '#testing/auth-server.ts';
import { forThisFile } from '#testing/for-this-file.ts';

const runs = 15;

const auth = await forThisFile(createAuthTest(), 'end');
const server = await auth.server({
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

const cases = {
  'a wrong password': ['real@steeple.test', 'wrong password'],
  'an unknown email': ['nobody@steeple.test', demoPassword],
  'nobody’s password': ['silent@steeple.test', demoPassword],
  'a demo sign-in that is shut': [graceEmail, demoPassword],
  'an over-long password': ['real@steeple.test', 'x'.repeat(500)],
} as const;

/** Once there were too many failures: nothing is hashed any more, for nobody. */
const lockedOut = {
  'a locked known email': ['real@steeple.test', 'wrong password'],
  'a locked unknown email': ['nobody@steeple.test', 'wrong password'],
} as const;

type Cases = Record<string, readonly [email: string, password: string]>;

/** Takes turns, so that whatever else the machine does falls on all alike. */
async function medians(
  server: AuthServer,
  cases: Cases,
  status: number,
): Promise<Map<string, number>> {
  const timesMs = new Map<string, number[]>();
  for (let run = -2; run < runs; run += 1) {
    for (const [name, [email, password]] of Object.entries(cases)) {
      const startMs = performance.now();
      const answer = await attempt(server, email, password);
      const durationMs = performance.now() - startMs;
      expect(answer.status).toBe(status);
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

function expectAlike(byCase: Map<string, number>, ratioMax: number): void {
  const [[, reference = Number.NaN] = []] = byCase;
  for (const [name, durationMs] of byCase) {
    const ratio = durationMs / reference;
    expect(ratio, `${name}: ${durationMs} ms against ${reference} ms`).toBeGreaterThan(
      1 / ratioMax,
    );
    expect(ratio, `${name}: ${durationMs} ms against ${reference} ms`).toBeLessThan(ratioMax);
  }
}

test('the time of a refusal does not reveal who exists', { retry: 2 }, async () => {
  expectAlike(await medians(server, cases, 400), 1.4);
});

test('the time of a refusal after too many failures does not either', { retry: 2 }, async () => {
  const strict = await auth.server({ DEMO: 'off', SIGN_IN_FAILURES_MAX: '1' });
  await auth.database.owner.query('truncate private.rate_counters');
  for (const [email, password] of Object.values(lockedOut)) {
    await attempt(strict, email, password);
  }
  // Two milliseconds in place of twenty, so the machine's noise weighs more.
  expectAlike(await medians(strict, lockedOut, 429), 2);
});
