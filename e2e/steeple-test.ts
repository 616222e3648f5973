import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type pg from 'pg';
import { connectAsOwner } from '#testing/owner-connection.ts';
import type { RunningSteeple } from '#testing/running-steeple.ts';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { type Breakage, breakDatabase } from './break-database.ts';
import { runDemo } from './run-demo.ts';
import { createSessionShelf, newClient, type SessionShelf, signInAt } from './session-shelf.ts';

export { expect };

export const people = {
  superAdmin: 'super@steeple.test',
  grace: 'grace@steeple.test',
  harbor: 'harbor@steeple.test',
} as const;

type WorkerFixtures = {
  steeple: RunningSteeple;
  /** The owner of that Steeple's database. */
  owner: pg.Client;
  /** Sessions at that Steeple, used again from test to test. */
  sessions: SessionShelf;
};

type TestFixtures = {
  /** Stores somebody's session in the browser; the test opens the app itself. */
  bringSession: (who: keyof typeof people) => Promise<void>;
  /** Opens the app as somebody who has signed in, and waits until it stands. */
  signIn: (who: keyof typeof people) => Promise<void>;
  /** The official client, signed in as the super admin: to arrange and to look behind the scenes. */
  client: SupabaseClient;
  /** Does something once the test's page is gone, which may still be reading. */
  afterPage: (deed: () => Promise<unknown>) => void;
  /** Creates a church that only this test knows. */
  newChurch: (given?: Record<string, string | null>) => Promise<{ id: string; name: string }>;
  /**
   * Breaks the database under the running Steeple; mended by what it gives, at the latest after the
   * test.
   */
  breakDatabase: (breakage: Breakage) => Promise<() => Promise<void>>;
  /** Console lines that this test provokes on purpose. */
  allowedConsole: RegExp;
  /** Whether the browser saves data, so that no screen is loaded ahead: a third of a test's work. */
  savesData: boolean;
};

/** Tests against a Steeple of the worker's own; any console error or warning fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  steeple: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off the pattern
    async ({}, use) => {
      // The browser tests sign in and fail more often than any office does, and bring figures of
      // their own: nothing is read in the background while they look.
      const steeple = await runDemo({
        SYNCS_AT_ONCE: '0',
        SIGN_IN_FAILURES_MAX: '1000',
      });
      await use(steeple);
      await steeple.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  owner: [
    async ({ steeple }, use) => {
      const owner = await connectAsOwner(steeple.dataDir);
      await use(owner);
      await owner.end();
    },
    { scope: 'worker' },
  ],
  sessions: [async ({ steeple }, use) => use(createSessionShelf(steeple.url)), { scope: 'worker' }],
  breakDatabase: async ({ owner }, use) => {
    const mends: (() => Promise<void>)[] = [];
    await use(async (breakage) => {
      const mend = await breakDatabase(owner, breakage);
      mends.push(mend);
      return mend;
    });
    for (const mend of mends) {
      await mend();
    }
  },
  baseURL: async ({ steeple }, use) => use(steeple.url),
  allowedConsole: [/(?!)/, { option: true }],
  savesData: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off the pattern
  afterPage: async ({}, use) => {
    const deeds: (() => Promise<unknown>)[] = [];
    await use((deed) => deeds.push(deed));
    for (const deed of deeds) {
      await deed();
    }
  },
  // Named for the order only: what a page needs is torn down after it.
  page: async ({ afterPage: _, page, allowedConsole, savesData, steeple }, use, testInfo) => {
    const emulation = await page.context().newCDPSession(page);
    await emulation.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
    const complaints: string[] = [];
    const printedBefore = steeple.output().length;
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !allowedConsole.test(message.text())) {
        complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
      }
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('failed.png');
      await page.screenshot({ path });
      await testInfo.attach('the page as it failed', { path, contentType: 'image/png' });
    }
    const printed = steeple.output().slice(printedBefore);
    expect(complaints, `the console stays clean; Steeple printed: ${printed}`).toEqual([]);
  },
  bringSession: async ({ page, sessions }, use) => {
    await use(async (who) => {
      await storeSession(page, await sessions.take('browser', people[who]));
    });
  },
  signIn: async ({ page, bringSession }, use) => {
    await use(async (who) => {
      await bringSession(who);
      await page.goto('/');
      await page.waitForURL((url) => url.pathname !== '/auth' && url.pathname !== '/');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
  client: async ({ steeple, sessions }, use) => {
    const client = newClient(steeple.url);
    const { error } = await client.auth.setSession(
      await sessions.take('behind the scenes', people.superAdmin),
    );
    expect(error).toBeNull();
    await use(client);
  },
  newChurch: async ({ client, owner, afterPage }, use) => {
    await use(async (given = {}) => {
      const name = given.account_name ?? `Church ${randomUUID()}`;
      const { data, error } = await client
        .from('accounts')
        .insert({ ...given, account_name: name })
        .select()
        .single();
      expect(error).toBeNull();
      afterPage(() => owner.query('delete from public.accounts where id = $1', [data.id]));
      return { id: data.id, name };
    });
  },
});

/** Stores a session in the browser. */
async function storeSession(page: Page, session: Session): Promise<void> {
  await page.goto('/health');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.session,
    JSON.stringify(session),
  ] as const);
}

/** Stores a new session in the browser, of a person made for this test. */
export async function bringNewSession(
  page: Page,
  person: { email: string; password: string },
): Promise<void> {
  const { origin } = new URL((await page.request.get('/health')).url());
  await storeSession(page, await signInAt(origin, person.email, person.password));
}

/** Types an e-mail and a password into the sign-in form and sends it. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Leaves the selection of an account in the browser, as the switcher does. */
export async function rememberAccount(page: Page, account: { id: string; name: string }) {
  await page.evaluate(({ id, name }) => {
    localStorage.setItem('selectedAccountId', id);
    localStorage.setItem('selectedAccountName', name);
  }, account);
}

/** What a toast says; the same sentence may stand beside a field too. */
export function toastOf(page: Page, text: string) {
  return page.getByRole('alert').filter({ hasText: text });
}

/** Whether this run plays a phone. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}
