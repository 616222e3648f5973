import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { test as base, bringNewSession, expect, toastOf } from './steeple-test.ts';
import { canSignIn, field } from './users-screens.ts';

type Person = { userId: string; email: string; password: string };

const test = base.extend<{
  /** Somebody only this test knows, signed in and standing at /profile. */
  person: Person;
  role: 'account_admin' | null;
}>({
  role: ['account_admin', { option: true }],
  person: async ({ page, client, newChurch, role }, use) => {
    const church = await newChurch();
    const email = `profile-${randomUUID().slice(0, 8)}@example.test`;
    const password = 'first-secret';
    const { error } = await client.functions.invoke('create-user', {
      body: {
        email,
        password,
        first_name: 'Ada',
        last_name: 'Marsh',
        phone_number: '(555) 010-0000',
        role: 'account_admin',
        account_id: church.id,
      },
    });
    expect(error).toBeNull();
    const { data } = await client.from('profiles').select().eq('email', email).single();
    if (role === null) {
      const change = { role: null, account_id: null };
      await client.from('profiles').update(change).eq('user_id', data.user_id);
    }
    await bringNewSession(page, { email, password });
    await page.goto('/profile');
    await use({ userId: data.user_id, email, password });
    await client.functions.invoke('delete-user', { body: { userId: data.user_id } });
  },
});

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const passwordButton = (page: Page) => page.getByRole('button', { name: 'Update Password' });

async function typePasswords(page: Page, current: string, next: string, confirmation = next) {
  await page.getByLabel('Current Password').fill(current);
  await page.getByLabel('New Password').fill(next);
  await page.getByLabel('Confirm Password').fill(confirmation);
}

