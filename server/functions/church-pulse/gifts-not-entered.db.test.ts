import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { buildChoices, buildFigures, localToday } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { plain, quiet } from '#testing/figures/made-up-pulse.ts';
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

describe('gifts that are hardly entered', () => {
  test('are those to the funds that a church counts, where it leaves some out', async () => {
    const { pulse } = await churchThatCounts(['1']);
    const { anythingOff, trust, todo } = await pulse();
    expect(plain(anythingOff)).toMatch(/hardly any gifts to the funds you count since \w+ \d+/);
    expect(plain(trust.answer)).toMatch(
      /Hardly any gifts to the funds you count have been entered since \w+ \d+\./,
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
