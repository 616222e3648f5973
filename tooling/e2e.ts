import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';
import { ensureWebBuilt } from './build-web.ts';
import { findChromium } from './chromium.ts';

// `npm run e2e`: provides what the browser tests need, then runs them, the proofs only where they are asked
// for. Arguments go to Playwright.
const root = join(import.meta.dirname, '..');
// What one of the many processes has compiled the next need not.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
const starting = startFirst();
const building = ensureWebBuilt(console.log);
// Neither is left behind when the other one fails.
await Promise.allSettled([starting, building]);
await building;
const first = await starting;
const chromium = await findChromium(console.log);
console.log(`Chromium: ${chromium.executablePath}`);

const asked = process.argv.slice(2);
const projects = asked.some((one) => one.startsWith('--project'))
  ? []
  : ['--project', 'desktop', '--project', 'phone'];
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const child = spawn(process.execPath, [playwright, 'test', ...asked, ...projects], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    FIRST_DATA_DIR: first.dataDir,
    CHROMIUM_PATH: chromium.executablePath,
    CHROMIUM_ARGS: JSON.stringify(chromium.args),
  },
});
const [code] = await once(child, 'exit');
await first.remove();
process.exitCode = typeof code === 'number' ? code : 1;

/** Makes a database once; each Steeple of the tests gets a copy. */
async function startFirst(): Promise<RunningSteeple> {
  const steeple = await runSteeple({ SYNCS_AT_ONCE: '0' });
  await steeple.stop();
  return steeple;
}
