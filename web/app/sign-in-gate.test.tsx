import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createSessionKeeper } from '#web/lib/session/session-keeper.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { demoBackend } from '#web/testing/render-app.tsx';
import { Frame } from './frame.tsx';
import { SignInGate } from './sign-in-gate.tsx';

const App = () => <h1>The app</h1>;

function renderDoor(startsAtSignIn: boolean, loadApp = vi.fn(async () => App)) {
  const { fetch } = demoBackend();
  const keeper = createSessionKeeper({ origin: 'http://steeple.test', publishableKey: 'k', fetch });
  render(
    <Frame keeper={keeper}>
      <SignInGate startsAtSignIn={startsAtSignIn} loadApp={loadApp} />
    </Frame>,
  );
  return { loadApp, user: userEvent.setup() };
}

test('the sign-in page needs no app until somebody types; signing in opens it', async () => {
  const { loadApp, user } = renderDoor(true);
  expect(await screen.findByRole('heading', { name: 'Welcome to Steeple' })).toBeTruthy();
  expect(loadApp).not.toHaveBeenCalled();

  await user.type(screen.getByRole('textbox', { name: 'Email' }), 's');
  expect(loadApp).toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'uper@steeple.test');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByRole('heading', { name: 'The app' })).toBeTruthy();
  expect(screen.getByText('Welcome back!')).toBeTruthy();
});

// Proves: 2.routes.05
test('everywhere else the app is fetched at once, behind a spinner', async () => {
  renderDoor(false);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'The app' })).toBeTruthy();
});

test('an app that cannot be fetched says what to do', async () => {
  expectLogged(/app could not be loaded/);
  renderDoor(
    false,
    vi.fn(async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy());
});
