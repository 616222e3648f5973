import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, typefacesLoaded } from './accessible.ts';
import { expect, test } from './story-church-test.ts';

/** Where things begin, rounded: what stands on one line has one of them. */
async function tops(things: Locator): Promise<number[]> {
  return things.evaluateAll((all) => [
    ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))),
  ]);
}

const tiles = (page: Page) =>
  page.getByRole('region', { name: 'Two of eight' }).or(page.locator('ul:has(> li > h3)')).first();

test('charts and facts of a row of tiles stand on one line, whatever the states say', async ({
  page,
  openChurch,
}) => {
  await openChurch();
  await typefacesLoaded(page);
  // Two lines of words in one tile of the row.
  await page
    .getByText('Normal')
    .first()
    .evaluate((words) => {
      words.textContent = 'Final on Wednesday: week of November 9: a little below the usual range';
    });
  const list = tiles(page);
  for (const part of ['svg[role="img"]', 'dl']) {
    expect(await tops(list.locator(`li:nth-child(-n + 4) ${part}`)), part).toHaveLength(1);
  }
});

test('on a phone the toolbar is one row, with Print and Share in a menu', async ({
  page,
  openChurch,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 720 });
    if (width === 320) {
      await openChurch();
      await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
    }
    const week = page.getByRole('button', { name: /^Week of/ });
    const more = page.getByRole('button', { name: 'More actions' });
    expect(await tops(week.or(more))).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share this page' })).toBeVisible();
});

test('a week is chosen in a calendar of whole weeks, and axe finds nothing in it', {
  tag: '@phone',
}, async ({ page, openChurch }) => {
  await openChurch();
  await page.getByRole('button', { name: /^Week of/ }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a week' })).toBeVisible();
  // Not what is in range: on a phone that is also the week under the finger.
  const dialog = page.getByRole('dialog', { name: 'Choose a week' });
  await expect(dialog.locator('[aria-pressed="true"]')).toHaveCount(7);
  await expectNoViolations(page);
});
