import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { createFakePopup, stubPopups } from '#web/testing/fake-popup.ts';
import { integrationRow } from '#web/testing/integration-row.ts';
import { account, demoBackend, renderApp } from '#web/testing/render-app.tsx';
import {
  authUrl,
  beginConnecting,
  connectButton,
  isOff,
  openIntegration,
  sayToOpener,
  settle,
} from '../../../testing/connecting.ts';

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) {
    channel.close();
  }
});

/** What another window of ours hears and says. */
function openChannel() {
  const channel = new BroadcastChannel('steeple-oauth');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  channels.push(channel);
  return { channel, heard };
}

// Proves: 2.integration.04
test('Connect opens the pop-up in the click, says Connecting... and leads to the consent page', async () => {
  const popup = createFakePopup();
  const open = stubPopups(popup);
  const { user, backend } = await openIntegration();
  backend.trouble('oauth-init', 'never');
  await user.click(connectButton('Google Search Console'));
  expect(open).toHaveBeenCalledTimes(1);
  expect(open.mock.calls[0]?.[2]).toMatch(/width=600,height=700/);
  expect(popup.document.body.textContent).toBe('Connecting...');
  expect(connectButton('Google Search Console').textContent).toBe('Connecting...');
  expect(connectButton('Planning Center').textContent).toBe('Connect');
  expect([isOff('Google Search Console'), isOff('Planning Center')]).toEqual([true, true]);
});

// Proves: 7.integrations.03
test('the server is asked for the church and told where the page lives', async () => {
  const { backend } = await beginConnecting('Google Search Console');
  expect(backend.sent.at(-1)).toMatchObject({
    method: 'POST',
    path: '/functions/v1/google-oauth-init',
    body: { accountId: fakeId(101), origin: window.location.origin },
  });
});

// Proves: 8.integrations.03
test('a blocked pop-up asks to allow it, and nothing is begun', async () => {
  stubPopups(null);
  const { user, backend } = await openIntegration();
  await user.click(connectButton('Planning Center'));
  expect(await screen.findByText('Please allow popups for this site')).toBeTruthy();
  expect(backend.sent.some(({ path }) => path.includes('oauth-init'))).toBe(false);
  expect(isOff('Planning Center')).toBe(false);
});

// Proves: 8.integrations.02
test('a connection that cannot start says so, closes the pop-up and frees all buttons', async () => {
  expectLogged(/Planning Center could not be started/);
  const popup = createFakePopup();
  stubPopups(popup);
  const { user, backend } = await openIntegration();
  backend.trouble('oauth-init', Response.json({ success: false, error: 'no' }, { status: 403 }));
  await user.click(connectButton('Planning Center'));
  expect(await screen.findByText('Failed to start connection')).toBeTruthy();
  expect(popup.closed).toBe(true);
  await waitFor(() => expect(isOff('Planning Center')).toBe(false));
  expect(isOff('Google Search Console')).toBe(false);
});

test('an installation without an application at the provider gives the reason', async () => {
  expectLogged(/could not be started/);
  stubPopups(createFakePopup());
  const { user, backend } = await openIntegration();
  const error = 'Planning Center is not set up here.';
  backend.trouble(
    'oauth-init',
    Response.json({ success: false, error, code: 'provider_not_configured' }, { status: 501 }),
  );
  await user.click(connectButton('Planning Center'));
  expect(await screen.findByText('Failed to start connection')).toBeTruthy();
  expect(screen.getByText(error)).toBeTruthy();
});

test('an address that no browser opens is no consent page', async () => {
  expectLogged(/could not be started/);
  const popup = createFakePopup();
  stubPopups(popup);
  const { user, backend } = await openIntegration();
  backend.trouble('oauth-init', Response.json({ authUrl: 'javascript:alert(1)' }));
  await user.click(connectButton('Planning Center'));
  expect(await screen.findByText('Failed to start connection')).toBeTruthy();
  expect(popup.location.replace).not.toHaveBeenCalled();
});

