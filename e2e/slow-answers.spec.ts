import type { Page } from '@playwright/test';
import { expect, test } from './steeple-test.ts';
import { newUser } from './users-screens.ts';

/** Holds back what the server answers to these requests, until it is let go. */
async function holdBack(page: Page, path: string, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() === method) {
      await promise;
    }
    await route.continue().catch(() => {});
  });
  return resolve;
}

// Proves: 2.account-edit.02, 4.forms.02
test('while the server is slow, an account to edit is a skeleton, and every form says Saving...', async ({
  page,
  bringSession,
  newChurch,
  client,
}) => {
  const church = await newChurch();
  const user = await newUser(client);
  const { data: entry } = await client
    .from('knowledge')
    .insert({ title: 'Held back', prompt: 'P' })
    .select()
    .single();
  await bringSession('superAdmin');

  const letGo = await holdBack(page, `**/rest/v1/accounts*id=eq.${church.id}*`, 'GET');
  await page.goto(`/accounts/edit/${church.id}`);
  await expect(page.getByRole('status', { name: 'Loading account' })).toBeVisible();
  letGo();
  await expect(page.getByLabel('Account Name')).toHaveValue(church.name);
  await expect(page.getByRole('status', { name: 'Loading account' })).toBeHidden();
  await page.getByLabel('Notes').fill('Changed');
  await expectSaving(page, '**/rest/v1/accounts*');
  await expect(page).toHaveURL(new RegExp(`/accounts/view/${church.id}$`));

  await page.goto(`/users/edit/${user.userId}`);
  await page.getByRole('textbox', { name: 'First Name', exact: true }).fill('Grace');
  await expectSaving(page, '**/rest/v1/profiles*');
  await expect(page).toHaveURL(/\/users$/);

  await page.goto(`/knowledge/edit/${entry.id}`);
  await page.getByLabel('Prompt').fill('Changed');
  await expectSaving(page, '**/rest/v1/knowledge*');
  await expect(page).toHaveURL(new RegExp(`/knowledge/view/${entry.id}$`));
  await client.functions.invoke('delete-user', { body: { userId: user.userId } });
  await client.from('knowledge').delete().eq('id', entry.id);
});

test('a page keeps the size of its heading while it waits, and waits in the warm grays of the paper', async ({
  page,
  bringSession,
}) => {
  await bringSession('grace');
  const letGo = await holdBack(page, '**/functions/v1/church-forecast', 'POST');
  await page.goto('/account/forecast');
  const heading = page.getByRole('heading', { level: 1, name: 'Church Forecast' });
  const size = () => heading.evaluate((node) => getComputedStyle(node).fontSize);
  const skeleton = page.locator('[data-skeleton]').first();
  await expect(skeleton).toBeVisible();
  const whileItWaits = await size();
  const [red = 0, , blue = 255] = await skeleton.evaluate((node) =>
    (getComputedStyle(node, '::after').backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(blue);
  letGo();
  await expect(page.getByRole('status', { name: 'Loading the forecast' })).toBeHidden();
  expect(await size()).toBe(whileItWaits);
});

async function expectSaving(page: Page, path: string): Promise<void> {
  const letGo = await holdBack(page, path, 'PATCH');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Save|Update)/ })
    .click();
  await expect(page.getByRole('button', { name: 'Saving...', exact: true })).toBeDisabled();
  letGo();
}
