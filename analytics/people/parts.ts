import { type Verdict, verdictOf } from './difference.ts';

/** Eight counted weeks: different people, those who attended in exactly one, and all their weeks. */
export type Regularity = { here: number; once: number; weeks: number };

/** A change of a week's attenders in its three parts, which add up to it exactly. */
export type Parts<Value = number> = {
  /** Of those who come at least twice, fewer or more people. */
  people: Value;
  /** The same people, less or more often. */
  often: Value;
  /** Those who came once. */
  once: Value;
};

const windowWeeks = 8;

/** Mean attenders checked in a week. */
export function attendersAWeek({ weeks }: Regularity): number {
  return weeks / windowWeeks;
}

/**
 * How often people come who come at least twice, of eight weeks. Guests and festivals do not move it.
 *
 * @returns null where nobody came twice
 */
export function frequencyOf({ here, once, weeks }: Regularity): number | null {
  return here > once ? (weeks - once) / (here - once) : null;
}

/** What a change is made of; null where at one of both times nobody came twice. */
export function partsOf(before: Regularity, now: Regularity): Parts | null {
  const [fBefore, fNow] = [frequencyOf(before), frequencyOf(now)];
  if (fBefore === null || fNow === null) {
    return null;
  }
  const [nBefore, nNow] = [before.here - before.once, now.here - now.once];
  return {
    people: ((nNow - nBefore) * (fBefore + fNow)) / (2 * windowWeeks),
    often: ((fNow - fBefore) * (nBefore + nNow)) / (2 * windowWeeks),
    once: (now.once - before.once) / windowWeeks,
  };
}

/**
 * The parts in whole people, by largest remainder, so that those shown add up to the change shown.
 *
 * @param change in whole people
 */
export function shownParts(parts: Parts, change: number): Parts {
  const order = ['people', 'often', 'once'] as const;
  const floors = {
    people: Math.floor(parts.people),
    often: Math.floor(parts.often),
    once: Math.floor(parts.once),
  };
  const left = change - floors.people - floors.often - floors.once;
  // Rounding both weeks may move the change by one more than the parts' remainders.
  const share = Math.trunc(left / order.length);
  const ranked = order.toSorted(
    (a, b) => parts[b] - floors[b] - (parts[a] - floors[a]) || order.indexOf(a) - order.indexOf(b),
  );
  const rest = left - share * order.length;
  const given = rest >= 0 ? ranked.slice(0, rest) : ranked.slice(rest);
  const whole = (part: (typeof order)[number]) =>
    floors[part] + share + (given.includes(part) ? Math.sign(rest) : 0);
  return { people: whole('people'), often: whole('often'), once: whole('once') };
}

/** How far each part moves by itself: with the people, and with the weeks that all share. */
const noise = {
  people: { each: 0.75, all: 0.016 },
  often: { each: 0.5, all: 0.017 },
  once: { each: 0.2, all: 0.004 },
} as const;
const far = 2.6;
const leastPeople = 20;

/** Whether each part is more than chance. */
export function verdictsOfParts(parts: Parts, before: Regularity, now: Regularity): Parts<Verdict> {
  const middle = (attendersAWeek(before) + attendersAWeek(now)) / 2;
  if (middle < leastPeople) {
    return { people: null, often: null, once: null };
  }
  const verdict = (part: keyof Parts) => {
    const { each, all } = noise[part];
    return verdictOf(parts[part], far * middle * Math.sqrt(each ** 2 / middle + all ** 2));
  };
  return { people: verdict('people'), often: verdict('often'), once: verdict('once') };
}
