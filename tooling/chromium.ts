import { spawnSync } from 'node:child_process';
import { access, constants } from 'node:fs/promises';

/** A browser to drive: where it is, what to start it with, and how it came here. */
export type Chromium = { executablePath: string; args: string[]; origin: string };

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
 * Finds a Chromium, or brings one: CHROMIUM_PATH, the usual places, Debian's package where we are
 * root, else the build that comes with the npm package @sparticuz/chromium.
 */
export async function findChromium(say: (line: string) => void): Promise<Chromium> {
  const found = await findInstalled();
  if (found) {
    return { executablePath: found, args: quiet, origin: 'found on this machine' };
  }
  if (isRootOnDebian()) {
    say('No Chromium on this machine: installing Debian’s package (about 20 s) …');
    const installed = installDebianPackage() ? await findInstalled() : undefined;
    if (installed) {
      return { executablePath: installed, args: quiet, origin: 'installed from Debian' };
    }
    say('Debian’s package could not be installed.');
  }
  say('Unpacking the Chromium of the npm package @sparticuz/chromium …');
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  return { executablePath, args: [...chromium.args, ...quiet], origin: 'unpacked from npm' };
}

async function findInstalled(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  for (const place of given ? [given] : usualPlaces) {
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

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function installDebianPackage(): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', 'chromium');
}
