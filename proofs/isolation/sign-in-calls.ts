import { emailOf } from '#proofs/isolation/oracle/planted-rows.ts';
import { demoPassword } from '#testing/factories/person.ts';
import type { Ask } from './send.ts';
import type { World } from './world.ts';

/**
 * Signs one person in, refreshes, changes the password and signs out, and tries a wrong password.
 *
 * @returns what failed, a line each; leaves the world as it was
 */
export async function runSignIn(world: World): Promise<string[]> {
  const problems: string[] = [];
  // The world is reused; this tests rights, not rate limits.
  await world.database.owner.query('delete from private.rate_counters');
  const post = async (path: string, body: object, expected: number) => {
    const ask: Ask = { actor: 'nobody', method: 'POST', path, body: JSON.stringify(body) };
    const { status, text } = await world.ask(ask);
    if (status !== expected) {
      problems.push(`${path} answered ${status} instead of ${expected}: ${text}`);
    }
    return text;
  };
  const email = emailOf('colleague');
  const signIn = '/auth/v1/token?grant_type=password';
  await post(signIn, { email, password: 'wrong password' }, 400);
  const session = await post(signIn, { email, password: demoPassword }, 200);
  const refreshToken = /"refresh_token":"([^"]+)"/.exec(session)?.[1];
  await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken }, 200);
  await changeAndLeave(world, problems);
  const changes = await world.readChanges();
  const [user] = changes.get('auth.users')?.come ?? [];
  if (user?.is_demo !== false || user.last_sign_in_at === null) {
    problems.push('a new password and a sign-in left no mark on the user');
  }
  await world.undo(changes);
  return problems;
}

async function changeAndLeave(world: World, problems: string[]): Promise<void> {
  const asks: Ask[] = [
    { actor: 'colleague', method: 'GET', path: '/auth/v1/user' },
    {
      actor: 'colleague',
      method: 'PUT',
      path: '/auth/v1/user',
      // The session may be old by now.
      body: JSON.stringify({ password: 'another one', current_password: demoPassword }),
    },
    { actor: 'colleague', method: 'POST', path: '/auth/v1/logout?scope=global' },
  ];
  for (const ask of asks) {
    const { status, text } = await world.ask(ask);
    if (status >= 300) {
      problems.push(`${ask.method} ${ask.path} answered ${status}: ${text}`);
    }
  }
}
