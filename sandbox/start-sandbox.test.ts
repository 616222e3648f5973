import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { application, postForm, startTestSandbox, testMoment } from '#testing/sandbox/sandbox.ts';
import { createTurnableClock } from './clock.ts';
import type { Sandbox, SandboxSettings } from './start-sandbox.ts';

let folder: string;
let stateFile: string;
const started: Sandbox[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steeple-sandbox-'));
  stateFile = join(folder, 'data', 'sandbox.json');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(started.splice(0).map((sandbox) => sandbox.close()));
  await rm(folder, { recursive: true });
});

async function start(changes: Partial<SandboxSettings> = {}): Promise<Sandbox> {
  const sandbox = await startTestSandbox(changes);
  started.push(sandbox);
  return sandbox;
}
const refresh = (origin: string | null, path: string, refreshToken: string | null) =>
  postForm(`${origin}${path}`, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken ?? '',
    ...application,
  });

test('is refused in production, whatever the settings say', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(start()).rejects.toThrow('doesn’t run with NODE_ENV=production');
});

test('replaces only the requested providers', async () => {
  const sandbox = await start({ only: { planningCenter: false, google: true } });
  expect(sandbox.planningCenter).toBeNull();
  expect(sandbox.google).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('says of itself what it is, on its first page and on every answer', async () => {
  const { planningCenter, google } = await start();
  for (const origin of [planningCenter, google]) {
    const response = await fetch(`${origin}/`, { headers: { 'User-Agent': 'Mozilla/5.0' } });
    expect(await response.text()).toContain('Sandbox: no real');
    expect(response.headers.get('X-Steeple-Sandbox')).toBeTruthy();
  }
  const answers = [
    await fetch(`${planningCenter}/people/v2/people`, { headers: { 'User-Agent': 'Steeple' } }),
    await fetch(`${planningCenter}/people/v2/people`, { headers: { 'User-Agent': '' } }),
    await fetch(`${google}/webmasters/v3/sites`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 401]);
  expect(answers.map(({ headers }) => headers.get('X-Steeple-Sandbox'))).toEqual([
    'Planning Center',
    'Planning Center',
    'Google',
  ]);
});

test('names itself as browsers reach it when it listens everywhere', async () => {
  const { google } = await start({ host: '0.0.0.0', publicName: 'localhost' });
  expect(google).toMatch(/^http:\/\/localhost:\d+$/);
  expect((await fetch(`${google}/`)).status).toBe(200);
});

test('a port in use is reported, and the other server is closed again', async () => {
  const first = await start();
  const google = Number(new URL(first.google ?? '').port);
  await expect(start({ ports: { google } })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test("yesterday's tokens work after a restart", async () => {
  const first = await start({ stateFile });
  const planningCenter = first.issue('planning_center', 'grace-hill', ['people']);
  const google = first.issue('google_search_console', 'several-properties', ['openid']);
  await first.close();
  const second = await start({
    stateFile,
    clock: createTurnableClock(testMoment + 24 * 60 * 60 * 1000),
  });
  expect(second.knows('planning_center', planningCenter.accessToken)).toBe(false);
  const renewed = await refresh(second.planningCenter, '/oauth/token', planningCenter.refreshToken);
  expect(renewed.status).toBe(200);
  expect(second.knows('planning_center', String(renewed.body.access_token))).toBe(true);
  expect((await refresh(second.google, '/token', google.refreshToken)).status).toBe(200);
});

test('keeps no token in clear', async () => {
  const sandbox = await start({ stateFile });
  const { accessToken, refreshToken } = sandbox.issue('planning_center', 'grace-hill', ['people']);
  const kept = await readFile(stateFile, 'utf8');
  expect(kept).toContain('grace-hill');
  expect(kept).not.toContain(accessToken);
  expect(kept).not.toContain(refreshToken);
});

test('two sandboxes on one file accept each other’s tokens', async () => {
  const [one, other] = [await start({ stateFile }), await start({ stateFile })];
  const { accessToken } = one.issue('planning_center', 'grace-hill', ['people']);
  expect(other.knows('planning_center', accessToken)).toBe(true);
});

test('sets a file aside that nobody can read', async () => {
  const first = await start({ stateFile });
  first.issue('planning_center', 'grace-hill', ['people']);
  await first.close();
  await writeFile(stateFile, '{"version":1,"gra');
  const second = await start({ stateFile });
  const { accessToken } = second.issue('planning_center', 'grace-hill', ['people']);
  expect(second.knows('planning_center', accessToken)).toBe(true);
  expect(await readFile(`${stateFile}.unreadable`, 'utf8')).toBe('{"version":1,"gra');
});

test('a token of one provider is nothing to the other', async () => {
  const sandbox = await start();
  const { accessToken } = sandbox.issue('planning_center', 'grace-hill', ['people']);
  expect(sandbox.knows('google_search_console', accessToken)).toBe(false);
});

test('closes though somebody is left hanging', async () => {
  const sandbox = await start();
  sandbox.switches.failures.push({
    provider: 'google_search_console',
    pathPrefix: '/',
    kind: { how: 'hang' },
  });
  const waiting = fetch(`${sandbox.google}/webmasters/v3/sites`).catch(() => 'cut');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await sandbox.close();
  expect(await waiting).toBe('cut');
});
