import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { holdRequests } from './hold-requests.ts';
import { bringNewSession, expect, test } from './steeple-test.ts';

test('what somebody else saves is on the screen without loading it, and never under an open form', async ({
  page,
  client,
  newChurch,
  bringSession,
}) => {
  const church = await newChurch();
  await openFollowed(page, bringSession);
  await expect(page.getByText(church.name)).toBeVisible();
  const renamed = `${church.name} North`;
  const rename = (account_name: string) =>
    client.from('accounts').update({ account_name }).eq('id', church.id);
  await rename(renamed);
  await expect(page.getByText(renamed)).toBeVisible({ timeout: 3_000 });

  const followsAgain = page.waitForResponse('**/live/v1/changes');
  await page.goto(`/accounts/edit/${church.id}`);
  const name = page.getByLabel('Account Name');
  await expect(name).toHaveValue(renamed);
  await followsAgain;
  const told = page.evaluate(() => {
    const channel = new BroadcastChannel('steeple-live');
    return new Promise((resolve) => {
      channel.onmessage = ({ data }) => resolve(data);
    });
  });
  await rename(church.name);
  expect(await told).toEqual(['public.accounts']);
  await expect(name).toHaveValue(renamed);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(church.name, { exact: true })).toBeVisible();
});

/** Opens the accounts as the super admin, and waits until the tab follows what changes. */
async function openFollowed(page: Page, bringSession: (who: 'superAdmin') => Promise<void>) {
  await bringSession('superAdmin');
  const follows = page.waitForResponse('**/live/v1/changes');
  await page.goto('/accounts');
  await follows;
}

/** Until this tab hears what another one is told, and would follow in its place. */
async function waitsForItsTurn(tab: Page): Promise<void> {
  const waiting = () =>
    tab.evaluate(async () => {
      const { pending = [] } = await navigator.locks.query();
      return pending.some(({ name }) => name === 'steeple-live');
    });
  await expect.poll(waiting).toBe(true);
}

test('one tab of a browser follows for all of them, and another one once it is closed', async ({
  page,
  client,
  newChurch,
  bringSession,
}) => {
  const church = await newChurch();
  await openFollowed(page, bringSession);
  const second = await page.context().newPage();
  const asked: string[] = [];
  second.on('request', (request) => {
    if (request.url().endsWith('/live/v1/changes')) {
      asked.push(request.url());
    }
  });
  await second.goto('/accounts');
  await expect(second.getByText(church.name)).toBeVisible();
  await waitsForItsTurn(second);
  const rename = (account_name: string) =>
    client.from('accounts').update({ account_name }).eq('id', church.id);
  await rename(`${church.name} East`);
  await expect(second.getByText(`${church.name} East`)).toBeVisible({ timeout: 3_000 });
  expect(asked).toEqual([]);
  const takesOver = second.waitForResponse('**/live/v1/changes');
  await page.close();
  await takesOver;
  await rename(`${church.name} West`);
  await expect(second.getByText(`${church.name} West`)).toBeVisible({ timeout: 3_000 });
});

test('whom a colleague invites stands in the list of whoever has it open', async ({
  page,
  client,
  newChurch,
}) => {
  const church = await newChurch();
  const [email, password] = [`live-${randomUUID().slice(0, 8)}@example.test`, 'walnut-harbor-17'];
  const names = { first_name: 'Ada', last_name: 'Marsh', phone_number: null };
  const admin = { ...names, email, role: 'account_admin', account_id: church.id };
  const made = await client.functions.invoke('create-user', { body: { ...admin, password } });
  expect(made.error).toBeNull();
  await bringNewSession(page, { email, password });
  const follows = page.waitForResponse('**/live/v1/changes');
  await page.goto('/account/colleagues');
  await expect(page.getByText('Ada Marsh')).toBeVisible();
  await follows;
  const invited = { ...admin, email: `new-${email}`, first_name: 'Bea' };
  expect((await client.functions.invoke('invite-user', { body: invited })).error).toBeNull();
  await expect(page.getByText('Bea Marsh')).toBeVisible({ timeout: 3_000 });
});

/** Listens as this person; what it gives waits until a change of this table was told. */
async function listen(url: string, client: SupabaseClient, table: string) {
  const { data } = await client.auth.getSession();
  const ending = new AbortController();
  const { body } = await fetch(`${url}/live/v1/changes`, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    signal: ending.signal,
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const until = async (text: string) => {
    for (let heard = ''; !heard.includes(text); ) {
      heard += (await reader?.read())?.value ?? '';
    }
  };
  await until('anything');
  return async () => {
    await until(table);
    ending.abort();
  };
}

test('what changed while no tab followed is read once another one does', async ({
  page,
  client,
  newChurch,
  bringSession,
  steeple,
}) => {
  const church = await newChurch();
  await openFollowed(page, bringSession);
  const second = await page.context().newPage();
  await second.clock.install();
  await second.goto('/accounts');
  await expect(second.getByText(church.name)).toBeVisible();
  await waitsForItsTurn(second);
  await second.clock.fastForward(15_000);
  const stream = await holdRequests(second, '**/live/v1/changes');
  await page.close();
  await expect.poll(stream.count).toBe(1);
  const isTold = await listen(steeple.url, client, 'public.accounts');
  await client
    .from('accounts')
    .update({ account_name: `${church.name} South` })
    .eq('id', church.id);
  await isTold();
  stream.release();
  await expect(second.getByText(`${church.name} South`)).toBeVisible();
});
