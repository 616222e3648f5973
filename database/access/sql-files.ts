import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the SQL lives, readable without TypeScript. */
const databaseFolder = join(import.meta.dirname, '..');

/** One SQL file: its name without the folder, and its text. */
export type SqlFile = { name: string; text: string };

/**
 * Reads the SQL files of `migrations`, `functions` or `policies`, in the order in which they are
 * applied.
 */
export async function readSqlFolder(
  folder: 'migrations' | 'functions' | 'policies',
): Promise<SqlFile[]> {
  const names = (await readdir(join(databaseFolder, folder))).filter((name) =>
    name.endsWith('.sql'),
  );
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      text: await readFile(join(databaseFolder, folder, name), 'utf8'),
    })),
  );
}

/** The checksum of these files, as `private.migrations` stores it for one. */
export function digest(files: readonly SqlFile[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) {
    hash.update(`${name}\0${text}\0`);
  }
  return hash.digest('hex');
}
