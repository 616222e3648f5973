import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { suggestionRules } from '#analytics/suggestion/rules.ts';
import type { Church } from '#sandbox/church/church.ts';
import { nothingKnown } from '#server/church/choices.ts';
import { readCatalogue } from '#server/sync/planning-center/catalogue/read-catalogue.ts';
import { suggestChoices } from '#server/sync/planning-center/catalogue/suggest.ts';
import {
  byFifthAuthor,
  byOutsiders,
  bySeventhAuthor,
  bySixthAuthor,
  ordinaryChurches,
} from './all.ts';
import { connectOrdinary } from './connect.ts';
import { judge, mayAsk } from './judge.ts';
import type { OrdinaryChurch } from './ordinary-church.ts';

type Suggested = { church: Church } & Omit<ReturnType<typeof suggestChoices>, 'evenIfChosen'>;
const suggestions = new Map<OrdinaryChurch, Promise<Suggested>>();

/** What the suggestion makes of a church, as it is read over the provider's API. */
function suggestionFor(ordinary: OrdinaryChurch): Promise<Suggested> {
  const suggested = suggestions.get(ordinary) ?? suggest(ordinary);
  suggestions.set(ordinary, suggested);
  return suggested;
}

async function suggest(ordinary: OrdinaryChurch): Promise<Suggested> {
  const { church, context } = connectOrdinary(ordinary);
  const catalogue = await readCatalogue(context, true);
  const { questions, evenIfChosen, ...suggested } = suggestChoices(catalogue, nothingKnown, true);
  return { church, ...suggested, questions: [...questions, ...evenIfChosen] };
}

test.each(ordinaryChurches)('is right without a click, or asks: $title', async (ordinary) => {
  const { church, ...suggestion } = await suggestionFor(ordinary);
  const { verdict, about } = judge(ordinary, church, suggestion);
  const asked = suggestion.questions.map(({ question }) => question);
  expect({ verdict, about, asked }).not.toMatchObject({ verdict: 'wrong' });
  expect(verdict === 'right' || mayAsk(ordinary, about), asked.join(' ')).toBe(true);
});

test.each([
  { author: 'an outsider', churches: byOutsiders, of: 30 },
  { author: 'the fifth author', churches: byFifthAuthor, of: 32 },
  { author: 'the sixth author', churches: bySixthAuthor, of: 32 },
  { author: 'the seventh author', churches: bySeventhAuthor, of: 32 },
])('of $of churches of $author, 28 are right without a click', async ({ churches, of }) => {
  const verdicts = await Promise.all(
    churches.map(async (ordinary) => {
      const { church, ...suggestion } = await suggestionFor(ordinary);
      return judge(ordinary, church, suggestion).verdict;
    }),
  );
  expect(verdicts).toHaveLength(of);
  expect(verdicts.filter((verdict) => verdict === 'right').length).toBeGreaterThanOrEqual(28);
});

test('rules that suggest something else bear another name, so that old suggestions are made anew', async () => {
  const all = await Promise.all(ordinaryChurches.map(suggestionFor));
  const suggested = all.map((one) => one.suggested);
  const digest = createHash('sha256').update(JSON.stringify(suggested)).digest('base64url');
  expect(digest.slice(0, 12)).toBe(suggestionRules);
});