// Proves: 4.integrations.01, 4.integrations.02
test.each([
  ['Planning Center', 'planning-center-oauth', 'planning_center'],
  ['Google Search Console', 'google-oauth', 'google_search_console'],
] as const)('%s: success confirms and refreshes the list', async (kind, prefix, type) => {
  const { backend } = await beginConnecting(kind);
  backend.tables.integrations = [integrationRow(type)];
  sayToOpener({ type: `${prefix}-success` });
  expect(await screen.findByText(`${kind} connected successfully`)).toBeTruthy();
  const card = within(screen.getByRole('region', { name: kind }));
  expect(await card.findByText('Connected')).toBeTruthy();
});

// Proves: 4.integrations.01
test.each([
  ['Planning Center', 'planning-center-oauth'],
  ['Google Search Console', 'google-oauth'],
])('%s: an error says so and ends the connecting state', async (kind, prefix) => {
  await beginConnecting(kind);
  sayToOpener({ type: `${prefix}-error` });
  expect(await screen.findByText(`Failed to connect ${kind}`)).toBeTruthy();
  await waitFor(() => expect(isOff(kind)).toBe(false));
});

test('without an opener the channel delivers the message, and the pop-up is notified that it arrived', async () => {
  const { channel, heard } = openChannel();
  await beginConnecting('Planning Center');
  channel.postMessage({ type: 'planning-center-oauth-success', attempt: 'abc' });
  expect(await screen.findByText('Planning Center connected successfully')).toBeTruthy();
  await waitFor(() => expect(heard).toEqual([{ type: 'oauth-heard' }]));
});

// Proves: 4.integrations.02
test('the same message by opener and channel is shown once', async () => {
  const { channel, heard } = openChannel();
  await beginConnecting('Planning Center');
  const news = { type: 'planning-center-oauth-success', attempt: 'abc' };
  sayToOpener(news);
  channel.postMessage(news);
  await waitFor(() => expect(heard).toHaveLength(2));
  expect(await screen.findAllByText('Planning Center connected successfully')).toHaveLength(1);
});

test.each([
  ['the end of another tab’s attempt', 'planning-center-oauth-success'],
  ['a page that was opened with a made-up state', 'planning-center-oauth-error'],
])('%s ends nothing here; our own end counts', async (_what, type) => {
  const { channel, heard } = openChannel();
  await beginConnecting('Planning Center');
  channel.postMessage({ type, attempt: 'xyz' });
  await settle(100);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(isOff('Planning Center')).toBe(true);
  expect(heard).toEqual([]);

  channel.postMessage({ type: 'planning-center-oauth-success', attempt: 'abc' });
  expect(await screen.findByText('Planning Center connected successfully')).toBeTruthy();
  await waitFor(() => expect(isOff('Planning Center')).toBe(false));
});

test('a window that did not begin it refreshes its list and says nothing', async () => {
  const { channel, heard } = openChannel();
  const { backend } = await openIntegration();
  backend.tables.integrations = [integrationRow('planning_center')];
  channel.postMessage({ type: 'planning-center-oauth-success' });
  expect(await screen.findByText('Connected')).toBeTruthy();
  expect(screen.queryByText('Planning Center connected successfully')).toBeNull();
  expect(heard).toEqual([]);
});

// Proves: 4.integrations.01
test.each([
  ['from another origin', { type: 'planning-center-oauth-success' }, 'https://evil.example'],
  ['from an opaque origin', { type: 'planning-center-oauth-success' }, 'null'],
  [
    'from almost our origin',
    { type: 'planning-center-oauth-success' },
    'http://localhost.evil.example',
  ],
  ['of an unknown type', { type: 'oauth-success' }, undefined],
  ['that is no object', 'planning-center-oauth-success', undefined],
  ['that is nothing', null, undefined],
])('a message %s changes nothing', async (_what, data, origin) => {
  const { backend } = await beginConnecting('Planning Center');
  const sentBefore = backend.sent.length;
  sayToOpener(data, origin);
  await settle(100);
  expect(screen.queryByText('Planning Center connected successfully')).toBeNull();
  expect(isOff('Planning Center')).toBe(true);
  expect(backend.sent).toHaveLength(sentBefore);
});

