import { expect, fillSignIn, people, test } from './steeple-test.ts';

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

  test('shows another person nothing of it', async ({ page, bringSession, owner }) => {
    await bringSession('superAdmin');
    await page.goto('/profile');
    await page.getByRole('textbox', { name: 'First Name', exact: true }).fill('Somebody');
    await owner.query('delete from auth.sessions');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await fillSignIn(page, people.grace, 'steeple-demo');
    await expect(page).toHaveURL(/\/account\/dashboard$/);
    await page.goto('/profile');
    const name = page.getByRole('textbox', { name: 'First Name', exact: true });
    await expect(name).not.toHaveValue('Somebody');
    await expect(name).not.toHaveValue('');
  });
});
