import { expect, test } from 'vitest';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { churchRecommendationsResponse } from '#contract/functions/recommendations.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { plantFigures } from '#testing/factories/plant-figures.ts';
import { quietChurch } from '#testing/figures/made-up-church.ts';
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
