import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, isPhone } from './steeple-test.ts';

export const password = 'a good one';

/** Creates a user that only this test knows, and gives the user id with the names. */
export async function newUser(client: SupabaseClient, given: Record<string, unknown> = {}) {
  const mark = randomUUID().slice(0, 8);
  const user = {
    email: `u-${mark}@example.test`,
    first_name: 'Ada',
    last_name: `L${mark}`,
    phone_number: null,
    role: 'super_admin',
    password,
    account_id: null,
    ...given,
  };
  const { data, error } = await client.functions.invoke('create-user', { body: user });
  expect(error).toBeNull();
  return { ...user, userId: String(data.user_id), name: `${user.first_name} ${user.last_name}` };
}

/** Creates an account admin of a church and opens their form as the super admin. */
export async function openNewAdmin(
  { page, client, bringSession }: Opening,
  church: { id: string },
): Promise<Awaited<ReturnType<typeof newUser>>> {
  const user = await newUser(client, { role: 'account_admin', account_id: church.id });
  await bringSession('superAdmin');
  await page.goto(`/users/edit/${user.userId}`);
  return user;
}

type Opening = {
  page: Page;
  client: SupabaseClient;
  bringSession: (who: 'superAdmin') => Promise<void>;
};

/** The row of a user, or on a phone the card. */
export function entryOf(page: Page, name: string): Locator {
  const role = isPhone(page) ? 'listitem' : 'row';
  return page.getByRole(role).filter({ hasText: name });
}

/** Searches, and waits for the list to have narrowed: a click on a row that is moving hits nothing. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Search for a name or email address').fill(text);
  const others = page.getByText('super@steeple.test', { exact: true });
  if (!'super@steeple.test'.includes(text.toLowerCase())) {
    await expect(others).toHaveCount(0);
  }
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const choice = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true });

export const passwordField = (page: Page, name: string) => page.getByLabel(name, { exact: true });

export async function choose(page: Page, name: string, option: string): Promise<void> {
  await choice(page, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Sends the form as a script would, past a switched-off button. */
export async function forceSubmit(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
    });
}

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: title }).filter({ hasText: text });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

export async function canSignIn(url: string, email: string, tried = password): Promise<boolean> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: tried }),
  });
  return answer.ok;
}
