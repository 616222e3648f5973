import { expect } from 'vitest';
import { churchRecommendationsResponse } from '#contract/functions/recommendations.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { plantFigures } from '#testing/factories/plant-figures.ts';
import { change, quietChurch } from '#testing/figures/made-up-church.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { test } from '#testing/steeple-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { readChurchRows } from '../church/read-church.ts';
import { updateRecommendations } from './update-recommendations.ts';

/** The week of October 26, 2026: fewer kids than in its own year. */
const october = 147;
const church = quietChurch(21, october + 20);
change(church, 'kids', 28, (value, at) => Math.round(value * (at < 8 ? 0.6 : 1.3)));
const monday = new Date(Date.parse(`${church.weeks[october]}T15:00:00Z`) + 7 * 86_400_000);

/** A church with these figures and its cards, whose people chose these languages; null chose none. */
async function churchOf(
  { owner, connections }: TestDatabase,
  languages: readonly (string | null)[],
): Promise<string> {
  const first = await buildPerson(owner, { role: 'account_admin' });
  const id = first.accountId ?? '';
  const people = [first];
  for (const _ of languages.slice(1)) {
    people.push(await buildPerson(owner, { role: 'account_admin', account_id: id }));
  }
  for (const [index, { userId }] of people.entries()) {
    await owner.query('update auth.users set language = $2 where id = $1', [
      userId,
      languages[index],
    ]);
  }
  await plantFigures(owner, id, church, october);
  await updateRecommendations(connections.jobs, await readChurchRows(connections.jobs, id, monday));
  return id;
}

test('cards, their advice and what was checked are in Spanish where everyone at the church chose Spanish', async ({
  database,
  server,
  superAdmin,
}) => {
  await database.owner.query("update auth.users set language = 'es' where id = $1", [
    superAdmin.userId,
  ]);
  const client = await server.clientOf(superAdmin.email);
  const accountId = await churchOf(database, ['es', 'es']);
  const { data } = await invokeFunction(client, 'church-recommendations', { accountId });
  const { cards, lookedAt } = churchRecommendationsResponse.parse(data);
  const card = cards.find(({ finding }) => finding.rule === 'kids_share');
  expect(card?.entries[0]?.title).toBe('Compare a los niños con lo usual para ustedes');
  expect(card?.finding.title).toBe('Menos niños de lo usual para ustedes');
  expect(card?.expected?.words).toMatch(/^Lo revisaremos de nuevo el .* Si nada cambia, espere /);
  const said = cards.flatMap(({ finding, entries }) => [
    ...entries.flatMap(({ title, text }) => [title, text ?? '']),
    finding.title,
    ...finding.seen.map(({ text }) => text),
    finding.sure,
    finding.step,
    ...finding.otherwise.flatMap(({ name, text }) => [name, text]),
  ]);
  const checked = lookedAt.flatMap(({ name, reading }) => [name, reading]);
  expect([...said, ...checked].join(' ')).not.toMatch(
    /\b(the|and|weeks?|of|away|year|count|none|up)\b/,
  );
});

test.for([
  ['es', null],
  ['es', 'en'],
  [null, null],
])('they are in English where people chose %j', async (languages, { database, superAdmin }) => {
  const accountId = await churchOf(database, languages);
  const { data } = await invokeFunction(superAdmin.client, 'church-recommendations', {
    accountId,
  });
  const { cards } = churchRecommendationsResponse.parse(data);
  const titles = cards.map(({ finding }) => finding.title);
  expect(titles).toContain('Fewer kids than usual for you');
});
