import { holdRequests } from './hold-requests.ts';
import { expect, fillSignIn, people, rememberAccount, test } from './steeple-test.ts';

// Proves: 1.roles.01, 2.sign-in.05
test('a super admin lands on the accounts, with a welcome', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/auth');
  await fillSignIn(page, people.superAdmin, 'steeple-demo');
  await expect(page).toHaveURL(/\/accounts$/);
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('You have been signed in successfully.', { exact: true }),
  ).toBeVisible();
});

for (const when of ['is still on its way', 'is there already']) {
  test(`what a church sees first is asked for once, whether its code ${when}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(rest\/v1\/profiles|functions\/v1\/church-pulse)$/.test(pathname)) {
        asked.push(pathname);
      }
    });
    const code = await holdRequests(page, '**/assets/app-*.js');
    await page.goto('/auth');
    await page.getByLabel('Email').fill(people.harbor);
    if (when === 'is there already') {
      code.release();
      await page.waitForLoadState('networkidle');
    }
    await fillSignIn(page, people.harbor, 'steeple-demo');
    // Who that is, which church, and its dashboard.
    await expect.poll(() => asked.length).toBe(3);
    code.release();
    await expect(
      page.getByText('Weekly pulse check for Harbor Community Church', { exact: true }),
    ).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(3);
  });
}

// Proves: 2.routes.04, 2.sign-in.06, 2.sign-in.07
test('signing out replaces the page in the history, and nothing brings anything back', async ({
  page,
  bringSession,
}) => {
  await bringSession('grace');
  await page.goto('/account/forecast');
  const before = await page.evaluate(() => window.history.length);
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session'))),
  ).toEqual([]);
  await page.goto('/account/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
});

// Proves: 4.selection.05
test('the next person to sign in sees their own church', async ({
  page,
  bringSession,
  newChurch,
}) => {
  const church = await newChurch();
  await bringSession('superAdmin');
  await rememberAccount(page, church);
  await page.goto('/account/dashboard');
  const subtitle = (name: string) =>
    page.getByText(`Weekly pulse check for ${name}`, { exact: true });
  await expect(subtitle(church.name)).toBeVisible();
  for (const [who, name] of [
    [people.grace, 'Grace Hill Church'],
    [people.harbor, 'Harbor Community Church'],
  ] as const) {
    await signOut(page);
    await fillSignIn(page, who, 'steeple-demo');
    await expect(subtitle(name)).toBeVisible();
    await expect(page.getByText(church.name)).toHaveCount(0);
  }
});

test.describe('a look-up of the account that fails', () => {
  test.use({ allowedConsole: /Failed to load resource.*403|account of the profile could not/ });

  // Proves: 8.logged.03
  test('is only logged, and the account stays empty', async ({ page, signIn, breakDatabase }) => {
    await signIn('grace');
    const logged = page.waitForEvent('console', (line) =>
      line.text().includes('could not be read'),
    );
    const mend = await breakDatabase({ table: 'public.accounts', for: 'reading' });
    await page.goto('/account/dashboard');
    await expect(
      page.getByText('Your Monday morning church health overview', { exact: true }),
    ).toBeVisible();
    await logged;
    await expect(page.getByRole('alert')).toHaveCount(0);
    await mend();
  });
});

async function signOut(page: import('@playwright/test').Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /profile menu|account menu/i })
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

test('in the demo each of its people signs in with one click', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: /^Harbor Community Church/ }).click();
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  await expect(page.getByText('It starts with one Sunday.')).toBeVisible();
});
