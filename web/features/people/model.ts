import { isNearly } from '#analytics/people/nearly.ts';
import type { ChurchPeople, ToldMeasure } from '#contract/functions/church-people.ts';
import { peopleTileMessages } from '#contract/messages/people-page.ts';
import { betweenWords } from '#contract/messages/people-words.ts';

/** The first of the sentences that the church is told of its people; null when there is none. */
export function leadOf({ sentences }: ChurchPeople): string | null {
  const { section, begins, fewGuests, fewRegulars, who } = sentences;
  return section ?? begins ?? fewGuests ?? fewRegulars ?? who ?? null;
}

/** What else the church should know of these numbers, each once. */
export function remarksOf(people: ChurchPeople): string[] {
  const lead = leadOf(people);
  const places = [
    'who',
    'unit',
    'begins',
    'comparable',
    'doubted',
    'doubtedNow',
    'fewGuests',
    'fewRegulars',
    'groups',
  ];
  const told = places.flatMap((place) => people.sentences[place] ?? []);
  const others = Object.entries(people.sentences)
    .filter(([place]) => place.startsWith('otherIds'))
    .map(([, text]) => text);
  return [...told, ...others].filter((text) => text !== lead);
}

/** Where a count lies by what is usual: one beside the range still is. */
function sideOfUsual({ value, usual }: ToldMeasure): 'in' | 'above' | 'below' | null {
  if (value === null || usual === null) {
    return null;
  }
  return value > usual.high + 1 ? 'above' : value < usual.low - 1 ? 'below' : 'in';
}

/** The state of a group of guests, in words, and whether it is more than chance. */
export function guestState(measure: ToldMeasure): { words: string; isOff: boolean } {
  const { states } = peopleTileMessages;
  const { verdict, usual } = measure;
  const side = sideOfUsual(measure);
  if (usual === null || side === null) {
    return { words: states.alone, isOff: false };
  }
  if (verdict === 'more' || verdict === 'fewer') {
    return { words: states[verdict], isOff: true };
  }
  if (side === 'in') {
    return { words: states.usual, isOff: false };
  }
  if (verdict === null) {
    return { words: states.wouldBe(betweenWords(usual)), isOff: false };
  }
  return {
    words: side === 'above' ? states.moreByChance : states.fewerByChance,
    isOff: false,
  };
}

type Changed = Record<'same' | 'more' | 'fewer' | 'moreByChance' | 'fewerByChance', string>;

/** The words of a change from a year ago; chance may make it, and yet nobody calls it the same. */
export function changedWords(
  words: Changed,
  verdict: keyof Changed,
  [now, before]: readonly [number, number],
): string {
  if (verdict !== 'same' || isNearly(now, before)) {
    return words[verdict];
  }
  return now > before ? words.moreByChance : words.fewerByChance;
}
