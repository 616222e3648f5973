import { revokeEverything, test } from './broken-provider-test.ts';
import {
  connect,
  connectButton,
  decide,
  openIntegration,
  openSettings,
} from './integrations-screens.ts';
import { expect } from './steeple-test.ts';

const system = 'Planning Center';

test.use({ allowedConsole: /Failed to load resource|could not be synced/ });

// Proves: 2.planning-center.05, 8.integrations.05
test('a church that is not connected is led back to the cards', async ({
  page,
  client,
  newChurch,
}) => {
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  await page.goto('/account/integration/planning-center');
  await expect(page.getByText('Planning Center is not connected')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/integration$/);
});

test('a provider that refuses the token endpoint says that connecting failed', async ({
  page,
  client,
  newChurch,
  provider,
}) => {
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  provider.switches.failures = [
    {
      provider: 'planning_center',
      pathPrefix: '/oauth/token',
      kind: { how: 'status', status: 401 },
    },
  ];
  const opened = page.waitForEvent('popup');
  await connectButton(page, system).click();
  await (await opened).getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Failed to connect Planning Center')).toBeVisible();
  await expect(connectButton(page, system)).toBeEnabled();
});

test('products switched off and hidden by a low role are told apart from those that are there', async ({
  page,
  client,
  newChurch,
}) => {
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  await connect(page, system, /low role/);
  await openSettings(page, system);
  const tiles = page.getByRole('region', { name: 'Connected Products' }).getByRole('listitem');
  await expect(tiles).toHaveCount(8);
  await expect(tiles.filter({ hasText: /^Groups/ })).toContainText('Groups may be hidden');
  await expect(tiles.filter({ hasText: /^Giving/ })).toHaveText('GivingNot available');
});

for (const [how, kind] of [
  ['hangs', { how: 'hang' }],
  ['answers HTML', { how: 'html', status: 200 }],
  ['cuts the connection', { how: 'cut' }],
] as const) {
  // Proves: 8.integrations.05
  test(`a Planning Center that ${how}: Sync Data says so in time, and what is shown stays`, async ({
    page,
    client,
    newChurch,
    provider,
  }) => {
    await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
    await connect(page, system);
    await openSettings(page, system);
    await expect(page.getByRole('region', { name: 'Connected Products' })).toContainText(
      'Available',
    );
    provider.switches.failures = [{ provider: 'planning_center', pathPrefix: '/', kind }];
    await page.getByRole('button', { name: 'Sync Data' }).click();
    await expect(page.getByText('Failed to sync data')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('region', { name: 'Connected Products' })).toContainText(
      'Available',
    );
  });
}

// Proves: 8.integrations.05
test('a Planning Center that is down: the sentence and Retry, which helps once it is back', async ({
  page,
  client,
  newChurch,
  provider,
}) => {
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  await connect(page, system);
  provider.switches.failures = [
    { provider: 'planning_center', pathPrefix: '/', kind: { how: 'status', status: 500 } },
  ];
  await openSettings(page, system);
  await expect(page.getByText('Failed to load organization information').first()).toBeVisible({
    timeout: 15_000,
  });
  provider.switches.failures = [];
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Connected Products' })).toContainText('Available');
});

test('a consent taken back at Planning Center asks to reconnect, and reconnecting helps', async ({
  page,
  client,
  newChurch,
  provider,
}) => {
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  await connect(page, system);
  await revokeEverything(provider.planningCenter);
  await openSettings(page, system);
  await expect(
    page.getByText('Planning Center no longer accepts this connection. Connect again to continue.'),
  ).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Reconnect Planning Center' }).click();
  await decide(await opened, 'Allow');
  await expect(page.getByRole('region', { name: 'Connected Products' })).toContainText('Available');
});
