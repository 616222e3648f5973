import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, openEmbedded } from '#database/embedded/embedded.ts';
import { onNamedPort } from '#testing/named-port.ts';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';
import { generateKeys } from './keys.ts';
import { createSigningKey } from './signing-key.ts';

// A cluster of its own: the password of the login roles, which belong to the whole cluster, is
// derived from the signing key here, because the address of the database carries none.
let dataDir: string;
let cluster: EmbeddedDatabase;
let settings: Record<string, string>;
const running: RunningSteeple[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'steeple-rolling-keys-'));
  cluster = await openEmbedded({ dataDir, say: () => {} });
  const { host, port, user, password } = cluster.connection;
  const { encryptionKey } = await generateKeys();
  settings = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(String(host))}`,
    PGPASSWORD: String(password),
    ENCRYPTION_KEY: encryptionKey,
    SITE_URL: 'http://steeple.localhost',
    DEMO: 'on',
    POOL_SIZE: '2',
  };
}, 60_000);
afterAll(async () => {
  await Promise.all(running.map((steeple) => steeple.remove()));
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Process = { url: string; steeple: RunningSteeple };
type Session = { access_token: string; refresh_token: string };

function start(signing: string, accepted: string[] = []): Promise<Process> {
  return onNamedPort(async (PORT) => {
    const steeple = await runSteeple({
      ...settings,
      PORT,
      JWT_PRIVATE_KEY: signing,
      JWT_KEYS_ACCEPTED: accepted.length === 0 ? '' : `[${accepted.join(',')}]`,
    });
    running.push(steeple);
    return { url: `http://127.0.0.1:${PORT}`, steeple };
  });
}

async function token({ url }: Process, grant: string, body: object): Promise<Session> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text);
}

const signIn = (process: Process) =>
  token(process, 'password', { email: 'grace@steeple.test', password: 'steeple-demo' });
const refresh = (process: Process, { refresh_token }: Session) =>
  token(process, 'refresh_token', { refresh_token });

/** Every connection is made anew, with whatever password is right now. */
async function cutConnections(): Promise<void> {
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename like 'steeple\\_%' and pid <> pg_backend_pid() and usename <> current_user",
  );
  await client.end();
}

/** Sessions of either process hold at both, by access token and by refresh token. */
async function holdSideBySide(one: Process, other: Process, earlier: Session): Promise<Session> {
  await cutConnections();
  // Until each has heard that its connections are gone.
  for (const process of [one, other]) {
    await vi.waitFor(() => signIn(process), 10_000);
    const isReady = async () => expect((await fetch(`${process.url}/ready`)).status).toBe(200);
    await vi.waitFor(isReady, 10_000);
  }
  let session = earlier;
  for (const process of [one, other, one]) {
    for (const at of [one, other]) {
      const answer = await fetch(`${at.url}/rest/v1/accounts`, {
        headers: { authorization: `Bearer ${session.access_token}` },
      });
      expect(answer.status).toBe(200);
    }
    session = await refresh(process, session);
    await signIn(process);
  }
  return session;
}

test('the signing key changes by two rolling restarts, and nobody is signed out', {
  timeout: 300_000,
}, async () => {
  const [oldKey, newKey] = [await createSigningKey(), await createSigningKey()];
  const before = await start(oldKey);
  const first = await signIn(before);

  const knowsBoth = await start(oldKey, [newKey]);
  const second = await holdSideBySide(before, knowsBoth, first);
  await before.steeple.stop();

  const signsNew = await start(newKey, [oldKey]);
  const third = await holdSideBySide(knowsBoth, signsNew, second);
  const published = await fetch(`${signsNew.url}/auth/v1/.well-known/jwks.json`);
  expect(await published.json()).toMatchObject({ keys: [{}, {}] });
  const fourth = await refresh(signsNew, third);
  await knowsBoth.steeple.stop();

  const onlyNew = await start(newKey);
  await holdSideBySide(signsNew, onlyNew, fourth);
});

test('a key that is accepted nowhere ends the sessions it signed for', {
  timeout: 180_000,
}, async () => {
  const [leaked, fresh] = [await createSigningKey(), await createSigningKey()];
  const before = await start(leaked);
  const session = await signIn(before);
  await before.steeple.stop();
  const after = await start(fresh);
  const answer = await fetch(`${after.url}/rest/v1/accounts`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(answer.status).toBe(401);
});
