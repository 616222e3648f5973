import type { Locator, Page } from '@playwright/test';
import { expect, test } from './steeple-test.ts';

/** It is set off from what is below, in light and dark: a border that is seen, and a shadow. */
async function expectToStandOut(page: Page, list: Locator): Promise<void> {
  await expect(list).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect(await edgeOf(list)).toEqual({ border: true, shadow: true });
  }
}

function edgeOf(list: Locator): Promise<{ border: boolean; shadow: boolean }> {
  return list.evaluate((node) => {
    const { borderTopWidth, borderTopColor, backgroundColor, boxShadow } = getComputedStyle(node);
    return {
      border: Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor,
      shadow: boxShadow !== 'none',
    };
  });
}

test.describe('on every screen', { tag: '@phone' }, () => {
  test('what opens over the page stands out from it', async ({ page, signIn }) => {
    await signIn('superAdmin');
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expectToStandOut(page, page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Switch account/ }).click();
    const switcher = page.getByRole('listbox', { name: 'Accounts' }).locator('xpath=..');
    await expectToStandOut(page, switcher);
    await page.goto('/users/add');
    await page.getByRole('combobox', { name: 'Role' }).click();
    const roles = page.getByRole('option', { name: 'Super Admin' });
    const frame = page.locator('.mantine-Select-dropdown').filter({ has: roles });
    await expectToStandOut(page, frame);
  });
});

test('at 768 the location is under the name, and the notes keep their space', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn('superAdmin');
  const row = page.getByRole('row').filter({ hasText: 'Grace Hill Church' });
  await expect(page.getByRole('columnheader')).toHaveText([
    'Account Name',
    'Notes',
    'Knowledge',
    'Switch',
    'Actions',
  ]);
  await expect(row.getByRole('cell').first()).toContainText('Austin');
  const notes = await row.getByRole('cell').nth(1).boundingBox();
  expect(notes?.width).toBeGreaterThan(130);
});
