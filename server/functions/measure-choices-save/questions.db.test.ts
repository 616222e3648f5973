import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { churchForecastResponse } from '#contract/functions/church-forecast.ts';
import { figuresPulse } from '#contract/functions/church-pulse.ts';
import {
  type MeasureChoices,
  type MeasureChoicesAnswer,
  measureChoicesResponse,
} from '#contract/functions/measures.ts';
import { weekSentences } from '#contract/messages/dashboard.ts';
import { measureProblems } from '#contract/messages/measure-reasons.ts';
import { releaseFigures } from '#server/sync/readings/question-store.ts';
import { buildChoices, buildFigures, buildQuestion } from '#testing/factories/figures.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

let admin: SupabaseClient;
let accountId: string;
const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
beforeEach(async () => {
  const person = await buildPerson(database.owner, { role: 'account_admin' });
  accountId = person.accountId ?? '';
  admin = await server.clientOf(person.email);
  await buildSyncedConnection(database.owner, accountId);
  await buildChoices(database.owner, accountId);
  await buildQuestion(database.owner, accountId, {
    id: 'western or orthodox',
    figure: 'attendance',
    answers: [{ easter: 'western' }, { easter: 'orthodox' }],
  });
  await buildQuestion(database.owner, accountId, {
    id: 'which words',
    figure: 'search_nonbrand_clicks',
    answers: [{ brandTerms: ['grace'] }, { brandTerms: ['hill'] }],
  });
});

async function asked(): Promise<MeasureChoicesAnswer> {
  const { data } = await invokeFunction(admin, 'measure-choices', { accountId });
  return measureChoicesResponse.parse(data);
}

const save = (choices: MeasureChoices, more: object = {}) =>
  invokeFunction(admin, 'measure-choices-save', { accountId, choices, ...more });

function choicesOf({ questions }: MeasureChoicesAnswer, id: string, place: number) {
  const question = questions.find((one) => one.id === id);
  const choices = question?.answers[place]?.choices;
  if (!choices) {
    throw new Error(`${id} is not asked.`);
  }
  return choices;
}

const idsOf = ({ questions }: MeasureChoicesAnswer) => questions.map(({ id }) => id).sort();

test('saving the choices of an answer ends its question, and the other one builds on it', async () => {
  const first = await asked();
  expect(idsOf(first)).toEqual(['western or orthodox', 'which words']);
  expect(await save(choicesOf(first, 'western or orthodox', 1))).toMatchObject({ status: 200 });
  const second = await asked();
  expect(idsOf(second)).toEqual(['which words']);
  const last = choicesOf(second, 'which words', 0);
  expect(last).toMatchObject({ easter: 'orthodox', brandTerms: ['grace'] });
  await save(last);
  expect(await asked()).toMatchObject({ questions: [], chosen: { easter: 'orthodox' } });
});

test('a question stays open while something else is saved, and ends where it is settled by hand', async () => {
  const { suggested } = await asked();
  await save({ ...suggested, country: 'CA' });
  expect(idsOf(await asked())).toEqual(['western or orthodox', 'which words']);
  await save({ ...suggested, country: 'CA', brandTerms: ['another'] });
  expect(idsOf(await asked())).toEqual(['western or orthodox']);
  const { rows } = await database.owner.query(
    'select id, answer, answered_by is not null as by from analytics.questions where account_id = $1 order by id',
    [accountId],
  );
  expect(rows).toContainEqual({ id: 'which words', answer: null, by: true });
});

test('an answer that is named ends its own question only, though its choices are those of now', async () => {
  await buildQuestion(database.owner, accountId, {
    id: 'so many',
    figure: 'attendance',
    answers: [{}, {}],
  });
  const { suggested } = await asked();
  await save(suggested, { answer: { question: 'so many', answer: 'answer 2' } });
  expect(idsOf(await asked())).toEqual(['western or orthodox', 'which words']);
});

