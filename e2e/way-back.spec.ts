import { expect, test } from './steeple-test.ts';

test('Back to Accounts finds the list as it was left: its search and its place', {
  tag: '@phone',
}, async ({ page, signIn, newChurch }) => {
  const word = `Zion ${Date.now()}`;
  for (let number = 10; number < 30; number += 1) {
    await newChurch({ account_name: `${word} ${number}` });
  }
  await signIn('superAdmin');
  await page.getByLabel('Search accounts').fill(word);
  await expect(page.getByRole('status').filter({ hasText: '20 accounts' })).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  const far = page.getByRole('link', { name: `${word} 12`, exact: true });
  await far.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await far.click();
  await page.getByRole('link', { name: 'Back to Accounts' }).click();
  await expect(page.getByLabel('Search accounts')).toHaveValue(word);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('after saving, Back does not lead into the form again', async ({
  page,
  signIn,
  newChurch,
}) => {
  const church = await newChurch();
  await signIn('superAdmin');
  await page.getByRole('link', { name: church.name, exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Location').fill('Waco');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Waco', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/accounts$/);

  await page.getByRole('link', { name: 'Add Account' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/add$/);
});

test('a form that was opened by its address says which church it is, and gives its place in the history to what follows', async ({
  page,
  signIn,
  newChurch,
}) => {
  const church = await newChurch();
  await signIn('superAdmin');
  await page.goto(`/accounts/edit/${church.id}`);
  await expect(page).toHaveTitle(`${church.name} – Edit Account · Steeple`);
  await expect(page.getByRole('heading', { name: 'Edit Account', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(church.name, { exact: true })).toBeVisible();
  await page.getByLabel('Location').fill('Waco');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/accounts/view/${church.id}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/accounts$/);
});

test('a row opens a tab with Ctrl or the middle button, as a link does', async ({
  page,
  context,
  signIn,
  newChurch,
}) => {
  const church = await newChurch({ location: 'Elgin' });
  await signIn('superAdmin');
  const cell = page.getByRole('row').filter({ hasText: church.name }).getByText('Elgin');
  for (const how of [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }] as const) {
    const opening = context.waitForEvent('page');
    await cell.click(how.modifiers ? { modifiers: [...how.modifiers] } : { button: how.button });
    const tab = await opening;
    await expect(tab).toHaveURL(new RegExp(`/accounts/view/${church.id}$`));
    await tab.close();
  }
  await expect(page).toHaveURL(/\/accounts$/);
});
