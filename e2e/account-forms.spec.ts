import { randomUUID } from 'node:crypto';
import { expect, test } from './steeple-test.ts';

test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

// Proves: 1.accounts.01, 2.account-add.01, 2.account-add.03, 2.accounts.06, 4.lists.01
// Proves: 5.accounts.01, 8.accounts.06
test('a church appears in the list', { tag: '@phone' }, async ({ page, client }) => {
  const name = `Added ${randomUUID()}`;
  await page.goto('/accounts');
  await page
    .getByRole('link', { name: /add/i })
    .or(page.getByRole('button', { name: /add/i }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/accounts\/add$/);
  const create = page.getByRole('button', { name: 'Create Account' });
  await expect(create).toBeDisabled();
  await page.getByLabel('Account Name').fill('   ');
  await expect(create).toBeDisabled();
  await page.getByLabel('Account Name').fill(name);
  await page.getByLabel('Location').fill('Marfa, Texas');
  await page.getByLabel('Notes').fill('Met in the bookshop.');
  await create.click();
  await expect(page.getByText('Account created successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/accounts$/);
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  const { data } = await client
    .from('accounts')
    .select('location, notes, user_id')
    .eq('account_name', name)
    .single();
  expect(data).toMatchObject({ location: 'Marfa, Texas', notes: 'Met in the bookshop.' });
  await client.from('accounts').delete().eq('account_name', name);
});
