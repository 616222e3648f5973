import { expect, test } from './steeple-test.ts';

test('what somebody else saves is on the screen without loading it, and never under an open form', async ({
  page,
  client,
  newChurch,
  bringSession,
}) => {
  const church = await newChurch();
  await bringSession('superAdmin');
  const follows = page.waitForResponse('**/live/v1/changes');
  await page.goto('/accounts');
  await expect(page.getByText(church.name)).toBeVisible();
  await follows;
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
