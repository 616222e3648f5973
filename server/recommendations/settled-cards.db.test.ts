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
