import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { Finding, RuleId } from '#contract/findings.ts';
import { type UsedEntry, usedEntry } from '#contract/functions/recommendations.ts';
import { entryMessages } from '#contract/messages/recommendation-cards.ts';
import { ruleNames } from '#contract/messages/rule-names.ts';

const found = z.array(
  z.object({
    id: z.guid(),
    title: z.string(),
    prompt: z.string(),
    version: z.int().nullable(),
    own: z.boolean(),
    serves: z.boolean(),
    sizeFrom: z.int().nullable(),
    sizeTo: z.int().nullable(),
    source: usedEntry.shape.source,
  }),
);
type Found = z.infer<typeof found>[number];

/** An entry chosen for a finding, with its text, which is sent to a model; a card reads its own when it is shown. */
export type ChosenEntry = UsedEntry & { prompt: string };

/**
 * The knowledge for a finding: the church's own first, then the library's by rule and by words.
 *
 * @param client of `steeple_jobs`
 * @param size attenders of an ordinary week, or null
 */
export async function chooseEntries(
  client: ClientBase,
  accountId: string,
  { rule, title, seen, step }: Pick<Finding, 'rule' | 'title' | 'seen' | 'step'>,
  size: number | null,
): Promise<ChosenEntry[]> {
  const { rows } = await client.query<[string]>({
    text: 'select private.find_library_entries($1, $2, $3)::text',
    values: [accountId, { rule, title, seen, step }, size === null ? null : Math.round(size)],
    rowMode: 'array',
  });
  return readEntries(rows[0]?.[0], rule);
}

/** Parses the result of `private.find_library_entries`, with the reason for each entry. */
export function readEntries(text: string | null | undefined, rule: RuleId): ChosenEntry[] {
  return found.parse(JSON.parse(text ?? '[]')).map((entry) => ({
    id: entry.id,
    title: entry.title,
    prompt: entry.prompt,
    version: entry.version,
    own: entry.own,
    source: entry.source,
    because: becauseOf(entry, rule),
  }));
}

function becauseOf({ own, serves, sizeFrom, sizeTo }: Found, rule: RuleId): string {
  if (own) {
    return entryMessages.own;
  }
  if (!serves) {
    return entryMessages.general;
  }
  const name = ruleNames[rule];
  if (sizeFrom !== null && sizeTo !== null) {
    return entryMessages.between(name, sizeFrom, sizeTo);
  }
  if (sizeTo !== null) {
    return entryMessages.upTo(name, sizeTo);
  }
  return sizeFrom === null ? entryMessages.serves(name) : entryMessages.from(name, sizeFrom);
}
