import { addWeeks, lastDayOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { PeopleChurch } from '#analytics/people/church.ts';
import { householdsOf } from '#analytics/people/households.ts';
import type { PeopleUnit, WhoChecksIn } from '#contract/people.ts';
import { normal, poisson, seededRandom } from '../made-up-rows.ts';

/** A made-up church of families; everything else follows from the seed. */
export type FamilySimulation = {
  seed: number;
  /** About so many people on a Sunday. */
  size: number;
  weeks: number;
  who?: Extract<WhoChecksIn, 'everybody' | 'children'>;
  unit?: PeopleUnit;
  /** Indexes of weeks in which nobody could come. */
  snow?: readonly number[];
  /** Indexes of weeks that a note sets aside. */
  masked?: readonly number[];
  /** From a week on, guests come again so much more often, and everybody comes so much less often. */
  change?: { at: number; returning?: number; coming?: number };
};

/** A family: who of it checks in, how often it comes, and from when to when. */
export type Family = {
  id: string;
  people: readonly string[];
  /** The probability of coming in a week. */
  habit: number;
  from: number;
  /** The first week in which it no longer comes. */
  until: number;
  isGuest: boolean;
};

/** What happened, family by family, to recount measures from. */
export type FamilyLog = {
  families: readonly Family[];
  /** Who was checked in by week index. */
  visits: readonly (readonly { family: Family; people: readonly string[] }[])[];
};

export const firstWeek = '2021-01-04';
/** As many of a family as check in, one entry per twentieth of all families. */
const sizes = {
  everybody: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5],
  children: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3],
} as const;
const meanSize = { everybody: 2.45, children: 1.5 } as const;
/** Of those who come on a Sunday, so many are in families whose children check in. */
const checkedIn = { everybody: 1, children: 0.28 } as const;
const unseen = 0.05;
const leavingAYear = 0.08;
/** Guests who stay keep the church as large as it is. */
const staying = 0.16;
const comingAgain = 0.15;
const vacations = 0.06;
const weather = 0.03;

type Random = () => number;

/** A quiet church: families come by habit, some leave, and as many guests stay. */
export function simulateFamilies(simulation: FamilySimulation): {
  church: PeopleChurch;
  log: FamilyLog;
} {
  const { seed, weeks, change, snow = [] } = simulation;
  const random = seededRandom(seed * 7919 + simulation.size);
  const families = familiesOf(simulation, random);
  const visits = Array.from({ length: weeks }, (_, week) => {
    const shared = Math.exp(weather * normal(random));
    const coming = change && week >= change.at ? (change.coming ?? 1) : 1;
    return families.flatMap((family) => {
      const isHere = week >= family.from && week < family.until;
      const isFirst = family.isGuest && week === family.from;
      const rate = family.habit * shared * coming * (random() < vacations ? 0.2 : 1);
      const comes = !snow.includes(week) && (isFirst || (isHere && random() < rate));
      const people = comes ? family.people.filter(() => random() >= unseen) : [];
      return people.length === 0 ? [] : [{ family, people }];
    });
  });
  const log = { families, visits };
  return { church: churchOf(log, simulation), log };
}

/** Members from the first week on, and guests of every week, of whom some become members. */
function familiesOf(
  { size, weeks, who = 'everybody', change }: FamilySimulation,
  random: Random,
): Family[] {
  const families: Family[] = [];
  const add = (family: Omit<Family, 'id' | 'people'>) => {
    const number = families.length;
    const count = sizes[who][Math.floor(random() * 20)] ?? 1;
    const people = Array.from({ length: count }, (_, index) => `person-${number}-${index}`);
    families.push({ id: `household-${number}`, people, ...family });
  };
  const members = Math.round((size * checkedIn[who]) / (0.6 * meanSize[who]));
  for (let index = 0; index < members; index += 1) {
    add({ habit: habitOf(random), from: 0, until: leavingAfter(random, 0), isGuest: false });
  }
  const guestsAWeek = (leavingAYear * members) / (52 * staying);
  for (let week = 1; week < weeks; week += 1) {
    const more = change && week >= change.at ? (change.returning ?? 1) : 1;
    for (let guest = poisson(random, guestsAWeek); guest > 0; guest -= 1) {
      add({ from: week, isGuest: true, ...comingOf(random, week, more) });
    }
  }
  return families;
}

/** How often, and until when, somebody comes again who came for the first time in a week. */
function comingOf(random: Random, week: number, more: number): Pick<Family, 'habit' | 'until'> {
  const chance = random();
  if (chance < staying) {
    return { habit: habitOf(random), until: leavingAfter(random, week) };
  }
  return chance < staying + comingAgain * more
    ? { habit: 0.5, until: week + 6 }
    : { habit: 0, until: week + 1 };
}

function habitOf(random: Random): number {
  return 0.09 + 0.79 * Math.sqrt(random());
}

function leavingAfter(random: Random, week: number): number {
  return week + Math.ceil((-52 * Math.log(1 - random())) / leavingAYear);
}

/** The same as a church's readings: everybody's Sunday check-ins, and their first ones. */
export function churchOf(
  { families, visits }: FamilyLog,
  {
    unit = 'households',
    masked = [],
    who = 'everybody',
  }: { unit?: PeopleUnit; masked?: readonly number[]; who?: WhoChecksIn },
): PeopleChurch {
  const dayOf = (week: number) => lastDayOf(addWeeks(firstWeek, week));
  const firstDays = new Map<string, string>();
  const checkIns = visits.map((week, index) => {
    const people = week.flatMap((visit) => visit.people);
    for (const person of people) {
      firstDays.set(person, firstDays.get(person) ?? dayOf(index));
    }
    return {
      day: dayOf(index),
      eventId: 'sunday',
      periodId: `period-${index}`,
      kind: 'Regular' as const,
      locationIds: who === 'children' ? ['nursery'] : [],
      people,
      nameless: 0,
      records: people.length,
    };
  });
  const householdOf = new Map(
    families.flatMap(({ id, people }) => people.map((person) => [person, id] as const)),
  );
  const last = addWeeks(firstWeek, visits.length);
  return {
    readings: {
      checkIns,
      firstVisits: [...firstDays].map(([person, day]) => ({ person, day, eventId: 'sunday' })),
      firstSeen: [],
      guestCards: [],
      team: [],
      donors: [],
      groupJoins: [],
    },
    choices: {
      weekStartsOn: 'monday',
      timeZone: 'America/Chicago',
      country: 'US',
      easter: 'western',
      attendance: [{ eventId: 'sunday', source: 'check_ins' }],
      kids: who === 'children' ? { locationIds: ['nursery'] } : null,
      firstTimeGuests: { source: 'first_time_check_ins' },
      serving: null,
      groups: null,
      giving: null,
      seats: null,
      brandTerms: [],
    },
    whoChecksIn: who,
    households: householdsOf(unit === 'people' ? null : householdOf),
    serviceDay: 'sunday',
    masked: new Set(masked.map((week) => addWeeks(firstWeek, week))),
    localNow: `${addDays(last, 3)}T12:00:00`,
    readFrom: { checkIns: firstWeek, team: firstWeek, donors: firstWeek },
    firstCheckIn: dayOf(0),
    comersBefore: new Map(),
    hasOtherProducts: true,
    currency: 'USD',
  };
}
