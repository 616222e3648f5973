import type { Locator, Page } from '@playwright/test';
import { typefacesLoaded } from './accessible.ts';
import { expect, test } from './steeple-test.ts';

/** The typefaces that the browser really drew an element's text with. */
async function drawnWith(
  page: Page,
  element: Locator,
): Promise<{ family: string; own: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await element.evaluate((node) => node.setAttribute('data-measured', ''));
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-measured]',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await element.evaluate((node) => node.removeAttribute('data-measured'));
  // A variable font names itself after its first weight, 'Figtree Light'.
  return fonts.map(({ familyName, isCustomFont }) => ({
    family: familyName.split(' ')[0] ?? '',
    own: isCustomFont,
  }));
}

test('headings are drawn in Fraunces, text in Figtree, both from Steeple itself', async ({
  page,
  steeple,
}) => {
  const fontRequests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      fontRequests.push(request.url());
    }
  });
  await page.goto('/auth');
  const heading = page.getByRole('heading', { name: 'Welcome to Steeple' });
  const text = page.getByText('Email', { exact: true });
  // Until a typeface is there, the browser draws with another.
  await expect.poll(() => drawnWith(page, heading)).toEqual([{ family: 'Fraunces', own: true }]);
  await expect.poll(() => drawnWith(page, text)).toEqual([{ family: 'Figtree', own: true }]);
  // Once each: the preloaded file is the one that the style sheet asks for.
  expect(fontRequests.map((url) => new URL(url).origin)).toEqual([steeple.url, steeple.url]);
});

test('both typefaces are asked for before the style sheet is read, as files of less than 27 kB together', async ({
  page,
}) => {
  const html = await (await page.request.get('/auth')).text();
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
  expect(preloaded.map(([, file = '']) => file.replace(/-[^-]+\.woff2$/, ''))).toEqual([
    '/assets/figtree-basic',
    '/assets/fraunces-basic',
  ]);
  let bytes = 0;
  for (const [, file = ''] of preloaded) {
    const answer = await page.request.get(file);
    const type = answer.headers()['content-type'];
    expect({ status: answer.status(), type }).toEqual({ status: 200, type: 'font/woff2' });
    bytes += (await answer.body()).length;
  }
  expect(bytes).toBeLessThan(27_000);
  const [, sheet = ''] = html.match(/<link rel="stylesheet"[^>]* href="([^"]+)"/) ?? [];
  expect(await (await page.request.get(sheet)).text()).not.toContain('data:font');
});

test('figures in tables are aligned', async ({ page, signIn }) => {
  await signIn('superAdmin');
  const cell = page.getByRole('cell').filter({ hasText: 'Grace Hill Church' }).first();
  await expect(cell).toBeVisible();
  const width = (text: string) =>
    cell.evaluate((node, digits) => {
      const span = document.createElement('span');
      span.textContent = digits;
      node.append(span);
      const { width: measured } = span.getBoundingClientRect();
      span.remove();
      return measured;
    }, text);
  await typefacesLoaded(page);
  expect(await width('1111')).toBeCloseTo(await width('8888'), 1);
});
