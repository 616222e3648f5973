import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './steeple-test.ts';

/**
 * Each screen at desktop and phone size, which expectAccessible looks at in light and in dark; the account
 * pages are looked at by their own tests.
 */
test.describe('no axe finding, no sideways scrolling', { tag: '@phone' }, () => {
  // Several screens each, read twice.
  test.describe.configure({ timeout: 60_000 });

  test('the sign-in page and the legal pages', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expectAccessible(page);
    for (const path of ['/privacy', '/terms']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });

  // Proves: 2.routes.06
  test('the accounts screens', async ({ page, signIn, newChurch, client }) => {
    const church = await newChurch({ location: 'Austin, Texas', notes: 'A note '.repeat(60) });
    await client
      .from('knowledge')
      .insert({ title: 'An entry', prompt: 'Its text', account_id: church.id });
    await signIn('superAdmin');
    await expect(page.getByText(church.name, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    for (const path of [
      '/accounts/add',
      `/accounts/edit/${church.id}`,
      `/accounts/view/${church.id}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Add Knowledge' }).click();
    await expectAccessible(page);
  });

  // Proves: 2.routes.06
  test('the users screens', async ({ page, bringSession, client }) => {
    await bringSession('superAdmin');
    const { data } = await client.auth.getUser();
    for (const path of ['/users', '/users/add', `/users/edit/${data.user?.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Account Admin' }).click();
    await page.getByRole('combobox', { name: 'Account' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  // Proves: 2.routes.06
  test('the core knowledge list, its menu, its dialog and its screens', async ({
    page,
    bringSession,
    client,
  }) => {
    const { data: entry } = await client
      .from('knowledge')
      .insert({ title: 'Tone of voice', prompt: 'Be warm. '.repeat(60) })
      .select()
      .single();
    await bringSession('superAdmin');
    await page.goto('/knowledge');
    await page.getByRole('button', { name: 'Actions for Tone of voice' }).first().click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    for (const path of ['add', `edit/${entry.id}`, `view/${entry.id}`]) {
      await page.goto(`/knowledge/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await expectAccessible(page);
    }
    await client.from('knowledge').delete().eq('id', entry.id);
  });

  // Proves: 2.routes.06, 2.shell.01
  test('the profile and its menu', async ({ page, bringSession }) => {
    await bringSession('grace');
    await page.goto('/profile');
    await expect(page.getByLabel('First Name')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /profile menu/i })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('320 pixels wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing scrolls sideways', async ({ page, bringSession, newChurch, client }) => {
    const title = 'Averylongunbrokenname'.repeat(8);
    const church = await newChurch({ account_name: title, notes: 'x'.repeat(500) });
    const { data: entry } = await client
      .from('knowledge')
      .insert({ title, prompt: 'x'.repeat(500) })
      .select()
      .single();
    await page.goto('/auth');
    await expectNoSidewaysScroll(page);
    await bringSession('superAdmin');
    for (const path of [
      '/accounts',
      '/accounts/add',
      `/accounts/edit/${church.id}`,
      `/accounts/view/${church.id}`,
      '/knowledge',
      '/knowledge/add',
      `/knowledge/edit/${entry.id}`,
      `/knowledge/view/${entry.id}`,
      '/profile',
      '/privacy',
      '/terms',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    }
    await client.from('knowledge').delete().eq('id', entry.id);
  });
});
