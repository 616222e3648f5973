import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSHandle, Page } from '@playwright/test';
import { quantile } from 'd3-array';
import { budgets } from './budgets.ts';
import { inDemoBrowser } from './demo-browser.ts';
import type { Figure } from './figure.ts';

/** The slowdown of a phone's processor compared with this one. */
const slowdown = 4;
const times = 12;
const assets = join(import.meta.dirname, '../dist/web/assets');

/** Clicks with cached data: the link or button, and an element that shows when all is drawn. */
const clicks = [
  { name: 'Dashboard', from: 'Forecast', drawn: 'main li:nth-child(8) svg[role="img"]' },
  { name: 'Attendance', from: 'Dashboard', drawn: 'main figure svg' },
] as const;

/**
 * The dashboard's page in Chromium: its JavaScript beyond the shell (brotli), and the time from a click
 * to the drawn page on a processor four times slower, with its data cached.
 */
export function measureDashboardPage(): Promise<Figure[]> {
  return inDemoBrowser(async (browser, url) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await signIn(await context.newPage(), url);
    const kilobytes = await scriptsBeyondShell();
    const drawnMs = await clickToDrawn(await context.newPage(), url);
    return [
      {
        name: 'JavaScript of the dashboard beyond the shell, compressed',
        value: kilobytes,
        unit: 'kB',
        budget: { max: budgets.dashboardScriptKilobytesMax },
      },
      {
        name: 'from click to drawn dashboard, processor four times slower, median',
        value: drawnMs,
        unit: 'ms',
        budget: { max: budgets.dashboardDrawnMsMax },
      },
    ];
  });
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Email').fill('grace@steeple.test');
  await page.getByLabel('Password', { exact: true }).fill('steeple-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Is anything off?').waitFor();
}

/**
 * The compressed scripts of a church's first screen without those of the shell. The browser's downloads
 * are no measure, because it prefetches further scripts when idle.
 */
async function scriptsBeyondShell(): Promise<number> {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const named = (...chunks: string[]) =>
    importsOf(names.filter((name) => chunks.some((chunk) => name.startsWith(`${chunk}-`))));
  const [shell, dashboard] = await Promise.all([
    named('index', 'page', 'session', 'app'),
    named('church'),
  ]);
  let bytes = 0;
  for (const name of [...dashboard].filter((each) => !shell.has(each))) {
    const { size } = await stat(join(assets, `${name}.br`));
    console.log(`${String(size).padStart(8)} bytes  ${name}`);
    bytes += size;
  }
  return bytes / 1000;
}

/** Scripts and their static imports, by name. */
async function importsOf(names: readonly (string | undefined)[]): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = names.filter((name) => name !== undefined);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (!found.has(name)) {
      found.add(name);
      const text = await readFile(join(assets, name), 'utf8');
      waiting.push(
        ...[...text.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)].flatMap(
          ([, imported]) => imported ?? [],
        ),
      );
    }
  }
  return found;
}

async function clickToDrawn(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/account/dashboard`);
  const session = await page.context().newCDPSession(page);
  let worst = 0;
  for (const { name, from, drawn } of clicks) {
    const tookMs: number[] = [];
    // The first round loads data and scripts.
    for (let round = 0; round <= times; round += 1) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.getByRole('link', { name: from, exact: true }).first().click();
      await page.locator(drawn).waitFor({ state: 'detached' });
      await page.getByRole('link', { name, exact: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      // Like a person's: the pointer is there already, and no script of the tool's runs with the click.
      await page.getByRole('link', { name, exact: true }).first().hover();
      const next = await timeNextClick(page, drawn);
      await page.mouse.down();
      await page.mouse.up();
      const { ms, screenful } = await next.evaluate(({ drawn }) => drawn);
      tookMs.push(...(round === 0 ? [] : [ms]));
      await page.waitForLoadState('networkidle');
      if (round > 0 && (await page.evaluate(screenfulOf)) !== screenful) {
        throw new Error(`${name}: what a person sees first changed after it counted as drawn`);
      }
    }
    const median = quantile(tookMs, 0.5) ?? 0;
    console.log(`${name}: ${tookMs.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    worst = Math.max(worst, median);
  }
  return worst;
}

/** What the window shows of each element of the main part: its place and its words. */
const screenfulOf = `[...document.querySelectorAll('main *')]
  .filter((element) => element.checkVisibility({ opacityProperty: true }))
  .map((element) => ({ element, box: element.getBoundingClientRect() }))
  .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
  .map(({ element, box: { left, top, right, bottom } }) => {
    const words = element.childElementCount === 0 ? element.textContent : '';
    return [element.tagName, left, top, right, Math.min(bottom, innerHeight), words].join(' ');
  })
  .join('\\n')`;

/**
 * Listens for the next click. Tells the milliseconds from it until the frame that contains an element was
 * painted, and what the window shows then.
 */
function timeNextClick(
  page: Page,
  selector: string,
): Promise<JSHandle<{ drawn: Promise<{ ms: number; screenful: string }> }>> {
  return page.evaluateHandle(`({ drawn: new Promise((resolve) => {
    const follow = ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector(${JSON.stringify(selector)})) {
          // A message posted in a frame arrives after that frame was painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const ms = performance.now() - timeStamp;
            resolve({ ms, screenful: ${screenfulOf} });
          };
          port2.postMessage(null);
        } else {
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', follow, { once: true, capture: true });
  }) })`);
}
