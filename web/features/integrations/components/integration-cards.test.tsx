import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const card = (name: string) => within(screen.getByRole('region', { name }));

function connection(integration_type: string, is_connected: boolean) {
  return {
    id: fakeId(300),
    account_id: fakeId(101),
    integration_type,
    is_connected,
    access_token: null,
    refresh_token: null,
    token_expires_at: null,
    connected_at: null,
    disconnected_at: null,
    metadata: null,
  };
}

async function openIntegration(rows: object[] = [], signedInAs = 'accountAdmin' as const) {
  const backend = demoBackend();
  backend.tables.integrations = rows.map((row) => ({ ...row }));
  const app = renderApp('/account/integration', { signedInAs, backend });
  await screen.findByRole('heading', { name: 'Integration' });
  return app;
}

test('three cards; the import is switched off for good', async () => {
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

test('a connected card has a badge, an unconnected or disconnected one a Connect button', async () => {
  await openIntegration([
    connection('planning_center', true),
    connection('google_search_console', false),
  ]);
  expect(await card('Planning Center').findByText('Connected')).toBeTruthy();
  expect(card('Planning Center').queryByRole('button')).toBeNull();
  expect(card('Google Search Console').getByRole('button', { name: /^Connect/ })).toBeTruthy();
});

test('a connection that cannot start says so, and all buttons wait meanwhile', async () => {
  expectLogged(/Planning Center could not be started/);
  const { user, backend } = await openIntegration();
  backend.trouble('/functions/v1/', Response.json({ error: 'no' }, { status: 404 }));
  await user.click(await card('Planning Center').findByRole('button', { name: /^Connect/ }));
  expect(await screen.findByText('Failed to start connection')).toBeTruthy();
  expect(backend.sent.at(-1)).toMatchObject({
    path: '/functions/v1/planning-center-oauth-init',
    body: { accountId: fakeId(101), origin: window.location.origin },
  });
  await waitFor(() =>
    expect(card('Planning Center').getByRole('button', { name: /^Connect/ })).toHaveProperty(
      'disabled',
      false,
    ),
  );
});

test('while one connection starts, every Connect button is switched off', async () => {
  const { user, backend } = await openIntegration();
  backend.trouble('/functions/v1/', 'never');
  await user.click(await card('Google Search Console').findByRole('button', { name: /^Connect/ }));
  expect(await card('Google Search Console').findByText('Connecting...')).toBeTruthy();
  expect(card('Planning Center').getByRole('button', { name: /^Connect/ })).toHaveProperty(
    'disabled',
    true,
  );
});

test('without an account, Connect asks for one', async () => {
  const { user } = renderApp('/account/integration', { signedInAs: 'anyOther' });
  await screen.findByText('Connect your account systems and services');
  await user.click(card('Planning Center').getByRole('button', { name: /^Connect/ }));
  expect(await screen.findByText('Please select an account first')).toBeTruthy();
});
