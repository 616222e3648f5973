import type { PoolClient } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import type { FigureState } from '#contract/figures.ts';
import type { MeasureChoices, MeasureQuestion } from '#contract/functions/measures.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildChoices, buildFigures } from '#testing/factories/figures.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { nothingKnown } from '../../church/choices.ts';
import { keepFigures } from './figure-store.ts';
import { areHeldInVain, askQuestions, releaseFigures } from './question-store.ts';

let accountId: string;
const database = await forThisFile(createTestDatabase(), 'drop');
beforeEach(async () => {
  accountId = await buildAccount(database.owner);
  await buildChoices(database.owner, accountId);
  for (const figure of ['attendance', 'kids'] as const) {
    await buildFigures(database.owner, { accountId, figure }, [
      { week: '2026-11-02', value: 340 },
      { week: '2026-11-09', value: null },
    ]);
  }
});

const basis: MeasureChoices = nothingKnown.suggested;
const counting = (eventId: string): MeasureChoices => ({
  ...basis,
  attendance: [{ eventId, source: 'headcounts' }],
});
const about = (eventId: string): MeasureQuestion => ({
  id: `does ${eventId} count`,
  figure: 'attendance',
  question: 'Does it count?',
  answers: [
    { id: 'yes', label: 'Yes', choices: counting(eventId) },
    { id: 'no', label: 'No', choices: basis },
  ],
});

async function asJobs(run: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await database.connections.jobs.connect();
  try {
    await run(client);
  } finally {
    client.release();
  }
}

const ask = (questions: MeasureQuestion[]) =>
  asJobs((client) => askQuestions(client, accountId, { questions, basis }));

async function statesOf(figure: string): Promise<FigureState[]> {
  const { rows } = await database.owner.query<{ state: FigureState }>(
    'select state from analytics.figures where account_id = $1 and figure = $2 order by week',
    [accountId, figure],
  );
  return rows.map(({ state }) => state);
}

async function openIds(): Promise<string[]> {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from analytics.questions where account_id = $1 and answered_at is null order by id',
    [accountId],
  );
  return rows.map(({ id }) => id);
}

test('a question whose facts were not read stays open, others are gone', async () => {
  await ask([about('1'), about('2')]);
  const unread = ['does 1'];
  await asJobs((client) => askQuestions(client, accountId, { questions: [], unread, basis }));
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from analytics.questions where account_id = $1',
    [accountId],
  );
  expect(rows).toEqual([{ id: 'does 1 count' }]);
});

test('while a question is open no week of its figure is complete, nor any that is computed then', async () => {
  await ask([about('701')]);
  expect(await statesOf('attendance')).toEqual(['incomplete', 'missing']);
  expect(await statesOf('kids')).toEqual(['complete', 'missing']);
  const asOf = '2026-11-23T06:00:00Z';
  const week = { value: 341, state: 'complete', count: 2, source: 'headcounts', asOf } as const;
  await asJobs((client) =>
    keepFigures(
      client,
      accountId,
      [{ figure: 'attendance', weeks: [{ week: '2026-11-09', ...week }] }],
      { firstWeek: '2023-11-06' },
    ),
  );
  expect(await statesOf('attendance')).toEqual(['incomplete', 'incomplete']);
  await asJobs((client) => releaseFigures(client, accountId));
  expect(await statesOf('attendance')).toEqual(['incomplete', 'incomplete']);
});

test('its weeks are complete again once it is answered and computed, or nothing is unsure any more', async () => {
  await ask([about('701')]);
  await database.owner.query(
    'update analytics.questions set answered_at = now() where account_id = $1',
    [accountId],
  );
  expect(await statesOf('attendance')).toEqual(['incomplete', 'missing']);
  expect(await areHeldInVain(database.connections.jobs, accountId)).toBe(true);
  await asJobs((client) => releaseFigures(client, accountId));
  expect(await statesOf('attendance')).toEqual(['complete', 'missing']);
  await ask([about('702')]);
  await ask([]);
  expect(await openIds()).toEqual([]);
  expect(await areHeldInVain(database.connections.jobs, accountId)).toBe(true);
});

test('a question once answered is not asked again, one with other facts is', async () => {
  await ask([about('701')]);
  await database.owner.query(
    'update analytics.questions set answered_at = now() where account_id = $1',
    [accountId],
  );
  await ask([about('701')]);
  expect(await openIds()).toEqual([]);
  await ask([about('702')]);
  expect(await openIds()).toEqual(['does 702 count']);
});

test('a church that has chosen is asked about what came later, not about what it decided', async () => {
  await database.owner.query(
    `update analytics.measure_choices set chosen = suggested, chosen_from = '{"events": ["701"]}',
       available = jsonb_set(available, '{events}', $2) where account_id = $1`,
    [accountId, JSON.stringify(['701', '702'].map((id) => ({ id, attendanceTypes: [] })))],
  );
  await ask([about('701'), about('702')]);
  expect(await openIds()).toEqual(['does 702 count']);
  expect(await statesOf('attendance')).toEqual(['incomplete', 'missing']);
});
