import assert from 'node:assert/strict';
import { appendFileSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { type Checkout, fillIn } from './checkout.ts';
import { docker, dockerEnd, field, seconds, until, untilHealthy, untilReady } from './docker.ts';
import { type Seen, signIn, superAdmin, work } from './people.ts';

const url = 'https://localhost';
const steeples = ['steeple-1', 'steeple-2'];
/** Not compose.yaml's own, which may be somebody's Steeple on this machine. */
const project = 'steeple-proof';
const containerOf = (service: string) => `${project}-${service}-1`;
const withSecrets = ['node', '--env-file=/run/secrets/steeple-env'];

/** deploy/compose.yaml with an image of the proof's, set up and looked after as docs/operation.md says. */
export async function* checkComposed(checkout: Checkout, image: string): AsyncGenerator<string> {
  const file = join(checkout.folder, 'deploy/compose.yaml');
  const compose = (...args: string[]) => docker('compose', '-p', project, '-f', file, ...args);
  fillIn(checkout, readFileSync(join(checkout.folder, 'deploy/steeple.env.example'), 'utf8'), {
    ...superAdmin,
    ...(await newKeys(image)),
    METRICS_TOKEN: 'metrics-token-of-the-proof',
  });
  await dockerEnd('compose', '-p', project, '-f', file, 'down', '-v');
  const volumesBefore = await docker('volume', 'ls', '-q');
  try {
    const startedMs = performance.now();
    await compose('up', '-d', '--build');
    await trustProxy();
    await untilReady(url);
    yield `up after ${seconds(performance.now() - startedMs)}`;
    yield* checkProxy();
    yield* checkKills();
    yield* checkReplacing(checkout, compose);
    yield* checkKeeping(checkout, compose);
  } finally {
    await compose('down', '-v');
  }
  assert.equal(await docker('volume', 'ls', '-q'), volumesBefore);
  yield 'taken down, no volume is left';
}

async function* checkProxy(): AsyncGenerator<string> {
  assert.equal((await fetch(`${url}/metrics`)).status, 404);
  const plain = await fetch('http://localhost/sign-in', { redirect: 'manual' });
  assert.equal(plain.status, 308);
  const page = await fetch(url);
  assert.match(page.headers.get('strict-transport-security') ?? '', /max-age/);
  assert.match(await page.text(), /<div id="root">/);
  await signIn(url);
  yield 'signed in through the proxy, by HTTPS alone, the numbers not shown';
}

async function* checkKills(): AsyncGenerator<string> {
  const client = await signIn(url);
  for (const part of [...steeples, 'postgres', 'proxy']) {
    const container = containerOf(part);
    const times = await field(container, '.RestartCount');
    const isAgain = async () => (await field(container, '.RestartCount')) !== times;
    const working = await work(client, `${part} killed`);
    // The process itself: what Docker's own command kills, it does not start again.
    process.kill(await lastOf(container), 'SIGKILL');
    await until(`${part} started again`, isAgain);
    await untilReady(url);
    yield `${part} killed: ${saying(await working.stop())}`;
    await Promise.all(steeples.map((name) => untilHealthy(containerOf(name))));
  }
}

/** Process 1 is Docker's init where compose.yaml asks for it; what it runs is meant. */
async function lastOf(container: string): Promise<number> {
  const rows = (await docker('top', container, '-o', 'pid,comm')).split('\n').slice(1);
  const found = rows
    .map((row) => row.trim().split(/\s+/))
    .find(([, name]) => name !== 'docker-init');
  return Number(found?.[0]);
}

async function* checkReplacing(
  { folder }: Checkout,
  compose: (...args: string[]) => Promise<string>,
): AsyncGenerator<string> {
  const client = await signIn(url);
  appendFileSync(join(folder, 'LICENSE'), '\nA new version.\n');
  const working = await work(client, 'Replaced');
  for (const name of steeples) {
    const before = await field(containerOf(name), '.Image');
    await compose('up', '-d', '--build', '--no-deps', name);
    await untilHealthy(containerOf(name));
    assert.notEqual(await field(containerOf(name), '.Image'), before);
  }
  const seen = await working.stop();
  assert.equal(seen.refused, 0);
  yield `each Steeple replaced by a new image: ${saying(seen)}`;
}

async function* checkKeeping(
  { folder }: Checkout,
  compose: (...args: string[]) => Promise<string>,
): AsyncGenerator<string> {
  const churches = await countChurches();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  chownSync(backups, 1000, 1000);
  const tool = (...command: string[]) => {
    const mount = ['-v', `${backups}:/backups`];
    return compose('run', '--rm', '-T', ...mount, 'steeple-1', ...withSecrets, ...command);
  };
  await tool('tooling/backup.ts', '/backups/steeple.backup');
  await compose('down');
  await compose('up', '-d');
  await untilReady(url);
  assert.equal(await countChurches(), churches);
  yield `down and up again: ${churches} churches kept`;

  await (await signIn(url)).from('accounts').insert({ account_name: 'After' }).throwOnError();
  await compose('stop', ...steeples);
  await tool('tooling/restore.ts', '/backups/steeple.backup', '--replace', '--yes');
  await compose('start', ...steeples);
  await untilReady(url);
  assert.equal(await countChurches(), churches);
  yield `restored: ${churches} churches`;
}

async function countChurches(): Promise<number | null> {
  const client = await signIn(url);
  const { count } = await client.from('accounts').select('*', { count: 'exact', head: true });
  return count;
}

async function newKeys(image: string): Promise<Record<string, string>> {
  const lines = await docker('run', '--rm', image, 'npm', 'run', '--silent', 'keys');
  return Object.fromEntries(
    [...lines.matchAll(/^(\w+)='(.*)'$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Caddy signs the certificate of localhost itself. */
async function trustProxy(): Promise<void> {
  const root = '/data/caddy/pki/authorities/local/root.crt';
  const read = () => dockerEnd('exec', containerOf('proxy'), 'cat', root);
  await until('a certificate', async () => (await read()).ok);
  setDefaultCACertificates([(await read()).said]);
}

function saying(seen: Seen): string {
  assert.equal(seen.lost, 0);
  return `${seen.acknowledged} changes, none lost, ${seen.refused} refused, longest pause ${seconds(seen.longestPauseMs)}`;
}
