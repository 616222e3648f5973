import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, isPhone, test } from './steeple-test.ts';

test.describe('a super admin', () => {
  test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

  test('reads who changed what, from the profile menu on', { tag: '@phone' }, async ({
    page,
    client,
    newChurch,
  }) => {
    const church = await newChurch({ location: 'Austin' });
    await client.from('accounts').update({ location: 'Waco' }).eq('id', church.id);
    await page.goto('/');
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('menuitem', { name: 'Audit Log' }).click();
    await expect(page).toHaveURL(/\/audit$/);
    await expect(page).toHaveTitle('Audit Log · Steeple');
    const entry = entryOf(page, 'Changed account', church.name);
    await expect(entry).toContainText('Sam Rivers');
    await entry.getByRole('button', { name: /^Details/ }).click();
    await expect(entry.getByText('Location', { exact: true })).toBeVisible();
    await expect(entry.getByText('Austin', { exact: true })).toBeVisible();
    await expect(entry.getByText('Waco', { exact: true })).toBeVisible();
    await entry.getByRole('link', { name: 'All entries for this record' }).click();
    await expect(page.getByRole('button', { name: /^Details/ })).toHaveCount(2);
    await expect(page.getByText('Showing history for one record only.')).toBeVisible();
  });

  test('narrows it down; the filter survives a reload', async ({ page, client, newChurch }) => {
    const church = await newChurch();
    const title = `Entry ${randomUUID()}`;
    await client.from('knowledge').insert({ title, prompt: 'P', account_id: church.id });
    await page.goto('/audit');
    await choose(page, 'Kind', 'Knowledge');
    await choose(page, 'Operation', 'Created');
    await page.getByRole('textbox', { name: 'Person' }).fill('rivers');
    await expect(page).toHaveURL(/\?kind=knowledge&operation=insert&person=rivers$/);
    await page.reload();
    const entry = entryOf(page, 'Created knowledge entry', title);
    await expect(entry).toContainText(church.name);
    await expect(page.getByText('Created account')).toHaveCount(0);
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await expect(page.getByText('No entries match your filter.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/audit$/);
    await expect(entryOf(page, 'Created account', church.name)).toBeVisible();
  });

  test('types the dates on the keyboard, and is told when they are reversed', async ({ page }) => {
    await page.goto('/audit');
    const from = page.getByLabel('From', { exact: true });
    const to = page.getByLabel('To', { exact: true });
    await from.pressSequentially('11192025');
    await expect(from).toHaveValue('2025-11-19');
    await to.pressSequentially('11182025');
    await expect(to).toHaveValue('2025-11-18');
    await expect(page).toHaveURL(/\?from=2025-11-19&to=2025-11-18$/);
    await expect(from).toHaveAccessibleDescription('The start date is after the end date.');
    await expectAccessible(page);
    await photograph(page, 'reversed');
    // A part that is typed anew leaves the others alone.
    await to.press('Backspace');
    await to.pressSequentially('2026');
    await expect(page).toHaveURL(/\?from=2025-11-19&to=2026-11-18$/);
    await expect(from).toHaveAccessibleDescription('');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/audit$/);
    await expect(from).toHaveValue('');
    await expect(to).toHaveValue('');
  });

  test('loads older entries with the keyboard', async ({ page, client }) => {
    const mark = randomUUID();
    const { data } = await client
      .from('accounts')
      .insert(Array.from({ length: 120 }, (_, n) => ({ account_name: `${mark} ${n}` })))
      .select('id');
    await page.goto('/audit?kind=accounts');
    await expect(page.getByText('50 entries so far')).toBeVisible();
    await page.getByRole('button', { name: 'Load more' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('100 entries so far')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load more' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^1[2-5]\d entries/)).toBeVisible();
    await client
      .from('accounts')
      .delete()
      .in('id', data?.map(({ id }) => id) ?? []);
  });

  test('sees grey entries while it loads, and takes it along as a file', async ({
    page,
    newChurch,
  }) => {
    const name = `=SUM(1;1) "${randomUUID()}"`;
    await newChurch({ account_name: name });
    const held = await holdRequests(page, '**/functions/v1/audit-log');
    await page.goto('/audit?kind=accounts&operation=insert');
    await expect(page.locator('[data-skeleton]').first()).toBeVisible();
    held.release();
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV for spreadsheets' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^steeple-audit-log-\d{4}-\d{2}-\d{2}\.csv$/);
    await expect(page.getByText('The audit log has been exported.')).toBeVisible();
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF"happened_at"')).toBe(true);
    expect(text).toContain(`"'${name.replaceAll('"', '""')}"`);
  });
});

test.describe('everybody reads it', { tag: '@phone' }, () => {
  test('the screen has no axe finding and never scrolls sideways', async ({
    page,
    client,
    bringSession,
    newChurch,
  }) => {
    test.slow();
    const church = await newChurch({ account_name: 'Averylongunbrokenname'.repeat(8) });
    await client
      .from('accounts')
      .update({ notes: 'Averylongunbrokennote'.repeat(40), location: 'Waco, Texas' })
      .eq('id', church.id);
    await bringSession('superAdmin');
    await page.goto('/audit');
    const entry = entryOf(page, 'Changed account', church.name);
    await expect(entry).toBeVisible();
    await expectAccessible(page);
    // What follows is about one entry; axe would read all the others again each time.
    await page.goto(`/audit?record=${church.id}`);
    await entry.getByRole('button', { name: /^Details/ }).click();
    await entry.getByRole('button', { name: /^Show all/ }).click();
    await expectAccessible(page);
    await entry.getByRole('button', { name: /^Show less/ }).click();
    // A tooltip of the pointer's last place is no part of the screen.
    await page.mouse.move(0, 0);
    for (const width of isPhone(page) ? [320] : [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await photograph(page, `${width}`);
    }
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Kind' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/audit?to=2020-01-01');
    await expect(page.getByText('No entries match your filter.')).toBeVisible();
    await expectAccessible(page);
  });
});

function entryOf(page: Page, deed: string, subject: string) {
  // A line on a phone, rows of a table elsewhere.
  const entries = page.getByRole('listitem').or(page.locator('main tbody'));
  return entries.filter({ hasText: deed }).filter({ hasText: subject }).first();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function photograph(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: `${folder}/audit-${name}.png` });
  }
}
