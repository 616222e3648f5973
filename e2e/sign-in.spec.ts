import { holdRequests } from './hold-requests.ts';
import { expect, fillSignIn, people, rememberAccount, test, toastOf } from './steeple-test.ts';

// Proves: 2.routes.01, 2.sign-in.01, 2.sign-in.02, 2.sign-in.03
test('the sign-in page welcomes, asks for both fields and links to the legal pages', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Welcome to Steeple' })).toBeVisible();
  await expect(page.getByText(/church dashboard/i)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('required', '');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required', '');
  await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await expect(page).toHaveTitle(/Sign in · Steeple/i);
});

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

// Proves: 2.account-pages.02, 2.guard.02
test('an account admin lands on their church’s dashboard', async ({ page }) => {
  await page.goto('/auth');
  await fillSignIn(page, people.grace, 'steeple-demo');
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  await expect(
    page.getByText('Weekly pulse check for Grace Hill Church', { exact: true }),
  ).toBeVisible();
});

test.describe('a wrong password', () => {
  test.use({ allowedConsole: /Failed to load resource.*400/ });

  // Proves: 8.sign-in.01
  test('shows the provider’s message and keeps what was typed', async ({ page }) => {
    await page.goto('/auth');
    await fillSignIn(page, people.grace, 'not-her-password');
    await expect(page.getByText('Sign In Failed', { exact: true })).toBeVisible();
    await expect(toastOf(page, 'Invalid login credentials')).toBeVisible();
    const passwordInput = page.getByLabel('Password', { exact: true });
    await expect(passwordInput).toHaveAccessibleDescription('Invalid login credentials');
    await expect(passwordInput).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(people.grace);
    await expect(page).toHaveURL(/\/auth$/);
  });
});

test.describe('a lost connection', () => {
  test.use({ allowedConsole: /Failed to load resource|ERR_CONNECTION|ERR_FAILED/ });

  // Proves: 8.sign-in.02
  test('is distinguished from a refusal', async ({ page }) => {
    await page.goto('/auth');
    await page.route('**/auth/v1/token**', (route) => route.abort());
    await fillSignIn(page, people.grace, 'steeple-demo');
    await expect(
      page.getByText('An unexpected error occurred. Please try again.', { exact: true }),
    ).toBeVisible();
  });
});

test('a slow answer shows "Signing in..." and lets nobody send twice', async ({ page }) => {
  await page.goto('/auth');
  const held = await holdRequests(page, '**/auth/v1/token**');
  await page.getByLabel('Email').fill(people.grace);
  await page.getByLabel('Password', { exact: true }).fill('steeple-demo');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const busy = page.getByRole('button', { name: 'Signing in...' });
  await expect(busy).toBeDisabled();
  await page
    .getByLabel('Password', { exact: true })
    .press('Enter')
    .catch(() => {});
  held.release();
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  expect(held.count()).toBe(1);
});

// Proves: 2.routes.04
test('a deep link is followed after signing in', async ({ page, newChurch }) => {
  const church = await newChurch();
  await page.goto(`/accounts/view/${church.id}`);
  await expect(page).toHaveURL(/\/auth$/);
  await fillSignIn(page, people.superAdmin, 'steeple-demo');
  await expect(page).toHaveURL(new RegExp(`/accounts/view/${church.id}$`));
  await expect(page.getByText(church.name, { exact: true }).first()).toBeVisible();
});

// Proves: 2.sign-in.04
test('somebody who is signed in is redirected from the sign-in page', async ({
  page,
  bringSession,
}) => {
  await bringSession('grace');
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/account\/dashboard$/);
});

// Proves: 2.routes.04, 2.sign-in.06
test('signing out goes to the sign-in page, and back does not bring anything back', async ({
  page,
  signIn,
}) => {
  await signIn('grace');
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session'))),
  ).toEqual([]);
  await page.goto('/account/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
});

// Proves: 2.sign-in.07
test('signing out replaces the page in the history', async ({ page, bringSession }) => {
  await bringSession('grace');
  await page.goto('/account/forecast');
  const before = await page.evaluate(() => window.history.length);
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
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

test.describe('signing out while the server fails', () => {
  test.use({ allowedConsole: /Failed to load resource|Signing out could not be told/ });

  // Proves: 4.auth.02
  test('still clears the session', async ({ page, signIn, breakDatabase }) => {
    await signIn('grace');
    const mend = await breakDatabase({ table: 'auth.sessions', for: 'writing' });
    await signOut(page);
    await expect(page).toHaveURL(/\/auth$/);
    await mend();
    await page.goto('/account/dashboard');
    await expect(page).toHaveURL(/\/auth$/);
  });
});

test.describe('a session that ended elsewhere', () => {
  test.use({ allowedConsole: /Failed to load resource.*40[0-9]/ });

  test('leads back to the sign-in page at the next step', async ({ page, signIn, steeple }) => {
    await signIn('harbor');
    const token = await page.evaluate(() => {
      const entry = Object.entries(localStorage).find(([key]) => key.includes('session'));
      return JSON.parse(entry?.[1] ?? '{}').access_token;
    });
    await fetch(`${steeple.url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    await page.reload();
    await expect(page).toHaveURL(/\/auth$/);
  });
});

async function signOut(page: import('@playwright/test').Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /profile menu|account menu/i })
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}
