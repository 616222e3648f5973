import { describe, expect, test } from 'vitest';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { buildChoices, buildFigures, localToday } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { plain, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');

const weeks = 90;
const gone = 10;
const newest = addWeeks(weekOf(localToday(), 'monday'), -1);
const first = addWeeks(newest, 1 - weeks);

/** A church with two funds of which hardly any gifts are there in the last ten weeks. */
async function churchThatCounts(fundIds: NonNullable<MeasureChoices['giving']>['fundIds']) {
  const { owner } = database;
  const person = await buildPerson(owner, { role: 'account_admin' });
  const accountId = person.accountId ?? '';
  await buildChoices(owner, accountId, { giving: { fundIds } });
  await owner.query(
    `update analytics.measure_choices
     set available = jsonb_set(available, '{funds}', '[{"id": "1", "name": "General"}, {"id": "2", "name": "Building"}]')
     where account_id = $1`,
    [accountId],
  );
  const gifts = quiet(weeks, 340_000, 0.2, 9).map((value, index) =>
    index < weeks - gone ? value : Math.round(value * 0.05),
  );
  await buildFigures(owner, { accountId, figure: 'attendance' }, rowsOf(first, quiet(weeks)));
  await buildFigures(owner, { accountId, figure: 'giving' }, rowsOf(first, gifts));
  await buildFigures(
    owner,
    { accountId, figure: 'giving_units' },
    rowsOf(first, quiet(weeks, 60, 0)),
  );
  const client = await server.clientOf(person.email);
  const call = (name: string, body: Record<string, unknown> = {}) =>
    invokeFunction(client, name, { accountId, ...body });
  const pulse = async () => {
    const answer = churchPulseResponse.parse((await call('church-pulse')).data);
    if (answer.stage !== 'figures') {
      throw new Error('There are figures');
    }
    return answer;
  };
  return { accountId, client, call, pulse };
}

/** As somebody would who got around the server. */
async function answerInDatabase(userId: string, accountId: string, questionId: string | undefined) {
  const client = await database.owner.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: userId }),
    ]);
    await client.query('set local role account_admin');
    await client.query("select private.answer_week_question($1, $2, 'entered', 'null')", [
      ...[accountId, questionId],
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('gifts that are hardly entered', () => {
  test('are those to the funds that a church counts, where it leaves some out', async () => {
    const { pulse } = await churchThatCounts(['1']);
    const { anythingOff, trust, todo } = await pulse();
    expect(plain(anythingOff)).toMatch(
      /hardly any gifts entered since \w+ \d+ in the funds you count/,
    );
    expect(plain(trust.answer)).toMatch(
      /Hardly any gifts have been entered since \w+ \d+ in the funds you count\./,
    );
    expect(todo.step).toContain('whether some went to funds you don’t count.');
  });

  test.each([[['1', '2']], ['all' as const]])(
    'are gifts where it counts all (%o)',
    async (funds) => {
      const { pulse } = await churchThatCounts(funds);
      const { anythingOff, trust, todo } = await pulse();
      expect(plain(anythingOff)).toMatch(/hardly any gifts entered since \w+ \d+/);
      expect(`${anythingOff} ${trust.answer} ${todo.step}`).not.toContain('funds');
    },
  );
});

describe('whether all gifts are entered', () => {
  const less = /far less giving per person than usual|less giving per person lately/;

  test('is asked, and a fall that is true is told from the answer on', async () => {
    const { call, pulse } = await churchThatCounts('all');
    const before = await pulse();
    const [question] = before.questions;
    expect(question).toMatchObject({ about: 'gifts', figure: 'giving', answered: null });
    expect(plain(question?.question ?? '')).toMatch(
      /^We’ve seen hardly any gifts since \w+ \d+\. Have all the gifts been entered\?$/,
    );
    expect(before.anythingOff).not.toMatch(less);
    await call('question-answer', { id: question?.id, answer: 'entered' });
    const after = await pulse();
    expect(after.questions).toMatchObject([{ id: question?.id, answered: { answer: 'entered' } }]);
    expect(after.anythingOff).toMatch(less);
    const said = [
      after.sentence.text,
      after.anythingOff,
      after.trust.answer,
      after.todo.step,
    ].join();
    expect(said).not.toMatch(/entered/);
    expect(after.todo.step).toMatch(/^Ask whoever handles giving what changed around /);
    await call('question-answer', { id: question?.id, answer: null });
    expect((await pulse()).anythingOff).toBe(before.anythingOff);
  });

  test('is not asked again where some are missing, and the warning stays', async () => {
    const { call, pulse } = await churchThatCounts('all');
    const { questions, anythingOff } = await pulse();
    await call('question-answer', { id: questions[0]?.id, answer: 'missing' });
    const after = await pulse();
    expect(after.questions).toMatchObject([{ answered: { answer: 'missing' } }]);
    expect(after.anythingOff).toBe(anythingOff);
  });

  test('is not shown any more, answered or not, once the givers are few', async () => {
    const { accountId, call, pulse } = await churchThatCounts('all');
    const giversBecome = (givers: number) =>
      database.owner.query(
        `update analytics.figures set value = $2 where account_id = $1 and figure = 'giving_units'`,
        [accountId, givers],
      );
    await giversBecome(9);
    expect((await pulse()).questions).toEqual([]);
    await giversBecome(60);
    const [question] = (await pulse()).questions;
    await call('question-answer', { id: question?.id, answer: 'entered' });
    expect((await pulse()).questions).toMatchObject([{ answered: { answer: 'entered' } }]);
    await giversBecome(9);
    expect((await pulse()).questions).toEqual([]);
  });

  test('is asked of nobody who may not see giving', async () => {
    const { accountId, call, pulse } = await churchThatCounts('all');
    const [question] = (await pulse()).questions;
    const given = { role: 'account_admin', account_id: accountId, without_giving: true } as const;
    const colleague = await buildPerson(database.owner, given);
    const client = await server.clientOf(colleague.email);
    const seen = churchPulseResponse.parse(
      (await invokeFunction(client, 'church-pulse', { accountId })).data,
    );
    expect(seen).toMatchObject({ stage: 'figures', questions: [] });
    const answer = { accountId, id: question?.id, answer: 'entered' };
    expect((await invokeFunction(client, 'question-answer', answer)).status).toBe(409);
    await expect(answerInDatabase(colleague.userId, accountId, question?.id)).rejects.toMatchObject(
      { code: 'ST419' },
    );
    expect((await call('question-answer', { id: question?.id, answer: 'entered' })).status).toBe(
      200,
    );
  });
});
