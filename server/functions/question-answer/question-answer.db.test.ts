import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { churchForecastResponse } from '#contract/functions/church-forecast.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { questionAnswerResponse } from '#contract/functions/week-questions.ts';
import { readChurchRows } from '#server/church/read-church.ts';
import { refreshExpected } from '#server/pulse/refresh-expected.ts';
import { seenWeeks } from '#server/recommendations/read-history.ts';
import { buildChoices, buildFigures, localToday } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const newest = addWeeks(weekOf(localToday(), 'monday'), -1);

/** A church of about 170 whose last weeks were these, and what its admin calls. */
async function churchOf(last: readonly number[]) {
  const person = await buildPerson(database.owner, {
    role: 'account_admin',
    first_name: 'Ruth',
    last_name: 'Ott',
  });
  const accountId = person.accountId ?? '';
  await buildChoices(database.owner, accountId);
  const values = [...quiet(80 - last.length), ...last];
  const rows = rowsOf(addWeeks(newest, -79), values);
  await buildFigures(database.owner, { accountId, figure: 'attendance' }, rows);
  const { jobs } = database.connections;
  const church = () => readChurchRows(jobs, accountId, new Date());
  await refreshExpected(jobs, await church());
  const client = await server.clientOf(person.email);
  const call = (name: string, body: Record<string, unknown> = {}) =>
    invokeFunction(client, name, { accountId, ...body });
  const pulse = async (week?: string) => {
    const answer = churchPulseResponse.parse(
      (await call('church-pulse', week ? { week } : {})).data,
    );
    if (answer.stage !== 'figures') {
      throw new Error('There are figures');
    }
    return { ...answer, attendance: answer.tiles.find(({ tile }) => tile === 'attendance') };
  };
  const forecast = async () =>
    churchForecastResponse.parse((await call('church-forecast', { figure: 'attendance' })).data);
  const figure = async (week: string) =>
    churchFiguresResponse
      .parse((await call('church-figures')).data)
      .figures[0]?.weeks.find((one) => one.week === week);
  const seen = async (week: string) =>
    seenWeeks(await church()).rows.find((one) => one.week === week);
  return { accountId, client, call, pulse, forecast, figure, seen, read: church };
}

describe('a typed zero', () => {
  test('is asked about, counts nowhere until then, and counts everywhere once it is right', async () => {
    const church = await churchOf([0]);
    const before = await church.pulse();
    const [question] = before.questions;
    expect(question).toMatchObject({ about: 'count', figure: 'attendance', week: newest });
    expect(before.attendance?.verdict).toMatchObject({ state: 'asked', side: null });
    expect(before.todo.answer).toBe('Answer our question.');
    expect(await church.figure(newest)).toMatchObject({ value: 0, state: 'incomplete' });
    const answer = { id: question?.id, answer: 'right' };
    const { data } = await church.call('question-answer', answer);
    expect(questionAnswerResponse.parse(data).question.answered).toMatchObject({
      answer: 'right',
      by: 'Ruth O.',
    });
    const after = await church.pulse();
    expect(after.attendance?.verdict).toMatchObject({ state: 'unusual', side: 'below' });
    expect(after.todo.answer).not.toContain('question');
    expect(after.questions).toMatchObject([{ id: question?.id, answered: { answer: 'right' } }]);
    expect(await church.figure(newest)).toMatchObject({ value: 0, state: 'complete' });
    expect((await church.forecast()).history.at(-1)).toMatchObject({ week: newest, value: 0 });
  });

  test('without a service is a week that does not count, and again is once that is taken back', async () => {
    const church = await churchOf([0]);
    const [question] = (await church.pulse()).questions;
    await church.call('question-answer', { id: question?.id, answer: 'no_service' });
    const after = await church.pulse();
    expect(after.sentence.text).toContain('No service');
    expect(after.annotations).toMatchObject([{ text: 'No service', by: 'Ruth O.' }]);
    expect((await church.seen(newest))?.value ?? null).toBeNull();
    await church.call('question-answer', { id: question?.id, answer: null });
    const back = await church.pulse();
    expect(back.annotations).toEqual([]);
    expect(back.questions).toMatchObject([{ id: question?.id, answered: null }]);
    expect(back.attendance?.verdict.state).toBe('asked');
  });

  test('that is wrong is missing until it is another, which counts at once', async () => {
    const church = await churchOf([0]);
    const [question] = (await church.pulse()).questions;
    await church.call('question-answer', { id: question?.id, answer: 'wrong' });
    expect((await church.pulse()).attendance).toMatchObject({ value: null, state: 'missing' });
    expect(await church.figure(newest)).toMatchObject({ value: null, state: 'missing' });
    expect((await church.seen(newest))?.value ?? null).toBeNull();
    const { history } = await church.forecast();
    expect(history.find(({ week }) => week === newest)?.value ?? null).toBeNull();
    await buildFigures(
      database.owner,
      { accountId: church.accountId, figure: 'attendance' },
      rowsOf(newest, [171]),
    );
    expect((await church.pulse()).attendance).toMatchObject({ value: 171, state: 'normal' });
    expect((await church.forecast()).history.at(-1)?.value).toBe(171);
  });

  test('is asked about again when the note of its answer is deleted', async () => {
    const church = await churchOf([0]);
    const [question] = (await church.pulse()).questions;
    await church.call('question-answer', { id: question?.id, answer: 'no_service' });
    const [note] = (await church.pulse()).annotations;
    await church.call('annotation-delete', { id: note?.id });
    expect((await church.pulse()).questions).toMatchObject([{ id: question?.id, answered: null }]);
  });
});

