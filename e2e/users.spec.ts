import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { skipTries } from './skip-tries.ts';
import { expect, isPhone, test } from './steeple-test.ts';
import { canSignIn, entryOf, expectToast, newUser, search } from './users-screens.ts';

test.describe('the list', () => {
  test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

  // Proves: 2.users.03, 2.users.04, 2.users.05, 9.lists.01
  test('shows grey rows or cards, then name, e-mail, role and account, in a table or on cards', {
    tag: '@phone',
  }, async ({ page, client, newChurch }) => {
    const church = await newChurch();
    const admin = await newUser(client, { role: 'account_admin', account_id: church.id });
    const boss = await newUser(client);
    const lost = await newChurch();
    const orphan = await newUser(client, { role: 'account_admin', account_id: lost.id });
    await client.from('accounts').delete().eq('id', lost.id);
    const held = await holdRequests(page, '**/rest/v1/profiles*account%3Aaccounts*');
    await page.goto('/users');
    await expect(page.locator('[data-skeleton]')).toHaveCount(isPhone(page) ? 3 : 5);
    held.release();
    await expect(page).toHaveTitle('Users · Steeple');
    if (isPhone(page)) {
      await expect(page.getByRole('table')).toBeHidden();
    } else {
      const heads = page.getByRole('columnheader');
      await expect(heads).toHaveText(['Name', 'Email', 'Role', 'Account', 'Actions']);
    }
    for (const [user, texts] of [
      [admin, ['Account Admin', church.name]],
      [boss, ['Super Admin', 'All Accounts']],
      [orphan, ['Account Admin', 'No Account']],
    ] as const) {
      await search(page, user.email);
      const entry = entryOf(page, user.name);
      for (const text of [user.email, ...texts]) {
        await expect(entry.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(entry.getByRole('link', { name: `Edit ${user.name}` })).toBeVisible();
      const more = `${isPhone(page) ? 'More for' : 'Delete'} ${user.name}`;
      await expect(entry.getByRole('button', { name: more })).toBeVisible();
    }
  });

  // Proves: 2.users.01, 2.users.06, 2.users.07, 5.search.02
  test('searches first name, last name and e-mail, whatever the case, and says when there is nobody', async ({
    page,
    client,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const users = [
      await newUser(client, { first_name: `Fi${mark}` }),
      await newUser(client, { last_name: `La${mark}` }),
      await newUser(client, { email: `e-${mark}@example.test`, phone_number: '555' }),
    ];
    await page.goto('/users');
    await search(page, mark.toUpperCase());
    for (const user of users) {
      await expect(entryOf(page, user.name)).toBeVisible();
    }
    await expect(page.getByText('3 users')).toBeVisible();
    await search(page, 'nobody is called this');
    await expect(
      page.getByText('No users found matching your search.', { exact: true }),
    ).toBeVisible();
    await page.route('**/rest/v1/profiles*order=*', (route) => route.fulfill({ json: [] }));
    await page.goto('/users');
    await expect(page.getByText('No users found.', { exact: true })).toBeVisible();
  });
});

test.describe('a list that fails', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  // Proves: 8.users.06
  test('says so, and offers to try again', async ({ page, bringSession }) => {
    await bringSession('superAdmin');
    await page.route('**/rest/v1/profiles*order=*', (route) => route.abort());
    await page.clock.install();
    await page.goto('/users');
    await skipTries(
      page,
      page.getByRole('main').getByText('An unexpected error occurred.', { exact: true }),
    );
    await page.unroute('**/rest/v1/profiles*order=*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(entryOf(page, 'super@steeple.test')).toBeVisible();
  });
});

test.describe('deleting', () => {
  test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

  // Proves: 2.users.09, 4.lists.02, 4.lists.04, 8.users.03
  test('asks with the name, then the user is gone from list and sign-in', {
    tag: '@phone',
  }, async ({ page, client, steeple }) => {
    const user = await newUser(client);
    const dialog = await openDelete(page, user);
    await expect(
      dialog.getByText(
        `Are you sure you want to delete ${user.name}? This action cannot be undone.`,
        { exact: true },
      ),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await pressDelete(page, user);
    const held = await holdRequests(page, '**/functions/v1/delete-user');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    held.release();
    await expect(
      page.getByText('User has been deleted successfully.', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('No users found matching your search.', { exact: true }),
    ).toBeVisible();
    expect(await canSignIn(steeple.url, user.email)).toBe(false);
  });

  test.describe('that fails', () => {
    test.use({ allowedConsole: /Failed to load resource|could not be deleted/ });

    // Proves: 8.users.08
    test('by a failing server, a dropped connection or somebody else says which', async ({
      page,
      client,
      breakDatabase,
    }) => {
      const user = await newUser(client);
      const dialog = await openDelete(page, user);
      const mend = await breakDatabase({ table: 'auth.users', for: 'writing' });
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(
        page.getByText('Failed to delete user. Please try again.', { exact: true }),
      ).toBeVisible();
      await mend();
      await page.route('**/functions/v1/delete-user', (route) => route.abort());
      await pressDelete(page, user);
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText('An unexpected error occurred.', { exact: true })).toBeVisible();
      await page.unroute('**/functions/v1/delete-user');

      // The dialog is open before the user goes: the live list would take the row away.
      await pressDelete(page, user);
      await client.functions.invoke('delete-user', { body: { userId: user.userId } });
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await expectToast(
        page,
        'Failed to delete user. Please try again.',
        'This user no longer exists.',
      );
      await expect(
        page.getByText('No users found matching your search.', { exact: true }),
      ).toBeVisible();
    });
  });
});

async function openDelete(page: Page, user: { email: string; name: string }): Promise<Locator> {
  await page.goto('/users');
  await search(page, user.email);
  await pressDelete(page, user);
  return page.getByRole('dialog', { name: 'Delete User' });
}

/** The button of the row, or on a phone the item in the menu of the card. */
async function pressDelete(page: Page, { name }: { name: string }): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  } else {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
  }
}
