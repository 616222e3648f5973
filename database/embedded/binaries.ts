import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { errorCode } from '../access/error-reason.ts';
import { copyPackage, makeMissingLinks } from './binaries-copy.ts';
import { EngineError } from './engine-error.ts';
import { installedPackage, packageNameFor } from './platform-package.ts';
import { type PostgresUser, spawnEnvironment, spawnIdentity } from './postgres-user.ts';

/** PostgreSQL programs that this machine and the user in question can run. */
export type Binaries = {
  /** The path of a program, such as `initdb`. */
  program(name: 'initdb' | 'pg_ctl' | 'postgres'): string;
  /** Such as `18`; a cluster works with one major version only. */
  majorVersion: string;
};

type Search = {
  user: PostgresUser | null;
  /** The npm package's folder, when it is not the installed one. */
  packageDir?: string | undefined;
  /** Where a copy goes when the package's own folder will not do. */
  copyHome(): string;
  say(line: string): void;
};

/**
 * Finds PostgreSQL's programs: those of the npm package, or a copy where the package lacks links
 * that cannot be made in place, or where the user cannot reach it.
 * @throws EngineError `unsupported_platform`, `package_missing`, `binaries_broken`, `folder_unreachable`
 */
export function findBinaries(search: Search): Binaries {
  const packageDir =
    search.packageDir ?? installedPackage(packageNameFor(process.platform, process.arch));
  if (makeMissingLinks(packageDir)) {
    const binaries = tryBinaries(packageDir, search.user);
    if (binaries) {
      return binaries;
    }
  }
  const copy = copyPackage(packageDir, search.copyHome());
  search.say(`PostgreSQL's programs run from ${copy}, a copy of ${packageDir}.`);
  const binaries = tryBinaries(copy, search.user);
  if (!binaries) {
    throw new EngineError(
      'folder_unreachable',
      `The user ${search.user?.name ?? 'of this process'} can’t run PostgreSQL from ${copy}. Let other users open that folder (chmod o+x on it and the folders above), or set DATABASE_URL to a PostgreSQL that you run.`,
    );
  }
  return binaries;
}

/** Runs `postgres --version` as that user; undefined when the user may not. */
function tryBinaries(packageDir: string, user: PostgresUser | null): Binaries | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program: Binaries['program'] = (name) =>
    join(packageDir, 'native', 'bin', `${name}${suffix}`);
  const attempt = spawnSync(program('postgres'), ['--version'], {
    ...spawnIdentity(user),
    cwd: '/',
    encoding: 'utf8',
    env: spawnEnvironment(),
  });
  if (errorCode(attempt.error) === 'EACCES') {
    return undefined;
  }
  const majorVersion = /\(PostgreSQL\) (\d+)/.exec(attempt.stdout ?? '')?.[1];
  if (!majorVersion) {
    throw new EngineError(
      'binaries_broken',
      `${program('postgres')} does not run here (${attempt.error?.message ?? attempt.stderr.trim()}). Run "npm install" again, remove that folder if it is a copy, or set DATABASE_URL to a PostgreSQL that you run.`,
      attempt.error,
    );
  }
  return { program, majorVersion };
}
