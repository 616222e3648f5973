import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { createFakePopup, stubPopups } from '#web/testing/fake-popup.ts';
import { integrationRow } from '#web/testing/integration-row.ts';
import { sayToOpener } from '../../../testing/connecting.ts';
import {
  analytics,
  calls,
  chosen,
  domain,
  longPage,
  openSettings,
  properties,
  refusal,
  region,
  saveButton,
} from '../../../testing/search-console.ts';

// Proves: 2.search-console.03
test('without any property it says so and opens the console in a tab of its own', async () => {
  const open = vi.fn<(...args: unknown[]) => null>(() => null);
  const app = openSettings({ properties: chosen(null, []) });
  expect(
    await screen.findByText('No Google Search Console properties found for this account.'),
  ).toBeTruthy();
  vi.stubGlobal('open', open);
  await app.user.click(screen.getByRole('button', { name: 'Open Google Search Console' }));
  expect(open).toHaveBeenCalledWith(
    'https://search.google.com/search-console',
    '_blank',
    'noopener,noreferrer',
  );
});

// Proves: 2.search-console.01, 2.search-console.06
test('a chosen property is shown as ACTIVE, with Disconnect in the head', async () => {
  openSettings({ properties: chosen(domain) });
  await screen.findByRole('button', { name: 'Disconnect' });
  expect(screen.getByText('Connected property for Grace Hill Church')).toBeTruthy();
  const card = region('Connected Property');
  expect(card.getByText('ACTIVE')).toBeTruthy();
  expect(card.getByText('gracehill.example (Domain Property)')).toBeTruthy();
  expect(card.getByText(domain)).toBeTruthy();
  expect(card.getByText('Permission Level: Owner')).toBeTruthy();
});

test('a chosen property that Google no longer lists has no permission level', async () => {
  openSettings({ properties: chosen('https://gone.example/') });
  expect(await screen.findByText('Permission Level: Not available')).toBeTruthy();
});

// Proves: 2.search-console.07, 3.entities.07
test('seven named days: totals with separators and decimals, top queries and pages', async () => {
  openSettings({ properties: chosen(domain) });
  await screen.findByText('Total Clicks');
  const card = region('Search Analytics');
  expect(card.getByText('Last 7 days')).toBeTruthy();
  expect(card.getByText('Nov 12 – Nov 18, 2026')).toBeTruthy();
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Total Clicks',
    'Total Impressions',
    'Avg. Position',
    'Avg. CTR',
  ]);
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,412',
    '29,035',
    '14.2',
    '4.86%',
  ]);
  expect(region('Top 5 Queries').getByRole('listitem').textContent).toBe(
    'churches near me1,022 clicks9,400 impressionsPosition 8.7',
  );
  const page = region('Top 5 Pages').getByRole('link');
  expect(page.textContent).toBe(`${longPage.slice(0, 50)}...`);
  expect(page.getAttribute('href')).toBe(longPage);
  expect(region('Top 5 Pages').getByText('Position 3.0')).toBeTruthy();
});

// Proves: 2.search-console.07, 9.integrations.01
test('at most five queries are shown, and a message if there are none', async () => {
  const topQueries = Array.from({ length: 7 }, (_, number) => ({
    query: `query ${number}`,
    clicks: 1,
    impressions: 1,
    position: 1,
  }));
  openSettings({
    properties: chosen(domain),
    data: () => Response.json({ ...analytics, topQueries, topPages: [] }),
  });
  await screen.findByText('query 4');
  expect(region('Top 5 Queries').getAllByRole('listitem')).toHaveLength(5);
  expect(
    screen.getByText('No pages showed up in search results in these seven days.'),
  ).toBeTruthy();
});

test('what is no web page is no link', async () => {
  const page = 'javascript:alert(1)';
  openSettings({
    properties: chosen(domain),
    data: () =>
      Response.json({ ...analytics, topPages: [{ page, clicks: 1, impressions: 1, position: 1 }] }),
  });
  expect(await screen.findByText(page)).toBeTruthy();
  expect(region('Top 5 Pages').queryByRole('link')).toBeNull();
});

test('what the sandbox answers is marked', async () => {
  openSettings({
    properties: chosen(domain, properties, { sandbox: true }),
    data: () => Response.json({ ...analytics, sandbox: true }),
  });
  await screen.findByText('Total Clicks');
  expect(screen.getAllByText('Sandbox data')).toHaveLength(1);
});

test('skeletons are shown meanwhile', async () => {
  const { backend } = openSettings();
  backend.trouble('google-search-console', 'never');
  expect(await screen.findByRole('status', { name: 'Loading Google Search Console' })).toBeTruthy();
});

test('analytics that are still to come have a skeleton of their own', async () => {
  const app = openSettings({ properties: chosen(domain) });
  app.backend.trouble('console-data', 'never');
  expect(await screen.findByRole('status', { name: 'Loading search analytics' })).toBeTruthy();
  expect(screen.getByText('ACTIVE')).toBeTruthy();
});

test('properties that cannot be read: a toast and the sentence in place, asked once, with Retry', async () => {
  const app = openSettings({ properties: refusal('provider_unavailable', 504) });
  expect(
    await screen.findAllByText('Failed to load Google Search Console properties'),
  ).toHaveLength(2);
  expect(calls(app, 'google-search-console-properties')).toHaveLength(1);
  app.backend.functions['google-search-console-properties'] = chosen(null);
  await app.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await saveButton()).toBeTruthy();
});

