import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder, newTestFolder } from '#testing/embedded/test-folder.ts';
import { findBinaries } from './binaries.ts';
import { copyPackage } from './binaries-copy.ts';
import { installedPackage, packageNameFor } from './platform-package.ts';

const base = newFolder();
const packageDir = join(base, 'package');
const lib = join(packageDir, 'native', 'lib');

beforeAll(() => {
  const installed = installedPackage(packageNameFor(process.platform, process.arch));
  cpSync(installed, packageDir, { recursive: true, verbatimSymlinks: true });
});

afterAll(() => {
  rmSync(base, { recursive: true });
});

function find(packageDir: string) {
  const said: string[] = [];
  const home = join(base, 'home');
  mkdirSync(home, { recursive: true });
  const binaries = findBinaries({
    user: null,
    packageDir,
    copyHome: () => home,
    say: (line) => said.push(line),
  });
  return { binaries, said };
}

test('links that npm’s install script would have created are created', () => {
  const links = readdirSync(lib, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
  expect(links).not.toEqual([]);
  for (const link of links) {
    rmSync(join(lib, link.name));
  }
  const { binaries, said } = find(packageDir);
  expect(binaries.majorVersion).toBe('18');
  expect(said).toEqual([]);
  for (const link of links) {
    expect(existsSync(join(lib, readlinkSync(join(lib, link.name))))).toBe(true);
  }
});

test('everybody can run a copy and nobody can change it, whatever npm’s umask was', () => {
  chmodSync(join(packageDir, 'native'), 0o700);
  chmodSync(join(packageDir, 'native', 'bin', 'postgres'), 0o700);
  const copy = copyPackage(packageDir, newTestFolder());
  expect(statSync(copy).mode & 0o777).toBe(0o755);
  expect(statSync(join(copy, 'native')).mode & 0o777).toBe(0o755);
  expect(statSync(join(copy, 'native', 'bin', 'postgres')).mode & 0o777).toBe(0o755);
  expect(statSync(join(copy, 'package.json')).mode & 0o777).toBe(0o644);
});

test('a copy is made once and found again', () => {
  const home = newTestFolder();
  const copy = copyPackage(packageDir, home);
  const madeAt = statSync(copy).ctimeMs;
  expect(copyPackage(packageDir, home)).toBe(copy);
  expect(statSync(copy).ctimeMs).toBe(madeAt);
  expect(readdirSync(home).filter((name) => name.includes('.new-'))).toEqual([]);
});

test('programs that do not run here are reported as broken, with the remedies', () => {
  const broken = newTestFolder();
  cpSync(packageDir, broken, { recursive: true, verbatimSymlinks: true });
  const program = join(broken, 'native', 'bin', 'postgres');
  const findBroken = () => find(broken);
  writeFileSync(program, '#!/bin/sh\nexit 3\n');
  expect(findBroken).toThrow(expect.objectContaining({ code: 'binaries_broken' }));
  rmSync(program);
  expect(findBroken).toThrow(
    /does not run here \(.*ENOENT\)\. Run "npm install" again.*DATABASE_URL/,
  );
});
