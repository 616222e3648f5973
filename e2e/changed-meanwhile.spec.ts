import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { test } from './core-knowledge-test.ts';
import { bringNewSession, expect } from './steeple-test.ts';
import { choice, choose, field, newUser, openNewAdmin, password } from './users-screens.ts';

/** Expects the dialog to show this one field, as both have changed it. */
async function expectConflict(page: Page, noun: string, said: Conflict): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Someone else made changes' });
  await expect(
    dialog.getByText(
      `This ${noun} was updated after you opened it. Your changes aren’t saved yet.`,
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('region')).toHaveCount(1);
  const values = dialog.getByRole('region', { name: said.label }).getByRole('definition');
  await expect(values).toHaveText([said.theirs, said.mine]);
  return dialog;
}

type Conflict = { label: string; theirs: string; mine: string };

test('who edits a user after somebody else reads the churches by name, and may replace them', {
  tag: '@phone',
}, async ({ page, client, newChurch, bringSession }) => {
  const [before, theirs, mine] = [await newChurch(), await newChurch(), await newChurch()];
  const user = await openNewAdmin({ page, client, bringSession }, before);
  const readUser = async () => {
    const columns = 'account_id, first_name, phone_number';
    return (await client.from('profiles').select(columns).eq('user_id', user.userId)).data;
  };
  await expect(choice(page, 'Account')).toHaveValue(before.name);
  await choose(page, 'Account', mine.name);
  const byAnother = { account_id: theirs.id, phone_number: '(512) 555-0199' };
  await client.from('profiles').update(byAnother).eq('user_id', user.userId);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  const said = { label: 'Account', theirs: theirs.name, mine: mine.name };
  const dialog = await expectConflict(page, 'user', said);
  expect(await readUser()).toEqual([{ ...byAnother, first_name: 'Ada' }]);
  await dialog.getByRole('button', { name: 'Use mine' }).click();
  await expect(
    page.getByText('User has been updated successfully.', { exact: true }),
  ).toBeVisible();
  // The phone number, which only the other one changed, stays.
  expect(await readUser()).toEqual([{ ...byAnother, account_id: mine.id, first_name: 'Ada' }]);
});

test('who edits a core entry after somebody else may take theirs over and go on', async ({
  page,
  client,
  newEntry,
  bringSession,
}) => {
  const entry = await newEntry();
  await bringSession('superAdmin');
  await page.goto(`/knowledge/edit/${entry.id}`);
  await field(page, 'Prompt').fill('As I want it.');
  await client.from('knowledge').update({ prompt: 'As they have it.' }).eq('id', entry.id);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  const said = { label: 'Prompt', theirs: 'As they have it.', mine: 'As I want it.' };
  const dialog = await expectConflict(page, 'entry', said);
  await dialog.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(field(page, 'Prompt')).toHaveValue('As they have it.');
  await field(page, 'Prompt').fill('As they have it, and more.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Knowledge entry updated successfully.', { exact: true }),
  ).toBeVisible();
  const prompt = async () =>
    (await client.from('knowledge').select('prompt').eq('id', entry.id)).data;
  await expect.poll(prompt).toEqual([{ prompt: 'As they have it, and more.' }]);
});

test('who edits an entry of a church after somebody else is asked too', async ({
  page,
  client,
  newChurch,
  bringSession,
}) => {
  const church = await newChurch();
  const entry = { id: randomUUID(), account_id: church.id, title: 'Harvest', prompt: 'October.' };
  expect((await client.from('knowledge').insert(entry)).error).toBeNull();
  await bringSession('superAdmin');
  await page.goto(`/accounts/view/${church.id}`);
  await page.getByRole('button', { name: /Edit.*Harvest/ }).click();
  await page.getByLabel('Description').fill('The last Sunday.');
  await client.from('knowledge').update({ prompt: 'The first Sunday.' }).eq('id', entry.id);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const said = { label: 'Description', theirs: 'The first Sunday.', mine: 'The last Sunday.' };
  const dialog = await expectConflict(page, 'entry', said);
  await dialog.getByRole('button', { name: 'Use mine' }).click();
  await expect(page.getByLabel('Description')).toHaveCount(0);
  const prompt = await client.from('knowledge').select('prompt').eq('id', entry.id);
  expect(prompt.data).toEqual([{ prompt: 'The last Sunday.' }]);
});

test('whose profile was changed by an administrator meanwhile is asked too', async ({
  page,
  client,
  newChurch,
}) => {
  const church = await newChurch();
  const user = await newUser(client, { role: 'account_admin', account_id: church.id });
  await bringNewSession(page, { email: user.email, password });
  await page.goto('/profile');
  await field(page, 'First Name').fill('Augusta');
  await client.from('profiles').update({ first_name: 'Ida' }).eq('user_id', user.userId);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  const said = { label: 'First Name', theirs: 'Ida', mine: 'Augusta' };
  const dialog = await expectConflict(page, 'profile', said);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field(page, 'First Name')).toHaveValue('Augusta');
});
