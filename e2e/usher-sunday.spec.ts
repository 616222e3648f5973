import { expectNoSidewaysScroll, expectNoViolations } from './accessible.ts';
import { call, counted, servicePart, test } from './counting-church.ts';
import { expect } from './steeple-test.ts';

/** An usher's Sunday, on the smallest phone. */
test.use({
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  allowedConsole:
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|could not be read|Could not notify|status of 404/,
});

/** What a phone may load until the first number can be typed, the shell not yet kept: bytes as they are sent. */
const loadedMost = { requests: 40, bytes: 500_000 };

// Proves: 7.counts.16
test('from opening to saved it takes one tap and the numbers, and little is loaded before', async ({
  page,
  openCounting,
  church,
  owner,
}) => {
  const started = Date.now();
  await openCounting();
  const early = servicePart(page, '9:00');
  const adults = early.getByLabel(/^Adults/);
  await expect(adults).toBeVisible();
  const loaded = await page.evaluate(() => {
    const all = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].filter((entry) => entry instanceof PerformanceResourceTiming);
    const bytes = all.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return { requests: all.length, bytes };
  });
  await adults.tap();
  await page.keyboard.type('178');
  await page.keyboard.press('Enter');
  await page.keyboard.type('41');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await expect(early.getByText(/^Saved/)).toBeVisible();
  await expect.poll(() => counted(owner, church)).toEqual([3, 41, 178]);
  test.info().annotations.push({
    type: 'ten seconds',
    description: `${((Date.now() - started) / 1000).toFixed(1)} s here, ${loaded.requests} requests, ${(loaded.bytes / 1000).toFixed(0)} kB, 1 tap, 8 keys`,
  });
  expect(loaded.requests).toBeLessThanOrEqual(loadedMost.requests);
  expect(loaded.bytes).toBeLessThanOrEqual(loadedMost.bytes);
});

