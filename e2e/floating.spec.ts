import type { Locator } from '@playwright/test';
import { expect, test } from './steeple-test.ts';

/** Whether it is set off from what is below: a border that is seen, and a shadow. */
async function standsOut(list: Locator): Promise<{ border: boolean; shadow: boolean }> {
  await expect(list).toBeVisible();
  return list.evaluate((node) => {
    const { borderTopWidth, borderTopColor, backgroundColor, boxShadow } = getComputedStyle(node);
    return {
      border: Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor,
      shadow: boxShadow !== 'none',
    };
  });
}

const both = { border: true, shadow: true };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: '@phone' }, () => {
    test.use({ colorScheme });

    test('what opens over the page stands out from it', async ({ page, signIn }) => {
      await signIn('superAdmin');
      await page.getByRole('button', { name: 'Profile menu' }).click();
      expect(await standsOut(page.getByRole('menu'))).toEqual(both);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Switch account/ }).click();
      const switcher = page.getByRole('listbox', { name: 'Accounts' }).locator('xpath=..');
      expect(await standsOut(switcher)).toEqual(both);
      await page.goto('/users/add');
      await page.getByRole('combobox', { name: 'Role' }).click();
      const roles = page.getByRole('option', { name: 'Super Admin' });
      const frame = page.locator('.mantine-Select-dropdown').filter({ has: roles });
      expect(await standsOut(frame)).toEqual(both);
    });
  });
}

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
