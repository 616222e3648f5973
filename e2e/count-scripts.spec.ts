import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtScripts, codeFrom, withImports } from './built-scripts.ts';
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

const libraries = /node_modules\/(?:papaparse|fflate|saxen|idb)\//;
const queue = /web\/features\/counting\/queue\/|node_modules\/idb\//;
const reader =
  /node_modules\/(?:papaparse|fflate|saxen)\/|analytics\/spreadsheet\/(?:open-file|read-counts|xlsx\/)/;
/** What of the dashboard speaks of nothing but counts by hand and figures of a church's own. */
const onDashboard =
  /contract\/(?:by-hand|figures\/own|functions\/pulse-by-hand|messages\/own-tiles)|web\/features\/(?:counting|count-setup|spreadsheet|welcome)\/|pulse\/components\/own-/;
const kilobytes = (bytes: Uint8Array) => bytes.length / 1000;

// Proves: 7.counts.11
test('queue and reader are loaded by their own pages only; the dashboard grows by at most 3 kB, libraries weigh at most 16', async () => {
  const scripts = await builtScripts();
  const whoNeeds = (part: RegExp) =>
    [...scripts.keys()].filter((name) =>
      [...withImports(scripts, [name])].some((each) =>
        scripts.get(each)?.sources.some((source) => part.test(source)),
      ),
    );
  expect(whoNeeds(queue).sort()).toEqual([
    'count-link',
    'count-route',
    'counting',
    // When somebody signs out of a phone that may have counts.
    'unsent-here',
  ]);
  expect(whoNeeds(reader)).toEqual(['spreadsheet-worker']);

  const codeOf = (names: Iterable<string>, like: RegExp) =>
    [...names].map((name) => {
      const script = scripts.get(name);
      return script ? codeFrom(script, like) : '';
    });
  const first = withImports(scripts, ['index', 'page', 'session', 'app', 'church']);
  const grown = kilobytes(brotliCompressSync(codeOf(first, onDashboard).join('')));
  const read = codeOf(['spreadsheet-worker', 'counting'], libraries);
  const heavy = kilobytes(gzipSync(read.join(''), { level: 9 }));
  test.info().annotations.push({
    type: 'kB',
    description: `counting on the dashboard ${grown.toFixed(1)}, libraries ${heavy.toFixed(1)}`,
  });
  expect(grown).toBeGreaterThan(0);
  expect(grown).toBeLessThan(3);
  expect(heavy).toBeGreaterThan(10);
  expect(heavy).toBeLessThan(16);
});
