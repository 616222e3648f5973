import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { codeOf } from '#testing/two-steps.ts';
import { expectAccessible } from './accessible.ts';
import { newClient } from './session-shelf.ts';
import { test as base, bringNewSession, expect } from './steeple-test.ts';

const password = 'walnut-harbor-17';
/** Screenshots to look at, where somebody wants them. */
const pictures = process.env.TWO_STEPS_PICTURES;

const test = base.extend<{ email: string }>({
  email: async ({ client, newChurch }, use) => {
    const church = await newChurch();
    const email = `steps-${randomUUID().slice(0, 8)}@example.test`;
    const names = { first_name: 'Ada', last_name: 'Marsh', phone_number: null };
    const body = { email, password, ...names, role: 'account_admin', account_id: church.id };
    expect((await client.functions.invoke('create-user', { body })).error).toBeNull();
    await use(email);
    const { data } = await client.from('profiles').select().eq('email', email).single();
    await client.functions.invoke('delete-user', { body: { userId: data.user_id } });
  },
});

async function picture(page: Page, name: string) {
  if (pictures) {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
}

const section = (page: Page) => page.getByRole('region', { name: 'Two-Step Sign-In' });
const appCode = (page: Page) => page.getByLabel('The 6-digit code that the app shows');
const secretOn = async (page: Page) => (await page.locator('code').innerText()).replaceAll(' ', '');

async function enterApp(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** From the section's button to the codes for a lost phone. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = await secretOn(page);
  await expectAccessible(page);
  await picture(page, 'scan');
  await appCode(page).fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText(/That code isn’t right/)).toBeVisible();
  await appCode(page).fill(codeOf({ secret }));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await picture(page, 'codes');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  return { secret, codes };
}

// Whoever forgets the session under an open page is refused what that page still asks.
test.use({ allowedConsole: /422|403|401|400/ });

test('a phone is set up on the profile, asked for at the next sign-in, and removed', {
  tag: '@phone',
}, async ({ page, email, owner }) => {
  // Three sign-ins and five looks by axe.
  test.slow();
  await bringNewSession(page, { email, password });
  await page.goto('/profile');
  await expect(section(page).getByText(/^Off/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'profile-off');
  // The sign-in was long ago, as with a browser left open.
  await owner.query("update auth.sessions set created_at = now() - interval '1 hour'");
  await section(page).getByRole('button', { name: 'Set up' }).click();
  await section(page).getByLabel('Your password').fill('not the password');
  await section(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(section(page).getByText('That password isn’t right.')).toBeVisible();
  await section(page).getByLabel('Your password').fill(password);
  await section(page).getByRole('button', { name: 'Confirm' }).click();
  const { secret, codes } = await setUp(page);
  await expect(section(page).getByText(/^On/)).toBeVisible();
  await expect(section(page).getByText('10 recovery codes are left.')).toBeVisible();
  await picture(page, 'profile-on');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile');
  await enterApp(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'second-step');
  await page.getByLabel('Code').fill(codeOf({ secret }, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile');
  await enterApp(page, email);
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(section(page).getByText('9 recovery codes are left.')).toBeVisible();

  await section(page).getByRole('button', { name: 'Remove Device 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section(page).getByText(/^Off/)).toBeVisible();
});

test('whoever must have a second step is led to it, and comes to the page they asked for', async ({
  page,
  email,
  owner,
  afterPage,
}) => {
  test.slow();
  const requireOf = (whom: string) =>
    owner.query('update private.platform_settings set two_steps_required_of = $1', [whom]);
  await bringNewSession(page, { email, password });
  await page.goto('/profile');
  await expect(section(page)).toBeVisible();
  afterPage(() => requireOf('off'));
  await requireOf('everybody');
  // A session that was open before meets it with its next request.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'required');
  await page.getByRole('button', { name: 'Set up' }).click();
  await setUp(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await requireOf('off');
});

test('one’s own sessions are listed on the profile, and end there', { tag: '@phone' }, async ({
  page,
  email,
  steeple,
}) => {
  const elsewhere = newClient(steeple.url);
  await elsewhere.auth.signInWithPassword({ email, password });
  await bringNewSession(page, { email, password });
  await page.goto('/profile');
  const list = page.getByRole('list', { name: 'Your sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('This browser')).toHaveCount(1);
  await expectAccessible(page);
  await picture(page, 'sessions');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You’re signed out there.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
});

test('a super admin resets the second step of somebody whose phone is lost', async ({
  page,
  email,
  client,
  bringSession,
}) => {
  const { data } = await client.from('profiles').select().eq('email', email).single();
  await bringSession('superAdmin');
  await page.goto(`/users/edit/${data.user_id}`);
  await page.getByRole('button', { name: 'Reset Two-Step Sign-In' }).click();
  await picture(page, 'reset');
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText(/Ada Marsh has no two-step sign-in/)).toBeVisible();
});
