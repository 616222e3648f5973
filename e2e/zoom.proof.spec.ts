import type { Page } from '@playwright/test';
import { buildQuarters } from '#testing/factories/quarters.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { expectNoSidewaysScroll, typefacesLoaded } from './accessible.ts';
import { giveForecast } from './forecast-church.ts';
import { cutTexts } from './plain-words.ts';
import { platformPages } from './platform-pages.ts';
import { rememberAccount } from './steeple-test.ts';
import { expect, test } from './story-church-test.ts';

// What a window of 1280 by 1024 shows at 400 %.
test.use({ viewport: { width: 320, height: 256 } });
// A walk over many screens, each with every control on it.
test.describe.configure({ timeout: 180_000 });

/** What scrolls sideways though it is no table, or a table that the keyboard cannot scroll. */
async function wrongScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (box) =>
          ['auto', 'scroll'].includes(getComputedStyle(box).overflowX) &&
          box.scrollWidth > box.clientWidth + 1 &&
          !(
            box.querySelector('table') !== null &&
            box.matches('[tabindex="0"], :has(a, button, input)')
          ),
      )
      .map((box) => `scrolls sideways: ${box.outerHTML.slice(0, 100)}`),
  );
}

/** What has the focus; null where nothing has it. What is wrong is that it is hidden, or covered. */
async function focusedNow(page: Page): Promise<{ name: string; fault: string | null } | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) {
      return null;
    }
    // A button of a choice is hidden, its label is what is seen.
    const own = focused.getBoundingClientRect();
    const seen = own.width > 4 ? focused : (focused.closest('label') ?? focused.parentElement);
    const box = (seen ?? focused).getBoundingClientRect();
    const [top, bottom] = [Math.max(0, box.top), Math.min(window.innerHeight, box.bottom)];
    const [left, right] = [Math.max(0, box.left), Math.min(window.innerWidth, box.right)];
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
    if (bottom - top < Math.min(box.height, 24) - 1 || right - left < Math.min(box.width, 24) - 1) {
      return { name, fault: 'out of the window' };
    }
    const staysOver = (hit: Element | null): boolean => {
      for (let at = hit; at && !at.contains(focused); at = at.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) {
          return true;
        }
      }
      return false;
    };
    const covered = [0.1, 0.5, 0.9].some((along) =>
      [0.1, 0.5, 0.9].some((down) =>
        staysOver(
          document.elementFromPoint(left + along * (right - left), top + down * (bottom - top)),
        ),
      ),
    );
    return { name, fault: covered ? 'under what stays in place' : null };
  });
}

/** Goes through all that takes the focus with the keyboard, and names where it was not seen. */
async function focusFaults(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = [];
  for (let step = 0; step < 250; step += 1) {
    await page.keyboard.press(key);
    const focused = await focusedNow(page);
    if (!focused) {
      return faults;
    }
    if (focused.fault) {
      faults.push(`${key}, ${focused.fault}: ${focused.name.slice(0, 60)}`);
    }
  }
  return [...faults, `${key} does not come to an end`];
}

/** Walks over screens and collects what is cut, what scrolls sideways and where the focus is not seen. */
async function walk(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await typefacesLoaded(page);
    await expectNoSidewaysScroll(page);
    const found = [
      ...(await cutTexts(page)).map((text) => `cut: ${text}`),
      ...(await wrongScrollers(page)),
      ...(await focusFaults(page, 'Tab')),
      ...(await focusFaults(page, 'Shift+Tab')),
    ];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

test('at 400 % zoom a church sees all of its pages, and where the focus is', async ({
  page,
  owner,
  newChurch,
  bringSession,
}) => {
  const told = await newChurch({ account_name: 'The First Church of Saint Bartholomew' });
  const counted = await newChurch();
  await buildStoryChurch(owner, told.id);
  await buildQuarters(owner, told.id);
  await giveForecast(owner, counted.id);
  await bringSession('superAdmin');
  await rememberAccount(page, told);
  const faults = await walk(page, [
    '/account/dashboard',
    '/account/dashboard?figure=attendance&weeks=52',
    '/account/dashboard?look=people',
    '/account/report',
    '/account/recommendations',
    '/account/measures',
    '/account/count',
    '/account/count/import',
  ]);
  await rememberAccount(page, counted);
  faults.push(...(await walk(page, ['/account/forecast', '/account/recommendations'])));
  expect(faults).toEqual([]);
});

test('at 400 % zoom a church sees all of its connections and its people, and where the focus is', async ({
  page,
  bringSession,
}) => {
  await bringSession('grace');
  expect(
    await walk(page, [
      '/account/integration',
      '/account/integration/planning-center',
      '/account/integration/google-search-console',
      '/account/colleagues',
      '/profile',
    ]),
  ).toEqual([]);
});

test('at 400 % zoom a super admin sees all of the platform, and where the focus is', async ({
  page,
  bringSession,
  client,
  newChurch,
  afterPage,
}) => {
  const text = {
    notes: 'A note '.repeat(60),
    title: 'Tone of voice',
    prompt: 'Be warm. '.repeat(60),
  };
  const paths = await platformPages({ client, newChurch, afterPage }, text);
  await bringSession('superAdmin');
  expect(await walk(page, paths)).toEqual([]);
});

test('at 400 % zoom the fields and buttons of a dialog are seen, and where the focus is', async ({
  page,
  openChurch,
}) => {
  await openChurch('/account/dashboard?figure=attendance&weeks=13');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const faults: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    // Once around: a dialog holds the focus.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      const focused = await focusedNow(page);
      faults.push(...(focused?.fault ? [`${focused.fault}: ${focused.name}`] : []));
    }
  }
  expect(faults).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
});
