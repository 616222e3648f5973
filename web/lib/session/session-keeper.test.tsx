import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeBackend, fakeId, fakeSession } from '#web/testing/fake-backend.ts';
import { createSessionKeeper } from './session-keeper.ts';
import { hasStoredSession } from './stored-session.ts';

const credentials = { email: 'super@steeple.test', password: 'secret' };

function setUp({ isSignedIn }: { isSignedIn: boolean }) {
  if (isSignedIn) {
    localStorage.setItem('steeple-session', JSON.stringify(fakeSession(1, credentials.email)));
  }
  const backend = createFakeBackend({});
  const { fetch } = backend;
  const keeper = createSessionKeeper({ origin: 'http://steeple.test', publishableKey: 'k', fetch });
  return { backend, keeper };
}

// Proves: 4.auth.01
test('it begins by loading, then knows who is there without asking the server', async () => {
  const { keeper, backend } = setUp({ isSignedIn: true });
  expect(keeper.state()).toEqual({ status: 'loading' });
  await waitFor(() =>
    expect(keeper.state()).toEqual({
      status: 'signed-in',
      language: 'en',
      missingStep: null,
      userId: fakeId(1),
      email: credentials.email,
    }),
  );
  expect(backend.sent).toEqual([]);
});

test('signing in stores the session in one entry', async () => {
  const { keeper } = setUp({ isSignedIn: false });
  expect(await keeper.signIn(credentials)).toEqual({ outcome: 'signed-in' });
  expect(hasStoredSession()).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['steeple-session']);
});

test('a session that the server has ended is over, before its token expires', async () => {
  const { keeper, backend } = setUp({ isSignedIn: true });
  await waitFor(() => expect(keeper.state().status).toBe('signed-in'));
  backend.trouble(
    '/auth/v1/token',
    Response.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'no' }, { status: 400 }),
  );
  expect(await keeper.renewedToken()).toBeNull();
  expect(keeper.state()).toEqual({
    status: 'signed-out',
    bySelf: false,
    lastUserId: fakeId(1),
  });
  expect(hasStoredSession()).toBe(false);
});

test('signing out while a refresh hangs still ends the session here', async () => {
  const { keeper, backend } = setUp({ isSignedIn: true });
  await waitFor(() => expect(keeper.state().status).toBe('signed-in'));
  const expired = { ...fakeSession(1, credentials.email), expires_at: 1 };
  localStorage.setItem('steeple-session', JSON.stringify(expired));
  backend.trouble('/auth/v1/token', 'never');
  await keeper.signOut();
  expect(keeper.state()).toMatchObject({ status: 'signed-out', bySelf: true });
  expect(hasStoredSession()).toBe(false);
});

test.each([
  ['a lost connection', 'connection-lost' as const],
  ['a busy server', Response.json({ code: 429, msg: 'slow down' }, { status: 429 })],
])('%s while renewing ends nothing', async (_name, trouble) => {
  const { keeper, backend } = setUp({ isSignedIn: true });
  await waitFor(() => expect(keeper.state().status).toBe('signed-in'));
  backend.trouble('/auth/v1/token', trouble);
  void keeper.renewedToken();
  await waitFor(() => expect(backend.sent).not.toEqual([]));
  expect(keeper.state().status).toBe('signed-in');
  expect(hasStoredSession()).toBe(true);
});
