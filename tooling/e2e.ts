import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.ts';
import { findChromium } from './chromium.ts';

// `npm run e2e`: provides what the browser tests need, then runs them. Arguments go to Playwright.
const root = join(import.meta.dirname, '..');
await ensureWebBuilt(console.log);
const chromium = await findChromium(console.log);
console.log(`Chromium: ${chromium.executablePath}`);

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const child = spawn(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium.executablePath,
    CHROMIUM_ARGS: JSON.stringify(chromium.args),
  },
});
const [code] = await once(child, 'exit');
process.exitCode = typeof code === 'number' ? code : 1;
