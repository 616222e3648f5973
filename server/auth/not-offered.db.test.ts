import { expect, test } from 'vitest';
import { createAuthTest, send } from '#testing/auth-server.ts';
import { forThisFile } from '#testing/for-this-file.ts';

const auth = await forThisFile(createAuthTest(), 'end');
const server = await auth.server();

test.each([
  ['POST', '/signup', 422, 'signup_disabled'],
  ['POST', '/otp', 422, 'otp_disabled'],
  ['GET', '/authorize?provider=google', 400, 'provider_disabled'],
  ['GET', '/admin/users', 403, 'not_admin'],
  ['DELETE', '/admin/users/1', 403, 'not_admin'],
  ['GET', '/no-such-thing', 404, 'not_found'],
  ['GET', '/constructor', 404, 'not_found'],
  ['GET', '/token', 405, 'method_not_allowed'],
  ['DELETE', '/user', 405, 'method_not_allowed'],
])('%s %s is refused with %i %s', async (method, path, status, code) => {
  const answer = await send(server, method, path);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code: status, error_code: code });
});

test('the client is told that people cannot sign up themselves', async () => {
  const { error } = await server
    .client()
    .auth.signUp({ email: 'new@steeple.test', password: 'long enough' });
  expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
});

test('health and settings say what there is', async () => {
  expect((await send(server, 'GET', '/health')).status).toBe(200);
  const { body } = await send(server, 'GET', '/settings');
  expect(body).toMatchObject({ disable_signup: true, external: { email: true, google: false } });
});
