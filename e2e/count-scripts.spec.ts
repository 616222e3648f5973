import { servicePart, test } from './counting-church.ts';
import { expect } from './steeple-test.ts';

test.use({ allowedConsole: /TrustedScriptURL|Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

// Proves: 7.counts.08
test('two scripts may be started beside the page, and no other', async ({ page, openCounting }) => {
  await openCounting();
  await expect(servicePart(page, '9:00').getByLabel(/^Adults/)).toBeVisible();
  const allowed = await page.evaluate(async () => {
    const worker = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .find((path) => path.includes('spreadsheet-worker'));
    const asked = [
      '/count-worker.js',
      worker ?? '/assets/spreadsheet-worker-AAAAAAAA.js',
      '/count-worker.js?other',
      '/assets/spreadsheet-worker-AAAAAAAA.js.map',
      '/assets/spreadsheet-worker-AAAAAAAAA.js',
      '/assets/index-AAAAAAAA.js',
      '/theme.js',
      '/x/count-worker.js',
      '//evil.test/count-worker.js',
      'https://evil.test/assets/spreadsheet-worker-AAAAAAAA.js',
      `data:text/javascript,1`,
      URL.createObjectURL(new Blob(['1'])),
      'javascript:1',
    ];
    return asked.map((path) => {
      try {
        new Worker(path).terminate();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(allowed).toEqual([true, true, ...Array(11).fill(false)]);
});

test('the service worker serves files of the page, and never an answer', async ({
  page,
  openCounting,
  context,
}) => {
  await openCounting();
  await expect(servicePart(page, '9:00').getByLabel(/^Adults/)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(servicePart(page, '9:00').getByLabel(/^Adults/)).toBeVisible();
  const fromWorker: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) {
      fromWorker.push(new URL(response.url()).pathname);
    }
  });
  await page.reload();
  await expect(servicePart(page, '9:00').getByLabel(/^Adults/)).toBeVisible();
  expect(fromWorker.length).toBeGreaterThan(0);
  expect(
    fromWorker.filter((path) => !/^\/(assets\/|account\/count$|theme\.js|favicon\.svg)/.test(path)),
  ).toEqual([]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return all.flat();
  });
  expect(
    kept.filter((path) => !/^\/(assets\/[\w.~-]+|count|theme\.js|favicon\.svg)$/.test(path)),
  ).toEqual([]);
  await context.setOffline(true);
  const answer = await page.evaluate(() =>
    fetch('/functions/v1/count-sheet', { method: 'POST', body: '{}' }).then(
      () => 'answered',
      () => 'no network',
    ),
  );
  expect(answer).toBe('no network');
});
