import { expectAccessible } from './accessible.ts';
import { expect, test } from './steeple-test.ts';

const settings = [
  ['planning-center', 'Connected Products'],
  ['google-search-console', 'Search Analytics'],
] as const;

/** The demo church is connected to both sandboxes from the start. */
test.describe('no axe finding, no sideways scrolling', { tag: '@phone' }, () => {
  test('the cards and both settings pages', async ({ page, bringSession }) => {
    test.slow();
    await bringSession('grace');
    await page.goto('/account/integration');
    await page.getByRole('button', { name: 'Actions for Planning Center' }).click();
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await expectAccessible(page);
    for (const [path, heading] of settings) {
      await page.goto(`/account/integration/${path}`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await expect(page.getByText('Sandbox data').first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Change Property' }).click();
    await expectAccessible(page);
  });
});
