import { runSteeple } from '#testing/running-steeple.ts';
import { expect, fillSignIn, test } from './steeple-test.ts';

const operator = { email: 'operator@example.org', password: 'a new installation' };

// Proves: 2.accounts.11, 2.knowledge.10
test('a new installation without the demo says how to begin, and has its first super admin as the only user', async ({
  page,
}) => {
  // A first start makes a database.
  test.setTimeout(180_000);
  const fresh = await runSteeple({
    DEMO: 'off',
    SUPER_ADMIN_EMAIL: operator.email,
    SUPER_ADMIN_PASSWORD: operator.password,
  });
  try {
    await page.goto(`${fresh.url}/auth`);
    await fillSignIn(page, operator.email, operator.password);
    await page.waitForURL('**/accounts');
    await expect(
      page.getByText('No accounts found. Create your first account to get started.', {
        exact: true,
      }),
    ).toBeVisible();
    await page.goto(`${fresh.url}/knowledge`);
    await expect(
      page.getByText('No core knowledge entries found. Create your first entry to get started.', {
        exact: true,
      }),
    ).toBeVisible();
    await page.goto(`${fresh.url}/users`);
    await expect(page.getByText(operator.email, { exact: true })).toBeVisible();
    await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  } finally {
    // Nothing is read from it any more when it goes.
    await page.goto('about:blank');
    await fresh.remove();
  }
});
