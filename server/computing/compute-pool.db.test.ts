import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { findWaitingForLock } from '#testing/waiting-for-lock.ts';
import type { Computing } from '../services.ts';
import { startComputePool } from './compute-pool.ts';

let database: TestDatabase;
let computing: Computing;
/** One that computes itself, and one that leaves it to other processes. */
let here: TestServer;
let apart: TestServer;
let email: string;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  computing = startComputePool(readConfig({ NODE_ENV: 'test' }, { LOG_LEVEL: 'fatal' }), {
    place: database.ownerConfig,
    passwords: [inject('cluster').loginPassword],
    limits: { poolSize: 2, acquireTimeoutMs: 5_000, statementTimeoutMs: 5_000 },
  });
  here = await startTestServer(database);
  apart = await startTestServer(database, {}, undefined, computing);
  const person = await buildPerson(database.owner, { role: 'account_admin' });
  email = person.email;
  accountId = person.accountId ?? '';
  await buildStoryChurch(database.owner, accountId);
  // The first look stores what was expected.
  await invokeFunction(await here.clientOf(email), 'church-pulse', { accountId });
});
afterAll(async () => {
  await Promise.all([here.close(), apart.close()]);
  await computing.close();
  await database.drop();
});

const calls: readonly (readonly [string, Record<string, unknown>])[] = [
  ['church-pulse', {}],
  ['figure-look', { tile: 'attendance', weeks: 13 }],
  ['church-forecast', { figure: 'attendance' }],
  ['church-figures', { format: 'csv' }],
  ['church-recommendations', {}],
  ['church-pulse', { week: 'no week' }],
  ['church-pulse', { accountId: '00000000-0000-4000-8000-000000000000' }],
];

test('another process answers as this one does: answers, files and refusals', async () => {
  const [mine, theirs] = await Promise.all([here.clientOf(email), apart.clientOf(email)]);
  for (const [name, body] of calls) {
    const asked = { accountId, ...body };
    const [expected, answered] = await Promise.all([
      statusAndData(mine, name, asked),
      statusAndData(theirs, name, asked),
    ]);
    expect(answered, name).toEqual(expected);
  }
});

test('a process that is killed costs its one call a 503, and the next call is answered', async () => {
  const client = await apart.clientOf(email);
  const release = await holdRows(database);
  const held = invokeFunction(client, 'church-pulse', { accountId });
  await expect.poll(() => findWaitingForLock(database.owner, 'steeple_rest')).toHaveLength(1);
  const killed = await computingProcesses();
  for (const pid of killed) {
    process.kill(pid, 'SIGKILL');
  }
  expect(await held).toMatchObject({ status: 503, data: { code: 'computing_ended' } });
  await release();
  // One that had nothing to do is heard of a moment later.
  const left = async () => (await computingProcesses()).filter((pid) => killed.includes(pid));
  await expect.poll(left).toEqual([]);
  expect(await invokeFunction(client, 'church-pulse', { accountId })).toMatchObject({
    status: 200,
  });
});

test('a signal to the whole group does not end a call: the parent says when', async () => {
  const client = await apart.clientOf(email);
  await expectAnswered(client);
  const before = await computingProcesses();
  for (const pid of before) {
    process.kill(pid, 'SIGTERM');
    process.kill(pid, 'SIGINT');
  }
  await expectAnswered(client);
  expect(await computingProcesses()).toEqual(before);
});

async function expectAnswered(client: SupabaseClient): Promise<void> {
  expect(await invokeFunction(client, 'church-pulse', { accountId })).toMatchObject({
    status: 200,
  });
}

async function statusAndData(client: SupabaseClient, name: string, body: Record<string, unknown>) {
  const { status, data } = await invokeFunction(client, name, body);
  // Every refusal has an id of its own.
  return { status, data: { ...data, request_id: '' } };
}

/** The processes that compute for this one. */
async function computingProcesses(): Promise<number[]> {
  // It ends with 1 when there is none.
  const found = await promisify(execFile)('pgrep', [
    '-P',
    `${process.pid}`,
    '-f',
    'compute-process',
  ])
    .then(({ stdout }) => stdout)
    .catch(({ stdout }: { stdout: string }) => stdout);
  return found.split('\n').filter(Boolean).map(Number);
}

/** Locks the figures, so that a call waits for them. */
async function holdRows({ owner }: TestDatabase): Promise<() => Promise<void>> {
  const client = await owner.connect();
  await client.query('begin; lock table analytics.figures in access exclusive mode');
  let isHeld = true;
  const release = async () => {
    if (isHeld) {
      isHeld = false;
      await client.query('rollback');
      client.release();
    }
  };
  onTestFinished(release);
  return release;
}
