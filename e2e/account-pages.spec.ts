import { randomUUID } from 'node:crypto';
import { expect, fillSignIn, test } from './steeple-test.ts';

/** What they say to a church without figures; Harbor is connected to nothing. */
const pages = [
  {
    path: '/account/dashboard',
    title: 'Church Health Dashboard',
    named: 'Weekly pulse check for Harbor Community Church',
    unnamed: 'Your Monday morning church health overview',
    body: 'Dashboard content coming soon',
  },
  {
    path: '/account/forecast',
    title: 'Church Forecast',
    named: 'Data-driven projections for Harbor Community Church',
    unnamed: 'Where your church is heading based on trends and data',
    body: 'Forecast content coming soon',
  },
  {
    path: '/account/recommendations',
    title: 'Recommendations',
    named: 'AI-powered insights and strategies for your church',
    unnamed: 'AI-powered insights and strategies for your church',
    body: 'Recommendations content coming soon',
  },
] as const;

// Proves: 1.pages.01, 2.account-pages.01, 2.account-pages.04, 2.account-pages.05
// Proves: 2.account-pages.08, 2.account-pages.09
test('each page says what it is, for which church, and what is to come', { tag: '@phone' }, async ({
  page,
  bringSession,
}) => {
  await bringSession('harbor');
  for (const { path, title, named, body } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(named, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(body, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/· Steeple$/);
  }
});

// Proves: 2.account-pages.07
test('without an account name the pages speak to any church', async ({
  page,
  client,
  newChurch,
}) => {
  const church = await newChurch();
  const email = `homeless-${randomUUID()}@example.test`;
  const body = {
    email,
    first_name: 'No',
    last_name: 'Church',
    role: 'account_admin',
    password: 'steeple-demo',
    account_id: church.id,
  };
  expect((await client.functions.invoke('create-user', { body })).error).toBeNull();
  expect((await client.from('accounts').delete().eq('id', church.id)).error).toBeNull();

  await page.goto('/auth');
  await fillSignIn(page, email, 'steeple-demo');
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  for (const { path, unnamed } of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(unnamed, { exact: true })).toBeVisible();
  }
});
