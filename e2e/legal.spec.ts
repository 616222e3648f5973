import type { Page } from '@playwright/test';
import { expect, test } from './steeple-test.ts';

const pages = [
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/terms', title: 'Terms of Service' },
] as const;

const text = (page: Page) => page.getByRole('main');

for (const { path, title } of pages) {
  // Proves: 1.legal.01, 2.routes.01, 9.legal.01
  test(`${path} can be read without signing in, and is dated Oct 24, 2025`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Last updated: Oct 24, 2025', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Steeple`);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  // Proves: 1.legal.01
  test(`from the sign-in page to ${path} and back`, { tag: '@phone' }, async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test(`${path} without a history leads back to the door`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test(`${path} stays readable for somebody signed in, and leads back into the app`, async ({
    page,
    signIn,
  }) => {
    await signIn('grace');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/account\/dashboard$/);
  });

  test(`${path} loads none of the app`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((script) => /\/app-/.test(script))).toEqual([]);
  });

  test(`${path} prints as ink on paper, without its buttons`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
    await expect(page.getByRole('navigation')).toBeHidden();
    const colors = await page
      .getByRole('heading', { level: 1 })
      .or(text(page).getByText('contact the administrator of your Steeple installation'))
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']));
  });
}

test('the contents lead to each section by keyboard', async ({ page }) => {
  await page.goto('/terms');
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', {
    name: 'Governing law',
  });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/terms#law$/);
  await expect(page.getByRole('heading', { name: /Governing law/ })).toBeInViewport();
});

// Proves: 2.legal.01, 2.legal.02, 2.legal.03, 2.legal.04, 9.legal.01
test('the terms state every fact that is fixed', async ({ page }) => {
  await page.goto('/terms');
  for (const fact of [
    'Children under 13 may not use it.',
    'the amount you paid us for it in the last 12 months before the claim arose, or to 100 US dollars if nothing was paid',
    'You may opt out of arbitration within 30 days',
    'The arbitration takes place in Travis County, Texas',
    'The laws of the State of Texas govern these terms',
    'contact the administrator of your Steeple installation',
  ]) {
    await expect(text(page)).toContainText(fact);
  }
});

test('the privacy policy says what Steeple does', async ({ page }) => {
  await page.goto('/privacy');
  for (const fact of [
    'stored in a PostgreSQL database',
    'While you connect a service, Steeple sets one cookie.',
    'kept for ten years',
    'no outside AI service receives it',
    'your session, so that you stay signed in',
    'the id and the name of the account they have selected to view',
    'your color scheme',
    'Planning Center',
    'read-only scope',
    'Google API Services User Data Policy',
    'Limited Use',
    'Knowledge entries act as prompts',
    'not directed to children under 13',
    'contact the administrator of your Steeple installation',
  ]) {
    await expect(text(page)).toContainText(fact);
  }
});

test('what the privacy policy says of the browser is true', async ({ page, context, signIn }) => {
  await signIn('superAdmin');
  await page.getByRole('banner').getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.evaluate(() => window.location.assign('/privacy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'steeple-color-scheme',
    'steeple-session',
  ]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