test('a lost connection is tried again before the sentence shows', async () => {
  const app = openSettings();
  app.backend.trouble('console-properties', 'connection-lost');
  expect(
    await screen.findAllByText('Failed to load Google Search Console properties'),
  ).toHaveLength(2);
  expect(calls(app, 'google-search-console-properties')).toHaveLength(4);
});

test('analytics that cannot be read say so in their card alone', async () => {
  const app = openSettings({
    properties: chosen(domain),
    data: refusal('provider_refused', 403),
  });
  expect(await screen.findAllByText('Failed to load Search Console data')).toHaveLength(2);
  expect(screen.getByText('ACTIVE')).toBeTruthy();
  expect(calls(app, 'google-search-console-data')).toHaveLength(1);
  app.backend.functions['google-search-console-data'] = () => Response.json(analytics);
  await app.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1,412')).toBeTruthy();
});

test.each(['properties', 'data'] as const)(
  'a dead connection, found by %s, offers to reconnect',
  async (which) => {
    openSettings({ properties: chosen(domain), [which]: refusal('reconnect_needed', 409) });
    expect(
      await screen.findByText(
        'Your Google Search Console connection has expired. Reconnect to keep your numbers up to date.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reconnect Google Search Console' })).toBeTruthy();
  },
);

test('not connected: the page offers Connect, and asks Google nothing', async () => {
  const app = openSettings({ rows: [] });
  expect(await screen.findByText('Google Search Console isn’t connected.')).toBeTruthy();
  expect(calls(app, 'google-search-console-properties')).toEqual([]);
  const popup = createFakePopup();
  stubPopups(popup);
  app.backend.functions['google-oauth-init'] = () =>
    Response.json({ authUrl: 'https://provider.example/' });
  await app.user.click(screen.getByRole('button', { name: 'Connect Google Search Console' }));
  await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
  app.backend.tables.integrations = [integrationRow('google_search_console')];
  const channel = new BroadcastChannel('steeple-oauth');
  channel.postMessage({ type: 'google-oauth-success' });
  expect(await saveButton()).toBeTruthy();
  channel.close();
});

test('not connected for the server: the page offers Connect without an error', async () => {
  openSettings({ properties: refusal('not_connected', 404) });
  expect(await screen.findByText('Google Search Console isn’t connected.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

// Proves: 4.integrations.04
test('Disconnect asks nothing, says so and offers Connect right away', async () => {
  const app = openSettings({ properties: chosen(domain) });
  await app.user.click(await screen.findByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Integration disconnected successfully')).toBeTruthy();
  const connect = await screen.findByRole('button', { name: 'Connect Google Search Console' });
  await waitFor(() => expect(document.activeElement).toBe(connect));
  expect(screen.getByText('Select which property to connect')).toBeTruthy();
  expect(app.backend.sent.find(({ method }) => method === 'PATCH')?.search.get('id')).toBe(
    `eq.${fakeId(302)}`,
  );
  expect(calls(app, 'google-search-console-properties')).toHaveLength(1);
});

test('a Disconnect that fails says so, and the property stays', async () => {
  expectLogged(/could not be disconnected/);
  const app = openSettings({ properties: chosen(domain) });
  app.backend.trouble('PATCH', 'connection-lost');
  await app.user.click(await screen.findByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Failed to disconnect integration')).toBeTruthy();
  expect(screen.getByText('ACTIVE')).toBeTruthy();
});

// Proves: 2.search-console.02
test.each([
  ['success', 'Google Search Console connected successfully'],
  ['error', 'Failed to connect Google Search Console'],
])('coming back with oauth=%s says so once and takes it out of the address', async (how, text) => {
  const { router } = openSettings({ query: `?oauth=${how}` });
  expect(await screen.findAllByText(text)).toHaveLength(1);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await saveButton();
  expect(screen.getAllByText(text)).toHaveLength(1);
});

test.each([
  [
    'to choose one, it is on the chosen property',
    null,
    () => screen.getByRole('radio', { checked: true }),
  ],
  [
    'with one chosen, on the first button',
    domain,
    () => screen.getByRole('button', { name: 'Change Property' }),
  ],
  [
    'without any, on the way to the console',
    undefined,
    () => screen.getByRole('button', { name: 'Open Google Search Console' }),
  ],
])('after connecting the focus goes on: %s', async (_where, current, control) => {
  stubPopups(createFakePopup());
  const app = openSettings({
    rows: [],
    properties: current === undefined ? chosen(null, []) : chosen(current),
  });
  app.backend.functions['google-oauth-init'] = () =>
    Response.json({ authUrl: 'https://provider.example/consent' });
  const connect = await screen.findByRole('button', { name: 'Connect Google Search Console' });
  await app.user.click(connect);
  // Browsers take the focus from a button that is switched off; jsdom leaves it there.
  act(() => connect.blur());
  app.backend.tables.integrations = [integrationRow('google_search_console')];
  sayToOpener({ type: 'google-oauth-success' });
  await waitFor(() => expect(document.activeElement).toBe(control()));
});
