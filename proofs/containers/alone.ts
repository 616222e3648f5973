import assert from 'node:assert/strict';
import { docker, dockerEnd, field, seconds, until, untilHealthy, untilReady } from './docker.ts';
import { signIn, superAdmin, work } from './people.ts';

const name = 'steeple-proof-alone';
const volumes = {
  data: 'steeple-proof-data',
  backups: 'steeple-proof-backups',
  copy: 'steeple-proof-copy',
};
const url = 'http://localhost:3999';
const killedTimes = 5;
const stopsWithinMs = 15_000;

/** One container with the embedded database, as docs/operation.md runs it. */
export async function* checkAlone(image: string): AsyncGenerator<string> {
  await remove();
  try {
    await run(image, volumes.data, superAdmin);
    yield `healthy after ${seconds(await untilHealthy(name))}`;
    const client = await signIn(url);

    const before = await work(client, 'Before');
    yield `PostgreSQL killed: ${await afterKill()}`;
    const { lost, acknowledged } = await before.stop();
    assert.equal(lost, 0);
    yield `${acknowledged} changes meanwhile, none lost`;

    const slowest = [];
    for (let round = 0; round < killedTimes; round += 1) {
      await docker('kill', '--signal', 'KILL', name);
      await docker('start', name);
      slowest.push(await untilReady(url));
    }
    yield `killed and started ${killedTimes} times: ready within ${seconds(Math.max(...slowest))}`;
    const { count } = await client.from('accounts').select('*', { count: 'exact', head: true });
    assert.ok((count ?? 0) >= acknowledged);

    const mounts = ['-v', `${volumes.data}:/data`];
    const second = await dockerEnd('run', '--rm', '--init', ...mounts, image);
    assert.ok(!second.ok);
    assert.match(second.said, /data_folder_in_use/);
    yield 'a second container on the same volume is refused';

    yield* checkBackup(image, count ?? 0);
  } finally {
    await remove();
  }
}

async function* checkBackup(image: string, churches: number): AsyncGenerator<string> {
  const backups = ['-v', `${volumes.backups}:/backups`];
  await docker('run', '--rm', '--user', '0', ...backups, image, 'chown', 'node', '/backups');
  const file = '/backups/steeple.backup';
  await docker('exec', name, 'npm', 'run', 'backup', '--', '/data/steeple.backup');
  const startedMs = performance.now();
  await docker('stop', name);
  const stoppedMs = performance.now() - startedMs;
  assert.ok(stoppedMs < stopsWithinMs);
  assert.equal(await field(name, '.State.ExitCode'), '0');
  yield `stops after ${seconds(stoppedMs)}`;
  const tool = (volume: string, ...command: string[]) =>
    docker('run', '--rm', '-v', `${volume}:/data`, ...backups, image, ...command);
  await tool(volumes.data, 'cp', '/data/steeple.backup', '/data/keys.json', '/backups/');
  await tool(volumes.copy, 'cp', '/backups/keys.json', '/data/');
  await tool(volumes.copy, 'npm', 'run', 'restore', '--', file);
  await docker('rm', name);
  await run(image, volumes.copy, {});
  await untilReady(url);
  const client = await signIn(url);
  const { count } = await client.from('accounts').select('*', { count: 'exact', head: true });
  assert.equal(count, churches);
  yield `backed up and restored into a new volume: ${count} churches`;
}

async function afterKill(): Promise<string> {
  const pid = 'head -1 /data/postgres/postmaster.pid';
  const first = await docker('exec', name, 'sh', '-c', pid);
  await docker('exec', name, 'sh', '-c', `kill -9 $(${pid})`);
  const isAnother = async () => {
    const { ok, said } = await dockerEnd('exec', name, 'sh', '-c', pid);
    return ok && said.trim() !== first;
  };
  await until('another PostgreSQL', isAnother);
  const tookMs = await untilReady(url);
  const zombies = `cat /proc/[0-9]*/status 2>/dev/null | grep -c '^State:.Z' || true`;
  await until(
    'nothing left of it',
    async () => (await docker('exec', name, 'sh', '-c', zombies)) === '0',
  );
  return `another one is ready after ${seconds(tookMs)}`;
}

async function run(
  image: string,
  volume: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const given = Object.entries({ SITE_URL: url, TRUST_PROXY: 'on', ...settings }).flatMap(
    (pair) => ['-e', pair.join('=')],
  );
  const confined = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'];
  const place = ['--name', name, '-v', `${volume}:/data`, '-p', '127.0.0.1:3999:3000'];
  await docker(
    'run',
    '-d',
    '--init',
    '--stop-timeout',
    '30',
    ...confined,
    ...place,
    ...given,
    image,
  );
}

async function remove(): Promise<void> {
  await dockerEnd('rm', '-f', '-v', name);
  await dockerEnd('volume', 'rm', '-f', ...Object.values(volumes));
}
