import type { Page } from '@playwright/test';
import { expect, isPhone, test } from './steeple-test.ts';

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

// Proves: 1.roles.03, 2.account-pages.02, 2.shell.02, 2.shell.03, 2.shell.04, 3.entities.09
// Proves: 4.selection.01, 4.selection.02, 5.search.03
test('the switcher searches, selects, keeps nothing but the named entries, and returns to the Super Admin View', {
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
  const keys = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort(),
  );
  const others = keys.filter((key) => !/session|color-scheme/.test(key));
  expect(others).toEqual(['selectedAccountId', 'selectedAccountName']);
  expect(await page.context().cookies()).toEqual([]);

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