test('a headcount of ten times the usual moves no range, until somebody says that it is right', async () => {
  const church = await churchOf([1700, 172]);
  const asked = await church.pulse();
  const [question] = asked.questions;
  expect(question).toMatchObject({ week: addWeeks(newest, -1), answers: [{ id: 'right' }, {}] });
  const before = await church.forecast();
  await church.call('question-answer', { id: question?.id, answer: 'right' });
  const after = await church.forecast();
  expect(after.history.at(-2)?.value).toBe(1700);
  expect(before.history.at(-2)?.value).toBeNull();
  const top = (each: typeof before) => each.ahead[0]?.high80 ?? 0;
  expect(top(after)).toBeGreaterThan(top(before));
});

test('giving is not divided by a headcount in doubt, and is once that is right', async () => {
  const church = await churchOf([1700]);
  const { accountId } = church;
  const weeks = Array.from({ length: 80 }, () => 4_000);
  const gifts = rowsOf(addWeeks(newest, -79), weeks);
  await buildFigures(database.owner, { accountId, figure: 'giving' }, gifts);
  const givers = gifts.map((row) => ({ ...row, value: 60 }));
  await buildFigures(database.owner, { accountId, figure: 'giving_units' }, givers);
  const given = async () =>
    (await church.pulse()).tiles.find(({ tile }) => tile === 'giving_per_attender');
  expect(await given()).toMatchObject({ value: null, verdict: { side: null } });
  const [question] = (await church.pulse()).questions;
  await church.call('question-answer', { id: question?.id, answer: 'right' });
  expect(await given()).toMatchObject({ verdict: { side: 'below' } });
  expect((await given())?.value).toBe(2);
});

describe('a level that doubles at once', () => {
  const doubled = [352, 341, 360, 347, 366, 338, 355, 349, 361, 343];

  test('is asked about, and its answer becomes a note and frees forecast and verdict', async () => {
    const church = await churchOf(doubled);
    const before = await church.pulse();
    const [question] = before.questions;
    expect(question).toMatchObject({ about: 'level', week: addWeeks(newest, -9) });
    expect(question?.question).toMatch(
      /^You’ve had about 350 people on Sundays since .*\. Before that, it was about 170\. Did something change\?$/,
    );
    expect(before.attendance?.state).toBe('shift');
    await church.call('question-answer', { id: question?.id, answer: 'merged' });
    const after = await church.pulse();
    expect(after.annotations).toMatchObject([
      { text: 'Merged with another church', kind: 'change' },
    ]);
    expect(after.attendance).toMatchObject({ state: 'normal', direction: null });
    expect(after.questions.filter(({ answered }) => answered === null)).toEqual([]);
    const ahead = await church.forecast();
    expect(ahead.ahead[0]?.median).toBeGreaterThan(330);
  });

  test('stays what it is where nothing changed', async () => {
    const church = await churchOf(doubled);
    const [question] = (await church.pulse()).questions;
    const before = await church.forecast();
    await church.call('question-answer', { id: question?.id, answer: 'nothing' });
    const after = await church.pulse();
    expect(after.attendance?.state).toBe('shift');
    expect(after.annotations).toEqual([]);
    expect((await church.forecast()).ahead).toEqual(before.ahead);
  });
});

