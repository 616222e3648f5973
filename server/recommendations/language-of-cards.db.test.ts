import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { figuresPulse } from '#contract/functions/church-pulse.ts';
import { churchRecommendationsResponse } from '#contract/functions/recommendations.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { plantFigures } from '#testing/factories/plant-figures.ts';
import { change, quietChurch } from '#testing/figures/made-up-church.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { startLetterStand } from '#testing/mail/letter-stand.ts';
import { test } from '#testing/steeple-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { readChurchRows } from '../church/read-church.ts';
import { updateRecommendations } from './update-recommendations.ts';

/** The week of October 26, 2026: fewer kids than in its own year. */
const october = 147;
const weeksLater = 8;
const church = quietChurch(21, october + 20);
change(church, 'kids', 28, (value, at) => Math.round(value * (at < 8 ? 0.6 : 1.3)));
const mondayAfter = (index: number) =>
  new Date(Date.parse(`${church.weeks[index]}T15:00:00Z`) + 7 * 86_400_000);

async function lookAt({ owner, connections: { jobs } }: TestDatabase, id: string, index: number) {
  await plantFigures(owner, id, church, index);
  await updateRecommendations(jobs, await readChurchRows(jobs, id, mondayAfter(index)));
}

/** A church with these figures and its cards, whose people chose these languages; null chose none. */
async function churchOf(database: TestDatabase, languages: readonly (string | null)[]) {
  const first = await buildPerson(database.owner, { role: 'account_admin' });
  const id = first.accountId ?? '';
  const people = [first];
  for (const _ of languages.slice(1)) {
    people.push(await buildPerson(database.owner, { role: 'account_admin', account_id: id }));
  }
  for (const [index, { userId }] of people.entries()) {
    await database.owner.query('update auth.users set language = $2 where id = $1', [
      userId,
      languages[index],
    ]);
  }
  await lookAt(database, id, october);
  return { id, people };
}

async function readCards(client: SupabaseClient, accountId: string) {
  const { data } = await invokeFunction(client, 'church-recommendations', { accountId });
  return churchRecommendationsResponse.parse(data);
}

const titles = {
  en: 'Kids are a smaller share of attendance than usual',
  es: 'Los niños son una parte menor de la asistencia que de costumbre',
} as const;
const advice = {
  en: 'Compare kids with what’s usual for you',
  es: 'Compare a los niños con lo usual para ustedes',
} as const;
const english = /\b(the|and|weeks?|of|away|year|count|none|up|expect)\b/;

test.for([[['es', 'es']], [['es', null]], [['en', 'es']], [[null, null]]] as const)(
  'everybody reads cards, what was checked and how they ended in their own language: %j',
  { timeout: 60_000 },
  async ([languages], { database, server }) => {
    const { id, people } = await churchOf(database, languages);
    await lookAt(database, id, october + weeksLater);
    for (const [index, { email }] of people.entries()) {
      const language = languages[index] ?? 'en';
      const { cards, earlier, lookedAt } = await readCards(await server.clientOf(email), id);
      const all = [...cards, ...earlier];
      const card = all.find(({ finding }) => finding.rule === 'kids_share');
      expect(card?.finding.title).toBe(titles[language]);
      expect(card?.entries.map(({ title }) => title)).toContain(advice[language]);
      expect(card?.score).not.toBeNull();
      const said = all.flatMap(({ finding, entries, expected, score }) => [
        ...entries.flatMap(({ title, text }) => [title, text ?? '']),
        finding.title,
        ...finding.seen.map(({ text }) => text),
        finding.sure,
        finding.step,
        ...finding.otherwise.flatMap(({ name, text }) => [name, text]),
        expected?.words ?? '',
        score?.words ?? '',
        score?.expected ?? '',
      ]);
      const checked = lookedAt.flatMap(({ name, reading }) => [name, reading]);
      const text = [...said, ...checked].join(' ');
      expect(english.test(text)).toBe(language === 'en');
      expect(/\b(de|los|las|si|que)\b/.test(text)).toBe(language === 'es');
    }
  },
);

test('the dashboard and the letter have the card in the language of whoever opens them', async ({
  database,
  server,
}) => {
  const { id, people } = await churchOf(database, ['es', 'en']);
  const stand = await startLetterStand(server.services);
  for (const [index, { email }] of people.entries()) {
    const client = await server.clientOf(email);
    const { data } = await invokeFunction(client, 'church-pulse', { accountId: id });
    const { todo } = figuresPulse.parse(data);
    expect(todo.answer).toBe(index === 0 ? titles.es : titles.en);
    expect(english.test(`${todo.card?.step} ${todo.card?.sure}`)).toBe(index === 1);
    await invokeFunction(client, 'letter-test', { accountId: id });
    const { text } = await stand.mailTo(email);
    for (const words of [todo.answer, todo.card?.step, todo.card?.sure]) {
      expect(text?.replaceAll(/\s+/g, ' ')).toContain(words?.replaceAll(/\s+/g, ' '));
    }
  }
  await stand.stop();
});

test('the letter says beside the card what is to be entered, as the dashboard does', async ({
  database,
  server,
}) => {
  const { id, people } = await churchOf(database, ['en']);
  await database.owner.query(
    `update analytics.figures set value = null, state = 'missing', count = 0
     where account_id = $1 and figure = 'attendance' and week = $2`,
    [id, church.weeks[october]],
  );
  const stand = await startLetterStand(server.services);
  const email = people[0]?.email ?? '';
  const client = await server.clientOf(email);
  const { data } = await invokeFunction(client, 'church-pulse', { accountId: id });
  const { card, step } = figuresPulse.parse(data).todo;
  expect(card?.title).toBe(titles.en);
  expect(step).not.toBeNull();
  await invokeFunction(client, 'letter-test', { accountId: id });
  const { text, html } = await stand.mailTo(email);
  for (const part of [text, html]) {
    expect(part?.replaceAll(/\s+/g, ' ')).toContain(step?.replaceAll(/\s+/g, ' '));
    expect(part).not.toContain('=>');
  }
  await stand.stop();
});
