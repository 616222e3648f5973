import type { ChurchBase, Week } from './church-base.ts';
import { roundByChance, type Stream } from './dice.ts';
import { familyName, firstName } from './names.ts';
import { familyOfNewcomer, type Newcomer, newcomersOf, serviceOfNewcomer } from './newcomers.ts';
import { dayMs, type Zone } from './zone.ts';

/** Somebody the church knows, by name or from one visit. */
export type Person = {
  number: number;
  firstName: string;
  lastName: string;
  isChild: boolean;
  membership: string;
  createdAt: number;
  /** When they were marked inactive; null while active. */
  inactivatedAt: number | null;
};

const foundersCount = 520;
const founderNumber = 1001;
const yearMs = 365.25 * dayMs;

/** Everybody, in the order in which they were entered. */
export function peopleOf(base: ChurchBase): Person[] {
  const later = base.weeks.flatMap((week) => newPeople(base, week));
  return [...founders(base), ...later].filter(({ createdAt }) => createdAt <= base.asOf);
}

/** Whether somebody was there before the history begins. */
export function isFounder(number: number): boolean {
  return number < 100_000;
}

/** The number of a newcomer among all people; the weeks of a large church have more than a hundred. */
export function numberOfNewcomer({ week, index }: Newcomer): number {
  return 100_000 + week * 100 + (index % 100) + 1_000_000 * Math.floor(index / 100);
}

/** People who were there before the history begins, entered by family over the years before it. */
function founders(base: ChurchBase): Person[] {
  const first = base.weeks[0];
  if (!first) {
    return [];
  }
  const start = base.zone.startOf(first.sunday);
  const count = Math.max(base.spec.rowsMin, Math.round(foundersCount * base.spec.size));
  return Array.from({ length: count }, (_, at) => {
    const next = base.dice.stream('founder', at);
    const lastName = familyName(base.dice.stream('household', Math.floor(at / 3)));
    const createdAt = wholeSecond(start - 10 * dayMs - 6 * yearMs * (1 - at / count) ** 1.5);
    return person(base, next, { number: founderNumber + at, lastName, createdAt });
  });
}

/** A week's first-time guests, entered by their check-in, and some who sign up on the website. */
function newPeople(base: ChurchBase, week: Week): Person[] {
  const guests = Array.from({ length: newcomersOf(base, week) }, (_, index) => ({
    index,
    family: familyOfNewcomer(base, week, index),
    createdAt: arrival(base.zone, week, serviceOfNewcomer(base, week, index), index),
  }));
  const next = base.dice.stream('online', week.number);
  const firstOnline = Math.max(70, guests.length);
  const online = Array.from({ length: roundByChance(1.4 * base.spec.size, next) }, (_, at) => ({
    index: firstOnline + at,
    family: firstOnline + at,
    createdAt: wholeSecond(
      base.zone.at(week.sunday + 1 + Math.floor(next() * 6), 480 + 780 * next()),
    ),
  }));
  return [...guests, ...online].map(({ index, family, createdAt }) => {
    const number = numberOfNewcomer({ week: week.number, index });
    const stream = base.dice.stream('newcomer', week.number, index);
    const ownName = familyName(stream);
    const lastName =
      family === index ? ownName : familyName(base.dice.stream('newcomer', week.number, family));
    return person(base, stream, { number, lastName, createdAt });
  });
}

/** When a newcomer is checked in: in the half hour before a Sunday service, one after the other. */
function arrival(zone: Zone, week: Week, slot: number, index: number): number {
  return zone.at(week.sunday, slot === 0 ? 540 : 660) - 1_680_000 + index * 37_000;
}

function person(
  base: ChurchBase,
  next: Stream,
  who: Pick<Person, 'number' | 'lastName' | 'createdAt'>,
): Person {
  const isChild = next() < 0.27;
  const isNewcomer = who.number >= 100_000;
  const leftAt = wholeSecond(who.createdAt + (0.6 + 4 * next()) * yearMs);
  const leaves = next() < (isNewcomer ? 0.5 : 0.3) && leftAt <= base.asOf;
  return {
    ...who,
    firstName: firstName(next),
    isChild,
    membership: membership(isNewcomer, base.asOf - who.createdAt, next()),
    inactivatedAt: leaves ? leftAt : null,
  };
}

function membership(isNewcomer: boolean, knownMs: number, roll: number): string {
  if (isNewcomer && (knownMs < 0.25 * yearMs || roll < 0.6)) {
    return 'Visitor';
  }
  return roll < (isNewcomer ? 0.85 : 0.35) ? 'Attender' : 'Member';
}

function wholeSecond(moment: number): number {
  return Math.floor(moment / 1000) * 1000;
}