test.describe('the information form', () => {
  // Proves: 2.profile.01, 2.profile.02
  test('shows who one is, and the e-mail cannot be changed', { tag: '@phone' }, async ({
    page,
    person,
  }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    await expect(field(page, 'Last Name')).toHaveValue('Marsh');
    await expect(field(page, 'Phone Number')).toHaveValue('(555) 010-0000');
    await expect(field(page, 'Phone Number')).toHaveAttribute('placeholder', '(555) 123-4567');
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await expect(field(page, 'Email')).toBeDisabled();
    await expect(page.getByText('Email cannot be changed', { exact: true })).toBeVisible();
  });

  // Proves: 2.profile.01, 4.forms.01, 5.profile.01, 7.profiles.08, 8.profile.05
  test('wants both names, saves, trimmed, and the menu shows the new name', async ({
    page,
    person,
    client,
  }) => {
    await expect(field(page, 'Email')).toHaveValue(person.email);
    for (const [label, sentence, name] of [
      ['First Name', 'First name is required', 'Ada'],
      ['Last Name', 'Last name is required', 'Marsh'],
    ] as const) {
      await field(page, label).fill('   ');
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(saveButton(page)).toBeDisabled();
      await field(page, label).fill(name);
      await expect(page.getByText(sentence, { exact: true })).toBeHidden();
    }
    await field(page, 'First Name').fill('  Augusta ');
    await field(page, 'Phone Number').fill('');
    const held = await holdRequests(page, '**/rest/v1/profiles*');
    await saveButton(page).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    held.release();
    await expect(page.getByText('Profile updated successfully.', { exact: true })).toBeVisible();
    await expect(field(page, 'First Name')).toHaveValue('Augusta');
    const { data } = await client.from('profiles').select().eq('user_id', person.userId).single();
    expect(data).toMatchObject({
      first_name: 'Augusta',
      last_name: 'Marsh',
      phone_number: null,
      role: 'account_admin',
      email: person.email,
    });
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expect(page.getByText('Augusta Marsh', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('the password form', () => {
  // Proves: 2.profile.03, 5.password.04, 7.auth.03, 8.profile.06
  test('changes the password, stays signed in and forgets what was typed', async ({
    page,
    person,
    steeple,
  }) => {
    await expect(passwordButton(page)).toBeDisabled();
    await page.getByLabel('Current Password').fill(person.password);
    await page.getByLabel('New Password').fill('second-secret');
    await expect(passwordButton(page)).toBeDisabled();
    await page.getByLabel('Confirm Password').fill('second-secret');
    const sessionOf = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('steeple-session') ?? '{}').refresh_token,
      );
    const before = await sessionOf();
    const held = await holdRequests(page, '**/auth/v1/user*');
    await passwordButton(page).click();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    held.release();
    await expect(page.getByText('Password updated successfully.', { exact: true })).toBeVisible();
    for (const label of ['Current Password', 'New Password', 'Confirm Password']) {
      await expect(page.getByLabel(label)).toHaveValue('');
    }
    expect(await sessionOf()).toBe(before);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['steeple-session']);
    await page.reload();
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    expect(await canSignIn(steeple.url, person.email, 'second-secret')).toBe(true);
    expect(await canSignIn(steeple.url, person.email, person.password)).toBe(false);
  });
});

test.describe('a password form that fails', () => {
  test.use({ allowedConsole: /Failed to load resource|password could not be changed/ });

  // Proves: 5.password.02, 5.password.03, 5.password.05, 8.profile.03, 8.profile.04
  test('a password is checked before it is asked for, and what the server refuses stands at its field', async ({
    page,
    person,
    steeple,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') {
        asked.push(request.url());
      }
    });
    const expectAt = async (label: string, sentence: string) => {
      await expect(toastOf(page, sentence)).toBeVisible();
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(sentence);
      await expect(page.getByLabel(label)).toBeFocused();
    };
    await typePasswords(page, person.password, 'short', 'other');
    await passwordButton(page).click();
    await expectAt('Confirm Password', 'New passwords do not match.');
    await typePasswords(page, person.password, '12345');
    await passwordButton(page).click();
    await expectAt('New Password', 'Password must be at least 6 characters long.');
    expect(asked.filter((url) => url.includes('/auth/v1/'))).toEqual([]);

    await typePasswords(page, 'not-it', 'second-secret');
    await page.keyboard.press('Enter');
    await expectAt('Current Password', 'Current password is incorrect.');
    await expect(page.getByLabel('New Password')).toHaveValue('second-secret');
    expect(await canSignIn(steeple.url, person.email, person.password)).toBe(true);

    await typePasswords(page, person.password, person.password);
    await passwordButton(page).click();
    await expect(page.getByText('Failed to update password.', { exact: true })).toBeVisible();
    await expectAt('New Password', 'New password should be different from the old password.');
  });

  test('a connection lost at either call is no wrong password', async ({ page, person }) => {
    for (const call of ['token?grant_type=password', 'user']) {
      const isCall = (url: URL) => url.href.endsWith(`/auth/v1/${call}`);
      await page.route(isCall, (route) => route.abort());
      await typePasswords(page, person.password, 'second-secret');
      await passwordButton(page).click();
      await expect(page.getByText('Failed to update password.', { exact: true })).toBeVisible();
      await expect(page.getByText('Current password is incorrect.', { exact: true })).toBeHidden();
      await expect(passwordButton(page)).toBeEnabled();
      await page.unroute(isCall);
      await page.reload();
    }
  });
});

test.describe('somebody without a role', () => {
  // Role and account are asked for at once; without a role the second is refused, and not needed.
  test.use({ role: null, allowedConsole: /status of 403/ });

  // Proves: 6.profile.01
  test('has a profile and a password like everybody, an empty sidebar, and pages without the name of a church', async ({
    page,
    person,
  }) => {
    await field(page, 'Last Name').fill('Marshall');
    await saveButton(page).click();
    await expect(page.getByText('Profile updated successfully.', { exact: true })).toBeVisible();
    await typePasswords(page, person.password, 'second-secret');
    await passwordButton(page).click();
    await expect(page.getByText('Password updated successfully.', { exact: true })).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(/\/account\/dashboard$/);
    await expect(
      page.getByText('Your Monday morning church health overview', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Accounts', exact: true })).toHaveCount(0);
  });
});

// Proves: 2.shell.01, 6.profile.01
test('a super admin reaches the profile from the menu, and leaving with half a change asks first', async ({
  page,
  signIn,
}) => {
  await signIn('superAdmin');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(field(page, 'Email')).toHaveValue('super@steeple.test');
  await page.getByLabel('Current Password').fill('x');
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/accounts$/);
});

test.describe('a profile that fails', () => {
  test.use({ allowedConsole: /Failed to load resource|could not be/ });
  test.setTimeout(60_000);

  // Proves: 8.profile.01, 8.profile.02
  test('a missing profile is said to be missing, and a lost connection keeps what was typed', async ({
    page,
    bringSession,
    owner,
  }) => {
    await bringSession('grace');
    const { rows } = await owner.query(
      "delete from public.profiles where email = 'grace@steeple.test' returning *",
    );
    await page.goto('/profile');
    await expect(
      page.getByText('Failed to load profile information.', { exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByLabel('Current Password')).toBeVisible();
    await owner.query(
      'insert into public.profiles select * from json_populate_recordset(null::public.profiles, $1)',
      [JSON.stringify(rows)],
    );
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(field(page, 'Email')).toHaveValue('grace@steeple.test');
    await field(page, 'First Name').fill('Kept');
    await page.route('**/rest/v1/profiles*', (route) => route.abort());
    await saveButton(page).click();
    await expect(page.getByText('Failed to update profile.', { exact: true })).toBeVisible();
    await expect(field(page, 'First Name')).toHaveValue('Kept');
    await expect(saveButton(page)).toBeEnabled();
  });
});

test('a language is spoken as soon as it is chosen, and after a reload', async ({
  page,
  person,
}) => {
  expect(person.userId).toBeTruthy();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.getByLabel('Show Steeple in').selectOption('es');
  await expect(page.getByRole('heading', { name: 'Idioma' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Idioma' })).toBeVisible();
  await page.getByLabel('Mostrar Steeple en').selectOption('en');
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();
});

test.describe('with a browser in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('who has not chosen a language reads Spanish', async ({ page, person }) => {
    expect(person.userId).toBeTruthy();
    await expect(page.getByRole('heading', { name: 'Idioma' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
