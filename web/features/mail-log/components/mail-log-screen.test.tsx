import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LoggedMail } from '#contract/functions/mail-log.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const sent: LoggedMail = {
  to: 'grace@steeple.test',
  kind: 'password-changed',
  state: 'sent',
  why: '250 OK',
  when: '2026-11-21T12:10:00+00:00',
};
const suppressed: LoggedMail = {
  ...sent,
  to: 'gone@steeple.test',
  state: 'suppressed',
  why: '550 5.1.1 No such user',
};

function openLog(mails: LoggedMail[], signedInAs: 'superAdmin' | 'accountAdmin' = 'superAdmin') {
  const backend = demoBackend();
  const allowed: unknown[] = [];
  backend.functions['mail-log'] = () => Response.json(mails);
  backend.functions['mail-allow'] = (body) => {
    allowed.push(body);
    return Response.json({ success: true });
  };
  return { ...renderApp('/mails', { signedInAs, backend }), allowed };
}

afterEach(() => {
  document.querySelector('meta[name="mail"]')?.remove();
});

test('each mail says to whom it went, what about, and what became of it', async () => {
  openLog([suppressed, sent]);
  expect(await screen.findByText('Sent')).toBeTruthy();
  expect(screen.getByText('Not sent')).toBeTruthy();
  expect(screen.getAllByText('Password changed')).toHaveLength(2);
  expect(screen.getByText('550 5.1.1 No such user')).toBeTruthy();
  expect(screen.getByText('2 newest')).toBeTruthy();
});

test('an address that was refused for good can be written to again', async () => {
  const { user, allowed } = openLog([suppressed]);
  await user.click(await screen.findByRole('button', { name: 'Allow again' }));
  await screen.findByText('Email can be sent to gone@steeple.test again.');
  expect(allowed).toEqual([{ address: 'gone@steeple.test' }]);
});

test('where no mail can be sent, the page says so and what to set', async () => {
  openLog([]);
  expect(await screen.findByText(/Set SMTP_URL and MAIL_FROM on the server/)).toBeTruthy();
  expect(await screen.findByText('No emails have been sent yet.')).toBeTruthy();
});

test('an account admin is refused', async () => {
  openLog([sent], 'accountAdmin');
  expect(await screen.findByText(/Only Super Admins can view the email log/)).toBeTruthy();
  expect(screen.queryByText('Sent')).toBeNull();
});

test('the demo’s mailbox is there in the demo alone', async () => {
  expectLogged(/No page at \/mailbox/);
  renderApp('/mailbox', { signedInAs: null });
  await waitFor(() => expect(screen.getByText('Oops! Page not found')).toBeTruthy());
});
