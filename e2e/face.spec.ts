import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, typefacesLoaded } from './accessible.ts';
import { giveForecast } from './forecast-church.ts';
import { expectSheets, sheetsOf } from './sheets.ts';
import { expect, test } from './story-church-test.ts';

/** Where things begin, rounded: what stands on one line has one of them. */
async function tops(things: Locator): Promise<number[]> {
  return things.evaluateAll((all) => [
    ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))),
  ]);
}

const tiles = (page: Page) =>
  page.getByRole('region', { name: 'Two of eight' }).or(page.locator('ul:has(> li > h3)')).first();

test('charts and facts of a row of tiles stand on one line, whatever the states say', async ({
  page,
  openChurch,
}) => {
  await openChurch();
  await typefacesLoaded(page);
  // Two lines of words in one tile of the row.
  await page
    .getByText('Normal')
    .first()
    .evaluate((words) => {
      words.textContent =
        'May change until November 25: the week of November 9 was below the usual range';
    });
  const list = tiles(page);
  for (const part of ['svg[role="img"]', 'dl']) {
    expect(await tops(list.locator(`li:nth-child(-n + 4) ${part}`)), part).toHaveLength(1);
  }
});

test('on a phone the toolbar is one row, with Print and Share in a menu', async ({
  page,
  openChurch,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 720 });
    if (width === 320) {
      await openChurch();
      await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
    }
    const week = page.getByRole('button', { name: /^Week of/ });
    const more = page.getByRole('button', { name: 'More actions' });
    expect(await tops(week.or(more))).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share this page' })).toBeVisible();
});

