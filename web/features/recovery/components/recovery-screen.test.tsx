import { MantineProvider } from '@mantine/core';
import { AuthApiError } from '@supabase/auth-js';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createDoor, type Door } from '#web/lib/session/door.ts';
import { ToastArea } from '#web/ui/toast-area.tsx';
import { RecoveryScreen } from './recovery-screen.tsx';

const tokens = { access_token: 'a', refresh_token: 'r' };
const user = { id: 'u', app_metadata: {}, user_metadata: {}, aud: '', created_at: '' };

function setMail(mode: string) {
  const tag = document.createElement('meta');
  tag.name = 'mail';
  tag.content = mode;
  document.head.append(tag);
}
afterEach(() => document.querySelector('meta[name="mail"]')?.remove());

function open(token: string, door: Partial<Door> = {}) {
  const setPassword = vi.fn(door.setPassword ?? (async () => ({ tokens })));
  const askForLink = vi.fn(door.askForLink ?? (async () => null));
  const onDone = vi.fn(async () => {});
  render(
    <MantineProvider>
      <ToastArea />
      <MemoryRouter>
        <RecoveryScreen
          door={{ mfa: door.mfa ?? createDoor().mfa, setPassword, askForLink }}
          token={token}
          onDone={onDone}
        />
      </MemoryRouter>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), setPassword, askForLink, onDone };
}

const next = () => screen.getByLabelText(/^New Password/);
const confirmation = () => screen.getByLabelText(/^Confirm Password/);
const set = () => screen.getByRole('button', { name: 'Set password' });

test('opening the page uses nothing; pressing sets the password', async () => {
  const { user, setPassword, onDone } = open('the-token');
  expect(setPassword).not.toHaveBeenCalled();
  expect(set()).toHaveProperty('disabled', true);
  await user.type(next(), 'a brand new one');
  await user.type(confirmation(), 'a brand new one');
  await user.click(set());
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(tokens));
  expect(setPassword).toHaveBeenCalledWith('recovery', 'the-token', 'a brand new one');
});

test('two different passwords, or a short one, are told and not sent', async () => {
  const { user, setPassword } = open('the-token');
  await user.type(next(), 'one thing');
  await user.type(confirmation(), 'another');
  await user.click(set());
  expect((await screen.findAllByText('New passwords do not match.')).length).toBeGreaterThan(0);
  await user.clear(next());
  await user.clear(confirmation());
  await user.type(next(), 'short');
  await user.type(confirmation(), 'short');
  await user.click(set());
  const text = 'Password must be at least 6 characters long.';
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(setPassword).not.toHaveBeenCalled();
});

test('a link that is over leads to a new one', async () => {
  setMail('smtp');
  const refusal = new AuthApiError('Email link is invalid or has expired', 403, 'otp_expired');
  const { user, askForLink } = open('old', {
    setPassword: async () => ({ refusal, isLinkOver: true }),
  });
  await user.type(next(), 'a brand new one');
  await user.type(confirmation(), 'a brand new one{Enter}');
  expect(await screen.findByText('This link doesn’t work anymore')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  await user.type(screen.getByRole('textbox', { name: /Email/ }), ' grace@steeple.test{Enter}');
  expect(await screen.findByText('Check your email')).toBeTruthy();
  expect(askForLink).toHaveBeenCalledWith('grace@steeple.test');
});

test('a password that the server does not take is told beside the field', async () => {
  const refusal = new AuthApiError('This password is one of the most common', 422, 'weak_password');
  const { user, onDone } = open('good', {
    setPassword: async () => ({ refusal, isLinkOver: false }),
  });
  await user.type(next(), 'password1');
  await user.type(confirmation(), 'password1{Enter}');
  await waitFor(() => expect(next().getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(next());
  expect(onDone).not.toHaveBeenCalled();
});

test('where a phone is set up, its code comes before the new password', async () => {
  const devices = [{ id: 'factor', name: 'Device 1' }];
  const { mfa } = createDoor();
  let isProved = false;
  const proving = vi.spyOn(mfa, 'challengeAndVerify').mockImplementation(async ({ code }) => {
    isProved = code === '123456';
    const error = new AuthApiError('Invalid TOTP code entered', 422, 'mfa_verification_failed');
    return isProved
      ? { data: { ...tokens, token_type: 'bearer', expires_in: 1, user }, error: null }
      : { data: null, error };
  });
  const { user: person, onDone } = open('good', {
    mfa,
    setPassword: async () => (isProved ? { tokens } : { devices }),
  });
  await person.type(next(), 'a brand new one');
  await person.type(confirmation(), 'a brand new one{Enter}');
  const code = await screen.findByRole('textbox', { name: /^Code/ });
  await person.type(code, '654 321{Enter}');
  expect(await screen.findByText(/That code isn’t right/)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  await person.clear(code);
  await person.type(code, '123 456{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(tokens));
  expect(proving).toHaveBeenLastCalledWith({ factorId: 'factor', code: '123456' });
});

test('where no mail can be sent, the page says who can help', () => {
  open('');
  expect(screen.getByText(/Ask your Steeple administrator/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