test('counts are kept without a network from the second service on, and after a reload', async ({
  page,
  openCounting,
  church,
  owner,
}) => {
  await openCounting();
  const early = servicePart(page, '9:00');
  const late = servicePart(page, '11:00');
  await early.getByLabel(/^Adults/).fill('178');
  await early.getByLabel(/^Kids/).fill('41');
  await early.getByLabel(/^Guests/).fill('3');
  await expect(early.getByText(/^Saved/)).toBeVisible();
  // The last number is on its way a moment after it was typed.
  await expect.poll(() => counted(owner, church)).toEqual([3, 41, 178]);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await page.context().setOffline(true);
  await late.getByLabel(/^Adults/).fill('126');
  await expect(late.getByText('On this phone')).toBeVisible();
  await expect(page.getByText('No connection right now')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No connection right now')).toBeVisible();
  await expect(late.getByLabel(/^Adults/)).toHaveValue('126');
  await late.getByLabel(/^Kids/).fill('22');
  await late.getByLabel(/^Guests/).fill('2');
  await expect(page.getByText(/^Your 3 new counts are on this phone/)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.context().setOffline(false);
  // A browser that is told so by the tests says nothing of it after a reload; looking at the page does.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(late.getByText(/^Saved/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('No connection right now')).toHaveCount(0);
  expect(await counted(owner, church)).toEqual([2, 3, 22, 41, 126, 178]);
});

test('a number typed after the browser has closed its database is saved like the first', async ({
  page,
  openCounting,
  church,
  owner,
}) => {
  await openCounting();
  const early = servicePart(page, '9:00');
  await early.getByLabel(/^Adults/).fill('178');
  await expect.poll(() => counted(owner, church)).toEqual([178]);
  // As an iPhone closes it that was put away; forced, because the page does not close it by itself.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
  await early.getByLabel(/^Kids/).fill('41');
  await early.getByLabel(/^Guests/).fill('3');
  await expect.poll(() => counted(owner, church)).toEqual([3, 41, 178]);
  await expect(early.getByText(/^Saved/)).toBeVisible();
});

test('the second of two who typed the same service is told, and chooses', async ({
  page,
  openCounting,
  church,
  client,
}) => {
  await openCounting();
  const early = servicePart(page, '9:00');
  await expect(early.getByLabel(/^Adults/)).toBeVisible();
  const [service] = church.services;
  const [adults] = church.categories;
  const theirs = {
    key: crypto.randomUUID(),
    date: church.today,
    serviceId: service?.id,
    categoryId: adults?.id,
    value: 182,
    revision: 0,
    typedAt: new Date().toISOString(),
  };
  await call(client, 'count-save', { accountId: church.id, saves: [theirs] });
  await early.getByLabel(/^Adults/).fill('178');
  await expect(early.getByText(/counted 182, you 178\.$/)).toBeVisible();
  await expect(page.getByText('One number to check')).toBeVisible();
  await expectNoViolations(page);
  await early.getByRole('button', { name: 'Use 178' }).click();
  await expect(early.getByText(/^Saved/)).toBeVisible();
  await expect(early.getByLabel(/^Adults/)).toHaveValue('178');
});

test('the wrong day can be left, and one to come is refused', async ({
  page,
  openCounting,
  church,
}) => {
  await openCounting();
  await page.getByRole('button', { name: 'Another day' }).click();
  await page.getByLabel('Which day?').fill('2099-01-04');
  await expect(page.getByText(/^That Sunday hasn’t happened yet\.$/)).toBeVisible();
  const before = new Date(Date.parse(church.today) - 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Which day?').fill(before);
  const early = servicePart(page, '9:00');
  await early.getByLabel(/^Adults/).fill('150');
  await expect(early.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Another day' }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(early.getByLabel(/^Adults/)).toHaveValue('');
});

test('counts of another person stay on the phone, unsent and named; their sheets do not', async ({
  page,
  openCounting,
  bringSession,
}) => {
  await openCounting();
  const early = servicePart(page, '9:00');
  await expect(early.getByLabel(/^Adults/)).toBeVisible();
  await page.context().setOffline(true);
  await early.getByLabel(/^Adults/).fill('178');
  await expect(early.getByText('On this phone')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText(/^One count has not been sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/auth');
  // Sheets have amounts, and the phone may be shared.
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('steeple-counts').onsuccess = ({ target }) => {
          const database: IDBDatabase = Reflect.get(Object(target), 'result');
          const transaction = database.transaction(['sheets', 'queues']);
          const sheets = transaction.objectStore('sheets').count();
          const queues = transaction.objectStore('queues').count();
          transaction.oncomplete = () => resolve({ sheets: sheets.result, queues: queues.result });
        };
      }),
  );
  expect(kept).toEqual({ sheets: 0, queues: 1 });

  await page.context().setOffline(false);
  await bringSession('grace');
  await page.goto('/account/count');
  await expect(page.getByText(/^One count by .+ is still on this phone/)).toBeVisible();
});

test('a thousand instead of a hundred is asked about, and mended with one tap', async ({
  page,
  openCounting,
  church,
  client,
  owner,
}) => {
  const [service] = church.services;
  const [adults] = church.categories;
  const before = (weeks: number) =>
    new Date(Date.parse(church.today) - weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  await call(client, 'count-save', {
    accountId: church.id,
    saves: [1, 2, 3, 4].map((weeks) => ({
      ...{ key: crypto.randomUUID(), date: before(weeks), value: 120 + weeks, revision: 0 },
      ...{ serviceId: service?.id, categoryId: adults?.id, typedAt: new Date().toISOString() },
    })),
  });
  await openCounting();
  const early = servicePart(page, '9:00');
  await early.getByLabel(/^Adults/).fill('1260');
  await expect(early.getByText('1,260 people? Did you mean 126?')).toBeVisible();
  await expectNoViolations(page);
  await early.getByRole('button', { name: '126', exact: true }).click();
  await expect(early.getByText(/^Saved/)).toBeVisible();
  expect(await counted(owner, church)).toEqual([126]);
});

// Proves: 7.counts.07
test('an ended link gives back what was never sent, and tells nothing else', async ({
  page,
  church,
  client,
}) => {
  const [adults, kids] = church.categories;
  const { link, path } = await call(client, 'count-link-create', {
    ...{ accountId: church.id, label: 'Foyer', days: 1 },
    serviceIds: church.services.map(({ id }) => id),
    categoryIds: [adults?.id, kids?.id],
  });
  await page.goto(path);
  await page.getByLabel('Your first name').fill('Ana');
  const early = servicePart(page, '9:00');
  await early.getByLabel(/^Adults/).fill('178');
  await expect(early.getByText(/^Saved/)).toBeVisible();
  await page.context().setOffline(true);
  await early.getByLabel(/^Kids/).fill('41');
  await expect(early.getByText('On this phone')).toBeVisible();
  await call(client, 'count-link-end', { accountId: church.id, id: link.id });
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('This counting link has ended.')).toBeVisible();
  await expect(page.getByText('1 count was never sent')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'kids' })).toContainText('41');
  await expect(page.getByText('178')).toHaveCount(0);
  await expect(page.getByText(church.name)).toHaveCount(0);
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
});
