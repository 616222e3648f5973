import { expect, test } from 'vitest';
import {
  type AuthServer,
  attempt,
  createAuthTest,
  demoPassword,
  graceEmail,
} from '#testing/auth-server.ts';
import { expectEqualTimes } from '#testing/equal-times.ts';
import { forThisFile } from '#testing/for-this-file.ts';

const auth = await forThisFile(createAuthTest(), 'end');
const server = await auth.server({ DEMO: 'off', SIGN_IN_FAILURES_MAX: '1000' });
await auth.database.owner.query("insert into auth.users (email) values ('silent@steeple.test')");
await auth.database.owner.query(
  `insert into auth.users (email, password_hash)
   select 'real@steeple.test', password_hash from auth.users where email = $1`,
  [graceEmail],
);

/** Signs in in vain. */
function refused(at: AuthServer, status: number, email: string, password: string) {
  return async () => {
    expect((await attempt(at, email, password)).status).toBe(status);
  };
}

test('the time of a refusal does not reveal who exists', { timeout: 60_000 }, async () => {
  const of = (email: string, password: string) => refused(server, 400, email, password);
  await expectEqualTimes(
    {
      'a wrong password': of('real@steeple.test', 'wrong password'),
      'an unknown email': of('nobody@steeple.test', demoPassword),
      'nobody’s password': of('silent@steeple.test', demoPassword),
      'a demo sign-in that is shut': of(graceEmail, demoPassword),
      'an over-long password': of('real@steeple.test', 'x'.repeat(500)),
    },
    1.4,
  );
});

test('the time of a refusal after too many failures does not either', async () => {
  const strict = await auth.server({ DEMO: 'off', SIGN_IN_FAILURES_MAX: '1' });
  await auth.database.owner.query('truncate private.rate_counters');
  for (const email of ['real@steeple.test', 'nobody@steeple.test']) {
    await attempt(strict, email, 'wrong password');
  }
  // Nothing is hashed any more, for nobody: two milliseconds in place of twenty, so the noise weighs more.
  const of = (email: string) => refused(strict, 429, email, 'wrong password');
  await expectEqualTimes({ known: of('real@steeple.test'), unknown: of('nobody@steeple.test') }, 2);
});
