import { z } from 'zod';
import type { Finding, Sureness } from '#contract/findings.ts';
import type { CardWording } from '#contract/functions/recommendations.ts';
import {
  type Opening,
  openings,
  openingWords,
  wordingMessages,
} from '#contract/messages/recommendations.ts';

/** What a model chose for a card: ids and places only, so that no word of it can reach a screen. */
const choice = z.strictObject({
  opening: z.enum(openings),
  /** The place of the cause to check first; null if none. */
  cause: z.int().nonnegative().nullable(),
});
export type Choice = z.infer<typeof choice>;

/** As it is stored with the card: with the provider's host and the model. */
export const storedChoice = choice.extend({ by: z.string() });

const openingsOf: Readonly<Record<Sureness, readonly Opening[]>> = {
  certain: ['stood_out', 'few_minutes', 'certain'],
  fairly_sure: ['stood_out', 'few_minutes', 'fairly_sure'],
  less_sure: ['stood_out', 'few_minutes', 'less_sure'],
};

const noCause = 'none';

/** The sentences that a model may choose from for a finding, by the id that it answers. */
export function offeredTo({ sureness, otherwise }: Finding) {
  return {
    openings: openingsOf[sureness].map((id) => ({ id, text: openingWords[id] })),
    causes: [...otherwise.map((_cause, place) => `cause-${place}`), noCause],
  };
}

/** Reads a model's answer; null for anything but one choice of what was offered. */
export function readChoice(text: string, finding: Finding): Choice | null {
  const offered = offeredTo(finding);
  const answer = z.strictObject({
    opening: z.enum(offered.openings.map(({ id }) => id)),
    check_first: z.enum(offered.causes),
  });
  const fenced = /^\s*```(?:json)?\s*\n([\s\S]*?)\n```\s*$/.exec(text)?.[1];
  try {
    const { opening, check_first } = answer.parse(JSON.parse(fenced ?? text));
    const cause = check_first === noCause ? null : offered.causes.indexOf(check_first);
    return { opening, cause };
  } catch {
    return null;
  }
}

/** A card's wording from what was chosen: our sentences, and title and step of the rule. */
export function wordingFrom(
  { title, step, otherwise }: Finding,
  { opening, cause, by }: z.infer<typeof storedChoice>,
): CardWording {
  const first = cause === null ? undefined : otherwise[cause];
  const seen = [
    openingWords[opening],
    ...(first ? [wordingMessages.checkFirst(first.name, first.text)] : []),
  ];
  return { title, seen: seen.join(' '), step, by };
}
