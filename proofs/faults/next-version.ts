import { appendFile, cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const rooms = ['analytics', 'contract', 'database', 'sandbox', 'server', 'package.json'];

/**
 * Makes a version of Steeple that differs as much as a release can: a new migration of a table that
 * everybody reads, and every function and policy changed.
 *
 * @param number the version
 * @returns its folder, and a function to remove it
 */
export async function makeNextVersion(
  number: number,
): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'steeple-next-'));
  for (const room of rooms) {
    await cp(join(root, room), join(folder, room), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const kind of ['functions', 'policies']) {
    for (const name of await readdir(join(folder, 'database', kind))) {
      await appendFile(join(folder, 'database', kind, name), `-- Version ${number}\n`);
    }
  }
  for (let version = 1; version <= number; version += 1) {
    const name = `29991231${String(version).padStart(6, '0')}_version.sql`;
    await writeFile(
      join(folder, 'database/migrations', name),
      `alter table public.accounts add column version_${version} text;`,
    );
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
