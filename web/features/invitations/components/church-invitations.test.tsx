import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Invitation } from '#contract/functions/invitations.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const open: Invitation = {
  id: fakeId(31),
  email: 'ruth@church.test',
  firstName: 'Ruth',
  lastName: 'Ode',
  phoneNumber: null,
  role: 'account_admin',
  accountId: fakeId(101),
  accountName: 'Grace Hill Church',
  invitedBy: 'Grace Okafor',
  invitedAt: '2026-11-21T12:10:00+00:00',
  expiresAt: '2026-11-28T12:10:00+00:00',
};

function setMail(mode: string) {
  const tag = document.createElement('meta');
  tag.name = 'mail';
  tag.content = mode;
  document.head.append(tag);
}
afterEach(() => document.querySelector('meta[name="mail"]')?.remove());

function openPage(path: string, signedInAs: 'superAdmin' | 'accountAdmin', refusal?: Response) {
  const backend = demoBackend();
  const sent: unknown[] = [];
  let listed = [open];
  backend.functions.colleagues = () => Response.json([]);
  backend.functions.invitations = () => refusal?.clone() ?? Response.json(listed);
  backend.functions['invite-user'] = (body) => {
    sent.push(body);
    return Response.json({ success: true, error: null });
  };
  backend.functions['invitation-end'] = (body) => {
    sent.push(body);
    listed = [];
    return Response.json(open);
  };
  backend.functions['platform-settings'] = (body) => {
    sent.push(body);
    const isOn = typeof body === 'object' && body !== null && Reflect.get(body, 'adminsMayInvite');
    return Response.json({ adminsMayInvite: isOn ?? true });
  };
  return { ...renderApp(path, { signedInAs, backend }), backend, sent };
}

test('an invitation that could not be sent stays as it was typed, and two clicks send it once', async () => {
  setMail('smtp');
  expectLogged(/invitation could not be/);
  const { user, backend, sent } = openPage('/account/colleagues', 'accountAdmin');
  const name = await screen.findByRole('textbox', { name: /First Name/ });
  await user.type(name, 'Ada');
  await user.type(screen.getByRole('textbox', { name: /Last Name/ }), 'Lovelace');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@church.test');
  backend.trouble('invite-user', 'connection-lost');
  const send = screen.getByRole('button', { name: 'Send invitation' });
  await user.click(send);
  await screen.findByText(/couldn’t send/);
  expect(name).toHaveProperty('value', 'Ada');
  backend.heal();
  await user.dblClick(send);
  await screen.findByText('We’re sending an invitation to ada@church.test.');
  expect(sent).toHaveLength(1);
});

test('an account admin invites a colleague to the same church, with a name and an address', async () => {
  setMail('smtp');
  const { user, sent } = openPage('/account/colleagues', 'accountAdmin');
  await user.type(await screen.findByRole('textbox', { name: /First Name/ }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /Last Name/ }), 'Lovelace');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), ' ada@church.test');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('We’re sending an invitation to ada@church.test.');
  expect(sent).toEqual([
    {
      email: 'ada@church.test',
      first_name: 'Ada',
      last_name: 'Lovelace',
      phone_number: null,
      role: 'account_admin',
      account_id: fakeId(101),
    },
  ]);
  expect(screen.getByRole('textbox', { name: /First Name/ })).toHaveProperty('value', '');
});

test('an open invitation is sent again, and ended', async () => {
  setMail('smtp');
  const { user, sent } = openPage('/account/colleagues', 'accountAdmin');
  expect(await screen.findByText('Grace Hill Church, invited by Grace Okafor')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send again to ruth@church.test' }));
  await screen.findByText('We’re sending an invitation to ruth@church.test.');
  await user.click(
    screen.getByRole('button', { name: 'Cancel the invitation to ruth@church.test' }),
  );
  expect(await screen.findByText('No open invitations.')).toBeTruthy();
  expect(sent).toMatchObject([{ email: 'ruth@church.test' }, { id: open.id }]);
});

test('where churches may not invite, or mail is not set up, the page says who can help', async () => {
  openPage(
    '/account/colleagues',
    'accountAdmin',
    Response.json({ error: 'Unauthorized' }, { status: 403 }),
  );
  expect(
    await screen.findByText('Only your Steeple administrator can invite people.'),
  ).toBeTruthy();
});

test('without mail there is no form, and the page says so', async () => {
  openPage('/account/colleagues', 'accountAdmin');
  expect(await screen.findByText(/Email isn’t set up here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
});

test('a super admin switches off that churches invite, and sees all open invitations', async () => {
  setMail('smtp');
  const { user, sent } = openPage('/users', 'superAdmin');
  const mayInvite = await screen.findByRole('switch', { name: /Account Admins can invite/ });
  await waitFor(() => expect(mayInvite).toHaveProperty('checked', true));
  await user.click(mayInvite);
  await screen.findByText('Saved.');
  expect(sent).toContainEqual({ adminsMayInvite: false });
  expect(screen.getByText('ruth@church.test')).toBeTruthy();
});

test('a super admin invites as a second way beside Add User', async () => {
  setMail('smtp');
  const { user, sent, router } = openPage('/users', 'superAdmin');
  await user.click(await screen.findByRole('link', { name: 'Invite User' }));
  await user.type(await screen.findByRole('textbox', { name: /First Name/ }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /Last Name/ }), 'Lovelace');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@church.test');
  expect(screen.queryByLabelText(/Password/)).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Super Admin' }));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  expect(sent).toContainEqual({
    email: 'ada@church.test',
    first_name: 'Ada',
    last_name: 'Lovelace',
    phone_number: null,
    role: 'super_admin',
  });
});
