import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { bringNewSession, expect, people, rememberAccount } from './steeple-test.ts';
import { newUser } from './users-screens.ts';

export type System = 'Planning Center' | 'Google Search Console';
export type Church = { id: string; name: string };

/** People who may connect a church: its own account admin, or a super admin who has chosen it. */
type Role = 'account admin' | 'super admin';

const pages: Record<System, string> = {
  'Planning Center': '/account/integration/planning-center',
  'Google Search Console': '/account/integration/google-search-console',
};

/** Signs in as somebody who may connect this church, and opens its Integration page. */
export async function openIntegration(
  page: Page,
  client: SupabaseClient,
  { role, church }: { role: Role; church: Church },
): Promise<void> {
  if (role === 'account admin') {
    const user = await newUser(client, { role: 'account_admin', account_id: church.id });
    await bringNewSession(page, user);
  } else {
    await bringNewSession(page, { email: people.superAdmin, password: 'steeple-demo' });
    await rememberAccount(page, church);
  }
  await page.goto('/account/integration');
  await expect(page.getByText(`Integration settings for ${church.name}`)).toBeVisible();
}

export const card = (page: Page, system: System): Locator =>
  page.getByRole('region', { name: system, exact: true });

export const connectButton = (page: Page, system: System): Locator =>
  page.getByRole('main').getByRole('button', { name: `Connect ${system}`, exact: true });

/** Clicks Connect and gives the pop-up, once the consent page stands in it. */
export async function openConsent(page: Page, system: System): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await connectButton(page, system).click();
  const popup = await opened;
  await expect(popup.getByRole('button', { name: 'Allow' })).toBeVisible();
  return popup;
}

/** Decides in the pop-up and waits until it has closed itself. */
export async function decide(popup: Page, button: 'Allow' | 'Deny', identity?: RegExp) {
  if (identity) {
    await popup.getByRole('radio', { name: identity }).check();
  }
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: button }).click();
  await closed;
}

/** The whole road: pop-up, consent, confirmation. */
export async function connect(page: Page, system: System, identity?: RegExp): Promise<void> {
  await decide(await openConsent(page, system), 'Allow', identity);
  await expect(page.getByText(`${system} connected successfully`)).toBeVisible();
}

/** Opens the settings of a connected system by its card's menu. */
export async function openSettings(page: Page, system: System): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${system}` }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(new RegExp(`${pages[system]}$`));
}
