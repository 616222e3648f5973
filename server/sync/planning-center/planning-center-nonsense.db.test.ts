import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { testReaderContext } from '#testing/sync/reader-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { readChoices } from '../../church/choices.ts';
import { AnswerUnusable, type ProviderRequest } from '../reader.ts';
import { planningCenterReader } from './planning-center-reader.ts';

const reader = planningCenterReader(createKeyring(randomBytes(32)));

const database = await forThisFile(createTestDatabase(), 'drop');
const planner = await forThisFile(startPlanningCenter(), 'stop');

const record = z.looseObject({ type: z.string(), attributes: z.record(z.string(), z.unknown()) });
const page = z.looseObject({ data: z.array(record), included: z.array(record).default([]) });

/** Answers in which the first records of a type have these attributes. */
function withNonsense(body: unknown, nonsense: Record<string, Record<string, unknown>[]>): unknown {
  const parsed = page.safeParse(body);
  if (!parsed.success) {
    return body;
  }
  const { data, included } = parsed.data;
  for (const [type, lies] of Object.entries(nonsense)) {
    const told = [...data, ...included].filter((one) => one.type === type);
    for (const [place, lie] of lies.entries()) {
      Object.assign(told[place]?.attributes ?? {}, lie);
    }
  }
  return parsed.data;
}

/** Reads a church step by step, as a run does: a step that fails leaves the others alone. */
async function readSteps(
  answerTo: (request: ProviderRequest, answer: () => Promise<unknown>) => Promise<unknown>,
) {
  const accountId = await buildAccount(database.owner);
  await buildSyncedConnection(database.owner, accountId);
  const { context } = testReaderContext({
    accountId,
    type: 'planning_center',
    apiUrl: planner.origin,
    accessToken: planner.tokenOf({ identity: 'eight-weeks' }),
    pool: database.connections.jobs,
    now: new Date(planner.clock.now()),
  });
  const asked = {
    ...context,
    get: (request: ProviderRequest) => answerTo(request, () => context.get(request)),
  };
  const failed: string[] = [];
  const run = reader.open(asked);
  for (const task of await run.plan('first')) {
    await run.read(task).catch((error: unknown) => {
      if (!(error instanceof AnswerUnusable)) {
        throw error;
      }
      failed.push(task.key);
    });
    await run.compute([task]);
  }
  return { accountId, failed };
}

async function readChurch(nonsense: Record<string, Record<string, unknown>[]>) {
  const { accountId, failed } = await readSteps(async (_, answer) =>
    withNonsense(await answer(), nonsense),
  );
  expect(failed).toEqual([]);
  return accountId;
}

async function noticesOf(accountId: string) {
  const { rows } = await database.owner.query<{ what: string; number: string | null }>(
    `select distinct what, number from private.sync_notices
     where account_id = $1 and kind = 'not_believed' order by 1, 2`,
    [accountId],
  );
  return rows.map(({ what, number }) => `${what} ${number}`);
}

async function attendanceOf(accountId: string) {
  const { rows } = await database.owner.query<{ week: string; value: number; state: string }>(
    `select week::text, value::float8 as value, state from analytics.figures
     where account_id = $1 and figure = 'attendance' order by week`,
    [accountId],
  );
  return rows;
}

test('impossible values stop nothing, make their weeks incomplete, and are named', {
  timeout: 25_000,
}, async () => {
  const honest = await attendanceOf(await readChurch({}));
  const accountId = await readChurch({
    Event: [{ name: `Sun\0day\u202e${'y'.repeat(400)}` }],
    Headcount: [
      { total: 1e308 },
      { total: '12' },
      ...Array.from({ length: 20 }, () => ({})),
      { total: -5 },
    ],
    EventTime: [{}, {}, {}, { starts_at: '9999-12-31T15:00:00Z' }, { starts_at: 7 }],
    Donation: [
      { amount_cents: 0.5 },
      { amount_cents: 'ten' },
      { received_at: '0001-01-01T00:00:00Z' },
    ],
  });
  const read = await attendanceOf(accountId);
  expect(read.length).toBeGreaterThan(5);
  expect(Math.max(...read.map(({ value }) => value))).toBeLessThanOrEqual(
    Math.max(...honest.map(({ value }) => value)),
  );
  expect(read.filter(({ state }) => state === 'complete').length).toBeLessThan(
    honest.filter(({ state }) => state === 'complete').length,
  );
  expect(await noticesOf(accountId)).toEqual(
    expect.arrayContaining([
      'date null',
      'gift null',
      'gift_date null',
      'headcount -5',
      'headcount null',
    ]),
  );
  const kept = await readChoices(database.owner, accountId);
  const [name = ''] = kept?.available.events.map((event) => event.name) ?? [];
  expect(name).toMatch(/^Sunday/);
  expect(name).toHaveLength(300);
});

test('a list whose pages are no lists is told, and the rest is read', {
  timeout: 25_000,
}, async () => {
  // The catalogue reads a few gifts too, for its suggestion.
  const isGifts = ({ path, parameters }: ProviderRequest) =>
    path === '/giving/v2/donations' && parameters?.include?.includes('refund') === true;
  const { accountId, failed } = await readSteps(async (request, answer) =>
    isGifts(request) ? { data: 'nothing', meta: { total_count: '12' } } : await answer(),
  );
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.every((key) => key.startsWith('gifts'))).toBe(true);
  const { rows } = await database.owner.query<{ what: string }>(
    "select distinct what from private.sync_notices where account_id = $1 and kind = 'unread_list'",
    [accountId],
  );
  expect(rows).toEqual([{ what: 'gifts' }]);
  expect((await attendanceOf(accountId)).length).toBeGreaterThan(5);
});
