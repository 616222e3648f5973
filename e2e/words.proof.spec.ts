import type { Page } from '@playwright/test';
import { expectDarkContrast, sidewaysScroll, typefacesLoaded } from './accessible.ts';
import { giveForecast } from './forecast-church.ts';
import { cutTexts, plainWords, writtenTexts } from './plain-words.ts';
import { platformPages } from './platform-pages.ts';
import { buildSeenStory } from './seen-story.ts';
import { rememberAccount } from './steeple-test.ts';
import { expect, test } from './words-test.ts';

// A walk over many screens, each in several widths.
test.describe.configure({ timeout: 180_000 });

/** What is wrong on the screen that is open: plain words, and what is too wide, from either side. */
async function faultsOf(page: Page, written: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await typefacesLoaded(page);
  const faults = (await plainWords(page, written)).map((words) => `plain: ${words}`);
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((given) => {
      document.documentElement.dir = given;
    }, direction);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(
        ...(await onceSettled(() => widthFaults(page))).map(
          (fault) => `${direction} at ${width}: ${fault}`,
        ),
      );
    }
  }
  await expectDarkContrast(page);
  return faults;
}

async function widthFaults(page: Page): Promise<string[]> {
  const over = await sidewaysScroll(page);
  const cut = await cutTexts(page);
  return [...(over > 0 ? [`${over} px too wide`] : []), ...cut.map((text) => `cut: ${text}`)];
}

/** What is wrong still once the screen has followed a change of the window's width. */
async function onceSettled(look: () => Promise<string[]>): Promise<string[]> {
  let seen: string[] = [];
  const lookAgain = async () => {
    seen = await look();
    return seen;
  };
  await expect
    .poll(lookAgain, { timeout: 3_000 })
    .toEqual([])
    .catch(() => undefined);
  return seen;
}

/** Walks over screens and collects what is wrong on each. */
async function walk(page: Page, paths: readonly string[], written: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    faults.push(...(await faultsOf(page, written)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

test('whoever has not signed in meets no plain word, and nothing is cut off at 320 px', async ({
  page,
  owner,
}) => {
  const paths = ['/auth', '/auth/recover', '/auth/invite', '/letter/stop', '/mailbox'];
  expect(await walk(page, paths, await writtenTexts(owner))).toEqual([]);
});

test('a super admin meets no plain word, and nothing is cut off at 320 px', async ({
  page,
  owner,
  bringSession,
  client,
  newChurch,
  afterPage,
}) => {
  const text = { notes: 'A note', title: 'Tone of voice', prompt: 'Be warm.' };
  const paths = await platformPages({ client, newChurch, afterPage }, text);
  await bringSession('superAdmin');
  expect(await walk(page, paths, await writtenTexts(owner))).toEqual([]);
});

test('a church meets no plain word on the pages of its connections, and nothing is cut off at 320 px', async ({
  page,
  owner,
  bringSession,
}) => {
  await bringSession('grace');
  const paths = [
    '/account/measures',
    '/account/colleagues',
    '/account/integration',
    '/account/integration/google-search-console',
    '/account/integration/planning-center',
    '/account/count',
    '/account/count/import',
    '/profile',
  ];
  // What people searched for and the kind of a property are as Google says them.
  const written = `${await writtenTexts(owner)} grace hill church austin, grace hill live stream, sermons, grace hill church service times, grace hill example (Domain Property`;
  expect(await walk(page, paths, written)).toEqual([]);
});

test('a church meets no plain word around its numbers, and nothing is cut off at 320 px', async ({
  page,
  owner,
  bringSession,
  newChurch,
}) => {
  const story = await newChurch({ account_name: 'Grace Hill' });
  const counted = await newChurch({ account_name: 'Harbor' });
  await buildSeenStory(owner, story.id);
  await giveForecast(owner, counted.id);
  await bringSession('superAdmin');
  const written = await writtenTexts(owner);
  await rememberAccount(page, story);
  const faults = await walk(
    page,
    [
      '/account/dashboard',
      '/account/dashboard?figure=attendance&weeks=52',
      '/account/dashboard?figure=giving_per_attender&weeks=13',
      '/account/recommendations',
    ],
    written,
  );
  await rememberAccount(page, counted);
  faults.push(...(await walk(page, ['/account/forecast', '/account/recommendations'], written)));
  expect(faults).toEqual([]);
});
