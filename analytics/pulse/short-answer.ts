import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { anythingOffMessages } from '#contract/messages/verdict.ts';

/** The answer, which begins the section. */
export type Answer = {
  /** Its sentences. @param others numbers outside of what was expected that it has to name or to count besides */
  say: (others: readonly PulseTile[]) => string[];
  /** Whether it can: else they get a sentence of their own. */
  canCount: boolean;
  /** What stands right after it, where there is room. */
  after?: string;
};

/** A sentence after the answer that must be said, or whose numbers must be counted. */
export type Further = {
  said: string;
  /** The same where it makes the answer too long. */
  brief?: string;
  /** The numbers outside of what was expected that only it names. */
  outside: readonly PulseTile[];
  /** Whether it goes before others where there is no room for all. */
  isFirst?: boolean;
};

/** Somebody reads it once: an answer is no longer than this. */
const atMost = { sentences: 3, words: 50 };
/** Of more things in a list so many are named, and the others counted. */
const named = { most: 3, first: 2 };

/**
 * The answer with what else must be said. Where that is too much the numbers of the rest are counted; where there is
 * room, words on how to take it follow.
 *
 * @param context the most important first
 */
export function shortAnswer(
  answer: Answer,
  further: readonly Further[],
  context: readonly string[],
): string {
  const ways = waysToSay(answer, further);
  const said = [...(ways.find(isShort) ?? ways.at(-1) ?? [])];
  const { after = '' } = answer;
  if (after !== '' && isShort([...said, after])) {
    said.splice(answer.say([]).length, 0, after);
  }
  for (const each of context) {
    if (each !== '' && isShort([...said, each])) {
      said.push(each);
    }
  }
  return said.join(' ');
}

/**
 * The answer with all of it, else all in brief, then with one less at a time; those that go first are always said, in the
 * end in brief.
 */
function waysToSay(answer: Answer, further: readonly Further[]): string[][] {
  const brief = further.map((each) => ({ ...each, said: each.brief ?? each.said }));
  const least = further.filter(({ isFirst }) => isFirst).length;
  const all = further.length;
  return [
    ...withLess(answer, further, all),
    ...withLess(answer, brief, all),
    ...withLess(answer, further, least),
    ...withLess(answer, brief, least),
  ];
}

function withLess(
  { say, canCount }: Answer,
  further: readonly Further[],
  least: number,
): string[][] {
  return Array.from({ length: further.length + 1 - least }, (_, index) => {
    const kept = keptOf(further, further.length - index);
    const left = further.filter((each) => !kept.includes(each));
    const others = [...new Set(left.flatMap(({ outside }) => outside))];
    return [
      ...say(canCount ? others : []),
      ...kept.map(({ said }) => said),
      ...(others.length > 0 && !canCount ? [anythingOffMessages.alsoOutside(others.length)] : []),
    ];
  });
}

/** So many of them, those that go first before others, in their order. */
function keptOf(further: readonly Further[], count: number): readonly Further[] {
  const kept = further
    .toSorted((a, b) => Number(b.isFirst === true) - Number(a.isFirst === true))
    .slice(0, count);
  return further.filter((each) => kept.includes(each));
}

function isShort(sentences: readonly string[]): boolean {
  return (
    sentences.length <= atMost.sentences && sentences.join(' ').split(/\s+/).length <= atMost.words
  );
}

/** As many things as a list names, and how many it counts besides. */
export function firstOf<Thing>(things: readonly Thing[]): {
  first: readonly Thing[];
  more: number;
} {
  const first = things.length > named.most ? things.slice(0, named.first) : things;
  return { first, more: things.length - first.length };
}
