import { readFile } from 'node:fs/promises';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { expectAccessible } from './accessible.ts';
import { giveForecast } from './forecast-church.ts';
import { expect, isPhone, test } from './steeple-test.ts';

test.beforeEach(async ({ page, bringSession, newChurch }) => {
  const church = await newChurch();
  await bringSession('superAdmin');
  await page.evaluate(
    ([idKey, id, nameKey, name]) => {
      localStorage.setItem(idKey ?? '', id ?? '');
      localStorage.setItem(nameKey ?? '', name ?? '');
    },
    [storageKeys.selectedAccountId, church.id, storageKeys.selectedAccountName, church.name],
  );
  test.info().annotations.push({ type: 'church', description: church.id });
});

const churchId = () =>
  test.info().annotations.find(({ type }) => type === 'church')?.description ?? '';

test('eight weeks ahead, why, what was said and came, and how well it does', {
  tag: '@phone',
}, async ({ page, owner }) => {
  await giveForecast(owner, churchId());
  await page.goto('/account/forecast');
  const main = page.getByRole('main');
  await expect(main.getByText(/stands out|look different|expect/).first()).toBeVisible();
  await expect(main.getByText(/We don’t change it afterward/)).toBeVisible();
  const table = main.getByRole('table', { name: 'The next 8 weeks' });
  await expect(table.getByRole('row')).toHaveCount(9);
  await expect(
    main.getByRole('heading', { name: /of the last \d+ weeks landed in our range/ }),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: /off by/ })).toBeVisible();
  if (isPhone(page)) {
    await expect(main.getByRole('img', { name: /^Actual, 13 weeks: / })).toBeVisible();
  }
  await expectAccessible(page);
});

test('figure and weeks are in the address, a week is explained from the keyboard, and all of it goes into a file', async ({
  page,
  owner,
}) => {
  await giveForecast(owner, churchId());
  await page.goto('/account/forecast?figure=attendance&weeks=4');
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: 'The next 4 weeks' });
  await expect(table.getByRole('row')).toHaveCount(5);
  const third = table.getByRole('button').nth(2);
  await third.focus();
  await page.keyboard.press('Enter');
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  await main.getByRole('combobox', { name: 'Weeks' }).selectOption('8 weeks');
  await expect(page).toHaveURL(/weeks=8/);
  await expect(main.getByRole('table', { name: 'The next 8 weeks' })).toBeVisible();
});

test('a super admin may end that others learn from a church, but not begin it', async ({
  page,
  owner,
}) => {
  await giveForecast(owner, churchId());
  const sharing = page.getByRole('switch', {
    name: 'Help improve forecasts for every church by sharing how Easter and other events affect your numbers',
  });
  const shares = async () => {
    const { rowCount } = await owner.query(
      'select from analytics.forecast_sharing where account_id = $1',
      [churchId()],
    );
    return rowCount === 1;
  };
  await page.goto('/account/forecast');
  await expect(sharing).not.toBeChecked();
  await expect(sharing).toBeDisabled();
  await owner.query(
    `insert into analytics.forecast_sharing (account_id, shared_by)
     select $1, user_id from public.profiles where email = 'harbor@steeple.test'`,
    [churchId()],
  );
  await page.reload();
  await expect(sharing).toBeChecked();
  await sharing.press('Space');
  await expect.poll(shares).toBe(false);
  await page.reload();
  await expect(sharing).not.toBeChecked();
});

test('a church without eight counted weeks reads how many are missing', async ({ page }) => {
  await page.goto('/account/forecast');
  const main = page.getByRole('main');
  await expect(main.getByText('Forecast content coming soon', { exact: true })).toBeVisible();
  await expect(
    main.getByText('Attendance: we need 8 more weeks of counts before we can forecast.'),
  ).toBeVisible();
});
