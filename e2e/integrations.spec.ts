import {
  card,
  connect,
  connectButton,
  decide,
  openConsent,
  openIntegration,
  openSettings,
} from './integrations-screens.ts';
import { expect, test } from './steeple-test.ts';

// Proves: 1.integrations.01, 8.integrations.06
test('Planning Center as an account admin: connect, see, sync, disconnect, reconnect', {
  tag: '@phone',
}, async ({ page, client, newChurch }) => {
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  await connect(page, 'Planning Center');
  await expect(card(page, 'Planning Center').getByText('Connected', { exact: true })).toBeVisible();
  await openSettings(page, 'Planning Center');
  const organization = page.getByRole('region', { name: 'Organization Information' });
  await expect(organization.getByText('Grace Hill Church')).toBeVisible();
  await expect(organization.getByText('Sandbox data')).toBeVisible();
  const tiles = page.getByRole('region', { name: 'Connected Products' }).getByRole('listitem');
  await expect(tiles).toHaveCount(8);
  await expect(tiles.filter({ hasText: /^People/ })).toHaveText(/^People[\d,]+Available$/);

  await page.getByRole('button', { name: 'Sync Data' }).click();
  await expect(page.getByText('Organization information synced successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disconnect Planning Center?' });
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Integration disconnected successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/integration$/);
  await connect(page, 'Planning Center');
  await expect(card(page, 'Planning Center').getByText('Connected', { exact: true })).toBeVisible();
});

// Proves: 1.integrations.01, 8.integrations.06
test('Google Search Console as a super admin: connect, choose, see, disconnect, reconnect', async ({
  page,
  client,
  newChurch,
}) => {
  const church = await newChurch();
  await openIntegration(page, client, { role: 'super admin', church });
  await connect(page, 'Google Search Console');
  await openSettings(page, 'Google Search Console');
  await expect(page.getByText('Select which property to connect')).toBeVisible();
  await expect(page.getByText(/^\d+ properties available$/)).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Save Selection' }).click();
  await expect(page.getByText('Property selected successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/integration$/);

  await openSettings(page, 'Google Search Console');
  await expect(page.getByText(`Connected property for ${church.name}`)).toBeVisible();
  await expect(page.getByText('gracehill.example (Domain Property)')).toBeVisible();
  const analytics = page.getByRole('region', { name: 'Search Analytics' });
  await expect(analytics.getByText('Last 7 days')).toBeVisible();
  await expect(
    analytics.getByText(/^[A-Z][a-z]{2} \d+.* – [A-Z][a-z]{2} \d+, \d{4}$/),
  ).toBeVisible();
  for (const top of ['Top 5 Queries', 'Top 5 Pages']) {
    await expect(page.getByRole('region', { name: top }).getByRole('listitem')).toHaveCount(5);
  }

  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Integration disconnected successfully')).toBeVisible();
  await expect(connectButton(page, 'Google Search Console')).toBeFocused();
  await connect(page, 'Google Search Console');
  await expect(page.getByRole('button', { name: 'Save Selection' })).toBeVisible();
});
// Proves: 2.integration.04, 7.integrations.04
test('while a connection is under way every Connect button waits; the pop-up is 600 by 700', async ({
  page,
  client,
  newChurch,
}) => {
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  const popup = await openConsent(page, 'Planning Center');
  await expect(card(page, 'Planning Center').getByRole('button')).toHaveText('Connecting...');
  await expect(card(page, 'Planning Center').getByRole('button')).toBeDisabled();
  await expect(connectButton(page, 'Google Search Console')).toBeDisabled();
  await expect
    .poll(() => popup.evaluate(() => [window.innerWidth, window.innerHeight]))
    .toEqual([600, 700]);
  await decide(popup, 'Allow');
  await expect(connectButton(page, 'Google Search Console')).toBeEnabled();
});

// Proves: 8.integrations.03
test('a pop-up that is closed ends connecting without an error, a consent that is refused says so, and Connect works again', async ({
  page,
  client,
  newChurch,
}) => {
  const system = 'Google Search Console';
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  await (await openConsent(page, system)).close();
  await expect(connectButton(page, system)).toBeEnabled({ timeout: 10_000 });
  await expect(connectButton(page, system)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await decide(await openConsent(page, system), 'Deny');
  await expect(page.getByText(`Failed to connect ${system}`)).toBeVisible();
  await expect(connectButton(page, system)).toBeFocused();
  await connect(page, system);
  await expect(page.getByRole('button', { name: `Actions for ${system}` })).toBeFocused();
});

test('Disconnect in the card’s menu, and the list of another window follows', async ({
  page,
  context,
  client,
  newChurch,
}) => {
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  const other = await context.newPage();
  await other.goto('/account/integration');
  await expect(connectButton(other, 'Planning Center')).toBeVisible();
  await page.bringToFront();
  await connect(page, 'Planning Center');
  await expect(
    card(other, 'Planning Center').getByText('Connected', { exact: true }),
  ).toBeVisible();
  await expect(other.getByText('Planning Center connected successfully')).toHaveCount(0);
  await other.close();

  await page.getByRole('button', { name: 'Actions for Planning Center' }).click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Integration disconnected successfully')).toBeVisible();
  await expect(connectButton(page, 'Planning Center')).toBeFocused();
});

test('after a first connect on the settings page the focus is on its first choice', async ({
  page,
  client,
  newChurch,
}) => {
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  await page.goto('/account/integration/google-search-console');
  await connect(page, 'Google Search Console');
  await expect(page.getByRole('radio').first()).toBeFocused();
});

test.describe('a Disconnect that is refused', () => {
  test.use({ allowedConsole: /Failed to load resource|could not be disconnected/ });

  test('leaves the focus on the card’s menu, whether it comes at once or late', async ({
    page,
    bringSession,
  }) => {
    await bringSession('grace');
    await page.goto('/account/integration');
    for (const waitMs of [0, 600]) {
      await page.route('**/rest/v1/integrations*', async (route) => {
        if (route.request().method() !== 'PATCH') {
          return route.continue();
        }
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        return route.fulfill({ status: 403, json: { code: '42501', message: 'no' } });
      });
      const menu = page.getByRole('button', { name: 'Actions for Planning Center' });
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: 'Disconnect' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).press('Enter');
      await expect(page.getByText('Failed to disconnect integration')).toBeVisible();
      await expect(page.getByRole('menuitem')).toHaveCount(0);
      await expect(menu).toBeFocused();
      await expect(menu).toBeEnabled();
      await page.unroute('**/rest/v1/integrations*');
      await page.reload();
    }
  });
});
