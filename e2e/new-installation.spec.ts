import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';
import { expect, fillSignIn, test } from './steeple-test.ts';

const operator = { email: 'operator@example.org', password: 'a new installation' };

test.describe('a new installation without the demo', () => {
  // All in one worker: a first start makes a database.
  test.describe.configure({ mode: 'default' });
  let fresh: RunningSteeple;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    fresh = await runSteeple({
      DEMO: 'off',
      SUPER_ADMIN_EMAIL: operator.email,
      SUPER_ADMIN_PASSWORD: operator.password,
    });
  });
  test.afterAll(() => fresh.remove());

  test.beforeEach(async ({ page }) => {
    await page.goto(`${fresh.url}/auth`);
    await fillSignIn(page, operator.email, operator.password);
    await page.waitForURL('**/accounts');
  });

  // Proves: 2.accounts.11
  test('says how to begin when there is no church', async ({ page }) => {
    await expect(
      page.getByText('No accounts found. Create your first account to get started.', {
        exact: true,
      }),
    ).toBeVisible();
  });

  // Proves: 2.knowledge.10
  test('says how to begin when there is no core knowledge', async ({ page }) => {
    await page.goto(`${fresh.url}/knowledge`);
    await expect(
      page.getByText('No core knowledge entries found. Create your first entry to get started.', {
        exact: true,
      }),
    ).toBeVisible();
  });

  test('has its first super admin as the only user', async ({ page }) => {
    await page.goto(`${fresh.url}/users`);
    await expect(page.getByText(operator.email, { exact: true })).toBeVisible();
    await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  });
});
