import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { errorCode, reasonOf } from '../access/error-reason.ts';
import { EngineError } from './engine-error.ts';
import { removeHalfMade, removeTree, workPrefix } from './folders.ts';
import { packageVersion } from './platform-package.ts';

/** Far longer than copying 60 MB takes; anything older was left by a crash. */
const copyTimeMaxMs = 10 * 60_000;

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Creates the symbolic links that the package lists in native/pg-symlinks.json and that its install
 * script would have created (npm does not run it with --ignore-scripts).
 *
 * @returns false when one is missing and this user may not write there
 */
export function makeMissingLinks(packageDir: string): boolean {
  const missing = listedLinks(packageDir).filter(
    ({ target }) => !lstatSync(join(packageDir, target), { throwIfNoEntry: false }),
  );
  try {
    for (const { source, target } of missing) {
      symlinkSync(relative(dirname(target), source), join(packageDir, target));
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) {
      return false;
    }
    if (errorCode(error) === 'EEXIST') {
      return makeMissingLinks(packageDir); // Another process created it in the meantime.
    }
    throw error;
  }
}

/**
 * Copies the programs of the package to a folder that everybody can run them from, once per
 * version.
 *
 * @returns the folder of the copy, with the layout of the package
 * @throws EngineError `data_folder_unusable` when the copy cannot be made
 */
export function copyPackage(packageDir: string, home: string): string {
  const copy = join(home, `postgresql-${packageVersion(packageDir)}`);
  if (existsSync(copy)) {
    return copy;
  }
  try {
    removeHalfMade(copy, copyTimeMaxMs);
    const work = mkdtempSync(workPrefix(copy));
    try {
      cpSync(join(packageDir, 'native'), join(work, 'native'), {
        recursive: true,
        verbatimSymlinks: true,
      });
      copyFileSync(join(packageDir, 'package.json'), join(work, 'package.json'));
      makeMissingLinks(work);
      openForAll(work);
      renameUnlessThere(work, copy);
    } finally {
      removeTree(work);
    }
  } catch (cause) {
    throw new EngineError(
      'data_folder_unusable',
      `PostgreSQL's programs could not be copied to ${home} (${reasonOf(cause)}). Make room or let this user write there, or set DATABASE_URL to a PostgreSQL that you run.`,
      cause,
    );
  }
  return copy;
}

function listedLinks(packageDir: string): z.infer<typeof links> {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  return existsSync(list) ? links.parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
}

/** The umask of npm may have closed the package to other users; executables stay executable. */
function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) {
      chmodSync(path, 0o755);
    } else if (entry.isFile()) {
      chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}

/** When two processes copy at once the first one wins; their copies are identical. */
function renameUnlessThere(work: string, copy: string): void {
  try {
    renameSync(work, copy);
  } catch (error) {
    if (!existsSync(copy)) {
      throw new Error(`${basename(work)} could not be renamed: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  }
}
