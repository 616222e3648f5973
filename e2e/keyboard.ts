import type { Locator, Page } from '@playwright/test';
import { expect } from './steeple-test.ts';

/**
 * Goes to something with Tab alone, and sees on the way where the focus is: on each control a line is
 * drawn around it, or it is a field with its cursor.
 *
 * @param key which way
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press(key);
    expect(await unmarkedFocus(page)).toBeNull();
    if (await target.evaluate((node) => node === document.activeElement)) {
      return;
    }
  }
  throw new Error(`${key} does not lead to ${target}.`);
}

/** Goes to something with Tab alone, and presses it. */
export async function press(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/**
 * Goes down an open list to one of its options, and takes it. A list that is just opening forgets which
 * one was gone to.
 */
export async function takeOption(page: Page, option: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('data-combobox-selected', 'true', { timeout: 500 });
    await page.keyboard.press('Enter');
    await expect(option).toBeHidden({ timeout: 500 });
  }).toPass();
}

/**
 * Something has the focus: what was pressed may be gone, but not the place.
 *
 * @param where what it is
 */
export async function expectFocusKept(page: Page, where?: Locator): Promise<void> {
  if (where) {
    await expect(where).toBeFocused();
    return;
  }
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus' })
    .not.toBe('BODY');
}

/** What has the focus though nobody sees it; null if it is seen, or nothing of the page has it. */
function unmarkedFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches('input, textarea, select')) {
      const isHidden = focused?.matches('[type="radio"], [type="checkbox"], [type="range"]');
      if (!focused || !isHidden) {
        return null;
      }
    }
    const isOutlined = (node: Element | null) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node ?? document.body);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const { parentElement } = focused;
    const marked = [focused, focused.closest('label'), parentElement];
    return marked.some((node) => node !== null && isOutlined(node))
      ? null
      : focused.outerHTML.slice(0, 200);
  });
}
