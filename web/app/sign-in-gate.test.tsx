import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { createSessionKeeper, type SessionKeeper } from '#web/lib/session/session-keeper.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeSession } from '#web/testing/fake-backend.ts';
import { demoBackend } from '#web/testing/render-app.tsx';
import { ToastArea } from '#web/ui/toast-area.tsx';
import { SignInGate } from './sign-in-gate.tsx';

const App = () => <h1>The app</h1>;

type Loads = { keeper?: () => Promise<SessionKeeper>; app?: () => Promise<ComponentType> };

function renderGate(startsAtSignIn: boolean, { keeper, app = async () => App }: Loads = {}) {
  const { fetch } = demoBackend();
  const made = createSessionKeeper({ origin: 'http://steeple.test', publishableKey: 'k', fetch });
  const loads = {
    loadKeeper: vi.fn(keeper ?? (async () => made)),
    loadApp: vi.fn(app),
    fetchAhead: vi.fn(),
  };
  render(
    <>
      <ToastArea />
      <SignInGate startsAtSignIn={startsAtSignIn} {...loads} />
    </>,
  );
  return { ...loads, user: userEvent.setup() };
}

const breaksOff = async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

test('the sign-in page needs nothing else until somebody types; signing in opens the app', async () => {
  const { fetchAhead, loadKeeper, loadApp, user } = renderGate(true);
  expect(await screen.findByRole('heading', { name: 'Welcome to Steeple' })).toBeTruthy();
  expect(fetchAhead).not.toHaveBeenCalled();

  await user.type(screen.getByRole('textbox', { name: 'Email' }), 's');
  expect(fetchAhead).toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'uper@steeple.test');
  expect([loadKeeper.mock.calls, loadApp.mock.calls]).toEqual([[], []]);
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByRole('heading', { name: 'The app' })).toBeTruthy();
  expect(screen.getByText('Welcome back!')).toBeTruthy();
});

test('a sign-in in another tab opens the app here', async () => {
  renderGate(true);
  localStorage.setItem('steeple-session', JSON.stringify(fakeSession(1, 'super@steeple.test')));
  window.dispatchEvent(new StorageEvent('storage', { key: 'steeple-session' }));
  expect(await screen.findByRole('heading', { name: 'The app' })).toBeTruthy();
});

// Proves: 2.routes.05
test('everywhere else the app is fetched at once, behind a spinner', async () => {
  renderGate(false);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'The app' })).toBeTruthy();
});

test('an app that cannot be fetched says what to do', async () => {
  expectLogged(/app could not be loaded/);
  renderGate(false, { app: breaksOff });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy());
});

test('a sign-in whose code cannot be fetched says so and keeps what was typed', async () => {
  expectLogged(/signs people in could not be loaded/);
  const { user } = renderGate(true, { keeper: breaksOff });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'super@steeple.test');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeTruthy();
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret');
});
