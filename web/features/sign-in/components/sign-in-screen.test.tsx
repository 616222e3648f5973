import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFakeBackend } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign In' });

async function openSignIn(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/auth', { signedInAs: null, ...options });
  await screen.findByRole('heading', { name: 'Welcome to Steeple' });
  return app;
}

// Proves: 2.sign-in.02, 2.sign-in.03
test('the page greets, names its fields and leads to the legal pages', async () => {
  await openSignIn();

  expect(screen.getByText('Welcome to your church dashboard. Sign in to continue.')).toBeTruthy();
  expect(email().hasAttribute('required')).toBe(true);
  expect(email().getAttribute('autocomplete')).toBe('username');
  expect(password().hasAttribute('required')).toBe(true);
  expect(password().getAttribute('autocomplete')).toBe('current-password');
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe(
    '/terms',
  );
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
    '/privacy',
  );
  await waitFor(() => expect(document.title).toBe('Sign In · Steeple'));
});

// Proves: 2.sign-in.01, 5.sign-in.01
test('empty fields show their messages, and nothing is sent', async () => {
  const { user, backend } = await openSignIn();
  await user.click(submit());

  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(backend.sent).toEqual([]);

  await user.type(email(), 'sam');
  expect(screen.queryByText('Email is required')).toBeNull();
  await user.click(submit());
  expect(await screen.findByText('Enter an email address, like name@church.org')).toBeTruthy();
});

test('a right password signs in, says so and goes to the start', async () => {
  const { user, router } = await openSignIn();
  await user.type(email(), 'super@steeple.test');
  await user.type(password(), ' spaces stay {Enter}');

  expect(await screen.findByText('Welcome back!')).toBeTruthy();
  expect(screen.getByText('You have been signed in successfully.')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
});

test('the password is sent as typed, the e-mail without blanks around it', async () => {
  const { user, backend } = await openSignIn();
  await user.type(email(), 'super@steeple.test');
  await user.type(password(), ' a b ');
  await user.click(submit());

  await screen.findByText('Welcome back!');
  expect(backend.sent[0]?.body).toMatchObject({ email: 'super@steeple.test', password: ' a b ' });
});

test('the first field has the focus from the start', async () => {
  await openSignIn();
  expect(document.activeElement).toBe(email());
});

// Proves: 8.sign-in.01
test("a refusal shows the provider's message and keeps what was typed", async () => {
  const { user } = await openSignIn();
  await user.type(email(), 'wrong@steeple.test');
  await user.type(password(), 'secret');
  await user.click(submit());

  expect(await screen.findByText('Sign In Failed')).toBeTruthy();
  // In the toast, and beside the form, tied to the field that takes the focus.
  expect(screen.getAllByText('Invalid login credentials')).toHaveLength(2);
  const describedBy = password().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy)?.textContent).toBe('Invalid login credentials');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(password());
  expect(email()).toHaveProperty('value', 'wrong@steeple.test');
  expect(submit()).toHaveProperty('disabled', false);
});

// Proves: 8.sign-in.02
test.each([
  ['a lost connection', 'connection-lost' as const],
  ['an unreadable answer', new Response('<html>', { status: 400 })],
  ['an answer without a session', Response.json({})],
])('%s is an unexpected error', async (_name, trouble) => {
  const backend = createFakeBackend({});
  backend.trouble('/auth/v1/token', trouble);
  const { user } = await openSignIn({ backend });
  await user.type(email(), 'super@steeple.test');
  await user.type(password(), 'secret');
  await user.click(submit());

  expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeTruthy();
});

test('while it runs it says so, and a second press sends nothing', async () => {
  const backend = demoBackend();
  backend.trouble('/auth/v1/token', 'never');
  const { user } = await openSignIn({ backend });
  await user.type(email(), 'super@steeple.test');
  await user.type(password(), 'secret{Enter}{Enter}');

  expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(backend.sent).toHaveLength(1);
});

test('the church of a new demo opens once it has been read', async () => {
  const readings = [
    { isOver: false, weeks: { read: 61, of: 208 } },
    { isOver: false, weeks: { read: 208, of: 208 } },
    { isOver: true, weeks: null },
  ];
  const mode = document.createElement('meta');
  mode.name = 'demo';
  mode.content = 'reading';
  document.head.append(mode);
  vi.stubGlobal('fetch', async () => Response.json(readings.shift()));
  onTestFinished(() => {
    mode.remove();
    vi.unstubAllGlobals();
  });
  await openSignIn();

  for (const name of ['61 of 208 weeks imported', 'almost ready']) {
    const waiting = await screen.findByRole(
      'button',
      { name: `Grace Hill Church (${name})` },
      { timeout: 3_000 },
    );
    expect(waiting).toHaveProperty('disabled', true);
  }
  const open = await screen.findByRole(
    'button',
    { name: 'Grace Hill Church (three years)' },
    { timeout: 3_000 },
  );
  expect(open).toHaveProperty('disabled', false);
  expect(readings).toEqual([]);
});

// Proves: 2.sign-in.04
test('a signed-in person at /auth goes to the start', async () => {
  const { router } = renderApp('/auth');
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
});

test('a page that needs a sign-in is reached after it', async () => {
  const { user, router } = renderApp('/accounts/add?from=mail#top', { signedInAs: null });
  await screen.findByRole('heading', { name: 'Welcome to Steeple' });
  expect(router.state.location).toMatchObject({ pathname: '/auth', search: '', hash: '' });
  await user.type(email(), 'super@steeple.test');
  await user.type(password(), 'secret{Enter}');

  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/accounts/add',
      search: '?from=mail',
      hash: '#top',
    }),
  );
});
