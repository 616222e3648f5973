import type { Page } from '@playwright/test';
import { expect, test } from './steeple-test.ts';

const pages = [
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/terms', title: 'Terms of Service' },
] as const;

const text = (page: Page) => page.getByRole('main');

test('the sign-in page leads to both pages, and Back leads to the door with or without a history', async ({
  page,
}) => {
  for (const { path, title } of pages) {
    await page.goto('/auth');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.goto('about:blank');
    await page.goto(path);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/auth$/);
  }
});

test('both pages stay readable for somebody signed in, and lead back into the app', async ({
  page,
  signIn,
}) => {
  await signIn('grace');
  for (const { path, title } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/account\/dashboard$/);
  }
});

test('both pages load none of the app, and print as ink on paper without their buttons', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  for (const { path } of pages) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((script) => /\/app-/.test(script))).toEqual([]);
    await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
    await expect(page.getByRole('navigation')).toBeHidden();
    const colors = await page
      .getByRole('heading', { level: 1 })
      .or(text(page).getByText('contact the administrator of your Steeple installation'))
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']));
  }
});

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
