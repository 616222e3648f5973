import { type Browser, chromium, type Page } from '@playwright/test';
import { quantile } from 'd3-array';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';
import { ensureWebBuilt } from '../tooling/build-web.ts';
import { findChromium } from '../tooling/chromium.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import { olderBuild } from './older-build.ts';
import { slowDown } from './slow-page.ts';

/** The last build before the analytics, which the page must beat. */
const olderCommit = '0dce0ac';
const rounds = 9;

/** A phone: a processor four times slower, on a slow 4G. */
const phone = { processor: 4, latencyMs: 150, kilobitsPerSecond: 1_600 };

/**
 * The sign-in page in Chromium: everything it downloads, and its largest paint and blocking against those
 * of the build before the analytics, both on a slow phone in the same run, by turns.
 */
export async function measureSignInPage(): Promise<Figure[]> {
  await ensureWebBuilt(console.log);
  const { executablePath, args } = await findChromium(console.log);
  const olderFolder = await olderBuild(olderCommit);
  const steeple = await runSteeple();
  const older = olderFolder ? await runSteeple({}, olderFolder) : null;
  const browser = await chromium.launch({ executablePath, args });
  try {
    const figures = [await weigh(browser, steeple)];
    return older ? [...figures, ...(await compare(browser, steeple, older))] : figures;
  } finally {
    await browser.close();
    await Promise.all([steeple.remove(), older?.remove()]);
  }
}

/** What travels until the network is idle: page, scripts, styles, fonts. */
async function weigh(browser: Browser, { url }: RunningSteeple): Promise<Figure> {
  const page = await browser.newPage();
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    console.log(
      `${String(responseBodySize).padStart(8)} bytes  ${new URL(request.url()).pathname}`,
    );
    bytes += responseBodySize;
  });
  await openSignIn(page, url);
  await page.close();
  return {
    name: 'the sign-in page, fonts included, compressed',
    value: bytes / 1_000,
    unit: 'kB',
    budget: { max: budgets.signInKilobytesMax },
  };
}

async function openSignIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
}

async function compare(
  browser: Browser,
  now: RunningSteeple,
  before: RunningSteeple,
): Promise<Figure[]> {
  const times = { now: [] as Times[], before: [] as Times[] };
  for (let round = 0; round < rounds; round += 1) {
    times.before.push(await time(browser, before.url));
    times.now.push(await time(browser, now.url));
  }
  return (['largestPaintMs', 'blockingMs'] as const).map((what) => {
    const [today, then] = [times.now, times.before].map((each) =>
      quantile(
        each.map((one) => one[what]),
        0.5,
      ),
    );
    console.log(`${what}: ${today?.toFixed(0)} ms, ${olderCommit} ${then?.toFixed(0)} ms`);
    return {
      name: `the sign-in page's ${names[what]} on a slow phone, against ${olderCommit}`,
      value: (today ?? Number.NaN) / (then ?? Number.NaN),
      unit: '',
      budget: { max: budgets.signInOlderShareMax },
    };
  });
}

type Times = { largestPaintMs: number; blockingMs: number };
const names = { largestPaintMs: 'largest paint', blockingMs: 'blocking' };

/** Of a page that nobody has opened before: what of each long task is over 50 ms blocks. */
async function time(browser: Browser, url: string): Promise<Times> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await slowDown(page, phone);
  await page.addInitScript(`
    window.measured = { largestPaintMs: 0, blockingMs: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) measured.largestPaintMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) measured.blockingMs += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  `);
  await openSignIn(page, url);
  const times = await page.evaluate<Times>('window.measured');
  await context.close();
  return times;
}
