import { z } from 'zod';
import { type Finding, finding } from '#contract/findings.ts';
import type {
  ExpectedOutcome,
  OutcomeScore,
  Recommendation,
} from '#contract/functions/recommendations.ts';
import { type Language, languageNow, languages } from '#contract/messages/language.ts';
import { speakIn } from '../http/speak.ts';

const { title, seen, sure, otherwise, step } = finding.shape;
const findingWords = z.object({ title, seen, sure, otherwise, step });
const scoreWords = z.object({ words: z.string(), came: z.string(), expected: z.string() });

/** What a card says, without its numbers. */
const cardWords = z.object({
  finding: findingWords,
  expected: z.string().nullable(),
  score: scoreWords.nullable(),
});
type CardWords = z.infer<typeof cardWords>;

/** A column `told`: what a card says, by language. */
export const toldWords = z.partialRecord(z.enum(languages), cardWords).catch({});
export type ToldWords = z.infer<typeof toldWords>;

/** What is said in each language. */
export function inEveryLanguage<Said>(say: (language: Language) => Said): [Language, Said][] {
  return languages.map((language) => [language, speakIn(language, () => say(language))]);
}

/** The words of a card as it is made. */
export function wordsOf(found: Finding, expected: ExpectedOutcome | null): CardWords {
  return {
    finding: findingWords.parse(found),
    expected: expected?.words ?? null,
    score: null,
  };
}

/** The same once it is scored. */
export function withScore(words: CardWords, score: OutcomeScore): CardWords {
  return { ...words, score: scoreWords.parse(score) };
}

type Card = Pick<Recommendation, 'finding' | 'expected' | 'score'>;

/** A card in the language of the person who reads it; as it is stored where it was not said in that. */
export function inReadersLanguage<Kept extends Card>(card: Kept, told: ToldWords): Kept {
  const words = told[languageNow()];
  return words === undefined
    ? card
    : {
        ...card,
        finding: { ...card.finding, ...words.finding },
        expected: card.expected && {
          ...card.expected,
          words: words.expected ?? card.expected.words,
        },
        score: card.score && { ...card.score, ...words.score },
      };
}
