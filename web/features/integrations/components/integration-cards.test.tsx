import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { createFakePopup, stubPopups } from '#web/testing/fake-popup.ts';
import { integrationRow } from '#web/testing/integration-row.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const card = (name: string) => within(screen.getByRole('region', { name }));

const menuButton = () =>
  card('Planning Center').getByRole('button', { name: 'Actions for Planning Center' });

async function openIntegration(rows: Record<string, unknown>[] = [], query = '') {
  const backend = demoBackend();
  backend.tables.integrations = rows;
  const app = renderApp(`/account/integration${query}`, { signedInAs: 'accountAdmin', backend });
  await screen.findByRole('heading', { name: 'Integration' });
  return app;
}

async function openMenu(app: Awaited<ReturnType<typeof openIntegration>>, kind: string) {
  await app.user.click(await card(kind).findByRole('button', { name: `Actions for ${kind}` }));
}

// Proves: 1.integrations.02, 2.integration.01, 2.integration.03
test('three cards; the import is permanently disabled', async () => {
  await openIntegration();
  expect(screen.getByText('Integration settings for Grace Hill Church')).toBeTruthy();
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual(['Import CSV File', 'Planning Center', 'Google Search Console']);
  expect(card('Import CSV File').getByRole('button', { name: 'Import' })).toHaveProperty(
    'disabled',
    true,
  );
});

// Proves: 2.integration.05
test('a connected card has a badge, an unconnected or disconnected one a Connect button', async () => {
  await openIntegration([
    integrationRow('planning_center'),
    integrationRow('google_search_console', { is_connected: false }),
  ]);
  expect(await card('Planning Center').findByText('Connected')).toBeTruthy();
  expect(card('Planning Center').queryByRole('button', { name: /^Connect/ })).toBeNull();
  expect(card('Google Search Console').getByRole('button', { name: /^Connect/ })).toBeTruthy();
  expect(card('Google Search Console').queryByText('Connected')).toBeNull();
});

// Proves: 2.integration.07
test('until it is known what is connected, placeholders are shown in place of the status', async () => {
  const backend = demoBackend();
  backend.trouble('GET /rest/v1/integrations', 'never');
  renderApp('/account/integration', { signedInAs: 'accountAdmin', backend });
  await screen.findByRole('heading', { name: 'Integration' });
  for (const kind of ['Planning Center', 'Google Search Console']) {
    const status = await card(kind).findByRole('status', {
      name: `Checking ${kind}`,
    });
    expect(status).toBeTruthy();
    expect(card(kind).queryByRole('button')).toBeNull();
  }
  expect(card('Import CSV File').queryByRole('status')).toBeNull();
});

test('a list that cannot be read says so, with a way to try again', async () => {
  const backend = demoBackend();
  backend.trouble('GET /rest/v1/integrations', Response.json({ message: 'no' }, { status: 400 }));
  const { user } = renderApp('/account/integration', { signedInAs: 'accountAdmin', backend });
  expect(await screen.findByText('We couldn’t load your integrations.')).toBeTruthy();
  backend.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Connect Planning Center' })).toBeTruthy();
});

// Proves: 2.integration.06, 2.routes.08
test('the menu leads to the settings of its integration', async () => {
  const app = await openIntegration([
    integrationRow('planning_center'),
    integrationRow('google_search_console'),
  ]);
  await openMenu(app, 'Google Search Console');
  const settings = await screen.findByRole('menuitem', { name: 'Settings' });
  expect(settings.getAttribute('href')).toBe('/account/integration/google-search-console');
  await app.user.keyboard('{Escape}');
  await openMenu(app, 'Planning Center');
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe(
      '/account/integration/planning-center',
    ),
  );
});

async function disconnect(app: Awaited<ReturnType<typeof openIntegration>>) {
  await app.user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect Planning Center?' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
}

test.each([
  ['planning_center', 'Planning Center', 'Planning Center account'],
  ['google_search_console', 'Google Search Console', 'Google account'],
] as const)(
  'Disconnect of %s asks first, and Cancel leaves it connected',
  async (type, name, what) => {
    const app = await openIntegration([integrationRow(type)]);
    await app.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
    const dialog = await screen.findByRole('dialog', { name: `Disconnect ${name}?` });
    expect(dialog.textContent).toContain(
      `This will disconnect your ${what}. You can reconnect at any time from the integrations page.`,
    );
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.backend.sent.some(({ method }) => method === 'PATCH')).toBe(false);
    expect(card(name).getByText('Connected')).toBeTruthy();
  },
);

test.each([
  [false, 'Connect Planning Center, and your first weeks'],
  [true, 'Open What We Count'],
])('the page says what comes next: connected %s', async (isConnected, words) => {
  await openIntegration(isConnected ? [integrationRow('planning_center')] : []);
  const next = await screen.findByRole('region', { name: 'What’s next' });
  await waitFor(() => expect(next.textContent).toContain(words));
});

