import { peopleMessages } from '#contract/messages/people-over-time.ts';
import { verdictOfLoad } from '../difference.ts';
import { aboutCounting } from './counting-sentences.ts';
import { guestsSentence } from './guests-sentence.ts';
import { partsSentence } from './parts-sentence.ts';
import type { ChurchPeopleRows } from './people-rows.ts';
import { regularsSentence } from './regulars-sentence.ts';
import type { Told } from './told.ts';

/** The sentences of a church's people over time, by their place on the screen; those alone that there are. */
export function tellSentences(rows: ChurchPeopleRows, told: Told): Record<string, string> {
  const regulars = regularsSentence(rows, told);
  const guests = guestsSentence(rows, told);
  const all: Record<string, string | null> = {
    section: [regulars, guests].filter((each) => each !== null).join(' ') || null,
    regulars,
    guests,
    parts: partsSentence(rows, told),
    serving: servingSentence(told),
    ...aboutCounting(rows, told),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([place, text]) => (text === null ? [] : [[place, text]])),
  );
}

function servingSentence({ serving, tellsVerdicts }: Told): string | null {
  if (!tellsVerdicts || serving === null || serving.before === null) {
    return null;
  }
  const verdict = verdictOfLoad(serving, serving.before);
  const { lighter, heavier, same } = peopleMessages.serving;
  return verdict === null
    ? null
    : verdict === 'more'
      ? heavier
      : verdict === 'fewer'
        ? lighter
        : same;
}
