import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { ruleIds } from '#contract/findings.ts';
import {
  churchRecommendationsResponse,
  recommendation,
  recommendationSettingsResponse,
} from '#contract/functions/recommendations.ts';
import { openingWords } from '#contract/messages/recommendations.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildKnowledge } from '#testing/factories/knowledge.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { plantFigures } from '#testing/factories/plant-figures.ts';
import { change, quietChurch } from '#testing/figures/made-up-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { readChurchRows } from '../church/read-church.ts';
import { updateRecommendations } from './update-recommendations.ts';

/** The week of October 26, 2026, the 148th of the made-up church: fewer kids than in its own year. */
const october = 147;
const church = quietChurch(21, october + 20);
/** The morning after the week of an index. */
const mondayAfter = (index: number) =>
  new Date(Date.parse(`${church.weeks[index]}T15:00:00Z`) + 7 * 86_400_000);
const update = async (index: number, id = accountId) => {
  const { jobs } = database.connections;
  await updateRecommendations(jobs, await readChurchRows(jobs, id, mondayAfter(index)));
};

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const boss = await server.clientOf(
  (await buildPerson(database.owner, { role: 'super_admin' })).email,
);
const ruth = await buildPerson(database.owner, {
  role: 'account_admin',
  first_name: 'Ruth',
  last_name: 'Okafor',
});
const ruths = await server.clientOf(ruth.email);
const accountId = ruth.accountId ?? '';
change(church, 'kids', 28, (value, at) => Math.round(value * (at < 8 ? 0.6 : 1.3)));
await plantFigures(database.owner, accountId, church, october);

const read = async (client = ruths, id = accountId) =>
  churchRecommendationsResponse.parse(
    (await invokeFunction(client, 'church-recommendations', { accountId: id })).data,
  );
const answer = (id: string, said: string, reason?: string, client = ruths) =>
  invokeFunction(client, 'recommendation-answer', { accountId, id, answer: said, reason });

describe('a week with a finding', () => {
  test('shows one card, with what was expected of its weeks and the knowledge it rests on', async () => {
    await buildKnowledge(database.owner, {
      title: 'How kids check in here',
      prompt: 'We check kids in at the side door.',
      account_id: accountId,
    });
    await buildKnowledge(database.owner, {
      title: 'New building since spring 2024',
      prompt: 'The new building opened on a Sunday in spring.',
      account_id: accountId,
    });
    await update(october - 19);
    await update(october);
    const { week, cards, lookedAt, weeksCounted } = await read();
    expect(week).toBe(church.weeks[october]);
    expect(weeksCounted).toBe(148);
    expect(lookedAt).toHaveLength(ruleIds.length);
    expect(cards.map(({ finding }) => finding.rule)).toContain('kids_share');
    const card = cards.find(({ finding }) => finding.rule === 'kids_share');
    expect(card).toMatchObject({ status: 'new', wording: null, score: null });
    expect(card?.expected?.words).toMatch(/^We’ll check again on .*\. If nothing changes, expect /);
    expect(card?.entries[0]).toMatchObject({ title: 'How kids check in here', own: true });
    // The advice itself is on the card, as it was when the card was made.
    expect(card?.entries[0]?.text).toBe('We check kids in at the side door.');
    expect(card?.entries.every(({ text }) => (text ?? '').length > 0)).toBe(true);
    // One common word is no reason to cite an entry.
    expect(card?.entries.map(({ title }) => title)).not.toContain('New building since spring 2024');
    expect(
      card?.entries.slice(1).every(({ because }) => because.startsWith('From the Steeple library')),
    ).toBe(true);
  });

  test('keeps its cards however often it is looked at again', async () => {
    const before = await read();
    await update(october);
    expect(await read()).toEqual(before);
  });
});

