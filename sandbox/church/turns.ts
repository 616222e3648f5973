import { type Day, dayAt, partsOf } from './zone.ts';

/** From the first day up to, but without, the last, as month and day, in every second year. */
type Turn = {
  isInEvenYears: boolean;
  from: readonly [number, number];
  until: readonly [number, number];
};

/**
 * Times in which something at a church was not as usual. Each comes again every second year, so that
 * three years hold each of them once at least, whatever the day is, and no year is like the one before.
 */
const turns = {
  /** New streets are built nearby: more people come, and twice as many for the first time. */
  newNeighbors: { isInEvenYears: false, from: [8, 24], until: [12, 8] },
  /** Meanwhile nobody writes to guests, and next to none come again. */
  guestsUnwritten: { isInEvenYears: false, from: [8, 10], until: [12, 8] },
  /** Most of those who serve take a rest, and the same few carry on. */
  teamsRest: { isInEvenYears: false, from: [9, 7], until: [12, 8] },
  /** For some weeks nearly all that is given goes to the building, next to none to the general fund. */
  buildingAppeal: { isInEvenYears: false, from: [2, 2], until: [4, 6] },
  /** Many cards have expired, and with them the plans to give by them. */
  cardsExpired: { isInEvenYears: true, from: [6, 1], until: [9, 14] },
  /** A pipe has burst in the children's wing: many families stay at home. */
  kidsWingClosed: { isInEvenYears: true, from: [1, 8], until: [4, 1] },
  /** The page of the live stream has lost its address; searches lead to the front page. */
  pageLost: { isInEvenYears: true, from: [6, 1], until: [7, 20] },
  /** A sermon is looked for all over the country, by people who will never come. */
  sermonFarAway: { isInEvenYears: false, from: [5, 19], until: [8, 1] },
} as const satisfies Record<string, Turn>;

/** Whether a day lies in such a time. */
export function isDuring(turn: keyof typeof turns, day: Day): boolean {
  const { isInEvenYears, from, until }: Turn = turns[turn];
  const { year } = partsOf(day);
  const isItsYear = isInEvenYears === (year % 2 === 0);
  return isItsYear && day >= dayAt(year, ...from) && day < dayAt(year, ...until);
}
