import { type Day, dayAt, partsOf } from './zone.ts';

/** A period in every second year, as month and day; `until` is exclusive. */
type UnusualTime = {
  isInEvenYears: boolean;
  from: readonly [number, number];
  until: readonly [number, number];
};

/**
 * Times when something at a church is out of the ordinary. Each recurs every second year, so that any
 * three years contain each at least once and no year resembles the one before.
 */
const unusualTimes = {
  /** New homes are built nearby: more people come, and twice as many for the first time. */
  newNeighbors: { isInEvenYears: false, from: [8, 24], until: [12, 8] },
  /** Nobody follows up with guests, and hardly any come back. */
  guestsUnwritten: { isInEvenYears: false, from: [7, 27], until: [12, 8] },
  /** Most volunteers take a break, and the same few carry on. */
  teamsRest: { isInEvenYears: false, from: [9, 7], until: [12, 8] },
  /** For some weeks near half of the gifts go to the building, and so much less to the general fund. */
  buildingAppeal: { isInEvenYears: false, from: [2, 2], until: [4, 6] },
  /** Many cards have expired, and with them their recurring gifts. */
  cardsExpired: { isInEvenYears: true, from: [6, 1], until: [9, 14] },
  /** A pipe has burst in the children's wing: many families stay at home. */
  kidsWingClosed: { isInEvenYears: true, from: [1, 8], until: [4, 1] },
  /** People all over the country search for a sermon; they will never come. */
  sermonFarAway: { isInEvenYears: false, from: [5, 19], until: [8, 1] },
} as const satisfies Record<string, UnusualTime>;

/** Whether a day falls within such a time. */
export function isDuring(time: keyof typeof unusualTimes, day: Day): boolean {
  const { isInEvenYears, from, until }: UnusualTime = unusualTimes[time];
  const { year } = partsOf(day);
  const isItsYear = isInEvenYears === (year % 2 === 0);
  return isItsYear && day >= dayAt(year, ...from) && day < dayAt(year, ...until);
}
