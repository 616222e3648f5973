import { test } from './broken-provider-test.ts';
import { connect, openIntegration, openSettings } from './integrations-screens.ts';
import { expect } from './steeple-test.ts';

const system = 'Google Search Console';

test.use({ allowedConsole: /Failed to load resource|could not be/ });

test('a consent page that cuts its opener: the broadcast brings the success all the same', async ({
  page,
  client,
  newChurch,
  provider,
}) => {
  provider.switches.google.openerPolicy = 'same-origin';
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  await connect(page, system);
  await expect(page.getByRole('alert')).toHaveCount(1);
});

// Proves: 2.search-console.03
test('an account without properties says so, and leads to the console', async ({
  page,
  context,
  client,
  newChurch,
}) => {
  await context.route('https://search.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The console</title>' }),
  );
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  await connect(page, system, /without any property/);
  await openSettings(page, system);
  await expect(
    page.getByText('No Google Search Console properties found for this account.'),
  ).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open Google Search Console' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('https://search.google.com/search-console');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

// Proves: 8.integrations.04
test('properties that cannot be read, a selection that cannot be saved, numbers that cannot be read', async ({
  page,
  client,
  newChurch,
  provider,
}) => {
  const down = (pathPrefix: string) => {
    provider.switches.failures = [
      { provider: 'google_search_console', pathPrefix, kind: { how: 'status', status: 500 } },
    ];
  };
  await openIntegration(page, client, { role: 'account admin', church: await newChurch() });
  await connect(page, system);
  down('/webmasters/v3/sites');
  await openSettings(page, system);
  await expect(
    page.getByText('Failed to load Google Search Console properties').first(),
  ).toBeVisible();
  provider.switches.failures = [];
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Save Selection' })).toBeVisible();

  down('/webmasters/v3/sites');
  await page.getByRole('button', { name: 'Save Selection' }).click();
  await expect(page.getByText('Failed to save selected property')).toBeVisible();
  provider.switches.failures = [];
  await page.getByRole('button', { name: 'Save Selection' }).click();
  await expect(page).toHaveURL(/\/account\/integration$/);

  down('/webmasters/v3/sites/');
  await openSettings(page, system);
  await expect(page.getByText('Failed to load Search Console data').first()).toBeVisible();
  await expect(page.getByText('ACTIVE')).toBeVisible();
  provider.switches.failures = [];
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Total Clicks')).toBeVisible();
});
