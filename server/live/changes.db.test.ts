import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createParser } from 'eventsource-parser';
import { Hono } from 'hono';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { countSetupResponse } from '#contract/functions/counts.ts';
import type { Connections } from '#database/access/connections.ts';
import type { SteepleEnv } from '#server/http/context.ts';
import { connect } from '#testing/auth-server.ts';
import { localToday } from '#testing/factories/figures.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { startChanges } from './changes.ts';
import { liveRoutes } from './routes.ts';

let database: TestDatabase;
/** Two processes of one installation. */
let here: TestServer;
let there: TestServer;
let elsewhere: Connections;
let boss: Person;
let ruth: Person;
let omar: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  elsewhere = connect(database);
  [here, there] = await Promise.all([
    startTestServer(database),
    startTestServer({ connections: elsewhere }),
  ]);
  boss = await buildPerson(database.owner, { role: 'super_admin' });
  ruth = await buildPerson(database.owner, { role: 'account_admin' });
  omar = await buildPerson(database.owner, { role: 'account_admin' });
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await elsewhere.close();
  await database.drop();
});

type Stream = { heard: unknown[]; isOver: () => boolean; status: number };
const open = new Set<AbortController>();
afterEach(() => {
  for (const stream of open) {
    stream.abort();
  }
  open.clear();
});

async function listen(server: Pick<TestServer, 'url'>, client: SupabaseClient): Promise<Stream> {
  const { data } = await client.auth.getSession();
  const ending = new AbortController();
  open.add(ending);
  const response = await fetch(`${server.url}/live/v1/changes`, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    signal: ending.signal,
  });
  const heard: unknown[] = [];
  let isOver = false;
  const parser = createParser({ onEvent: (event) => heard.push(JSON.parse(event.data)) });
  const read = async () => {
    for await (const chunk of response.body ?? []) {
      parser.feed(Buffer.from(chunk).toString('utf8'));
    }
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return { heard, isOver: () => isOver, status: response.status };
}

/** What was heard beside the greeting, which comes again once the server itself listens. */
const newsOf = ({ heard }: Stream) => heard.filter((told) => told !== 'anything');

async function addNote(client: SupabaseClient, { accountId }: Person) {
  const note = { from: '2026-11-22', to: '2026-11-22', text: 'Ice', kind: 'weather' };
  const { error } = await client.functions.invoke('annotation-save', {
    body: { accountId, ...note, doesNotCount: false },
  });
  expect(error).toBeNull();
}

test('what one person changes is told within a second to those of the church, at whichever process', async () => {
  const ruths = await here.clientOf(ruth.email);
  const streams = await Promise.all([
    listen(there, await there.clientOf(ruth.email)),
    listen(there, await there.clientOf(boss.email)),
    listen(there, await there.clientOf(omar.email)),
  ]);
  const [own, supers, others] = streams;
  await expect.poll(() => streams.every(({ heard }) => heard.length > 0)).toBe(true);
  const began = performance.now();
  await addNote(ruths, ruth);
  await expect.poll(() => newsOf(own).flat(), { interval: 10 }).toContain('analytics.annotations');
  expect(performance.now() - began).toBeLessThan(1_000);
  await expect.poll(() => newsOf(supers).flat()).toContain('analytics.annotations');
  expect(newsOf(others).flat()).not.toContain('analytics.annotations');
});

test('what is typed, and who gets the letter, is told too, though no audit row says it', async () => {
  const client = await here.clientOf(ruth.email);
  const call = async (name: string, body: Record<string, unknown>) => {
    const answer = await invokeFunction(client, name, { accountId: ruth.accountId, ...body });
    expect([name, answer.status]).toEqual([name, 200]);
    return answer.data;
  };
  const never = { id: null, campus: null, from: null, until: null, linked: null };
  const today = localToday();
  const setUp = await call('count-setup-save', {
    services: [{ ...never, name: 'Vigil', weekday: null, time: null, date: today }],
    categories: [
      {
        ...{ id: null, name: 'People', feeds: 'attendance', inAttendance: true },
        ...{ per: 'service', away: false },
      },
    ],
  });
  const { services, categories } = countSetupResponse.parse(setUp);
  const colleague = await buildPerson(database.owner, {
    role: 'account_admin',
    account_id: ruth.accountId,
  });
  const heard = await listen(there, await there.clientOf(colleague.email));
  await expect.poll(() => heard.heard.length).toBeGreaterThan(0);
  await call('count-save', {
    saves: [
      {
        ...{ key: randomUUID(), date: today, value: 40, revision: 0 },
        ...{ serviceId: services[0]?.id, categoryId: categories[0]?.id },
        typedAt: new Date().toISOString(),
      },
    ],
  });
  await expect.poll(() => newsOf(heard).flat()).toContain('analytics.counts');
  await call('letter-settings-save', { subscribed: true, evenWhenNothing: false });
  await expect.poll(() => newsOf(heard).flat()).toContain('private.letters');
});

