import { expect, test } from './steeple-test.ts';

test.use({
  allowedConsole:
    /A screen could not be shown|What others change cannot be followed|Failed to load resource|ERR_FAILED|could not be read/,
  savesData: false,
});

test('if a screen cannot be fetched, the shell stays, and Retry loads it', async ({
  page,
  signIn,
}) => {
  // Nothing of it is fetched ahead either: the network is gone from the start.
  await page.route('**/assets/audit-*.js', (route) => route.abort());
  await signIn('superAdmin');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Audit Log' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(
    page.getByText('Check your connection and try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible();
  await page.goForward();
  await expect(retry).toBeVisible();

  await page.unroute('**/assets/audit-*.js');
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Audit Log', exact: true })).toBeVisible();
});

test('screens are fetched ahead, so that they open after the server has gone', async ({
  page,
  signIn,
}) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  await signIn('superAdmin');
  for (const screen of ['platform', 'profile', 'audit', 'account-add', 'opened-profile-menu']) {
    await expect
      .poll(() => fetched.some((path) => path.startsWith(`/assets/${screen}-`)))
      .toBe(true);
  }
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});
