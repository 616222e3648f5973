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
  await connect(page, system, /Volunteer with little access/);
  await openSettings(page, system);
  const tiles = page.getByRole('region', { name: 'Connected Products' }).getByRole('listitem');
  await expect(tiles).toHaveCount(8);
  await expect(tiles.filter({ hasText: /^Groups/ })).toContainText(
    'The person who connected Planning Center to Steeple may not see all groups.',
  );
  await expect(tiles.filter({ hasText: /^Giving/ })).toHaveText('GivingNot available');
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
    page.getByText(
      'Your Planning Center connection has expired. Reconnect to keep your numbers up to date.',
    ),
  ).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Reconnect Planning Center' }).click();
  await decide(await opened, 'Allow');
  await expect(page.getByRole('region', { name: 'Connected Products' })).toContainText('Available');
});