test('an old version is refused with a sentence, and nothing is kept; without one it is taken', async () => {
  const { suggested, version } = await asked();
  expect(await save({ ...suggested, country: 'CA' }, { version })).toMatchObject({ status: 200 });
  const other = { ...suggested, country: 'NZ' };
  expect(await save(other, { version })).toMatchObject({
    status: 409,
    data: { error: measureProblems.changedMeanwhile },
  });
  const kept = await asked();
  expect(kept.chosen?.country).toBe('CA');
  expect(kept.version).toBeGreaterThan(version);
  expect(await save(other)).toMatchObject({ status: 200 });
  expect(await save(suggested, { version: kept.version })).toMatchObject({ status: 409 });
});

test('of two who answer in the same moment, one is told', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { suggested, version } = await asked();
    const answers = await Promise.all(
      ['CA', 'NZ'].map((country) => save({ ...suggested, country }, { version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('an open question is agreed on: no number on the dashboard and on a link, no forecast, no whole week', async () => {
  const lastWeek = weekOf(addDays(new Date().toISOString().slice(0, 10), -17), 'monday');
  const weeks = Array.from({ length: 60 }, (_, back) => addWeeks(lastWeek, back - 59));
  const figure = 'attendance' as const;
  await buildFigures(
    database.owner,
    { accountId, figure },
    weeks.map((week, place) => ({ week, value: 160 + (place % 7) })),
  );
  await database.owner.query(
    `update analytics.figures set state = 'incomplete', is_held = true where account_id = $1`,
    [accountId],
  );
  const call = async (name: string, body: object = {}) =>
    (await invokeFunction(admin, name, { accountId, ...body })).data;
  const [read] = churchFiguresResponse.parse(await call('church-figures')).figures;
  expect(read?.weeks.every(({ state }) => state === 'incomplete')).toBe(true);
  const pulse = figuresPulse.parse(await call('church-pulse', { week: lastWeek }));
  expect(pulse.tiles[0]).toMatchObject({ state: 'asked', value: null, expected: null });
  expect(pulse.tiles[0]?.line.every(({ value }) => value === null)).toBe(true);
  expect(pulse.sentence.text).toBe(weekSentences.asked);
  expect(pulse.coming).toBeNull();
  expect(churchForecastResponse.parse(await call('church-forecast', { figure })).ahead).toEqual([]);
  const created = await call('share-link-create', { label: 'Elders', days: 1, showsGiving: false });
  const token = created.path.split(/[/#]/).at(-1);
  const shared = await invokeFunction(admin, 'shared-pulse', { token });
  expect(shared.data.pulse.tiles[0]).toMatchObject({ state: 'asked', value: null });
  expect(JSON.stringify(shared.data)).not.toContain('Which one counts?');

  // Answered, but not yet computed with the answer.
  await save(choicesOf(await asked(), 'western or orthodox', 1));
  const waiting = figuresPulse.parse(await call('church-pulse', { week: lastWeek }));
  expect(waiting.tiles[0]).toMatchObject({ state: 'asked', value: null });
  const client = await database.connections.jobs.connect();
  await releaseFigures(client, accountId);
  client.release();
  const done = figuresPulse.parse(await call('church-pulse', { week: lastWeek }));
  expect(done.tiles[0]).toMatchObject({ value: 163 });
});

test('a church sees its own questions only', async () => {
  const stranger = await buildPerson(database.owner, { role: 'account_admin' });
  await buildSyncedConnection(database.owner, stranger.accountId ?? '');
  await buildChoices(database.owner, stranger.accountId ?? '');
  const client = await server.clientOf(stranger.email);
  const own = await invokeFunction(client, 'measure-choices', { accountId: stranger.accountId });
  expect(own.data.questions).toEqual([]);
  expect(await invokeFunction(client, 'measure-choices', { accountId })).toMatchObject({
    status: 403,
  });
  const { data } = await invokeFunction(client, 'church-figures', {
    accountId: stranger.accountId,
  });
  expect(churchFiguresResponse.parse(data).figures).toEqual([]);
});
