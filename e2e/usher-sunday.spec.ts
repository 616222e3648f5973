import type { SupabaseClient } from '@supabase/supabase-js';
import type pg from 'pg';
import { weekdays } from '#contract/functions/measures.ts';
import { expectNoSidewaysScroll, expectNoViolations } from './accessible.ts';
import { expect, rememberAccount, test as steepleTest } from './steeple-test.ts';

type Church = {
  id: string;
  name: string;
  /** The church's own day. */
  today: string;
  services: { id: string; name: string }[];
  categories: { id: string; name: string }[];
};

type Fixtures = {
  /** A church that counts by hand, with two services today. */
  church: Church;
};

/** Tests about an usher's Sunday, on the smallest phone. */
const test = steepleTest.extend<Fixtures>({
  church: async ({ newChurch, client }, use) => {
    const { id, name } = await newChurch();
    const today = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      dateStyle: 'short',
    }).format(new Date());
    const weekday = weekdays[(new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7];
    const service = (title: string, time: string) => ({
      id: null,
      name: title,
      weekday,
      time,
      campus: null,
      from: null,
      until: null,
      date: null,
      linked: null,
    });
    const category = (title: string, feeds: string, inAttendance: boolean) => ({
      id: null,
      name: title,
      feeds,
      inAttendance,
      per: 'service',
      away: false,
    });
    const setup = await call(client, 'count-setup-save', {
      accountId: id,
      services: [service('Early', '09:00'), service('Late', '11:00')],
      categories: [
        category('Adults', 'attendance', true),
        category('Kids', 'kids', true),
        category('Guests', 'first_time_guests', false),
      ],
    });
    await use({ id, name, today, ...setup });
  },
});

test.use({
  viewport: { width: 320, height: 640 },
  allowedConsole:
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|could not be read|Could not notify|status of 404/,
});

/** Calls a named function as the super admin. */
async function call(client: SupabaseClient, name: string, body: object) {
  const { data, error } = await client.functions.invoke(name, { body });
  expect(error, name).toBeNull();
  return data;
}

/** What the church has of today, smallest first. */
async function counted(owner: pg.Client, { id, today }: Church): Promise<number[]> {
  const { rows } = await owner.query<{ value: number }>(
    'select value::integer from analytics.counts where account_id = $1 and day = $2 order by value',
    [id, today],
  );
  return rows.map(({ value }) => value);
}

test('counts are kept without a network from the second service on, and after a reload', async ({
  page,
  bringSession,
  church,
  owner,
}) => {
  await bringSession('superAdmin');
  await rememberAccount(page, church);
  await page.goto('/account/count');
  const early = page.getByRole('region', { name: /^9:00/ });
  const late = page.getByRole('region', { name: /^11:00/ });
  await early.getByLabel(/^Adults/).fill('178');
  await early.getByLabel(/^Kids/).fill('41');
  await early.getByLabel(/^Guests/).fill('3');
  await expect(early.getByText(/^Saved/)).toBeVisible();
  // The last number is on its way a moment after it was typed.
  await expect.poll(() => counted(owner, church)).toEqual([3, 41, 178]);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await page.context().setOffline(true);
  await late.getByLabel(/^Adults/).fill('126');
  await expect(late.getByText('On this phone')).toBeVisible();
  await expect(page.getByText('No connection right now')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No connection right now')).toBeVisible();
  await expect(late.getByLabel(/^Adults/)).toHaveValue('126');
  await late.getByLabel(/^Kids/).fill('22');
  await late.getByLabel(/^Guests/).fill('2');
  await expect(page.getByText(/^Your 3 new counts are on this phone/)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.context().setOffline(false);
  // A browser that is told so by the tests says nothing of it after a reload; looking at the page does.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(late.getByText(/^Saved/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('No connection right now')).toHaveCount(0);
  expect(await counted(owner, church)).toEqual([2, 3, 22, 41, 126, 178]);
});

test('the second of two who typed the same service is told, and chooses', async ({
  page,
  bringSession,
  church,
  client,
}) => {
  await bringSession('superAdmin');
  await rememberAccount(page, church);
  await page.goto('/account/count');
  const early = page.getByRole('region', { name: /^9:00/ });
  await expect(early.getByLabel(/^Adults/)).toBeVisible();
  const [service] = church.services;
  const [adults] = church.categories;
  const theirs = {
    key: crypto.randomUUID(),
    date: church.today,
    serviceId: service?.id,
    categoryId: adults?.id,
    value: 182,
    revision: 0,
    typedAt: new Date().toISOString(),
  };
  await call(client, 'count-save', { accountId: church.id, saves: [theirs] });
  await early.getByLabel(/^Adults/).fill('178');
  await expect(early.getByText(/counted 182, you 178\.$/)).toBeVisible();
  await expect(page.getByText('One number to decide')).toBeVisible();
  await expectNoViolations(page);
  await early.getByRole('button', { name: 'Use 178' }).click();
  await expect(early.getByText(/^Saved/)).toBeVisible();
  await expect(early.getByLabel(/^Adults/)).toHaveValue('178');
});

test('the wrong day can be left, and one to come is refused', async ({
  page,
  bringSession,
  church,
}) => {
  await bringSession('superAdmin');
  await rememberAccount(page, church);
  await page.goto('/account/count');
  await page.getByRole('button', { name: 'Other day' }).click();
  await page.getByLabel('Which day?').fill('2099-01-04');
  await expect(page.getByText(/^That Sunday hasn’t happened yet\.$/)).toBeVisible();
  const before = new Date(Date.parse(church.today) - 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Which day?').fill(before);
  const early = page.getByRole('region', { name: /^9:00/ });
  await early.getByLabel(/^Adults/).fill('150');
  await expect(early.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Other day' }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(early.getByLabel(/^Adults/)).toHaveValue('');
});

test('counts of another person stay on the phone, unsent and named', async ({
  page,
  bringSession,
  church,
}) => {
  await bringSession('superAdmin');
  await rememberAccount(page, church);
  await page.goto('/account/count');
  const early = page.getByRole('region', { name: /^9:00/ });
  await expect(early.getByLabel(/^Adults/)).toBeVisible();
  await page.context().setOffline(true);
  await early.getByLabel(/^Adults/).fill('178');
  await expect(early.getByText('On this phone')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText(/^One count has not been sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/auth');

  await page.context().setOffline(false);
  await bringSession('grace');
  await page.goto('/account/count');
  await expect(page.getByText(/^One count by .+ is still on this phone/)).toBeVisible();
});
