import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import {
  calls,
  chosen,
  domain,
  openSettings,
  path,
  properties,
  region,
  saveButton,
  site,
} from '../../../testing/search-console.ts';

// Proves: 2.search-console.01, 7.integrations.05
test('with nothing chosen the page asks to choose, with a way back', async () => {
  const app = openSettings();
  expect(await screen.findByRole('heading', { name: 'Google Search Console' })).toBeTruthy();
  expect(screen.getByText('Select which property to connect')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Integration' }).getAttribute('href')).toBe(
    '/account/integration',
  );
  await saveButton();
  expect(calls(app, 'google-search-console-properties')[0]?.body).toEqual({
    accountId: fakeId(101),
  });
  expect(calls(app, 'google-search-console-data')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull();
});

// Proves: 2.search-console.04
test('the properties are a radio list with names, addresses and permission levels; the first is preselected', async () => {
  openSettings();
  await saveButton();
  const card = region('Select Property');
  expect(card.getByText('2 properties available')).toBeTruthy();
  const radios = card.getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    `gracehill.example (Domain Property)${domain}Permission Level: Owner`,
    `gracehill.example${site}Permission Level: Full user`,
  ]);
  expect(radios.map((radio) => Reflect.get(radio, 'checked'))).toEqual([true, false]);
});

// Proves: 2.search-console.04
test('one property is counted in the singular', async () => {
  openSettings({ properties: chosen(null, properties.slice(0, 1)) });
  expect(await screen.findByText('1 property available')).toBeTruthy();
});

// Proves: 2.search-console.05
test('Cancel leads back to the cards', async () => {
  openSettings();
  await saveButton();
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(
    '/account/integration',
  );
});

// Proves: 2.search-console.05, 4.integrations.04, 5.integrations.02, 7.integrations.05
test('Save Selection sends the chosen property, says so and returns to the cards', async () => {
  const app = openSettings();
  await saveButton();
  await app.user.click(screen.getByRole('radio', { name: /Full user/ }));
  await app.user.click(await saveButton());
  expect(await screen.findByText('Property selected successfully')).toBeTruthy();
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/account/integration'));
  expect(calls(app, 'google-search-console-select-property').map(({ body }) => body)).toEqual([
    { accountId: fakeId(101), propertyUrl: site },
  ]);
  expect(calls(app, 'google-search-console-data'), 'numbers nobody will see').toEqual([]);
});

// Proves: 2.search-console.05
test('while it saves the button says Saving... and is off', async () => {
  const app = openSettings();
  await saveButton();
  app.backend.trouble('select-property', 'never');
  await app.user.click(await saveButton());
  expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true);
});

test.each([
  ['is refused', Response.json({ success: false, error: 'no' }, { status: 403 })],
  ['has no success', Response.json({ success: false })],
  ['has no answer', 'connection-lost'],
] as const)('a selection that %s says so and stays', async (_what, trouble) => {
  expectLogged(/property could not be saved/);
  const app = openSettings();
  await saveButton();
  app.backend.trouble('select-property', trouble);
  await app.user.click(await saveButton());
  expect(await screen.findByText('Failed to save selected property')).toBeTruthy();
  expect(app.router.state.location.pathname).toBe(path);
  expect(await saveButton()).toHaveProperty('disabled', false);
});

test('another property can be chosen later; the present one is preselected, and Cancel keeps it', async () => {
  const app = openSettings({ properties: chosen(site) });
  await app.user.click(await screen.findByRole('button', { name: 'Change Property' }));
  expect(screen.getByRole('radio', { name: /Full user/ })).toHaveProperty('checked', true);
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('ACTIVE')).toBeTruthy();
});
