import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { ensureWebBuilt } from '../tooling/build-web.ts';
import { findChromium } from '../tooling/chromium.ts';
import { onSteeple } from './steeple-on-cluster.ts';

const rows = 10_000;
const lists = [
  { path: '/accounts', firstRow: /Church 1?\d+/ },
  { path: '/users', firstRow: /person\d+@example\.test/ },
  { path: '/knowledge', firstRow: /Entry \d+/ },
];

/**
 * Opens each list with 10,000 rows in Chromium, types a search and scrolls through it.
 *
 * @returns the longest task of the browser's main thread, in milliseconds
 */
export function measureLongLists(): Promise<{ longestTaskMs: number }> {
  return onSteeple(async ({ url, owner }) => {
    await ensureWebBuilt(console.log);
    await fill(owner);
    const { executablePath, args } = await findChromium(console.log);
    const browser = await chromium.launch({ executablePath, args });
    try {
      const page = await browser.newPage();
      await watchLongTasks(page);
      await signIn(page, url);
      let longestTaskMs = 0;
      for (const list of lists) {
        longestTaskMs = Math.max(longestTaskMs, await exercise(page, url, list));
      }
      return { longestTaskMs };
    } finally {
      await browser.close();
    }
  });
}

async function exercise(page: Page, url: string, list: (typeof lists)[number]): Promise<number> {
  await page.goto(`${url}${list.path}`);
  await page.getByText(list.firstRow).first().waitFor();
  const opened = await takeLongestTask(page);
  await page
    .getByPlaceholder(/search/i)
    .first()
    .pressSequentially('999', { delay: 60 });
  await page.waitForTimeout(500);
  const searched = await takeLongestTask(page);
  await page
    .getByPlaceholder(/search/i)
    .first()
    .fill('');
  await page.waitForTimeout(300);
  await takeLongestTask(page);
  let blank = 0;
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 4_000);
    await page.waitForTimeout(25);
    blank += (await hasRowsInSight(page)) ? 0 : 1;
  }
  await page.waitForFunction(rowInSight);
  const scrolled = await takeLongestTask(page);
  console.log(
    `${list.path}: opening ${opened} ms, searching ${searched} ms, scrolling ${scrolled} ms, no row in sight after ${blank} of 40 leaps`,
  );
  return Math.max(opened, searched, scrolled);
}

/** Checks that rows are visible while scrolling: a blank list would be fast as well. */
const rowInSight =
  "document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('tr[data-index]') != null";

async function hasRowsInSight(page: Page): Promise<boolean> {
  return (await page.evaluate(rowInSight)) === true;
}

/** Chromium reports every task of 50 ms or more (W3C Long Tasks); 0 stands for none. */
async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        globalThis.longestTask = Math.max(globalThis.longestTask, entry.duration);
      }
    }).observe({ type: 'longtask', buffered: true });
  `);
}

async function takeLongestTask(page: Page): Promise<number> {
  const longest = await page.evaluate(
    '(() => { const ms = longestTask; longestTask = 0; return ms; })()',
  );
  return Math.round(Number(longest));
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Email').fill('super@steeple.test');
  await page.getByLabel('Password', { exact: true }).fill('steeple-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/accounts');
}

async function fill(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  await client.query(`
    insert into public.accounts (account_name, location, notes)
      select 'Church ' || n, 'Town ' || n % 500, 'Notes about church ' || n from generate_series(1, ${rows}) n;
    insert into auth.users (email) select 'person' || n || '@example.test' from generate_series(1, ${rows}) n;
    insert into public.profiles (user_id, email, first_name, last_name, role)
      select id, email, 'First', 'Last', 'account_admin' from auth.users where email like 'person%';
    insert into public.knowledge (title, prompt)
      select 'Entry ' || n, repeat('A prompt of some length. ', 20) from generate_series(1, ${rows}) n;
    analyze;`);
  await client.end();
}
