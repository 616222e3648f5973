import type { Locator, Page } from '@playwright/test';
import { expect } from './steeple-test.ts';

/**
 * Lets the seconds between an app's tries pass at once, until it has given up. The page's clock has to
 * be installed before the page is opened (`page.clock.install()`).
 *
 * @param shown what stands there in the end
 */
export async function skipTries(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
}
