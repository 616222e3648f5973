import { expect, test } from 'vitest';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { churchRecommendationsResponse } from '#contract/functions/recommendations.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { plantFigures } from '#testing/factories/plant-figures.ts';
import { quietChurch } from '#testing/figures/made-up-church.ts';
import { plain } from '#testing/figures/made-up-pulse.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { readChurchRows } from '../church/read-church.ts';
import { updateRecommendations } from './update-recommendations.ts';

/** The week of October 26, 2026. */
const october = 147;
const church = quietChurch(21, october + 20);
const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const ruth = await buildPerson(database.owner, { role: 'account_admin' });
const ruths = await server.clientOf(ruth.email);
const accountId = ruth.accountId ?? '';

/** As a sync has read the week before. */
async function readWeek(state: 'incomplete' | 'complete', value: number): Promise<void> {
  await database.owner.query(
    `update analytics.figures set state = $3, value = $4
     where account_id = $1 and figure = 'attendance' and week = $2`,
    [accountId, church.weeks[october - 1], state, value],
  );
}

async function openCards() {
  const { data } = await invokeFunction(ruths, 'church-recommendations', { accountId });
  return churchRecommendationsResponse.parse(data).cards;
}

async function shownOnDashboard(): Promise<string | null | undefined> {
  const pulse = churchPulseResponse.parse(
    (await invokeFunction(ruths, 'church-pulse', { accountId })).data,
  );
  return pulse.stage === 'figures' ? (pulse.todo.card?.id ?? null) : undefined;
}

test('a card about a missing count closes once the count has come; what was answered stays in the list', async () => {
  await plantFigures(database.owner, accountId, church, october);
  await readWeek('incomplete', 20);
  const { jobs } = database.connections;
  const now = new Date(Date.parse(`${church.weeks[october]}T15:00:00Z`) + 7 * 86_400_000);
  await updateRecommendations(jobs, await readChurchRows(jobs, accountId, now));
  const [card] = await openCards();
  expect(card?.finding.rule).toBe('uncounted_weeks');
  expect(await shownOnDashboard()).toBe(card?.id);

  await readWeek('complete', 150);
  expect(await openCards()).toEqual([]);
  expect(await shownOnDashboard()).toBeNull();

  await readWeek('incomplete', 20);
  await invokeFunction(ruths, 'recommendation-answer', {
    ...{ accountId, id: card?.id, answer: 'accepted' },
  });
  await readWeek('complete', 150);
  expect((await openCards()).map(({ id, status }) => [id, status])).toEqual([
    [card?.id, 'accepted'],
  ]);
  expect(await shownOnDashboard()).toBeNull();
});

test('a card speaks of the Sundays that are still missing, by name, on each screen alike', async () => {
  const { owner, connections } = database;
  await owner.query('delete from analytics.recommendations where account_id = $1', [accountId]);
  await owner.query('delete from analytics.recommendation_weeks where account_id = $1', [
    accountId,
  ]);
  const now = new Date(Date.parse(`${church.weeks[october]}T15:00:00Z`) + 7 * 86_400_000);
  const readEach = async (...values: (number | null)[]) => {
    for (const [back, value] of values.entries()) {
      await owner.query(
        `update analytics.figures set state = $3, value = $4
         where account_id = $1 and figure = 'attendance' and week = $2`,
        [
          accountId,
          church.weeks[october - back],
          value === null ? 'missing' : value > 100 ? 'complete' : 'incomplete',
          value,
        ],
      );
    }
  };
  await readEach(150, 98, null, 60);
  await updateRecommendations(
    connections.jobs,
    await readChurchRows(connections.jobs, accountId, now),
  );
  const cardNow = async () => {
    const [card] = await openCards();
    const pulse = churchPulseResponse.parse(
      (await invokeFunction(ruths, 'church-pulse', { accountId })).data,
    );
    const todo = pulse.stage === 'figures' ? pulse.todo.card : undefined;
    const { title = '', step = '', n } = card?.finding ?? {};
    expect([plain(todo?.title ?? ''), plain(todo?.step ?? '')]).toEqual([
      plain(title),
      plain(step),
    ]);
    return { title: plain(title), step: plain(step), n, finding: JSON.stringify(card?.finding) };
  };
  const first = await cardNow();
  expect(first.title).toBe('No full headcount for October 11, October 18, and October 25');
  expect(first.step).toContain('If you didn’t meet on October 18, add a note.');

  await readEach(150, 98, 150, 150);
  const second = await cardNow();
  expect(second).toMatchObject({ title: 'No full headcount for October 25', n: 1 });
  expect(second.step).toContain('Enter the rest of the headcount for October 25');
  expect(second.finding).not.toContain('didn’t meet');

  await owner.query(
    `insert into analytics.annotations (account_id, starts_on, ends_on, text, kind, does_not_count)
     values ($1, $2, $2, 'Power failure', 'other', false)`,
    [accountId, church.weeks[october - 1]],
  );
  expect((await openCards()).map(({ finding }) => finding.rule)).not.toContain('uncounted_weeks');
  await owner.query('delete from analytics.annotations where account_id = $1', [accountId]);
  await readEach(150, 150, 150, 150);
});

test('a card about a connection that brings nothing closes once each system has brought something', async () => {
  const { owner, connections } = database;
  await owner.query('delete from analytics.recommendations where account_id = $1', [accountId]);
  await owner.query('delete from analytics.recommendation_weeks where account_id = $1', [
    accountId,
  ]);
  await owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected, metadata)
     values ($1, 'planning_center', true, '{}')`,
    [accountId],
  );
  const made = new Date(Date.parse(`${church.weeks[october]}T15:00:00Z`) + 7 * 86_400_000);
  const readOn = (day: Date, figures = '%') =>
    owner.query(
      'update analytics.figures set as_of = $2 where account_id = $1 and figure like $3',
      [accountId, day, figures],
    );
  await readOn(new Date(made.getTime() - 11 * 86_400_000));
  await updateRecommendations(
    connections.jobs,
    await readChurchRows(connections.jobs, accountId, made),
  );
  const [card] = await openCards();
  expect(card?.finding.rule).toBe('broken_connection');
  expect(await shownOnDashboard()).toBe(card?.id);

  await owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected, metadata)
     values ($1, 'google_search_console', true, '{}')`,
    [accountId],
  );
  const dayAfter = new Date(made.getTime() + 86_400_000);
  await readOn(dayAfter, 'attendance');
  expect((await openCards())[0]?.id).toBe(card?.id);

  const readFrom = (source: string) =>
    owner.query(
      "update analytics.figures set source = $2 where account_id = $1 and figure = 'attendance'",
      [accountId, source],
    );
  await readFrom('hand');
  await readOn(dayAfter, 'search%');
  expect((await openCards())[0]?.id).toBe(card?.id);

  // Read by a run that had begun just before the card was made.
  await readFrom('headcounts');
  await readOn(new Date(made.getTime() - 10_000), 'attendance');
  expect((await openCards()).map(({ finding }) => finding.rule)).not.toContain('broken_connection');
  expect(await shownOnDashboard()).not.toBe(card?.id);
});
