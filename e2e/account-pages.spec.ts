import { expect, test } from './steeple-test.ts';

/** What they say to a church without figures; Harbor is connected to nothing. */
const pages = [
  {
    path: '/account/dashboard',
    title: 'Church Health Dashboard',
    named: 'Weekly pulse check for Harbor Community Church',
    body: 'Dashboard content coming soon',
  },
  {
    path: '/account/forecast',
    title: 'Church Forecast',
    named: 'Data-driven projections for Harbor Community Church',
    body: 'Forecast content coming soon',
  },
  {
    path: '/account/recommendations',
    title: 'Recommendations',
    named: 'AI-powered insights and strategies for your church',
    body: 'Recommendations content coming soon',
  },
  {
    path: '/account/integration',
    title: 'Integration',
    named: 'Integration settings for Harbor Community Church',
    body: 'Import CSV File',
  },
] as const;

// Proves: 1.pages.01, 2.routes.07, 2.account-pages.01, 2.account-pages.04, 2.account-pages.05
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
