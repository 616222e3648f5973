import type { Page } from '@playwright/test';
import { skipTries } from './skip-tries.ts';
import { expect, test } from './steeple-test.ts';

test.use({ allowedConsole: /Failed to load resource|could not be|net::|cannot be followed/ });
// A walk over many screens, each of which tries four times.
test.describe.configure({ timeout: 180_000 });

/** What a screen asks for; who somebody is comes first, and has a screen of its own. */
const isData = ({ pathname }: URL) =>
  /^\/(functions|rest)\/v1\//.test(pathname) && !pathname.endsWith('/profiles');

/** What is wrong on a screen whose data does not come: no sentence, no Retry, or a Retry that does not help. */
async function faultsOf(page: Page, path: string, how: 'failing' | 'gone'): Promise<string[]> {
  const faults: string[] = [];
  const retry = page.getByRole('button', { name: 'Retry' });
  await page.route(isData, (route) =>
    how === 'failing' ? route.fulfill({ status: 500, json: { message: 'no' } }) : route.abort(),
  );
  await page.goto(path);
  await skipTries(page, retry.first()).catch(() => faults.push('no Retry'));
  const alerts = await page.getByRole('alert').allTextContents();
  if (!alerts.some((text) => /couldn’t|failed to|error occurred/i.test(text))) {
    faults.push(`no sentence, but: ${alerts.join(' | ')}`);
  }
  await page.unroute(isData);
  while (await retry.first().isVisible()) {
    const before = await retry.count();
    await retry.first().click();
    await expect
      .poll(() => retry.count())
      .toBeLessThan(before)
      .catch(() => faults.push('Retry does not help'));
    if (faults.length > 0) {
      break;
    }
  }
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  return faults.map((fault) => `${path}, ${how}: ${fault}`);
}

/** A counting page that was open before shows what it kept when no answer comes (`usher-sunday.spec.ts`). */
const keepsItsOwn = (path: string) => path === '/account/count';

async function walk(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    for (const how of keepsItsOwn(path) ? (['failing'] as const) : (['failing', 'gone'] as const)) {
      faults.push(...(await faultsOf(page, path, how)));
    }
  }
  return faults;
}

test('each page of a church says when its data did not come, and Retry brings it', async ({
  page,
  bringSession,
}) => {
  await bringSession('grace');
  await page.clock.install();
  expect(
    await walk(page, [
      '/account/dashboard',
      '/account/dashboard?figure=attendance&weeks=13',
      '/account/dashboard?look=people',
      '/account/report',
      '/account/forecast',
      '/account/recommendations',
      '/account/measures',
      '/account/count',
      '/account/count/import',
      '/account/integration',
      '/account/integration/planning-center',
      '/account/integration/google-search-console',
      '/account/colleagues',
    ]),
  ).toEqual([]);
});

test('each page of the platform says when its data did not come, and Retry brings it', async ({
  page,
  bringSession,
  client,
  newChurch,
}) => {
  const church = await newChurch();
  const { data: entry } = await client
    .from('knowledge')
    .insert({ title: 'Tone of voice', prompt: 'Be warm.' })
    .select()
    .single();
  await bringSession('superAdmin');
  await page.clock.install();
  const faults = await walk(page, [
    '/accounts',
    `/accounts/view/${church.id}`,
    `/accounts/edit/${church.id}`,
    '/users',
    '/knowledge',
    `/knowledge/view/${entry.id}`,
    `/knowledge/edit/${entry.id}`,
    '/audit',
    '/connections',
    '/mails',
  ]);
  await client.from('knowledge').delete().eq('id', entry.id);
  expect(faults).toEqual([]);
});