// Proves: 2.integration.06
test('Disconnect sends the specified fields, says so and offers Connect', async () => {
  const app = await openIntegration([integrationRow('planning_center')]);
  await openMenu(app, 'Planning Center');
  const before = Date.now();
  await disconnect(app);
  expect(await screen.findByText('Integration disconnected successfully')).toBeTruthy();
  const update = app.backend.sent.find(({ method }) => method === 'PATCH');
  expect(update?.path).toBe('/rest/v1/integrations');
  expect(update?.search.get('id')).toBe(`eq.${fakeId(301)}`);
  expect(update?.body).toEqual({
    is_connected: false,
    access_token: null,
    refresh_token: null,
    token_expires_at: null,
    metadata: null,
    disconnected_at: expect.any(String),
  });
  const stamp: unknown = Reflect.get(Object(update?.body), 'disconnected_at');
  expect(Date.parse(String(stamp))).toBeGreaterThanOrEqual(before);
  const connect = await card('Planning Center').findByRole('button', { name: /^Connect/ });
  await waitFor(() => expect(document.activeElement).toBe(connect));
});

// Proves: 8.integrations.04
test('a Disconnect that is refused says so, and the card stays connected', async () => {
  expectLogged(/could not be disconnected/);
  const app = await openIntegration([integrationRow('planning_center')]);
  app.backend.trouble('PATCH', Response.json({ message: 'no', code: '42501' }, { status: 403 }));
  await openMenu(app, 'Planning Center');
  await disconnect(app);
  expect(await screen.findByText('Failed to disconnect integration')).toBeTruthy();
  expect(card('Planning Center').getByText('Connected')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(menuButton()));
});

test('while it disconnects the menu opens nothing, and keeps the focus', async () => {
  const app = await openIntegration([integrationRow('planning_center')]);
  app.backend.trouble('PATCH', 'never');
  await openMenu(app, 'Planning Center');
  await disconnect(app);
  await waitFor(() => expect(menuButton().getAttribute('aria-disabled')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(menuButton()));
  await app.user.click(menuButton());
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
});

test('an integration that is gone by now cannot be disconnected', async () => {
  expectLogged(/could not be disconnected/);
  const app = await openIntegration([integrationRow('planning_center')]);
  await openMenu(app, 'Planning Center');
  app.backend.tables.integrations = [];
  await disconnect(app);
  expect(await screen.findByText('Failed to disconnect integration')).toBeTruthy();
});

// Proves: 2.integration.02, 5.integrations.01, 8.integrations.01
test('without an account, Connect asks for one and opens nothing', async () => {
  const open = stubPopups(createFakePopup());
  const { user } = renderApp('/account/integration', { signedInAs: 'anyOther' });
  await screen.findByText('Connect your account systems and services');
  await user.click(card('Planning Center').getByRole('button', { name: /^Connect/ }));
  expect(await screen.findByText('Please select an account first')).toBeTruthy();
  expect(open).not.toHaveBeenCalled();
});

// Proves: 9.integrations.02
test('the list is read again on each visit', async () => {
  const app = await openIntegration([integrationRow('planning_center')]);
  const reads = () =>
    app.backend.sent.filter(
      ({ method, path }) => method === 'GET' && path === '/rest/v1/integrations',
    ).length;
  await card('Planning Center').findByText('Connected');
  expect(reads()).toBe(1);
  await act(() => app.router.navigate('/account/dashboard'));
  await screen.findByRole('heading', { name: 'Church Health Dashboard' });
  await act(() => app.router.navigate('/account/integration'));
  await waitFor(() => expect(reads()).toBe(2));
  expect(app.backend.sent.at(-1)?.search.get('account_id')).toBe(`eq.${fakeId(101)}`);
});

test('coming back from Planning Center without a pop-up and without success says so once', async () => {
  const { router } = await openIntegration([], '?oauth=error');
  expect(await screen.findByText('Failed to connect Planning Center')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getAllByText('Failed to connect Planning Center')).toHaveLength(1);
});

test('a Google connection that knows no property yet leads to the choice of one', async () => {
  const backend = demoBackend();
  backend.tables.integrations = [integrationRow('google_search_console')];
  renderApp('/account/integration', { signedInAs: 'accountAdmin', backend });
  const link = await screen.findByRole('link', { name: 'Choose your website' });
  expect(link.getAttribute('href')).toBe('/account/integration/google-search-console');
});

test('once a property is chosen there is nothing to choose', async () => {
  const backend = demoBackend();
  backend.tables.integrations = [
    integrationRow('google_search_console', { metadata: { property_url: 'sc-domain:a.example' } }),
  ];
  renderApp('/account/integration', { signedInAs: 'accountAdmin', backend });
  await screen.findByText('Connected');
  expect(screen.queryByRole('link', { name: 'Choose your website' })).toBeNull();
});

test('the import says why it is off', async () => {
  renderApp('/account/integration', { signedInAs: 'accountAdmin' });
  const button = await screen.findByRole('button', { name: 'Import' });
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toMatch(
    /^To bring in past counts, import a spreadsheet from What We Count\./,
  );
});

test('an integration that the sandbox replaces is marked, the others are not', async () => {
  const tag = document.createElement('meta');
  tag.name = 'sandbox';
  tag.content = 'planning_center';
  document.head.append(tag);
  renderApp('/account/integration', { signedInAs: 'accountAdmin' });
  expect(await screen.findAllByText('Sandbox data')).toHaveLength(1);
  expect(card('Planning Center').getByText('Sandbox data')).toBeTruthy();
  tag.remove();
});
