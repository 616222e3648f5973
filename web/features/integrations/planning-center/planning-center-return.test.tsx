import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { integrationRow } from '#web/testing/integration-row.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

/** Opens the settings page as the provider's last redirect does, of a church with these rows. */
function comeBack(query: string, rows: Record<string, unknown>[]) {
  const backend = demoBackend();
  backend.tables.integrations = rows;
  backend.functions['planning-center-organization-info'] = () =>
    Response.json({ metadata: {}, organization: { name: null, id: null }, products: {} });
  return renderApp(`/account/integration/planning-center${query}`, {
    signedInAs: 'accountAdmin',
    backend,
  });
}

test('coming back with oauth=success says so once and removes it from the address', async () => {
  const { router } = comeBack('?oauth=success&more=1', [integrationRow('planning_center')]);
  expect(await screen.findAllByText('Planning Center connected successfully')).toHaveLength(1);
  await waitFor(() => expect(router.state.location.search).toBe('?more=1'));
});

test('coming back with oauth=error to a church that is not connected says just that', async () => {
  const { router } = comeBack('?oauth=error', []);
  expect(await screen.findByText('Failed to connect Planning Center')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/integration'));
  expect(screen.queryByText('Planning Center is not connected')).toBeNull();
  expect(screen.getAllByText('Failed to connect Planning Center')).toHaveLength(1);
});
