import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { expect, test, toastOf } from './steeple-test.ts';
import {
  choice,
  choose,
  entryOf,
  expectToast,
  field,
  forceSubmit,
  newUser,
  password,
  passwordField,
  search,
} from './users-screens.ts';

test.describe('adding', () => {
  test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

  // Proves: 2.user-forms.01, 2.user-forms.02, 2.users.02, 4.lists.02, 5.add-user.07, 8.users.01
  test('an account admin, who can sign in and works in the chosen church', {
    tag: '@phone',
  }, async ({ page, client, newChurch }) => {
    const church = await newChurch();
    const email = `new-${randomUUID()}@example.test`;
    await page.goto('/users');
    await page.getByRole('link', { name: 'Add User' }).click();
    await expect(page).toHaveURL(/\/users\/add$/);
    await expect(page.getByRole('heading', { name: 'Add New User' })).toBeVisible();
    const create = page.getByRole('button', { name: 'Create User' });
    await expect(create).toBeDisabled();
    await field(page, 'First Name').fill('Mary');
    await field(page, 'Last Name').fill('Magdalene');
    await field(page, 'Email').fill(` ${email.toUpperCase()} `);
    await expect(field(page, 'Phone Number')).toHaveAttribute(
      'placeholder',
      /\(\d{3}\) \d{3}-\d{4}/,
    );
    await expect(choice(page, 'Account')).toBeHidden();
    await choose(page, 'Role', 'Account Admin');
    await choice(page, 'Account').fill(church.name.slice(3).toUpperCase());
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.getByRole('option', { name: church.name }).click();
    await passwordField(page, 'Password').fill(password);
    await expect(create).toBeDisabled();
    await passwordField(page, 'Confirm Password').fill(password);
    await create.click();
    await expect(
      page.getByText('User has been created successfully.', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/users$/);
    await search(page, email);
    await expect(entryOf(page, 'Mary Magdalene')).toContainText(church.name);
    const { data } = await client
      .from('profiles')
      .select('role, account_id, phone_number')
      .ilike('email', email)
      .single();
    expect(data).toEqual({ role: 'account_admin', account_id: church.id, phone_number: null });
  });

  // Proves: 5.add-user.01, 5.add-user.02, 5.add-user.03, 5.add-user.04, 5.add-user.05
  test('each check has its title and text, in the specified order; Cancel leaves without asking, Back asks', async ({
    page,
    newChurch,
  }) => {
    const church = await newChurch();
    await page.goto('/users');
    await page.getByRole('link', { name: 'Add User' }).click();
    const steps: [() => Promise<void>, string, string][] = [
      [async () => {}, 'Role Required', 'Please select a role for the new user.'],
      [
        () => choose(page, 'Role', 'Account Admin'),
        'Account Required',
        'Please select an account for Account Admin users.',
      ],
      [
        () => choose(page, 'Role', 'Super Admin'),
        'Password Required',
        'Please enter a password for the new user.',
      ],
      [
        () => passwordField(page, 'Password').fill('12345'),
        'Invalid Password',
        'Password must be at least 6 characters long.',
      ],
      [
        () => passwordField(page, 'Password').fill('123456'),
        'Password Mismatch',
        'Passwords do not match. Please try again.',
      ],
    ];
    for (const [step, title, text] of steps) {
      await step();
      await forceSubmit(page);
      await expectToast(page, title, text);
    }
    await choose(page, 'Role', 'Account Admin');
    await choose(page, 'Account', church.name);
    await field(page, 'First Name').fill('Only');
    await passwordField(page, 'Confirm Password').fill('123456');
    await passwordField(page, 'Confirm Password').press('Enter');
    await expectToast(page, 'Last Name Required', 'Please enter a last name.');
    await expect(field(page, 'Last Name')).toBeFocused();
    await expect(field(page, 'Last Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Last Name')).toHaveAccessibleDescription('Please enter a last name.');
    await expect(page.getByRole('button', { name: 'Create User' })).toBeDisabled();

    await page.goBack();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(field(page, 'First Name')).toHaveValue('Only');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/users$/);
    await expect(dialog).toBeHidden();
  });

  // Proves: 4.forms.01, 5.add-user.08
  test('a super admin needs no account and none is sent, once, however often the form is', async ({
    page,
  }) => {
    const held = await holdRequests(page, '**/functions/v1/create-user');
    await page.goto('/users/add');
    await fillNewUser(page, { role: 'Super Admin' });
    await expect(choice(page, 'Account')).toBeHidden();
    const sent = page.waitForRequest('**/functions/v1/create-user');
    await page
      .getByRole('main')
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
    await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    await forceSubmit(page);
    held.release();
    await expect(
      page.getByText('User has been created successfully.', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/users$/);
    expect(held.count()).toBe(1);
    expect(Object.keys((await sent).postDataJSON())).not.toContain('account_id');
  });
});

test.describe('a creation that fails', () => {
  test.use({ allowedConsole: /Failed to load resource|could not be created/ });

  // Proves: 8.users.05, 8.users.06
  test('names an e-mail that exists or an account that went, and tells a failing server from a dropped connection', async ({
    page,
    bringSession,
    client,
    newChurch,
    breakDatabase,
  }) => {
    const { email } = await newUser(client);
    const church = await newChurch();
    await bringSession('superAdmin');
    await page.goto('/users/add');
    const create = page.getByRole('button', { name: 'Create User' });
    await fillNewUser(page, { role: 'Super Admin', email: email.toUpperCase() });
    await create.click();
    const exists = 'A user with this email address already exists.';
    await expectToast(page, 'Failed to create user. Please try again.', exists);
    await expect(field(page, 'Email')).toHaveAccessibleDescription(exists);
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveValue(email.toUpperCase());
    await expect(create).toBeEnabled();

    await fillNewUser(page, { role: 'Account Admin', account: church.name });
    await client.from('accounts').delete().eq('id', church.id);
    await create.click();
    const gone = 'The selected account no longer exists. Please choose another one.';
    await expect(toastOf(page, gone)).toBeVisible();
    await expect(choice(page, 'Account')).toHaveAccessibleDescription(gone);
    await expect(choice(page, 'Account')).toBeFocused();

    await page.reload();
    await fillNewUser(page, { role: 'Super Admin' });
    const mend = await breakDatabase({ table: 'public.profiles', for: 'writing' });
    await create.click();
    await expect(
      page.getByText('Failed to create user. Please try again.', { exact: true }),
    ).toBeVisible();
    await mend();
    await page.route('**/functions/v1/create-user', (route) => route.abort());
    await create.click();
    await expect(page.getByText('An unexpected error occurred.', { exact: true })).toBeVisible();
  });
});

type NewUser = { role: string; email?: string; account?: string };

async function fillNewUser(page: Page, { role, account, email }: NewUser): Promise<void> {
  await field(page, 'First Name').fill('New');
  await field(page, 'Last Name').fill('Person');
  await field(page, 'Email').fill(email ?? `new-${randomUUID()}@example.test`);
  await choose(page, 'Role', role);
  if (account) {
    await choose(page, 'Account', account);
  }
  await passwordField(page, 'Password').fill(password);
  await passwordField(page, 'Confirm Password').fill(password);
}
