import type { Page } from '@playwright/test';
import { buildQuarters } from '#testing/factories/quarters.ts';
import { expectAccessible, expectNoViolations } from './accessible.ts';
import { expect, test } from './story-church-test.ts';

/** How many sheets a page prints on. */
async function sheetsOf(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const file = await page.pdf({ format });
  return [...file.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

test('from the dashboard to the closer look, to the board’s report, to paper; axe finds nothing', {
  tag: '@phone',
}, async ({ page, openChurch, owner }) => {
  test.slow();
  const church = await openChurch();
  await buildQuarters(owner, church.id);
  await page.reload();
  await expect(page.getByText('Are people staying?')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Your regulars are\./ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Take a closer look' }).click();
  await expect(page.getByRole('heading', { name: 'As a table' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Board report' }).click();
  await expect(page.getByText('Notes and decisions')).toBeVisible();
  await expect(page.getByText(/4 came again/).first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expectNoViolations(page);
  const pages = await page.getByRole('region', { name: /^Page \d of \d$/ }).count();
  expect(pages).toBe(4);
  for (const format of ['Letter', 'A4'] as const) {
    expect(await sheetsOf(page, format)).toBe(pages);
  }
});

test('on the dashboard’s one printed page the section is its first sentence', async ({
  page,
  openChurch,
  owner,
}) => {
  test.slow();
  const church = await openChurch();
  await buildQuarters(owner, church.id);
  await page.reload();
  const answer = page.getByRole('heading', { name: /^Your regulars are\./ });
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.getByText('Take a closer look')).toBeHidden();
  expect(await sheetsOf(page, 'A4')).toBe(1);
});
