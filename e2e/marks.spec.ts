import type { Locator, Page } from '@playwright/test';
import { typefacesLoaded } from './accessible.ts';
import { expect, test } from './steeple-test.ts';

/** What the style sheet draws behind an element's words. */
function drawnAfter(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const { content, display } = getComputedStyle(node, '::after');
    return display === 'none' || content === 'none' ? '' : content;
  });
}

async function marked(page: Page): Promise<string[]> {
  await expect(page.locator('label').first()).toBeVisible();
  const names: string[] = [];
  for (const label of await page.locator('form label').all()) {
    if ((await drawnAfter(label)).includes('*')) {
      names.push((await label.innerText()).trim());
    }
  }
  return names;
}

test('required fields are marked one way in all forms, and the marks are no words', async ({
  page,
  bringSession,
}) => {
  await page.goto('/auth');
  expect(await marked(page)).toEqual(['Email', 'Password']);
  await bringSession('superAdmin');
  await page.goto('/accounts/add');
  expect(await marked(page)).toEqual(['Account Name']);
  await page.goto('/knowledge/add');
  expect(await marked(page)).toEqual(['Title', 'Prompt']);
  await page.goto('/users/add');
  expect(await marked(page)).toEqual([
    'First Name',
    'Last Name',
    'Email',
    'Role',
    'Password',
    'Confirm Password',
  ]);
});

test('a button that shows only an icon says its name on hover and on focus', async ({
  page,
  signIn,
  newChurch,
}) => {
  const { name } = await newChurch();
  await signIn('superAdmin');
  for (const label of [`Edit ${name}`, `Delete ${name}`]) {
    const button = page.getByLabel(label, { exact: true });
    const frame = page.locator('[data-hint]').filter({ has: button });
    await page.mouse.move(0, 0);
    await expect.poll(() => drawnAfter(frame)).toBe('');
    await button.hover();
    await expect(frame).toHaveAttribute('data-hint', label);
    await expect.poll(() => drawnAfter(frame)).not.toBe('');
  }
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  const first = page.getByLabel(`Edit ${name}`, { exact: true });
  await first.focus();
  const frame = page.locator('[data-hint]').filter({ has: first });
  await expect.poll(() => drawnAfter(frame)).not.toBe('');
});

test('Connected Since stands on one line at every width', async ({ page, bringSession }) => {
  await bringSession('grace');
  await page.goto('/account/integration/planning-center');
  const since = page.getByRole('definition').nth(2);
  await expect(since).toContainText(/ at /);
  await typefacesLoaded(page);
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await since.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
});
