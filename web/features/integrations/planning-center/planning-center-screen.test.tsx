import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { createFakePopup, stubPopups } from '#web/testing/fake-popup.ts';
import { integrationRow } from '#web/testing/integration-row.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const path = '/account/integration/planning-center';
const infoFunction = 'planning-center-organization-info';

const info = {
  metadata: { organization_name: 'Grace Hill Church', organization_id: '284517' },
  organization: { name: 'Grace Hill Church', id: '284517' },
  products: {
    people: { available: true, total: 1432, state: 'available' },
    groups: { available: true, total: 0, state: 'maybe_hidden' },
    giving: { available: false, total: null, state: 'not_granted' },
    check_ins: { available: false, total: null, state: 'unavailable' },
    resources: { available: true, total: 3 },
  },
};

type Setting = { rows?: Record<string, unknown>[]; answer?: () => Response; query?: string };

/** Opens the settings page of a church that is connected, unless told otherwise. */
function openSettings(setting: Setting = {}) {
  const { rows = [integrationRow('planning_center')], query = '' } = setting;
  const backend = demoBackend();
  backend.tables.integrations = rows;
  backend.functions[infoFunction] = setting.answer ?? (() => Response.json(info));
  return renderApp(`${path}${query}`, { signedInAs: 'accountAdmin', backend });
}

function refusal(code: string, status = 502) {
  return () => Response.json({ success: false, error: 'no', code }, { status });
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const syncButton = () => screen.findByRole('button', { name: 'Sync Data' });

// Proves: 2.planning-center.01
test('the page says what it is, with a way back and Disconnect', async () => {
  openSettings();
  expect(await screen.findByRole('heading', { name: 'Planning Center Settings' })).toBeTruthy();
  expect(screen.getByText('Manage your Planning Center integration')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Integration' }).getAttribute('href')).toBe(
    '/account/integration',
  );
  expect(await screen.findByRole('button', { name: 'Disconnect' })).toBeTruthy();
});

// Proves: 2.planning-center.03
test('the organization by name and id, since when it is connected, and its status', async () => {
  const { backend } = openSettings();
  await syncButton();
  const facts = region('Organization Information');
  const connectedSince = new Date('2026-03-02T18:05:00+00:00').toLocaleString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Organization Name',
    'Organization ID',
    'Connected Since',
    'Connection Status',
  ]);
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Grace Hill Church',
    '284517',
    connectedSince,
    'Connected',
  ]);
  // Some time zones are half or three quarters of an hour off.
  expect(connectedSince).toMatch(/^March \d, 2026 at \d\d:(05|35|50) [AP]M$/);
  const call = backend.sent.find(({ path: called }) => called.endsWith(infoFunction));
  expect(call?.body).toEqual({ accountId: fakeId(101) });
});

// Proves: 2.planning-center.03
test('an organization without a name is "Not available", and one without an id has no such line', async () => {
  openSettings({ answer: () => Response.json({ ...info, organization: { name: null } }) });
  await syncButton();
  const facts = region('Organization Information');
  expect(facts.getByText('Not available')).toBeTruthy();
  expect(facts.queryByText('Organization ID')).toBeNull();
});

// Proves: 2.planning-center.04, 3.entities.07
test('a tile for each product: its total and Available, or Not available, and what to do', async () => {
  openSettings();
  await syncButton();
  const tiles = region('Connected Products')
    .getAllByRole('listitem')
    .map((tile) => Array.from(tile.children, ({ textContent }) => textContent));
  expect(tiles).toEqual([
    ['People', '1,432', 'Available'],
    ['Check-Ins', 'Not available'],
    ['Giving', 'Not available', 'This connection doesn’t include it. Reconnect to add it.'],
    [
      'Groups',
      '0',
      'Available',
      'The person who connected Planning Center to Steeple may not see all groups.',
    ],
    ['resources', '3', 'Available'],
  ]);
});

test('what the sandbox answers is marked, what Planning Center answers is not', async () => {
  openSettings({ answer: () => Response.json({ ...info, sandbox: true }) });
  await syncButton();
  expect(screen.getAllByText('Sandbox data')).toHaveLength(1);
});

test('what Planning Center answers is not marked as sandbox', async () => {
  openSettings();
  await syncButton();
  expect(screen.queryByText('Sandbox data')).toBeNull();
});

test('skeletons are shown in place of both cards meanwhile', async () => {
  const { backend } = openSettings();
  backend.trouble(infoFunction, 'never');
  expect(
    await screen.findByRole('status', { name: 'Loading organization information' }),
  ).toBeTruthy();
});

