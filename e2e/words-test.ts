import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { connectAsOwner } from '#testing/owner-connection.ts';
import { runDemo } from './run-demo.ts';
import { expect, test as storyTest } from './story-church-test.ts';

export { expect };

const folder = join(import.meta.dirname, '../testing/pseudo');

/**
 * Tests of a Steeple that says every sentence in a made-up language, on the server and in the browser, in
 * place of Spanish, which all its people chose and the browser asks for.
 */
export const test = storyTest.extend<object>({
  steeple: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off the pattern
    async ({}, use) => {
      const steeple = await runDemo({
        SYNCS_AT_ONCE: '0',
        NODE_OPTIONS: `--import ${join(folder, 'preloaded.ts')}`,
      });
      const owner = await connectAsOwner(steeple.dataDir);
      await owner.query("update auth.users set language = 'es'");
      await owner.end();
      await use(steeple);
      await steeple.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  locale: 'es-US',
  // The counting page's worker would answer in place of the route below.
  serviceWorkers: 'block',
  allowedConsole: /Service Worker registration blocked/,
  page: async ({ page }, use) => {
    await page.route(/\/assets\/spanish-[^/]+\.js$/, async (route) => {
      const built = await (await route.fetch()).text();
      const name = built.match(/export\s*\{\s*[\w$]+ as (?!spanishTranslation)([\w$]+)\s*\}/)?.[1];
      const pseudo = stripTypeScriptTypes(readFileSync(join(folder, 'pseudo.ts'), 'utf8'));
      await route.fulfill({
        contentType: 'text/javascript',
        body: name ? `${pseudo}\nexport { spanishTranslation as ${name} };` : pseudo,
      });
    });
    await use(page);
  },
});
