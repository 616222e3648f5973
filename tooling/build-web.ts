import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist/web');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const fingerprintFile = join(root, 'dist/web-fingerprint');
const sources = [
  'web/**/*',
  'analytics/**/*',
  'contract/**/*',
  'vite.config.ts',
  'tooling/{chunks,count-shell,preload-fonts,theme-styles}.ts',
  'package-lock.json',
];

/**
 * Builds the web app unless the existing build was made from the same sources.
 *
 * @param say prints a line for a person
 * @throws with the builder's message when it fails
 */
export async function ensureWebBuilt(say: (line: string) => void): Promise<void> {
  const fingerprint = await fingerprintSources();
  if ((await readIfThere(fingerprintFile)) === fingerprint || (await isInstalledToRunOnly())) {
    return;
  }
  say('Building the web app …');
  await runVite();
  await compressOutput();
  await writeFile(fingerprintFile, fingerprint);
}

/** Whether development packages are missing, so that only an existing build can be used. */
async function isInstalledToRunOnly(): Promise<boolean> {
  const hasPage = (await readIfThere(join(output, 'index.html'))) !== undefined;
  return hasPage && (await readIfThere(vite)) === undefined;
}

/** Uses sizes and times instead of contents: enough to notice an edit, in milliseconds. */
async function fingerprintSources(): Promise<string> {
  const hash = createHash('sha256');
  const names: string[] = [];
  for await (const name of glob(sources, { cwd: root })) {
    names.push(name);
  }
  for (const name of names.sort()) {
    const { size, mtimeMs } = await stat(join(root, name));
    hash.update(`${name}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A separate process, so that the server does not keep the builder's memory. */
async function runVite(): Promise<void> {
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) {
    throw new Error('We couldn’t build the web app; see the reason above.');
  }
}

/** Writes a brotli and a gzip version of each text file for the server. */
async function compressOutput(): Promise<void> {
  const names: string[] = [];
  for await (const name of glob('**/*.{js,css,svg,map}', { cwd: output })) {
    names.push(join(output, name));
  }
  await Promise.all(names.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.map') ? 5 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
