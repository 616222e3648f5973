import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { expect, fillSignIn, people, test } from './steeple-test.ts';
import { choose, field, passwordField } from './users-screens.ts';

test.describe('a session that is ended from elsewhere', () => {
  test.use({ allowedConsole: /Failed to load resource.*(400|401|403)|account could not be/i });

  test('says so, and gives the same person back what they had typed', async ({
    page,
    bringSession,
    owner,
  }) => {
    await bringSession('superAdmin');
    await page.goto('/accounts/add');
    await page.getByLabel('Account Name').fill('Church of the long form');
    await page.getByLabel('Notes').fill('Typed for an hour.');
    await owner.query('delete from auth.sessions');
    await page.getByRole('button', { name: 'Create Account' }).click();

    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText(/^Your session has ended\./)).toBeVisible();
    await fillSignIn(page, people.superAdmin, 'steeple-demo');
    await expect(page).toHaveURL(/\/accounts\/add$/);
    await expect(page.getByLabel('Account Name')).toHaveValue('Church of the long form');
    await expect(page.getByLabel('Notes')).toHaveValue('Typed for an hour.');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Add Account' }).click();
    await expect(page.getByLabel('Account Name')).toHaveValue('');
  });

  test('asks before what somebody else wrote meanwhile is replaced, and leaves the rest of it', async ({
    page,
    bringSession,
    newChurch,
    owner,
  }) => {
    const { id } = await newChurch({ location: 'Austin', notes: 'One service.' });
    await bringSession('superAdmin');
    await page.goto(`/accounts/edit/${id}`);
    await page.getByLabel('Notes').fill('Two services.');
    await endSessions(page, owner);
    const theirs = "update public.accounts set location = 'Dallas', notes = 'Three services.'";
    await owner.query(`${theirs} where id = $1`, [id]);

    await fillSignIn(page, people.superAdmin, 'steeple-demo');
    await expect(page).toHaveURL(new RegExp(`/accounts/edit/${id}$`));
    await expect(page.getByLabel('Notes')).toHaveValue('Two services.');
    await expect(page.getByLabel('Location')).toHaveValue('Dallas');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else made changes' });
    await expect(dialog.getByRole('region', { name: 'Notes' })).toContainText('Three services.');
    await expect(dialog.getByRole('region')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Use mine' }).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    const { rows } = await owner.query(
      'select location, notes from public.accounts where id = $1',
      [id],
    );
    expect(rows).toEqual([{ location: 'Dallas', notes: 'Two services.' }]);
  });

  test('keeps no password', async ({ page, bringSession, owner }) => {
    await bringSession('superAdmin');
    await page.goto('/users/add');
    await field(page, 'First Name').fill('Ada');
    await field(page, 'Last Name').fill('Reed');
    await field(page, 'Email').fill('ada.reed@example.test');
    await choose(page, 'Role', 'Super Admin');
    await passwordField(page, 'Password').fill('a good one');
    await passwordField(page, 'Confirm Password').fill('a good one');
    await owner.query('delete from auth.sessions');
    await page.getByRole('button', { name: 'Create User' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await fillSignIn(page, people.superAdmin, 'steeple-demo');
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    await expect(passwordField(page, 'Password')).toHaveValue('');
    await expect(passwordField(page, 'Confirm Password')).toHaveValue('');
  });

  test('shows another person nothing of it', async ({ page, bringSession, owner }) => {
    await bringSession('superAdmin');
    await page.goto('/profile');
    await page.getByRole('textbox', { name: 'First Name', exact: true }).fill('Somebody');
    await endSessions(page, owner);
    await fillSignIn(page, people.grace, 'steeple-demo');
    await expect(page).toHaveURL(/\/account\/dashboard$/);
    // Within the page, in which drafts live.
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('menuitem', { name: 'My Profile' }).click();
    const name = page.getByRole('textbox', { name: 'First Name', exact: true });
    await expect(name).not.toHaveValue('Somebody');
    await expect(name).not.toHaveValue('');
  });
});

/** Ends everybody's sessions; the page notices when it tries to save. */
async function endSessions(page: Page, owner: Client): Promise<void> {
  await owner.query('delete from auth.sessions');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}