test('a church’s rows and names are in no event, and core knowledge is told to super admins alone', async () => {
  const bosses = await here.clientOf(boss.email);
  const [supers, own] = await Promise.all([
    listen(here, bosses),
    listen(here, await here.clientOf(ruth.email)),
  ]);
  const { error } = await bosses
    .from('knowledge')
    .insert({ title: 'Prayer', prompt: 'Pray.', user_id: boss.userId });
  expect(error).toBeNull();
  await bosses
    .from('accounts')
    .update({ notes: 'Two services' })
    .eq('id', ruth.accountId ?? '');
  await expect.poll(() => newsOf(supers).flat()).toContain('public.accounts');
  await expect.poll(() => newsOf(own).flat()).toContain('public.accounts');
  expect(newsOf(own).flat()).not.toContain('public.knowledge');
  expect(newsOf(supers).flat()).toContain('public.knowledge');
  const said = z.array(z.union([z.literal('anything'), z.array(z.string().regex(/^[a-z_.]+$/))]));
  expect(said.safeParse(supers.heard).success).toBe(true);
});

test('a connection that breaks once a process has let it go is nobody’s concern', async () => {
  const apart = connect(database);
  let opened: PoolClient | undefined;
  apart.live.once('acquire', (client) => {
    opened = client;
  });
  const changes = startChanges(apart.live, here.services.log);
  await new Promise((resolve) => changes.listen(resolve));
  await changes.stop();
  expect(() => opened?.emit('error', new Error('terminated'))).not.toThrow();
  await apart.close();
});

test('nobody listens without a session, and a person holds ten streams at most', async () => {
  const nobody = await fetch(`${here.url}/live/v1/changes`);
  expect(nobody.status).toBe(401);
  const client = await here.clientOf(omar.email);
  const opened: Stream[] = [];
  for (let index = 0; index < 11; index += 1) {
    opened.push(await listen(here, client));
  }
  expect(opened.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    429,
  ]);
});

test('a stream ends with its session, and when the person’s rights change', async () => {
  const nora = await buildPerson(database.owner, {
    role: 'account_admin',
    account_id: ruth.accountId,
  });
  const beat = new Hono<SteepleEnv>().route('/live/v1', liveRoutes(here.services, 50));
  const stand = serve({ fetch: beat.fetch, port: 0, hostname: '127.0.0.1' });
  await once(stand, 'listening');
  const address = stand.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const [signedOut, marked] = [await here.clientOf(nora.email), await here.clientOf(nora.email)];
  const streams = [await listen({ url }, signedOut), await listen({ url }, marked)];
  await signedOut.auth.signOut({ scope: 'local' });
  await expect.poll(() => streams.map(({ isOver }) => isOver())).toEqual([true, false]);
  await database.owner.query(
    'update public.profiles set without_giving = true where user_id = $1',
    [nora.userId],
  );
  await expect.poll(() => streams.map(({ isOver }) => isOver())).toEqual([true, true]);
  // Another mark beside the first is another right.
  const again = await listen({ url }, marked);
  await expect.poll(() => again.heard.length).toBeGreaterThan(0);
  expect(again.isOver()).toBe(false);
  await database.owner.query('update public.profiles set may_only_look = true where user_id = $1', [
    nora.userId,
  ]);
  await expect.poll(() => again.isOver()).toBe(true);
  stand.close();
});
