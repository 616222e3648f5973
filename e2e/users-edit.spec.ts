import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test, toastOf } from './steeple-test.ts';
import {
  canSignIn,
  choice,
  choose,
  entryOf,
  expectToast,
  field,
  newUser,
  passwordField,
  search,
} from './users-screens.ts';

test.describe('editing', () => {
  test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

  // Proves: 2.user-forms.03, 4.lists.02, 5.edit-user.01, 8.users.02
  test('fills the form; e-mail, role and account change, also for signing in', {
    tag: '@phone',
  }, async ({ page, client, newChurch, steeple }) => {
    const church = await newChurch();
    const user = await newUser(client, { phone_number: '(512) 555-0100' });
    const email = `changed-${user.email}`;
    await page.goto('/users');
    await search(page, user.email);
    await page.getByRole('link', { name: `Edit ${user.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/users/edit/${user.userId}$`));
    await expect(page.getByRole('heading', { name: 'Edit User' })).toBeVisible();
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    await expect(field(page, 'Last Name')).toHaveValue(user.last_name);
    await expect(field(page, 'Phone Number')).toHaveValue('(512) 555-0100');
    await expect(choice(page, 'Role')).toHaveValue('Super Admin');
    await expect(passwordField(page, 'Password')).toBeHidden();
    await field(page, 'Email').fill(email);
    await field(page, 'Phone Number').fill('');
    await choose(page, 'Role', 'Account Admin');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(
      page,
      'Account Required',
      'Please select an account for Account Admin users.',
    );
    await choose(page, 'Account', church.name);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(
      page.getByText('User has been updated successfully.', { exact: true }),
    ).toBeVisible();
    // Back at the list as it was left, which was searched for the former e-mail.
    await expect(page).toHaveURL(/\/users(\?|$)/);
    await search(page, email);
    await expect(entryOf(page, user.name)).toContainText(church.name);
    await expect(entryOf(page, user.name)).toContainText('Account Admin');
    expect(await canSignIn(steeple.url, email)).toBe(true);
    expect(await canSignIn(steeple.url, user.email)).toBe(false);
  });

  // Proves: 5.edit-user.02
  test('a promoted user loses the account', async ({ page, client, newChurch }) => {
    const church = await newChurch();
    const user = await newUser(client, { role: 'account_admin', account_id: church.id });
    await page.goto(`/users/edit/${user.userId}`);
    await expect(choice(page, 'Account')).toHaveValue(church.name);
    await choose(page, 'Role', 'Super Admin');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(
      page.getByText('User has been updated successfully.', { exact: true }),
    ).toBeVisible();
    const { data } = await client
      .from('profiles')
      .select('role, account_id')
      .eq('user_id', user.userId);
    expect(data).toEqual([{ role: 'super_admin', account_id: null }]);
  });

  // Proves: 2.user-forms.06
  test('somebody who does not exist leads back to the list', async ({ page }) => {
    for (const id of [randomUUID(), 'no-uuid']) {
      await page.goto(`/users/edit/${id}`);
      await expect(page).toHaveURL(/\/users$/);
      await expect(page.getByText('This user no longer exists.', { exact: true })).toBeVisible();
    }
  });
});

test.describe('an update that fails', () => {
  test.use({ allowedConsole: /Failed to load resource|could not be updated/ });
  test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

  // Proves: 8.logged.02
  test('of one’s own role is refused with its sentence', async ({ page, client, newChurch }) => {
    await newChurch();
    const { data } = await client.auth.getUser();
    await page.goto(`/users/edit/${data.user?.id}`);
    await choose(page, 'Role', 'Account Admin');
    await choose(page, 'Account', 'Grace Hill Church');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(
      page,
      'Failed to update user. Please try again.',
      'You cannot change your own role.',
    );
    await expect(page).toHaveURL(/\/users\/edit\//);
  });

  // Proves: 8.users.07
  test('names an e-mail that exists, and tells a dropped connection from somebody who is gone', async ({
    page,
    client,
  }) => {
    const [user, other] = [await newUser(client), await newUser(client)];
    await page.goto(`/users/edit/${user.userId}`);
    const save = page.getByRole('button', { name: 'Save Changes' });
    await field(page, 'Email').fill(other.email);
    await save.click();
    const taken = 'A user with this email address already exists.';
    await expect(toastOf(page, taken)).toBeVisible();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(taken);
    await expect(field(page, 'Email')).toBeFocused();

    await field(page, 'Email').fill(user.email);
    await field(page, 'First Name').fill('Kept');
    await page.route('**/rest/v1/profiles*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await save.click();
    await expect(page.getByText('An unexpected error occurred.', { exact: true })).toBeVisible();
    await page.unroute('**/rest/v1/profiles*');

    await client.functions.invoke('delete-user', { body: { userId: user.userId } });
    await save.click();
    await expectToast(
      page,
      'Failed to update user. Please try again.',
      'This user was deleted, or you no longer have access. Copy anything you need, then choose Cancel.',
    );
    await expect(field(page, 'First Name')).toHaveValue('Kept');
  });
});

test.describe('resetting a password', () => {
  test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

  // Proves: 2.user-forms.03, 5.edit-user.03, 5.edit-user.04, 8.users.04
  test('lets the user in with the new one only', async ({ page, client, steeple }) => {
    const user = await newUser(client);
    const dialog = await openReset(page, user.userId);
    const reset = dialog.getByRole('button', { name: 'Reset Password' });
    await expect(reset).toBeDisabled();
    await dialog.getByLabel('New Password').fill('12345');
    await reset.click();
    await expectToast(page, 'Invalid Password', 'Password must be at least 6 characters long.');
    await dialog.getByLabel('New Password').fill('brand new');
    await reset.click();
    await expect(
      page.getByText('Password has been reset successfully.', { exact: true }),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await canSignIn(steeple.url, user.email)).toBe(false);
    expect(await canSignIn(steeple.url, user.email, 'brand new')).toBe(true);
  });

  test.describe('that fails', () => {
    test.use({ allowedConsole: /Failed to load resource|could not be reset/ });

    // Proves: 8.users.09
    test('shows the server’s message, else the specified sentence', async ({
      page,
      client,
      breakDatabase,
    }) => {
      const user = await newUser(client);
      const dialog = await openReset(page, user.userId);
      await dialog.getByLabel('New Password').fill('brand new');
      const reset = dialog.getByRole('button', { name: 'Reset Password' });
      await page.route('**/functions/v1/reset-user-password', (route) => route.abort());
      await reset.click();
      await expect(page.getByText('An unexpected error occurred.', { exact: true })).toBeVisible();
      await page.unroute('**/functions/v1/reset-user-password');
      const mend = await breakDatabase({ table: 'auth.users', for: 'writing' });
      await reset.click();
      await expect(
        page.getByText('Failed to reset password. Please try again.', { exact: true }),
      ).toBeVisible();
      await mend();
      await client.functions.invoke('delete-user', { body: { userId: user.userId } });
      await reset.click();
      await expect(page.getByText('This user no longer exists.', { exact: true })).toBeVisible();
      await expect(dialog.getByLabel('New Password')).toHaveValue('brand new');
    });
  });
});

async function openReset(page: Page, userId: string): Promise<Locator> {
  await page.goto(`/users/edit/${userId}`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  return page.getByRole('dialog', { name: 'Reset Password' });
}
