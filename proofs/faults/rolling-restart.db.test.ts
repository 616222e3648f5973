import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Balancer, startBalancer } from '#proofs/faults/balancer.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { onNamedPort } from '#testing/named-port.ts';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startLoad } from './load.ts';
import { isFull } from './scale.ts';
import { sharedSettings } from './shared-keys.ts';

const turns = isFull ? 10 : 2;

let database: TestDatabase;
let balancer: Balancer;
let settings: Record<string, string>;
type Upstream = { steeple: RunningSteeple; url: string };
let processes: Upstream[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  balancer = await startBalancer();
  const url = databaseUrl(database.ownerConfig);
  settings = { ...(await sharedSettings(url)), SITE_URL: balancer.url };
  processes = [await start(), await start()];
}, 60_000);
afterAll(async () => {
  await Promise.all(processes.map(({ steeple }) => steeple.remove()));
  await balancer.close();
  await database.drop();
});

/** All processes have the balancer's address as theirs, so each is reached by a port of its own. */
function start(): Promise<Upstream> {
  return onNamedPort(async (PORT) => ({
    steeple: await runSteeple({ ...settings, PORT }),
    url: `http://127.0.0.1:${PORT}`,
  }));
}

const inService = () => balancer.use(processes.map(({ url }) => url));

test('processes are replaced one by one under load without a failed request', {
  timeout: 60_000 + turns * 60_000,
}, async () => {
  inService();
  const load = await startLoad(balancer.url);
  for (let turn = 0; turn < turns * 2; turn += 1) {
    await replace(turn % 2);
  }
  const { good, bad } = await load.stop();

  expect([...bad]).toEqual([]);
  expect(good).toBeGreaterThan(0);
  console.log(`${turns * 2} processes replaced under load, ${good} requests, 0 failed`);
});

/** Starts a new process, puts both into service, and stops the old one, as a deployment does. */
async function replace(index: number): Promise<void> {
  const old = processes[index];
  const fresh = await start();
  processes = processes.map((upstream) => (upstream === old ? fresh : upstream));
  inService();
  await old?.steeple.remove();
}
