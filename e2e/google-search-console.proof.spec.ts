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
  await connect(page, system, /with no properties/);
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
