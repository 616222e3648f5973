import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, toastOf } from './steeple-test.ts';

/** Harbor Community Church, which is connected to nothing. */
const harbor = '5eed0000-0000-4000-8000-0000000000a2';
const years = 3;
const sundays = 52 * years;
const kinds = 8;
const services = 2;
const counts = sundays * services * kinds;
const many = counts.toLocaleString('en-US');

// Other files meet Harbor as it came.
test.afterEach(({ owner }) =>
  owner.query(
    `do $$ declare kept regclass; begin
       for kept in select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'analytics'::regnamespace and relkind = 'r' and attname = 'account_id'
       loop execute format('delete from %s where account_id = %L', kept, '${harbor}'); end loop;
     end $$`,
  ),
);

/** Saves what a button downloads, as text. */
async function downloadFrom(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

// Proves: 7.counts.10
test('a church without any connection tries three years of counts: every screen is alive, and empty again after one click', async ({
  page,
  bringSession,
  owner,
}) => {
  await bringSession('harbor');
  await page.goto('/account/dashboard');
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'Import a spreadsheet' }).click();
  await page.getByRole('button', { name: 'Try it with three years of made-up counts' }).click();
  await expect(page.getByRole('heading', { name: /^We found 156 Sundays/ })).toBeVisible();
  // What is in attendance already is all that it asks.
  await page.getByRole('button', { name: `Save ${many} counts` }).click();
  await expect(toastOf(page, `${many} counts saved.`)).toBeVisible();

  await page.goto('/account/dashboard');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Can I trust this?')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(main.getByText(/people/).first()).toBeVisible();
  for (const name of ['Attendance', 'Kids', 'First-time guests', 'Baptisms']) {
    await expect(main.getByRole('link', { name, exact: true }).first()).toBeVisible();
  }

  await page.goto('/account/forecast');
  await expect(main.getByRole('table', { name: 'The next 8 weeks' }).getByRole('row')).toHaveCount(
    9,
  );
  await page.goto('/account/recommendations');
  await expect(page.getByText('Recommendations content coming soon')).toHaveCount(0);
  await page.goto('/account/dashboard?figure=attendance&weeks=156');
  await expect(page.getByRole('slider', { name: 'Attendance, week by week' })).toBeVisible();
  const look = await downloadFrom(page, 'CSV');
  expect(look.trim().split('\r\n')).toHaveLength(sundays + 1);

  await page.goto('/account/report');
  await expect(page.getByRole('region', { name: /^Page 1 of/ })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Send me one now' }).click();
  await expect(toastOf(page, 'Sent. You’ll find it in the demo’s inbox.')).toBeVisible();

  await page.goto('/account/measures');
  const csv = await downloadFrom(page, 'Export everything (CSV)');
  expect(csv.trim().split('\r\n')).toHaveLength(counts + 1);

  await page.goto('/account/count/import');
  await page.getByRole('button', { name: /^Undo / }).click();
  await expect(page.getByText(`${many} counts were removed.`)).toBeVisible();
  const figures = async () => {
    const { rows } = await owner.query('select from analytics.figures where account_id = $1', [
      harbor,
    ]);
    return rows.length;
  };
  await expect.poll(figures).toBe(0);
  await page.goto('/account/dashboard');
  await expect(page.getByRole('link', { name: 'Import a spreadsheet' })).toBeVisible();
});