// Proves: 4.integrations.01
test('a pop-up closed without a message ends connecting in time and without an error; a later message counts', async () => {
  const { popup } = await beginConnecting('Planning Center');
  popup.closed = true;
  await waitFor(() => expect(isOff('Planning Center')).toBe(false), { timeout: 9_000 });
  expect(screen.queryByRole('alert')).toBeNull();
  sayToOpener({ type: 'planning-center-oauth-success' });
  expect(await screen.findByText('Planning Center connected successfully')).toBeTruthy();
});

test('a pop-up that was closed while the server was asked is led nowhere, and Connect works again', async () => {
  const popup = createFakePopup();
  const second = createFakePopup();
  stubPopups(popup, second);
  const { user, backend } = await openIntegration();
  backend.trouble('oauth-init', 'never');
  await user.click(connectButton('Planning Center'));
  popup.close();
  await waitFor(() => expect(isOff('Planning Center')).toBe(false), { timeout: 9_000 });
  expect(screen.queryByRole('alert')).toBeNull();
  backend.heal();
  await user.click(connectButton('Planning Center'));
  await waitFor(() => expect(second.location.replace).toHaveBeenCalledWith(authUrl));
  expect(popup.location.replace).not.toHaveBeenCalled();
});

test('a double click opens one pop-up', async () => {
  const open = stubPopups(createFakePopup(), createFakePopup());
  const { user } = await openIntegration();
  await user.dblClick(connectButton('Planning Center'));
  expect(open).toHaveBeenCalledTimes(1);
});

test('leaving the account’s pages while the server is asked closes the waiting pop-up', async () => {
  const popup = createFakePopup();
  stubPopups(popup);
  const { user, backend, router } = await openIntegration();
  backend.trouble('oauth-init', 'never');
  await user.click(connectButton('Planning Center'));
  await act(() => router.navigate('/profile'));
  await waitFor(() => expect(popup.closed).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('on another page of the account the success is shown as well', async () => {
  const { router } = await beginConnecting('Planning Center');
  await act(() => router.navigate('/account/dashboard'));
  await screen.findByRole('heading', { name: 'Church Health Dashboard' });
  sayToOpener({ type: 'planning-center-oauth-success' });
  expect(await screen.findByText('Planning Center connected successfully')).toBeTruthy();
});

test('when another church is shown by now, the church that was connected is named', async () => {
  localStorage.setItem('selectedAccountId', fakeId(101));
  localStorage.setItem('selectedAccountName', 'Grace Hill Church');
  const popup = createFakePopup();
  stubPopups(popup);
  const backend = demoBackend();
  backend.tables.accounts = [
    account(101, 'Grace Hill Church', null, null, 0),
    account(102, 'Harbor Community', null, null, 0),
  ];
  backend.functions['planning-center-oauth-init'] = () => Response.json({ authUrl });
  const { user } = renderApp('/account/integration', { backend });
  await user.click(await screen.findByRole('button', { name: 'Connect Planning Center' }));
  await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith(authUrl));
  await user.click(screen.getByRole('button', { name: /Grace Hill Church/ }));
  await user.click(await screen.findByRole('option', { name: 'Harbor Community' }));
  await screen.findByText(/for Harbor Community/);
  sayToOpener({ type: 'planning-center-oauth-success' });
  const toast = await screen.findByText('Planning Center connected successfully');
  expect(toast.closest('[role="alert"]')?.textContent).toContain('Grace Hill Church');
});
