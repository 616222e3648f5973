import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { integrationRow } from '#web/testing/integration-row.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const infoFunction = 'planning-center-organization-info';
const facts = { organization_name: 'Grace Hill Church', organization_id: '284517' };
const organization = { name: 'Grace Hill Church', id: '284517' };
const answer = (products: object) => () =>
  Response.json({ metadata: facts, organization, products });

test('a sync that some products did not answer names them, and is no success; their counts stay, with their age', async () => {
  const backend = demoBackend();
  backend.tables.integrations = [integrationRow('planning_center')];
  backend.functions[infoFunction] = answer({ people: { available: true, total: 1432 } });
  const { user } = renderApp('/account/integration/planning-center', {
    signedInAs: 'accountAdmin',
    backend,
  });
  const syncButton = await screen.findByRole('button', { name: 'Sync Data' });
  const asOf = '2026-03-02T18:05:00+00:00';
  backend.functions[infoFunction] = answer({
    people: { available: true, total: 1500, state: 'available' },
    giving: { available: true, total: 88, state: 'failed', asOf },
    groups: { available: false, total: null, state: 'failed' },
  });
  await user.click(syncButton);
  expect(
    await screen.findByText(
      'Planning Center didn’t respond for Giving and Groups. Everything else is up to date.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText('Organization information synced successfully')).toBeNull();
  const when = new Date(asOf).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const tiles = within(screen.getByRole('region', { name: 'Connected Products' }))
    .getAllByRole('listitem')
    .map((tile) => Array.from(tile.children, ({ textContent }) => textContent));
  expect(tiles).toEqual([
    ['People', '1,500', 'Available'],
    ['Giving', '88', 'Available', `Planning Center didn’t respond. This count is from ${when}.`],
    ['Groups', 'Not available', 'Planning Center didn’t respond. Sync to try again.'],
  ]);
});
