import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect, test } from './steeple-test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What a width and dark colors can break; the other rules read much the same document in all four. */
const colorAndSizeRules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** No axe finding in light and dark, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
}

/** No axe finding: all rules on a light desktop, those of colors and sizes in dark and on a phone. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  expect(
    await violationsOf(page, test.info().project.name === 'phone' ? colorAndSizeRules : undefined),
  ).toEqual([]);
  await expectDarkContrast(page);
}

/** No color that is hard to read in the dark. */
export async function expectDarkContrast(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await violationsOf(page, colorAndSizeRules)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What axe finds. It is put into a document once: that takes as long as most of its readings. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const options = {
    resultTypes: ['violations'],
    // No rule that is on reads style sheets.
    preload: { assets: ['media'] },
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  } satisfies RunOptions;
  return page.evaluate(async (given) => {
    const { violations } = await window.axe.run(given);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }, options);
}

/** Nothing to scroll sideways; after a change of the window's width the page needs a moment to follow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => sidewaysScroll(page), { message: 'pixels of sideways scrolling' })
    .toBeLessThanOrEqual(0);
}

/** Waits for the typefaces that what is on the page is drawn with: others are wider. */
export async function typefacesLoaded(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
}

/** By how many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
