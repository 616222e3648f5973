import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { syncStatusResponse } from '#contract/functions/sync.ts';
import { runSteeple } from '#testing/running-steeple.ts';
import { ensureWebBuilt } from './build-web.ts';
import { findChromium } from './chromium.ts';

// `npm run pictures`: takes the README's picture from the running demo.
const root = join(import.meta.dirname, '..');
const patienceMs = 180_000;

await ensureWebBuilt(console.log);
const { executablePath, args } = await findChromium(console.log);
const steeple = await runSteeple();
try {
  await waitUntilRead(steeple.url);
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage({ viewport: { width: 1440, height: 1040 } });
  await page.goto(`${steeple.url}/auth`);
  await page.getByLabel('Email').fill('grace@steeple.test');
  await page.getByLabel('Password', { exact: true }).fill('steeple-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Church Health Dashboard' }).waitFor();
  await page.getByText('Is anything off?').waitFor();
  await page.getByText('Welcome back!').waitFor({ state: 'detached' });
  // Where it underlines nothing.
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(root, 'docs/dashboard.png') });
  await browser.close();
} finally {
  await steeple.remove();
}

/** Waits until the demo church's three years have been read and computed. */
async function waitUntilRead(url: string): Promise<void> {
  const client = createClient(url, 'sb_publishable_steeple', { auth: { persistSession: false } });
  await client.auth.signInWithPassword({ email: 'grace@steeple.test', password: 'steeple-demo' });
  const { data } = await client.from('profiles').select('account_id').single();
  const giveUpAtMs = performance.now() + patienceMs;
  while (performance.now() < giveUpAtMs) {
    const body = { accountId: data?.account_id };
    const answer = await client.functions.invoke('sync-status', { body });
    const { integrations } = syncStatusResponse.parse(answer.data);
    if (integrations.every(({ state, covers }) => state === 'idle' && covers !== null)) {
      return;
    }
    await pause(1000);
  }
  throw new Error('The demo church was not read in time.');
}
