import { expect, test } from './steeple-test.ts';

test.beforeEach(async ({ bringSession }) => bringSession('superAdmin'));

// Proves: 1.accounts.01, 2.account-view.04, 2.account-view.05, 2.account-view.06, 2.account-view.07
// Proves: 4.lists.03, 5.account-knowledge.01
test('an entry is added, edited and deleted', { tag: '@phone' }, async ({ page, newChurch }) => {
  const church = await newChurch();
  await page.goto(`/accounts/view/${church.id}`);
  await expect(page.getByRole('heading', { name: 'Account Knowledge' })).toBeVisible();
  await expect(
    page.getByText('No knowledge entries found for this account.', { exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Add Knowledge' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await page.getByLabel('Title').fill('  Harvest festival  ');
  await expect(save).toBeDisabled();
  await page.getByLabel('Description').fill('Every October.');
  await save.click();
  await expect(
    page.getByText('Knowledge entry created successfully.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Harvest festival', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /Edit.*Harvest festival/ }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Harvest festival');
  await page.getByLabel('Description').fill('Every first Sunday of October.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('Knowledge entry updated successfully.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Every first Sunday of October.', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /Delete.*Harvest festival/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Delete Knowledge Entry');
  await expect(dialog).toContainText(
    'Are you sure you want to delete "Harvest festival"? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(
    page.getByText('Knowledge entry deleted successfully.', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('No knowledge entries found for this account.', { exact: true }),
  ).toBeVisible();
});
