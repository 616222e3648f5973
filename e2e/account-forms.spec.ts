import { randomUUID } from 'node:crypto';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './steeple-test.ts';

test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

test.describe('adding', () => {
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

  // Proves: 2.account-add.02, 4.forms.01
  test('shows "Creating..." meanwhile and creates one church for two clicks', async ({
    page,
    client,
  }) => {
    const name = `Once ${randomUUID()}`;
    const held = await holdRequests(page, '**/rest/v1/accounts*', 'POST');
    await page.goto('/accounts/add');
    await page.getByLabel('Account Name').fill(name);
    await page.getByRole('button', { name: 'Create Account' }).dblclick();
    await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    held.release();
    await expect(page).toHaveURL(/\/accounts$/);
    const { data } = await client.from('accounts').select('id').eq('account_name', name);
    expect(data).toHaveLength(1);
    await client.from('accounts').delete().eq('account_name', name);
  });

  // Proves: 2.account-add.02
  test('Cancel leaves without asking; another way out asks first', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/accounts');
    await page.getByRole('link', { name: /add account/i }).click();
    await page.getByLabel('Account Name').fill('Half typed');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /stay|keep/i })
      .click();
    await expect(page.getByLabel('Account Name')).toHaveValue('Half typed');
    await page
      .getByRole('button', { name: 'Cancel' })
      .or(page.getByRole('link', { name: 'Cancel' }))
      .click();
    await expect(page).toHaveURL(/\/accounts$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('a failed save', () => {
  test.use({ allowedConsole: /Failed to load resource|account/i });

  // Proves: 8.accounts.03
  test('keeps what was typed and says so', async ({ page, breakDatabase }) => {
    await page.goto('/accounts/add');
    await page.getByLabel('Account Name').fill('Kept');
    await breakDatabase({ table: 'public.accounts', for: 'writing' });
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Failed to create account', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Account Name')).toHaveValue('Kept');
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  });

  // Proves: 8.accounts.04
  test('of an edit stays on the form', async ({ page, newChurch, breakDatabase }) => {
    const church = await newChurch();
    await page.goto(`/accounts/edit/${church.id}`);
    await page.getByLabel('Notes').fill('Changed');
    const mend = await breakDatabase({ table: 'public.accounts', for: 'writing' });
    await page.getByRole('button', { name: /save/i }).click();
    await expect(page.getByText('Failed to update account', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue('Changed');
    await mend();
  });
});

test.describe('a church deleted meanwhile', () => {
  test.use({ allowedConsole: /Failed to load resource|account/i });

  test('cannot be saved; the form says so and keeps what was typed', async ({
    page,
    newChurch,
    client,
  }) => {
    const church = await newChurch();
    await page.goto(`/accounts/edit/${church.id}`);
    await page.getByLabel('Notes').fill('Changed');
    await client.from('accounts').delete().eq('id', church.id);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Failed to update account', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        'This account no longer exists, or you may no longer change it. Copy what you still need, then press Cancel.',
      ),
    ).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue('Changed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/accounts$/);
  });
});

test.describe('editing', () => {
  // Proves: 2.account-edit.01, 2.account-edit.05, 4.forms.03, 5.accounts.03, 8.accounts.06
  test('fills the form and saves to the view', async ({ page, newChurch }) => {
    const church = await newChurch({ location: 'Old place', notes: 'Old notes' });
    await page.goto(`/accounts/edit/${church.id}`);
    await expect(page.getByLabel('Account Name')).toHaveValue(church.name);
    await expect(page.getByLabel('Location')).toHaveValue('Old place');
    await expect(page.getByLabel('Notes')).toHaveValue('Old notes');
    await page.getByLabel('Location').fill('');
    await page.getByRole('button', { name: /save/i }).click();
    await expect(page.getByText('Account updated successfully', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/accounts/view/${church.id}$`));
    await expect(page.getByText('Old place', { exact: true })).toBeHidden();
  });

  // Proves: 2.account-edit.03, 4.forms.03
  test('a church that does not exist is said to be missing', async ({ page }) => {
    await page.goto(`/accounts/edit/${randomUUID()}`);
    await expect(page.getByText('Account Not Found', { exact: true })).toBeVisible();
    await expect(
      page.getByText('The requested account could not be found.', { exact: true }),
    ).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /back/i })
      .or(page.getByRole('main').getByRole('button', { name: /back/i }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/accounts$/);
  });

  // Proves: 2.account-edit.05
  test('Cancel goes to the view', async ({ page, newChurch }) => {
    const church = await newChurch();
    await page.goto(`/accounts/edit/${church.id}`);
    await page
      .getByRole('button', { name: 'Cancel' })
      .or(page.getByRole('link', { name: 'Cancel' }))
      .click();
    await expect(page).toHaveURL(new RegExp(`/accounts/view/${church.id}$`));
  });
});

test.describe('a load that fails', () => {
  test.use({ allowedConsole: /Failed to load resource|account/i });

  test.describe.configure({ timeout: 60_000 });
  for (const screen of ['edit', 'view']) {
    // Proves: 2.account-edit.04, 2.account-view.03, 8.accounts.07
    test(`of ${screen} leads back to the list`, async ({ page, newChurch, breakDatabase }) => {
      const church = await newChurch();
      const mend = await breakDatabase({ table: 'public.accounts', for: 'reading' });
      await page.goto(`/accounts/${screen}/${church.id}`);
      await expect(page).toHaveURL(/\/accounts$/);
      await mend();
    });
  }

  test('of the view of a missing church leads back to the list', async ({ page }) => {
    await page.goto(`/accounts/view/${randomUUID()}`);
    await expect(page).toHaveURL(/\/accounts$/);
  });
});
