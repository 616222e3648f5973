import type { Page } from '@playwright/test';
import { expect, isPhone, test } from './steeple-test.ts';

test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

test.describe('the list', () => {
  // Proves: 2.accounts.02, 2.accounts.08, 9.lists.03
  test('shows the columns on a desktop and cards on a phone, on one page up to a hundred rows', {
    tag: '@phone',
  }, async ({ page, newChurch, client }) => {
    const church = await newChurch({ location: 'Waco, Texas', notes: 'Choir on Thursdays' });
    const { count } = await client.from('accounts').select('*', { count: 'exact', head: true });
    expect(count).toBeLessThanOrEqual(100);
    await page.goto('/accounts');
    await expect(page.getByText(/^\d+ accounts$/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
    if (isPhone(page)) {
      const card = page.getByRole('listitem').filter({ hasText: church.name });
      await expect(card.getByRole('link', { name: /View/ })).toBeVisible();
      await expect(card.getByRole('link', { name: /Edit/ })).toBeVisible();
      await expect(page.getByRole('table')).toBeHidden();
      return;
    }
    for (const column of ['Account Name', 'Location', 'Notes', 'Knowledge', 'Switch', 'Actions']) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    }
    const row = page.getByRole('row').filter({ hasText: church.name });
    await expect(row).toContainText('Waco, Texas');
    await expect(row).toContainText('Choir on Thursdays');
  });

  // Proves: 2.accounts.03, 2.accounts.05
  test('a long note is cut, and whole on hover and on focus; a row opens the church, by mouse and by keyboard', async ({
    page,
    newChurch,
  }) => {
    const notes = `${'Long ago in a valley '.repeat(30)}END`;
    const church = await newChurch({ location: 'Somewhere', notes });
    await page.goto('/accounts');
    const line = page.getByRole('row').filter({ hasText: church.name }).getByText(notes);
    const isCut = await line.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isCut).toBe(true);
    await line.hover();
    await expect(page.getByRole('tooltip')).toHaveText(notes);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await line.focus();
    await expect(page.getByRole('tooltip')).toHaveText(notes);
    await page
      .getByRole('row')
      .filter({ hasText: church.name })
      .getByText('Somewhere', { exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`/accounts/view/${church.id}$`));
    await page.goBack();
    await page.getByRole('link', { name: church.name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/accounts/view/${church.id}$`));
  });
});

test.describe('deleting', () => {
  // Proves: 2.accounts.13, 4.lists.01, 4.lists.04, 8.accounts.06
  test('asks with the church’s name, and then it is gone', { tag: '@phone' }, async ({
    page,
    newChurch,
    client,
  }) => {
    const church = await newChurch();
    await page.goto('/accounts');
    await chooseAction(page, 'Delete', church.name);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Delete Account');
    await expect(dialog).toContainText(
      `Are you sure you want to delete "${church.name}"? This action cannot be undone.`,
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await chooseAction(page, 'Delete', church.name);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Account deleted successfully', { exact: true })).toBeVisible();
    await expect(page.getByText(church.name, { exact: true })).toBeHidden();
    const { data } = await client.from('accounts').select('id').eq('id', church.id);
    expect(data).toEqual([]);
  });
});

/** Starts what a row has a button for, and a card on a phone an item of its menu. */
async function chooseAction(page: Page, action: 'Switch' | 'Delete', name: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
    return;
  }
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: new RegExp(action) }).click();
}
