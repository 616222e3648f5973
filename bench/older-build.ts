import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

/**
 * The folder of an older Steeple, taken from the history and built there; what was built once is used
 * again.
 *
 * @returns null where the history does not reach back to the commit, as in a shallow clone
 */
export async function olderBuild(commit: string): Promise<string | null> {
  const folder = join(tmpdir(), `steeple-${commit}`);
  if (await isThere(join(folder, 'dist/web/index.html'))) {
    return folder;
  }
  try {
    await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root });
  } catch {
    return null;
  }
  console.log(`Building ${commit} …`);
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]);
  await run('git', ['checkout', '--quiet', commit], { cwd: folder });
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  await run('npm', ['run', 'build'], { cwd: folder });
  return folder;
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
