import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { skipTries } from './skip-tries.ts';
import { expect, isPhone, test } from './steeple-test.ts';

test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

test.describe('the list', () => {
  // Proves: 2.accounts.02, 2.accounts.08
  test('shows the columns on a desktop and cards on a phone', { tag: '@phone' }, async ({
    page,
    newChurch,
  }) => {
    const church = await newChurch({ location: 'Waco, Texas', notes: 'Choir on Thursdays' });
    await page.goto('/accounts');
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

  // Proves: 2.accounts.04
  test('counts knowledge entries: none, one, several', async ({ page, newChurch, client }) => {
    const [none, one, two] = [await newChurch(), await newChurch(), await newChurch()];
    const entry = (account_id: string) => ({ title: 'T', prompt: 'P', account_id });
    const { error } = await client
      .from('knowledge')
      .insert([entry(one.id), entry(two.id), entry(two.id)]);
    expect(error).toBeNull();
    await page.goto('/accounts');
    const cellOf = (name: string) =>
      page.getByRole('row').filter({ hasText: name }).getByRole('cell').nth(3);
    await expect(cellOf(none.name)).toHaveText('-');
    await expect(cellOf(one.name)).toHaveText('1 Entry');
    await expect(cellOf(two.name)).toHaveText('2 Entries');
  });

  // Proves: 2.accounts.01, 2.accounts.10, 5.search.01
  test('searches name, location and notes without regard to case', { tag: '@phone' }, async ({
    page,
    newChurch,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const churches = [
      await newChurch({ account_name: `Name ${mark}` }),
      await newChurch({ location: `PLACE ${mark}` }),
      await newChurch({ notes: `note ${mark}` }),
    ];
    await page.goto('/accounts');
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/search/i))
      .first()
      .fill(mark.toUpperCase());
    for (const church of churches) {
      await expect(page.getByText(church.name, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText('Grace Hill Church', { exact: true })).toBeHidden();
    await page
      .getByPlaceholder(/search/i)
      .first()
      .fill('no church is called this');
    await expect(
      page.getByText('No accounts found matching your search.', { exact: true }),
    ).toBeVisible();
  });

  // Proves: 2.accounts.05
  test('a row opens the church, by mouse and by keyboard', async ({ page, newChurch }) => {
    const church = await newChurch({ location: 'Somewhere' });
    await page.goto('/accounts');
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

  // Proves: 2.accounts.03
  test('a long note is cut, and whole on hover and on focus', async ({ page, newChurch }) => {
    const notes = `${'Long ago in a valley '.repeat(30)}END`;
    const church = await newChurch({ notes });
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
  });

  // Proves: 9.lists.03
  test('has no pagination up to a hundred rows', async ({ page, client }) => {
    const { count } = await client.from('accounts').select('*', { count: 'exact', head: true });
    expect(count).toBeLessThanOrEqual(100);
    await page.goto('/accounts');
    await expect(page.getByText(/^\d+ accounts$/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  });

  // Proves: 2.accounts.07, 3.entities.09
  test('Switch enters the account view', { tag: '@phone' }, async ({ page, newChurch }) => {
    const church = await newChurch();
    await page.goto('/accounts');
    await chooseAction(page, 'Switch', church.name);
    await expect(page).toHaveURL(/\/account\/dashboard$/);
    await expect(
      page.getByText(`Weekly pulse check for ${church.name}`, { exact: true }),
    ).toBeVisible();
    const stored = await page.evaluate(() => ({
      id: localStorage.getItem('selectedAccountId'),
      name: localStorage.getItem('selectedAccountName'),
    }));
    expect(stored).toEqual({ id: church.id, name: church.name });
  });
});

test.describe('while loading, empty, failing', () => {
  // Proves: 2.accounts.12, 4.forms.03, 9.lists.01
  test('five skeleton rows, or three cards', { tag: '@phone' }, async ({ page }) => {
    await holdRequests(page, '**/rest/v1/accounts*');
    await page.goto('/accounts');
    const skeletons = page.locator('[data-skeleton]');
    await expect(skeletons.first()).toBeVisible();
    await expect(skeletons.filter({ visible: true })).toHaveCount(isPhone(page) ? 3 : 5);
  });
});

test.describe('a refused list', () => {
  test.use({ allowedConsole: /Failed to load resource.*403/ });

  // Proves: 8.accounts.01
  test('says so, and offers to try again', async ({ page, breakDatabase }) => {
    const mend = await breakDatabase({ table: 'public.accounts', for: 'reading' });
    await page.goto('/accounts');
    await expect(page.getByText('Failed to fetch accounts', { exact: true }).first()).toBeVisible();
    await mend();
    await page.getByRole('button', { name: /try again|retry/i }).click();
    await expect(page.getByText('Grace Hill Church', { exact: true }).first()).toBeVisible();
  });
});

test.describe('a list that gets no answer', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('says that this was not expected', async ({ page }) => {
    await page.route('**/rest/v1/accounts*', (route) => route.abort());
    await page.clock.install();
    await page.goto('/accounts');
    const sentence = 'An unexpected error occurred while fetching accounts';
    await skipTries(page, page.getByText(sentence, { exact: true }).first());
  });
});

test.describe('a deletion that fails', () => {
  test.use({ allowedConsole: /Failed to load resource.*500|could not be deleted/ });

  test('says so, and the church stays', async ({ page, newChurch, breakDatabase }) => {
    const church = await newChurch();
    await page.goto('/accounts');
    const mend = await breakDatabase({ table: 'public.accounts', for: 'writing' });
    await chooseAction(page, 'Delete', church.name);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Failed to delete account', { exact: true })).toBeVisible();
    await expect(page.getByText(church.name, { exact: true }).first()).toBeVisible();
    await mend();
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