// Proves: 2.planning-center.05, 5.integrations.02, 8.integrations.05
test('not connected: an error, and back to the cards', async () => {
  const { router, backend } = openSettings({ rows: [] });
  expect(await screen.findByText('Planning Center is not connected')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/integration'));
  expect(backend.sent.some(({ path: called }) => called.endsWith(infoFunction))).toBe(false);
});

test('connected for the list, but not for the server: the same error, and back', async () => {
  const { router } = openSettings({ answer: refusal('not_connected', 404) });
  expect(await screen.findByText('Planning Center is not connected')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/integration'));
  expect(screen.queryByText('Failed to load organization information')).toBeNull();
});

// Proves: 5.integrations.02
test('without an account nothing is connected', async () => {
  const { router } = renderApp(path, { signedInAs: 'anyOther' });
  expect(await screen.findByText('Planning Center is not connected')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/integration'));
});

test('a provider that does not answer: the sentence as a toast and in place, once asked, with Retry', async () => {
  const { user, backend } = openSettings({ answer: refusal('provider_unavailable', 504) });
  expect(await screen.findAllByText('Failed to load organization information')).toHaveLength(2);
  expect(
    screen.getByText('Planning Center didn’t respond in time. Please try again in a moment.'),
  ).toBeTruthy();
  const calls = backend.sent.filter(({ path: called }) => called.endsWith(infoFunction));
  expect(calls).toHaveLength(1);
  backend.functions[infoFunction] = () => Response.json(info);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1,432')).toBeTruthy();
});

test('a list that cannot be read says the same sentence', async () => {
  const backend = demoBackend();
  backend.trouble('GET /rest/v1/integrations', Response.json({ message: 'no' }, { status: 400 }));
  renderApp(path, { signedInAs: 'accountAdmin', backend });
  expect(await screen.findAllByText('Failed to load organization information')).toHaveLength(2);
});

test('a connection that the provider no longer accepts offers to reconnect, which loads it again', async () => {
  const { user, backend } = openSettings({ answer: refusal('reconnect_needed', 409) });
  expect(
    await screen.findByText(
      'Your Planning Center connection has expired. Reconnect to keep your numbers up to date.',
    ),
  ).toBeTruthy();
  const popup = createFakePopup();
  stubPopups(popup);
  backend.functions['planning-center-oauth-init'] = () =>
    Response.json({ authUrl: 'https://provider.example/?state=abc' });
  await user.click(screen.getByRole('button', { name: 'Reconnect Planning Center' }));
  await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
  backend.functions[infoFunction] = () => Response.json(info);
  const channel = new BroadcastChannel('steeple-oauth');
  channel.postMessage({ type: 'planning-center-oauth-success', attempt: 'abc' });
  expect(await screen.findByText('1,432')).toBeTruthy();
  expect(screen.getByText('Planning Center connected successfully')).toBeTruthy();
  channel.close();
});

// Proves: 7.integrations.05
test('Sync Data reads the organization and the list again', async () => {
  const { user, backend } = openSettings();
  await syncButton();
  const sentBefore = backend.sent.length;
  backend.functions[infoFunction] = () =>
    Response.json({ ...info, products: { people: { available: true, total: 1500 } } });
  await user.click(await syncButton());
  expect(await screen.findByText('Organization information synced successfully')).toBeTruthy();
  expect(screen.getByText('1,500')).toBeTruthy();
  const paths = backend.sent.slice(sentBefore).map((request) => request.path);
  expect(paths).toContain('/rest/v1/integrations');
  expect(paths.filter((called) => called.endsWith(infoFunction))).toHaveLength(1);
});

test('Sync Data has the church’s weeks read again, too', async () => {
  const { user, backend } = openSettings();
  await user.click(await syncButton());
  const start = () => backend.sent.find(({ path: called }) => called.endsWith('/sync-start'));
  await waitFor(() =>
    expect(start()?.body).toEqual({ accountId: fakeId(101), integrationType: 'planning_center' }),
  );
});

// Proves: 2.planning-center.03
test('while it syncs the button says Syncing... and what is shown stays', async () => {
  const { user, backend } = openSettings();
  await syncButton();
  backend.trouble(infoFunction, 'never');
  await user.click(await syncButton());
  expect(await screen.findByRole('button', { name: 'Syncing...' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.getByText('1,432')).toBeTruthy();
});

test('a sync that fails says so alone, and what is shown stays', async () => {
  expectLogged(/could not be synced/);
  const { user, backend } = openSettings();
  await syncButton();
  backend.functions[infoFunction] = refusal('provider_unavailable', 504);
  await user.click(await syncButton());
  expect(await screen.findByText('Failed to sync data')).toBeTruthy();
  expect(screen.queryByText('Failed to load organization information')).toBeNull();
  expect(screen.getByText('1,432')).toBeTruthy();
});

test('a sync that finds the connection dead offers to reconnect above what is shown', async () => {
  expectLogged(/could not be synced/);
  const { user, backend } = openSettings();
  await syncButton();
  backend.functions[infoFunction] = refusal('reconnect_needed', 409);
  await user.click(await syncButton());
  expect(await screen.findByRole('button', { name: 'Reconnect Planning Center' })).toBeTruthy();
  expect(screen.getByText('1,432')).toBeTruthy();
});

// Proves: 2.planning-center.02
test('Disconnect asks first; Cancel leaves all as it was', async () => {
  const { user, backend } = openSettings();
  await syncButton();
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Planning Center?' }));
  expect(
    dialog.getByText(
      'This will disconnect your Planning Center account. You can reconnect at any time from the integrations page.',
    ),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.sent.some(({ method }) => method === 'PATCH')).toBe(false);
});

// Proves: 2.planning-center.02
test('after Disconnect the cards are shown, with one toast and Connect', async () => {
  const { user, backend, router } = openSettings();
  await syncButton();
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Integration disconnected successfully')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/integration'));
  expect(await screen.findByRole('button', { name: 'Connect Planning Center' })).toBeTruthy();
  expect(screen.queryByText('Planning Center is not connected')).toBeNull();
  expect(backend.sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    is_connected: false,
    metadata: null,
  });
});

test('a Disconnect that fails says so and closes the question', async () => {
  expectLogged(/could not be disconnected/);
  const { user, backend } = openSettings();
  await syncButton();
  backend.trouble('PATCH', 'connection-lost');
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Failed to disconnect integration')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('1,432')).toBeTruthy();
});
