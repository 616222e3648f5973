import assert from 'node:assert/strict';
import lock from '../../package-lock.json' with { type: 'json' };
import { secret } from './checkout.ts';
import { docker, dockerEnd, field } from './docker.ts';

/** What is in an image, and what is not. */
export async function checkImage(image: string): Promise<string> {
  const inside = (script: string, ...run: string[]) =>
    docker('run', '--rm', ...run, '--entrypoint', 'sh', image, '-c', script);
  const asRoot = ['--user', '0'];

  assert.equal(await inside('id -un'), 'node');
  const packages = (await inside('cd node_modules && ls -d * @*/*')).split('\n');
  const development = Object.entries(lock.packages)
    .filter(([, entry]) => 'dev' in entry && entry.dev)
    .map(([path]) => path.replace('node_modules/', ''));
  assert.ok(packages.length > 50 && development.length > 50);
  assert.deepEqual(
    packages.filter((name) => development.includes(name)),
    [],
  );

  const rooms =
    'LICENSE analytics contract database deploy dist node_modules package.json server tooling';
  assert.equal((await inside('ls')).split('\n').join(' '), rooms);
  const own = '-path ./node_modules -prune -o -type f';
  const testing = `\\( -name '*.test.*' -o -path '*/testing/*' -o -name '*.env' -o -name 'keys.json' \\)`;
  assert.equal(await inside(`find . ${own} ${testing} -print`), '');
  assert.equal(
    await inside(`grep -rl ${secret} /app /data /root /home /etc /tmp || true`, ...asRoot),
    '',
  );
  assert.equal(await inside(`find / -xdev -name .npmrc -path '*root*'`, ...asRoot), '');
  assert.equal(await inside('find /app -writable; find /app ! -user root'), '');
  assert.equal(await inside('stat -c "%U %a" /data'), 'node 700');

  const { ok, said } = await dockerEnd('run', '--rm', '-e', 'PORT=many', image);
  assert.ok(!ok);
  assert.match(said, /cannot start.*\n.*PORT/);
  const mb = (bytes: string) => `${(Number(bytes) / 1_000_000).toFixed(0)} MB`;
  const app = await inside('du -sb --apparent-size /app | cut -f1');
  return `${mb(await field(image, '.Size'))}, ${mb(app)} of them Steeple`;
}