test('half of those who serve are asked about, and are the usual number once every schedule is entered', async () => {
  const church = await churchOf([]);
  const { accountId } = church;
  const serving = quiet(80, 88, 0.04).map((value, index) =>
    index < 66 ? value : Math.round(value * (index < 70 ? 0.9 - 0.1 * (index - 66) : 0.38)),
  );
  const rows = rowsOf(addWeeks(newest, -79), serving);
  await buildFigures(database.owner, { accountId, figure: 'serving' }, rows);
  await refreshExpected(database.connections.jobs, await church.read());
  const before = await church.pulse();
  expect(before.trust.answer).toMatch(/^Not for serving\./);
  const [question] = before.questions;
  expect(question).toMatchObject({ about: 'level', figure: 'serving' });
  await church.call('question-answer', { id: question?.id, answer: 'missing' });
  expect((await church.pulse()).trust.answer).toBe(before.trust.answer);
  await church.call('question-answer', { id: question?.id, answer: null });
  const { status } = await church.call('question-answer', { id: question?.id, answer: 'entered' });
  expect(status).toBe(200);
  const after = await church.pulse();
  expect(after.trust.answer).not.toContain('serving');
  const tile = after.tiles.find(({ tile: each }) => each === 'serving');
  expect(tile?.expected?.high80).toBeLessThan(50);
});

test('a question is in the language of whoever reads it, and a note of whoever answered', async () => {
  const church = await churchOf([0]);
  const plain = (await church.pulse()).questions[0];
  await church.client.auth.updateUser({ data: { language: 'es' } });
  await church.client.auth.refreshSession();
  const [spanish] = (await church.pulse()).questions;
  expect(spanish).toMatchObject({ id: plain?.id, week: plain?.week });
  expect(spanish?.question).not.toBe(plain?.question);
  expect(spanish?.answers[0]?.label).not.toBe(plain?.answers[0]?.label);
  await church.call('question-answer', { id: plain?.id, answer: 'no_service' });
  const { annotations } = await church.pulse();
  expect(annotations).toHaveLength(1);
  expect(annotations[0]?.text).toBe('Sin servicio');
});

describe('an answer', () => {
  test('given twice is one, and another one meanwhile is refused', async () => {
    const church = await churchOf([0]);
    const [question] = (await church.pulse()).questions;
    const answer = (given: string) =>
      church.call('question-answer', { id: question?.id, answer: given });
    const both = await Promise.all([answer('no_service'), answer('no_service')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await church.pulse()).annotations).toHaveLength(1);
    expect((await answer('right')).status).toBe(409);
    expect((await answer('perhaps')).status).toBe(400);
  });

  test('that is none of the question’s, or to no question, changes nothing', async () => {
    const church = await churchOf([0]);
    const [question] = (await church.pulse()).questions;
    const given = await church.call('question-answer', { id: question?.id, answer: 'merged' });
    expect(given.status).toBe(400);
    const unknown = await church.call('question-answer', { id: 'count x', answer: 'right' });
    expect(unknown.status).toBe(409);
    expect((await church.pulse()).questions).toMatchObject([{ answered: null }]);
  });

  test('is in the audit log with who gave it', async () => {
    const church = await churchOf([0]);
    const [question] = (await church.pulse()).questions;
    await church.call('question-answer', { id: question?.id, answer: 'wrong' });
    const { rows } = await database.owner.query(
      `select operation, after ->> 'answer' as answer, actor_id is not null as named from private.audit_log
       where table_name = 'analytics.questions' and row_id = $1`,
      [church.accountId],
    );
    expect(rows).toEqual([{ operation: 'UPDATE', answer: 'wrong', named: true }]);
  });
});