describe('an answer', () => {
  test('is kept with the person, can be taken back, and stands in the audit log', async () => {
    const [card] = (await read()).cards;
    const id = card?.id ?? '';
    const accepted = recommendation.parse((await answer(id, 'accepted')).data);
    expect(accepted).toMatchObject({
      status: 'accepted',
      answers: [{ answer: 'accepted', person: 'Ruth O.', reason: null }],
    });
    expect((await answer(id, 'accepted')).status).toBe(409);
    expect((await answer(id, 'dismissed', 'No.')).status).toBe(409);
    expect(recommendation.parse((await answer(id, 'done')).data).status).toBe('done');
    expect((await answer(id, 'done')).status).toBe(409);
    expect(recommendation.parse((await answer(id, 'taken_back')).data).status).toBe('new');
    expect((await answer(id, 'dismissed', '  ')).status).toBe(400);
    const dismissed = await answer(id, 'dismissed', 'We gave the team the summer off.');
    expect(dismissed.data.answers).toHaveLength(4);
    await answer(id, 'taken_back');
    expect(recommendation.parse((await answer(id, 'done')).data).status).toBe('done');
    const { rows } = await database.owner.query(
      `select actor_id, after ->> 'answer' as answer from private.audit_log
       where table_name = 'analytics.recommendation_answers' order by id`,
    );
    expect(rows.map((row) => row.answer)).toEqual([
      'accepted',
      'done',
      'taken_back',
      'dismissed',
      'taken_back',
      'done',
    ]);
    expect(new Set(rows.map((row) => row.actor_id))).toEqual(new Set([ruth.userId]));
  });

  test('is for the church’s own people and super admins', async () => {
    const [card] = (await read()).cards;
    const stranger = await buildPerson(database.owner, { role: 'account_admin' });
    const strangers = await server.clientOf(stranger.email);
    expect((await answer(card?.id ?? '', 'taken_back', undefined, strangers)).status).toBe(403);
    expect((await invokeFunction(strangers, 'church-recommendations', { accountId })).status).toBe(
      403,
    );
    expect((await invokeFunction(strangers, 'recommendation-settings', { accountId })).status).toBe(
      403,
    );
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await answer(unknown, 'done')).status).toBe(404);
    expect(
      (await invokeFunction(boss, 'church-recommendations', { accountId: unknown })).status,
    ).toBe(404);
    expect((await read(boss)).week).toBe(church.weeks[october]);
  });
});

describe('a card whose weeks are over', () => {
  test('is scored against the forecast that stood when it was made, and says no cause', async () => {
    await plantFigures(database.owner, accountId, church);
    await update(october + 9);
    const { earlier } = await read();
    const card = earlier.find(({ finding }) => finding.rule === 'kids_share');
    expect(card?.score?.words).toMatch(
      /than expected \(.*\)\. Other things may have played a part\./,
    );
    expect(card?.score?.weeks).toBe(8);
    const scored = card?.score;
    await update(october + 9);
    const again = (await read()).earlier.find(({ id }) => id === card?.id);
    expect(again?.score).toEqual(scored);
  });
});

