import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll, typefacesLoaded } from './accessible.ts';
import { expect, rememberAccount, test } from './steeple-test.ts';

test('a toast leaves the account switcher free at every width', async ({
  page,
  bringSession,
  newChurch,
}) => {
  const church = await newChurch({
    account_name: 'The First Reformed Community Church of Saint Bartholomew in Fredericksburg',
  });
  await bringSession('superAdmin');
  await rememberAccount(page, church);
  await page.goto(`/accounts/edit/${church.id}`);
  await page.getByLabel('Notes').fill('Changed');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Account updated successfully' });
  // It stays as long as the mouse is on it.
  await toast.hover();
  for (const width of [1440, 1024, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await toast.hover();
    const switcher = page.getByRole('button', { name: `Switch account: ${church.name}` });
    expect(await haveCommonGround(toast, switcher), `at ${width} px`).toBe(false);
    const menu = page.getByRole('button', { name: 'Profile menu' });
    expect(await haveCommonGround(toast, menu), `at ${width} px`).toBe(false);
  }
});

test('the accounts table shows ordinary names whole at 768 px, in rows of one height', async ({
  page,
  signIn,
  newChurch,
}) => {
  const names = [
    'Grace Hill Community Church',
    'Saint Mary Magdalene Presbyterian Church',
    'First Presbyterian Church of Springfield',
  ];
  for (const account_name of names) {
    await newChurch({ account_name });
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn('superAdmin');
  const table = page.getByRole('table', { name: 'Accounts' });
  await expect(
    table.getByRole('link', { name: 'Grace Hill Community Church' }).first(),
  ).toBeVisible();
  await typefacesLoaded(page);
  for (const name of names) {
    const link = table.getByRole('link', { name, exact: true }).first();
    expect(await link.evaluate((cell) => cell.scrollHeight - cell.clientHeight)).toBe(0);
    expect(await link.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
    const row = table.getByRole('row').filter({ hasText: name }).first();
    expect((await row.boundingBox())?.height).toBe(57);
  }
  const head = await table.getByRole('row').first().boundingBox();
  expect(head?.height, 'every heading stands in one line').toBeLessThan(50);
  await expectNoSidewaysScroll(page);
});

test('no product of Planning Center is broken at 320 px', async ({ page, bringSession }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await bringSession('grace');
  await page.goto('/account/integration/planning-center');
  const product = page.getByRole('heading', { name: 'Registration', exact: true });
  await expect(product).toBeVisible();
  await typefacesLoaded(page);
  const one = await page.getByRole('heading', { name: 'Giving', exact: true }).boundingBox();
  expect((await product.boundingBox())?.height).toBe(one?.height);
});

async function haveCommonGround(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) {
    throw new Error('Both should be on the screen.');
  }
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isBeside && !isAbove;
}
