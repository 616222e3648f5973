import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signInAt } from './session-shelf.ts';
import { bringNewSession, expect, rememberAccount, test, toastOf } from './steeple-test.ts';

test('a church’s data is downloaded from Integrations, and is all there', async ({
  page,
  owner,
  newChurch,
  bringSession,
}) => {
  const church = await newChurch();
  await owner.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
     values ($1, 'attendance', '2026-11-16', 168, 'complete', 168, 'planning_center', now())`,
    [church.id],
  );
  await bringSession('superAdmin');
  await rememberAccount(page, church);
  await page.goto('/account/integration');
  const panel = page.getByRole('region', { name: 'Your Data' });
  await expect(panel).toContainText(`everything Steeple has for ${church.name}`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await panel.scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath('your-data.png') });

  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download everything' }).click();
  const download = await downloading;
  await expect(toastOf(page, 'Your download is ready.')).toBeVisible();
  expect(download.suggestedFilename()).toBe('steeple-export.zip');
  const files = unzipSync(await readFile(await download.path()));
  const figures = Object.keys(files).filter((name) => /figures\.(csv|json)$/.test(name));
  expect(figures).toHaveLength(2);
  for (const name of figures) {
    expect(strFromU8(files[name] ?? new Uint8Array())).toContain('168');
  }
});

test('one’s own sessions are listed at 320 px, and ended from there', async ({
  page,
  client,
  newChurch,
  steeple,
  afterPage,
}) => {
  const church = await newChurch();
  const person = { email: `own-${church.id}@example.test`, password: 'walnut harbor seventeen' };
  const body = {
    ...person,
    first_name: 'Ada',
    last_name: 'Marsh',
    phone_number: null,
    role: 'account_admin',
    account_id: church.id,
  };
  expect((await client.functions.invoke('create-user', { body })).error).toBeNull();
  const { data } = await client.from('profiles').select().eq('email', person.email).single();
  afterPage(() => client.functions.invoke('delete-user', { body: { userId: data.user_id } }));
  const elsewhere = await signInAt(steeple.url, person.email, person.password);
  await bringNewSession(page, person);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/profile');
  const list = page.getByRole('list', { name: 'Your sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('This browser')).toHaveCount(1);
  await expect(list.getByText('From 127.0.0.1')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await list.scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath('sessions.png') });
  await list.getByRole('button', { name: /^Sign out / }).click();
  await expect(toastOf(page, 'You’re signed out there.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const over = await page.request.get(`${steeple.url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${elsewhere.access_token}` },
  });
  expect(over.status()).toBe(403);
});