describe('the cards of many years', () => {
  const many = async (to: SupabaseClient, before?: string) =>
    churchRecommendationsResponse.parse(
      (await invokeFunction(to, 'church-recommendations', { accountId, before })).data,
    );

  test('come page by page, each once, and each can be read and answered', async () => {
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into analytics.recommendations (account_id, finding_id, rule, week, place, finding, due_on)
       select card.account_id, 'old ' || number, card.rule, date '2024-01-01' - 7 * (number / 3),
         number % 3 + 1, card.finding, date '2024-01-10'
       from generate_series(0, 119) as number, analytics.recommendations as card
       where card.account_id = $1 and card.rule = 'kids_share' returning id`,
      [accountId],
    );
    const pages = [await many(ruths)];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
      pages.push(await many(ruths, next));
    }
    const earlier = pages.flatMap((page) => page.earlier);
    expect(pages.map((page) => page.earlier.length)).toEqual([50, 50, earlier.length - 100]);
    const ids = new Set(earlier.map(({ id }) => id));
    expect(ids.size).toBe(earlier.length);
    expect(rows.every(({ id }) => ids.has(id))).toBe(true);
    const weeks = earlier.map(({ week }) => week);
    expect(weeks).toEqual(weeks.toSorted().reverse());
    expect(pages.slice(1).every(({ cards }) => cards.length === 0)).toBe(true);
    const oldest = earlier.at(-1)?.id ?? '';
    expect((await answer(oldest, 'done')).data).toMatchObject({ id: oldest, status: 'done' });
    await database.owner.query(
      "delete from analytics.recommendations where finding_id like 'old %'",
    );
  });

  test('tell what was sent for each of them, however much was sent since', async () => {
    const [old] = (await read()).earlier;
    await database.owner.query(
      `insert into analytics.model_requests (account_id, recommendation_id, provider, model, request, outcome, sent_at)
       select $1, case when number = 60 then $2::uuid end, 'p', 'm', 'request ' || number, 'failed',
         now() - number * interval '1 day' from generate_series(1, 60) as number`,
      [accountId, old?.id],
    );
    const asked = { accountId, recommendationId: old?.id };
    const { sent } = recommendationSettingsResponse.parse(
      (await invokeFunction(ruths, 'recommendation-settings', asked)).data,
    );
    expect(sent.map(({ request }) => request)).toEqual(['request 60']);
    await database.owner.query('delete from analytics.model_requests where account_id = $1', [
      accountId,
    ]);
  });
});

test('a church with too few weeks has no recommendations', async () => {
  const young = await buildAccount(database.owner);
  await plantFigures(database.owner, young, quietChurch(3), 6);
  await update(6, young);
  expect(await read(boss, young)).toMatchObject({ week: null, weeksCounted: 7, cards: [] });
});

test('what a model answered is shown to a super admin, as data, and to nobody else', async () => {
  await update(october);
  const said = 'Give them the card of each giver.';
  await database.owner.query(
    `insert into analytics.model_requests (account_id, provider, model, request, answer, outcome, problem)
     values ($1, 'p', 'm', 'what was sent', $2, 'refused', 'The answer wasn’t one of our choices.')`,
    [accountId, said],
  );
  const sentTo = async (client: SupabaseClient) =>
    recommendationSettingsResponse
      .parse((await invokeFunction(client, 'recommendation-settings', { accountId })).data)
      .sent.map(({ request, answer: told }) => [request, told]);
  expect(await sentTo(boss)).toEqual([['what was sent', said]]);
  expect(await sentTo(ruths)).toEqual([['what was sent', null]]);
  expect(JSON.stringify(await read())).not.toContain('giver');
  await database.owner.query('delete from analytics.model_requests where account_id = $1', [
    accountId,
  ]);
});

test('of a stored wording only a choice of our sentences is told', async () => {
  const words = async (wording: object) => {
    await database.owner.query(
      'update analytics.recommendations set wording = $2 where account_id = $1',
      [accountId, JSON.stringify(wording)],
    );
    const { cards, earlier } = await read();
    return [...cards, ...earlier].map((card) => card.wording?.seen ?? null);
  };
  const by = 'models.test, a-model';
  expect(new Set(await words({ opening: 'few_minutes', cause: null, by }))).toEqual(
    new Set([openingWords.few_minutes]),
  );
  const free = { title: 'Two people left', seen: 'Two people', step: 'Do not write to them.', by };
  expect(new Set(await words(free))).toEqual(new Set([null]));
  await database.owner.query(
    'update analytics.recommendations set wording = null where account_id = $1',
    [accountId],
  );
});

test('a model is off for a church until its people turn it on', async () => {
  const settings = async (body = {}) =>
    recommendationSettingsResponse.parse(
      (await invokeFunction(ruths, 'recommendation-settings', { accountId, ...body })).data,
    );
  expect((await settings()).model).toEqual({
    provider: null,
    isOn: false,
    requestsMax: 60,
    requestsUsed: 0,
  });
  expect((await settings({ isOn: true, requestsMax: 5 })).model).toMatchObject({
    isOn: true,
    requestsMax: 5,
  });
  expect((await settings({ isOn: false })).model).toMatchObject({ isOn: false, requestsMax: 5 });
});
