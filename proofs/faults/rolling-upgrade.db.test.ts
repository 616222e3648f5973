import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Balancer, startBalancer } from '#proofs/faults/balancer.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { onNamedPort } from '#testing/named-port.ts';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startLoad } from './load.ts';
import { makeNextVersion } from './next-version.ts';
import { upgrades } from './scale.ts';
import { sharedSettings } from './shared-keys.ts';

let database: TestDatabase;
let balancer: Balancer;
let settings: Record<string, string>;
type Upstream = { steeple: RunningSteeple; url: string };
const running: Upstream[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  balancer = await startBalancer();
  const url = databaseUrl(database.ownerConfig);
  settings = { ...(await sharedSettings(url)), SITE_URL: balancer.url };
  running.push(await start());
}, 60_000);
afterAll(async () => {
  await Promise.all(running.map(({ steeple }) => steeple.remove()));
  await balancer.close();
  await database.drop();
});

function start(folder?: string): Promise<Upstream> {
  return onNamedPort(async (PORT) => ({
    steeple: await runSteeple({ ...settings, PORT }, folder),
    url: `http://127.0.0.1:${PORT}`,
  }));
}

const inService = () => balancer.use(running.map(({ url }) => url));

test('a new version starts beside a loaded old one and takes over without a failed request', {
  timeout: 60_000 + upgrades * 90_000,
}, async () => {
  inService();
  const load = await startLoad(balancer.url);
  for (let number = 1; number <= upgrades; number += 1) {
    await upgradeTo(number);
  }
  const { good, bad, slowestMs } = await load.stop();
  expect([...bad]).toEqual([]);
  expect(good).toBeGreaterThan(0);
  console.log(
    `${upgrades} upgrades under load, ${good} requests, 0 failed, slowest ${Math.round(slowestMs)} ms`,
  );
});

async function upgradeTo(number: number): Promise<void> {
  const version = await makeNextVersion(number);
  try {
    running.push(await start(version.folder));
    inService();
    const old = running.shift();
    inService();
    await old?.steeple.remove();
  } finally {
    await version.remove();
  }
}
