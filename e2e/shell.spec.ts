import type { Page } from '@playwright/test';
import { expect, isPhone, rememberAccount, test } from './steeple-test.ts';

// Proves: 2.guard.01
test('the root sends a super admin to the accounts and forgets the account view', async ({
  page,
  signIn,
  newChurch,
}) => {
  const church = await newChurch();
  await signIn('superAdmin');
  await selectAccount(page, church);
  await page.goto('/');
  await expect(page).toHaveURL(/\/accounts$/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('selectedAccountId')))
    .toBeNull();
});

// Proves: 2.shell.06, 2.shell.07, 2.shell.10
test('the sidebar follows role and selection', { tag: '@phone' }, async ({
  page,
  signIn,
  newChurch,
}) => {
  const church = await newChurch();
  await signIn('superAdmin');
  await expectSidebar(page, ['Accounts', 'Users', 'Knowledge']);
  await selectAccount(page, church);
  await expectSidebar(page, ['Dashboard', 'Forecast', 'Recommendations', 'Integration']);
});

// Proves: 2.guard.04, 2.shell.05, 6.account-pages.01, 6.switching.01
test('an account admin has the account’s pages, their church’s name and no switcher', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn('grace');
  await expect(
    page.getByRole('banner').getByText('Grace Hill Church', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByText('Super Admin View', { exact: true })).toHaveCount(
    0,
  );
  await expectSidebar(page, ['Dashboard', 'Forecast', 'Recommendations', 'Integration']);
});

// Proves: 1.roles.03, 2.account-pages.02, 2.shell.02, 2.shell.03, 2.shell.04, 4.selection.01
// Proves: 4.selection.02, 5.search.03
test('the switcher searches, selects and returns to the Super Admin View', {
  tag: '@phone',
}, async ({ page, signIn, newChurch }) => {
  const church = await newChurch();
  await signIn('superAdmin');
  await openSwitcher(page);
  await page.getByPlaceholder('Search accounts...').fill('no such church anywhere');
  await expect(page.getByText('No accounts found', { exact: true })).toBeVisible();
  await page.getByPlaceholder('Search accounts...').fill(church.name.toUpperCase());
  await page.getByRole('option', { name: church.name }).click();
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  await expect(
    page.getByText(`Weekly pulse check for ${church.name}`, { exact: true }),
  ).toBeVisible();

  await page.reload();
  await expect(
    page.getByText(`Weekly pulse check for ${church.name}`, { exact: true }),
  ).toBeVisible();

  await openSwitcher(page);
  await page.getByRole('option', { name: 'Super Admin View' }).click();
  await expect(page).toHaveURL(/\/accounts$/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('selectedAccountName')))
    .toBeNull();
});

// Proves: 2.guard.03, 6.account-pages.01
test('account pages send a super admin without a selection to the accounts', async ({
  page,
  bringSession,
}) => {
  await bringSession('superAdmin');
  for (const path of ['dashboard', 'forecast', 'recommendations', 'integration']) {
    await page.goto(`/account/${path}`);
    await expect(page).toHaveURL(/\/accounts$/);
  }
});

// Proves: 4.selection.03
test('a selection left in the browser is dropped for anybody else', async ({ page, signIn }) => {
  await page.goto('/auth');
  await rememberAccount(page, {
    id: '5eed0000-0000-4000-8000-0000000000a2',
    name: 'Harbor Community Church',
  });
  await signIn('grace');
  await expect(
    page.getByText('Weekly pulse check for Grace Hill Church', { exact: true }),
  ).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('selectedAccountId')))
    .toBeNull();
});

// Proves: 3.entities.09
test('nothing but the named entries is kept in the browser', async ({
  page,
  signIn,
  newChurch,
}) => {
  const church = await newChurch();
  await signIn('superAdmin');
  await selectAccount(page, church);
  const keys = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort(),
  );
  const others = keys.filter((key) => !/session|color-scheme/.test(key));
  expect(others).toEqual(['selectedAccountId', 'selectedAccountName']);
  expect(await page.context().cookies()).toEqual([]);
});

// Proves: 2.shell.09
test('the sidebar collapses to icons on a desktop', async ({ page, signIn }) => {
  await signIn('superAdmin');
  const sidebar = page.getByRole('navigation').first();
  const wide = (await sidebar.boundingBox())?.width ?? 0;
  await page
    .getByRole('button', { name: /collapse|sidebar/i })
    .first()
    .click();
  await expect
    .poll(async () => (await sidebar.boundingBox())?.width ?? wide)
    .toBeLessThan(wide / 2);
  await expect(sidebar.getByRole('link', { name: 'Accounts' })).toBeVisible();
});

// Proves: 2.accounts.09, 6.accounts.01
test('an account admin is refused at every accounts screen', async ({
  page,
  bringSession,
  newChurch,
}) => {
  const church = await newChurch();
  await bringSession('grace');
  for (const path of [
    '/accounts',
    '/accounts/add',
    `/accounts/view/${church.id}`,
    `/accounts/edit/${church.id}`,
  ]) {
    await page.goto(path);
    await expect(
      page.getByText('Access denied. Only Super Administrators can manage accounts.', {
        exact: true,
      }),
    ).toBeVisible();
  }
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: /\/no\/such\/page/ });

  // Proves: 2.routes.02, 2.routes.03, 8.logged.05
  test('says so, logs the path and leads home', async ({ page, bringSession }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await bringSession('grace');
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect
      .poll(() => logged.filter((line) => line.includes('/no/such/page')))
      .not.toEqual([]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/account\/dashboard$/);
  });

  test('is no secret to people who are not signed in', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });
});

async function openSwitcher(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .and(page.locator('[aria-haspopup="listbox"], [aria-haspopup="dialog"], [aria-expanded]'))
    .first()
    .click();
}

async function selectAccount(page: Page, church: { name: string }): Promise<void> {
  await openSwitcher(page);
  await page.getByPlaceholder('Search accounts...').fill(church.name);
  await page.getByRole('option', { name: church.name }).click();
  await expect(page).toHaveURL(/\/account\/dashboard$/);
}

async function expectSidebar(page: Page, names: string[]): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: /open (navigation|menu)/i }).click();
  }
  const links = page.getByRole('navigation').getByRole('link').filter({ visible: true });
  await expect(links).toHaveText(names);
  if (isPhone(page)) {
    await page.keyboard.press('Escape');
  }
}
