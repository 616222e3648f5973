import { expect, test } from 'vitest';
import {
  churchRecommendationsResponse,
  recommendation,
} from '#contract/functions/recommendations.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { actingAs } from '#testing/acting.ts';
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

/** The week of October 26, 2026, of the made-up church: fewer kids than in its own year. */
const october = 147;
const church = quietChurch(21, october + 20);

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const ruth = await buildPerson(database.owner, { role: 'account_admin', first_name: 'Ruth' });
const ruths = await server.clientOf(ruth.email);
const accountId = ruth.accountId ?? '';
change(church, 'kids', 28, (value, at) => Math.round(value * (at < 8 ? 0.6 : 1.3)));
await plantFigures(database.owner, accountId, church, october);
await buildKnowledge(database.owner, {
  title: 'How kids check in here',
  prompt: 'We check kids in at the side door.',
  account_id: accountId,
});
const monday = new Date(Date.parse(`${church.weeks[october]}T15:00:00Z`) + 7 * 86_400_000);
const { jobs } = database.connections;
await updateRecommendations(jobs, await readChurchRows(jobs, accountId, monday));

const read = async () =>
  churchRecommendationsResponse.parse(
    (await invokeFunction(ruths, 'church-recommendations', { accountId })).data,
  );

test('a card is planned by who and by when, at any time, and that answers nothing', async () => {
  const [card] = (await read()).cards;
  const id = card?.id ?? '';
  expect(card?.who).toBeNull();
  const plan = (who: string | null, by?: string, client = ruths) =>
    invokeFunction(client, 'recommendation-answer', {
      accountId,
      id,
      answer: 'planned',
      who,
      by,
    });
  const planned = recommendation.parse((await plan('Ben Kim', '2027-03-04')).data);
  expect(planned).toMatchObject({ who: 'Ben Kim', dueOn: '2027-03-04', status: card?.status });
  expect(planned.answers).toEqual(card?.answers);
  expect(recommendation.parse((await plan(null)).data)).toMatchObject({
    who: null,
    dueOn: card?.dueOn,
  });
  expect((await plan('x'.repeat(81))).status).toBe(400);
  const stranger = await buildPerson(database.owner, { role: 'account_admin' });
  expect((await plan('Me', undefined, await server.clientOf(stranger.email))).status).toBe(403);
});

test('a card is planned by nobody who may only look, in PostgreSQL too', async () => {
  const [card] = (await read()).cards;
  const onlooker = await buildPerson(database.owner, {
    role: 'account_admin',
    account_id: accountId,
    may_only_look: true,
  });
  const asked = await invokeFunction(
    await server.clientOf(onlooker.email),
    'recommendation-answer',
    { accountId, id: card?.id, answer: 'planned', who: 'Me' },
  );
  expect([asked.status, asked.data.error]).toEqual([403, churchRefusals.onlyLooks]);
  const actor = await actingAs(database, onlooker.userId);
  await expect(
    actor.change(
      `insert into analytics.recommendation_answers (account_id, recommendation_id, answer, who)
       values ($1::uuid, $2::uuid, 'planned', 'Me')`,
      accountId,
      card?.id ?? null,
    ),
  ).rejects.toMatchObject({ code: '42501' });
});

test('a church’s own entry stands on a card that it speaks of, and on no other', async () => {
  await buildKnowledge(database.owner, {
    title: 'New building since spring 2024',
    prompt: 'We moved in. Parking is tight, and the lobby is where people talk.',
    account_id: accountId,
  });
  await buildKnowledge(database.owner, {
    title: 'Who we are',
    prompt: 'Our volunteers in the nursery check in two hours before the service.',
    account_id: accountId,
  });
  const namesFor = async (title: string, seen: string) => {
    const finding = { rule: 'kids_share', title, seen: [{ text: seen }], step: 'Ask two people.' };
    const { rows } = await database.owner.query<{ found: { title: string; own: boolean }[] }>(
      'select private.find_library_entries($1, $2::jsonb, 200) as found',
      [accountId, JSON.stringify(finding)],
    );
    return rows[0]?.found.flatMap(({ title: name, own }) => (own ? name : [])).sort();
  };
  // One common word is not the same thing.
  expect(
    await namesFor('A page lost its place', 'Fewer people have found it since spring.'),
  ).toEqual([]);
  expect(await namesFor('Room use', 'The building is full on Sundays.')).toEqual([
    'New building since spring 2024',
  ]);
  expect(await namesFor('Fewer volunteers', 'The nursery had two fewer at each service.')).toEqual([
    'Who we are',
  ]);
});

test('PostgreSQL opens the entries of a card to nobody who may not see the card', async () => {
  const aboutGiving = await database.owner.query<{ id: string }>(
    `insert into analytics.recommendations
       (account_id, finding_id, rule, week, place, finding, entries, due_on)
     select account_id, 'giving ' || id, rule, '2020-01-06', 1,
       finding || '{"figures": ["recurring_share"]}', entries, '2020-01-16'
     from analytics.recommendations where account_id = $1 and rule = 'kids_share' limit 1 returning id`,
    [accountId],
  );
  const giving = aboutGiving.rows[0]?.id ?? null;
  const kids = (await read()).cards[0]?.id ?? null;
  const admin = { role: 'account_admin', account_id: accountId } as const;
  const entriesFor = async (person: { userId: string }, card: string | null) => {
    const actor = await actingAs(database, person.userId);
    const [row] = await actor.select(
      'select jsonb_array_length(private.card_entries($1::uuid)) as told',
      card,
    );
    return row?.told;
  };
  const nora = await buildPerson(database.owner, { ...admin, without_giving: true });
  const stranger = await buildPerson(database.owner, { role: 'account_admin' });
  const told = await entriesFor(ruth, giving);
  expect(told).toBeGreaterThan(0);
  expect(await entriesFor(nora, giving)).toBe(0);
  expect(await entriesFor(nora, kids)).toBe(told);
  expect(await entriesFor(stranger, kids)).toBe(0);
});
