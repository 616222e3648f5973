import type { PeopleChurch } from '#analytics/people/church.ts';
import { householdsOf } from '#analytics/people/households.ts';
import { poisson, seededRandom } from '../made-up-rows.ts';
import { sundayOf } from './church-of-visits.ts';
import type { Family, FamilyLog } from './simulated-families.ts';

/** A gift of a family: the week in which it was given, and those in which it was known. */
export type FamilyGift = {
  family: Family;
  person: string;
  week: number;
  /** Entered late, or taken back: known from one week, until another. */
  knownFrom: number;
  knownUntil: number;
  isOfMainFund: boolean;
};

/** Of so many families who come for longer, and of guests who do not, somebody gives. */
const gives = { staying: 0.6, passing: 0.12 };
const stayingWeeks = 8;
/** Of families with two adults who give. */
const both = 0.2;
/** Families who give in most weeks, once a month, and a few times a year. */
const rates = [0.7, 0.22, 0.05] as const;
const late = 0.04;
const lateWeeks = 40;
const takenBack = 0.01;

/** What families give over the years; some gifts are entered months later, and some are taken back. */
export function simulateGifts({ families, visits }: FamilyLog, seed: number): FamilyGift[] {
  const random = seededRandom(seed * 104_729);
  return families.flatMap((family) => {
    const stays = !family.isGuest || family.until - family.from > stayingWeeks;
    if (random() >= (stays ? gives.staying : gives.passing)) {
      return [];
    }
    const givers = family.people.slice(0, random() < both ? 2 : 1);
    return givingWeeks(family, stays, visits.length, random).map((week) =>
      giftOf(family, givers, week, random),
    );
  });
}

/** The weeks in which a family gives; who does not stay gives once. */
function givingWeeks(
  { isGuest, from, until }: Family,
  stays: boolean,
  weeks: number,
  random: () => number,
): number[] {
  const begins = isGuest ? from + poisson(random, stays ? 12 : 1) : 0;
  if (!stays) {
    return begins < weeks ? [begins] : [];
  }
  const rate = rates[Math.floor(random() * rates.length)] ?? 0;
  const length = Math.max(0, Math.min(weeks, until) - begins);
  return Array.from({ length }, (_, index) => begins + index).filter(() => random() < rate);
}

function giftOf(
  family: Family,
  givers: readonly string[],
  week: number,
  random: () => number,
): FamilyGift {
  const knownFrom = random() < late ? week + 1 + Math.floor(random() * lateWeeks) : week;
  return {
    family,
    person: givers[Math.floor(random() * givers.length)] ?? '',
    week,
    knownFrom,
    knownUntil: random() < takenBack ? knownFrom + 6 : Number.POSITIVE_INFINITY,
    isOfMainFund: random() < 0.97,
  };
}

/** The gifts that a run in a week knows. */
export function giftsKnown(
  gifts: readonly FamilyGift[],
  week: number,
  isOfMainFundOnly: boolean,
): FamilyGift[] {
  return gifts.filter(
    (gift) =>
      gift.knownFrom <= week &&
      gift.knownUntil > week &&
      gift.week <= week &&
      (gift.isOfMainFund || !isOfMainFundOnly),
  );
}

/** A church with these gifts, and the household of each family. */
export function withGifts(
  church: PeopleChurch,
  gifts: readonly FamilyGift[],
  householdOf: ReadonlyMap<string, string>,
): PeopleChurch {
  const byWeek = Map.groupBy(gifts, ({ week }) => week);
  const donors = [...byWeek].map(([week, given]) => ({
    day: sundayOf(week),
    currency: 'USD',
    people: [...new Set(given.map(({ person }) => person))],
  }));
  return {
    ...church,
    households: householdsOf(householdOf),
    readings: { ...church.readings, donors },
  };
}
