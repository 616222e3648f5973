import { spawnSync } from 'node:child_process';
import { access, constants } from 'node:fs/promises';

/** A browser to drive: where it is, and what to start it with. */
export type Chromium = { executablePath: string; args: string[] };

/** Chromium without its windows, whose own pages take two fifths of the processor's time in a run. */
const headlessPlaces = ['/usr/bin/chromium-headless-shell'];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium's sandbox does not work for root; nothing but our own pages is opened. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium, or brings one: CHROMIUM_PATH, a headless shell, Debian's package of it where we
 * are root, a browser in the usual places, Debian's package of that, else the build that comes with
 * the npm package @sparticuz/chromium.
 */
export async function findChromium(say: (line: string) => void): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH;
  const place =
    (await findExecutable(given ? [given] : headlessPlaces)) ??
    (await installFromDebian('chromium-headless-shell', headlessPlaces, say)) ??
    (await findExecutable(usualPlaces)) ??
    (await installFromDebian('chromium', usualPlaces, say));
  if (place) {
    return { executablePath: place, args: quiet };
  }
  say('Unpacking the Chromium of the npm package @sparticuz/chromium …');
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  return { executablePath, args: [...chromium.args, ...quiet] };
}

async function findExecutable(places: readonly string[]): Promise<string | undefined> {
  for (const place of places) {
    if (await isExecutable(place)) {
      return place;
    }
  }
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a package where we may, and gives the browser that has come with it. */
async function installFromDebian(
  name: string,
  places: readonly string[],
  say: (line: string) => void,
): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    return undefined;
  }
  say(`Installing Debian’s package ${name} (about 20 s) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0;
  if (run('update') && run('install', '-y', '--no-install-recommends', name)) {
    return findExecutable(places);
  }
  say(`Debian’s package ${name} could not be installed.`);
  return undefined;
}