test('a week is chosen in a calendar of whole weeks, and axe finds nothing in it', {
  tag: '@phone',
}, async ({ page, openChurch }) => {
  await openChurch();
  await page.getByRole('button', { name: /^Week of/ }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a week' })).toBeVisible();
  // Not what is in range: on a phone that is also the week under the finger.
  const dialog = page.getByRole('dialog', { name: 'Choose a week' });
  await expect(dialog.locator('[aria-pressed="true"]')).toHaveCount(7);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(dialog.getByRole('button', { name: 'Next month' })).toBeInViewport({ ratio: 1 });
});

test('on the narrowest phone the calendar is whole, and the number of a tile stands on one line', async ({
  page,
  openChurch,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await openChurch();
  const number = tiles(page).locator('li > p > span').first();
  await number.evaluate((one) => {
    one.textContent = '$1,168.00';
  });
  const lines = await number.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Week of/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a week' });
  const [edge, sunday] = await Promise.all([
    dialog.boundingBox(),
    dialog.locator('td:last-child > button').first().boundingBox(),
  ]);
  expect((sunday?.x ?? 320) + (sunday?.width ?? 0)).toBeLessThanOrEqual(
    (edge?.x ?? 0) + (edge?.width ?? 0),
  );
  expect(sunday?.height ?? 0).toBeGreaterThanOrEqual(44);
});

test('opening a tile and coming back move the focus to the heading', async ({
  page,
  openChurch,
}) => {
  await openChurch();
  await page.getByRole('link', { name: 'Kids', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kids' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Dashboard' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The sentence is a heading: who goes from one to the next meets it first.
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/168/);
});

test('a half-typed note survives Escape, and a deleted one comes back', async ({
  page,
  openChurch,
}) => {
  await openChurch('/account/dashboard?figure=attendance&weeks=13');
  const add = page.getByRole('button', { name: 'Add a note' });
  await add.click();
  await page.getByLabel('What happened').fill('No heat in the');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await add.click();
  await expect(page.getByLabel('What happened')).toHaveValue('No heat in the');
  await page.getByLabel('What happened').fill('No heat in the hall');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const note = page.getByRole('listitem').filter({ hasText: 'No heat in the hall' });
  await note.getByRole('button', { name: /No heat in the hall/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toBeVisible();
});

test('a link that was ended by mistake works again', async ({ page, openChurch }) => {
  await openChurch();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByLabel('Who is it for?').fill('The board');
  await page.getByRole('button', { name: 'Create link' }).click();
  const end = page.getByRole('button', { name: 'Turn off the link for The board' });
  await end.click();
  await expect(end).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(end).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ allowedConsole: /Failed to|could not|net::/ });

  test('the page says so', async ({ page, context, openChurch }) => {
    // Its code is one file: no later part of it is on its way when the network goes.
    await openChurch('/account/integration');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(/You’re offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You’re offline/)).toHaveCount(0);
  });
});

/** Where lines and ranges are drawn. */
const drawings = [
  '/account/dashboard',
  '/account/dashboard?figure=attendance&weeks=52',
  '/account/forecast',
  '/account/report',
];

test('with forced colors every line stands out from its ranges, which are outlines', async ({
  page,
  owner,
  openChurch,
}) => {
  test.slow();
  await page.emulateMedia({ forcedColors: 'active' });
  const church = await openChurch();
  await giveForecast(owner, church.id);
  for (const address of drawings) {
    await page.goto(address);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expect(page.locator('main svg [class*="range" i]').first()).toBeAttached();
    const drawn = await page.locator('main svg').evaluateAll((all) => {
      const probe = document.body.appendChild(document.createElement('i'));
      const ofSystem = (color: string) => {
        probe.style.color = color;
        return getComputedStyle(probe).color;
      };
      const system = { words: ofSystem('CanvasText'), quiet: ofSystem('GrayText') };
      probe.remove();
      const styles = (part: string) =>
        all.flatMap((svg) => [...svg.querySelectorAll(part)].map((one) => getComputedStyle(one)));
      return {
        system,
        ranges: styles('[class*="range" i]').map(({ fill, stroke }) => `${fill} ${stroke}`),
        lines: styles('path[class*="_line"]').map(({ fill, stroke }) => `${fill} ${stroke}`),
      };
    });
    const { words, quiet } = drawn.system;
    expect(quiet).not.toBe(words);
    expect([...new Set(drawn.ranges)], address).toEqual([`none ${quiet}`]);
    expect(new Set(['none', ...drawn.lines]), address).toEqual(
      new Set(['none', ...(drawn.lines.length > 0 ? [`none ${words}`] : [])]),
    );
  }
});

test('what is pressed on a phone is at least 44 pixels high', { tag: '@phone' }, async ({
  page,
  openChurch,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openChurch();
  for (const address of [
    '/account/dashboard',
    '/account/forecast',
    '/account/recommendations',
    '/account/measures',
    '/account/integration',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    const low = await page
      .locator('main')
      .getByRole('button')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => ({ name: one.textContent, height: one.getBoundingClientRect().height }))
          .filter(({ height }) => height < 44),
      );
    expect(low, address).toEqual([]);
  }
});

for (const [name, address] of [
  ['closer look', '/account/dashboard?figure=attendance&weeks=52'],
  ['forecast', '/account/forecast'],
] as const) {
  test(`the ${name} is one page with the church and the date, on A4 and on Letter`, async ({
    page,
    owner,
    openChurch,
  }) => {
    test.slow();
    const church = await openChurch(address);
    if (name === 'forecast') {
      await giveForecast(owner, church.id);
      await page.reload();
    }
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectSheets(page, 1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Printed \w+/)).toBeVisible();
    await expect(page.locator('[aria-hidden] > span > b').first()).toHaveText(/Grace Hill/);
  });
}

test('what the board gets is one US Letter page, and reads at 400 % zoom', async ({
  page,
  context,
  openChurch,
}) => {
  await openChurch();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByLabel('Who is it for?').fill('The board');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel(/^Your link/).inputValue();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  expect(await sheetsOf(visitor, 'Letter')).toBe(1);
  // 1,280 pixels at 400 %.
  await visitor.setViewportSize({ width: 320, height: 256 });
  await expectNoSidewaysScroll(visitor);
  // On a phone the buttons of the dialog are whole, too.
  await page.setViewportSize({ width: 320, height: 640 });
  const end = page.getByRole('button', { name: 'Turn off the link for The board' });
  const box = await end.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 320)).toBeLessThanOrEqual(304);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});
