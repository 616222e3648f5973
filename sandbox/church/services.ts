import type { ChurchBase, Week } from './church-base.ts';
import { holidayFactor } from './holidays.ts';

export type ServiceType = { number: number; name: string; createdAt: number };

export type Plan = {
  number: number;
  type: ServiceType;
  title: string | null;
  series: string;
  sortAt: number;
  day: number;
  serviceTimes: number;
  people: number;
  neededPositions: number;
  items: number;
  lengthSeconds: number;
  createdAt: number;
};

/** A song or a team: something with a name that a church plans services with. */
export type Named = { number: number; name: string; createdAt: number };

const typeNames = ['Sunday Service', 'Midweek Students', 'Kids Church'];
const teamNames = [
  'Band',
  'Vocals',
  'Production',
  'Greeters',
  'Kids',
  'Prayer',
  'Parking',
  'Coffee',
];
const songWords = [
  'Anchor of Mercy',
  'Morning Has a Name',
  'River Wide',
  'Steadfast',
  'Table of Grace',
  'All the Earth',
  'Lantern',
  'Come Home',
];
const seriesNames = [
  'Hope',
  'Acts: Sent',
  'Ordinary Saints',
  'Psalms for the Road',
  'Sermon on the Mount',
  'Neighbors',
  'Ruth',
  'What Is Church?',
  'Rest',
  'Philippians',
];
/** Weeks of one sermon series. */
export const seriesWeeks = 6;
const plansAhead = 4;

/** The sermon series of a week: its number, counted like weeks, and its name. */
export function seriesOf(week: Week): { number: number; name: string; part: number } {
  const number = Math.floor(week.number / seriesWeeks);
  const name = seriesNames[number % seriesNames.length] ?? 'Hope';
  return { number, name, part: (week.number % seriesWeeks) + 1 };
}

export function serviceTypesOf(base: ChurchBase): ServiceType[] {
  return named(base, 31, typeNames, 'Venue').slice(0, base.spec.size < 0.5 ? 1 : undefined);
}

export function songsOf(base: ChurchBase): Named[] {
  const names = Array.from({ length: 64 }, (_, at) => {
    const verse = Math.floor(at / songWords.length);
    return `${songWords[at % songWords.length]}${verse === 0 ? '' : ` (${verse + 1})`}`;
  });
  return named(base, 15_000, names, 'New Song');
}

export function teamsOf(base: ChurchBase): Named[] {
  return named(base, 5200, teamNames, 'Venue Team');
}

/** The plans of the first two service types, one a week each, some weeks ahead; oldest first. */
export function plansOf(base: ChurchBase, types: readonly ServiceType[]): Plan[] {
  const last = base.weeks.at(-1);
  if (!last) {
    return [];
  }
  const ahead = Array.from({ length: plansAhead }, (_, at) => ({
    number: last.number + at + 1,
    sunday: last.sunday + 7 * (at + 1),
  }));
  return [...base.weeks, ...ahead].flatMap((week) =>
    types.slice(0, 2).map((type, at) => planOf(base, type, week, at)),
  );
}

function planOf(base: ChurchBase, type: ServiceType, week: Week, at: number): Plan {
  const next = base.dice.stream('plan', type.number, week.number);
  const series = seriesOf(week);
  const isMidweek = at === 1;
  const day = week.sunday + (isMidweek ? 3 : 0);
  const sortAt = base.zone.at(day, isMidweek ? 1110 : 540);
  const isAhead = sortAt > base.asOf;
  const isFeast = holidayFactor(week.sunday) > 1.3;
  const people = Math.round(
    (isMidweek ? 11 : 32 + 4 * next() + (isFeast ? 9 : 0)) * base.spec.size ** 0.5,
  );
  return {
    number: type.number * 10_000 + week.number,
    type,
    title: isMidweek ? null : `${series.name}, part ${series.part}`,
    series: series.name,
    sortAt,
    day,
    serviceTimes: isMidweek ? 1 : 2,
    people: isAhead ? Math.round(people * 0.8) : people,
    neededPositions: isAhead ? 2 + Math.floor(5 * next()) : next() < 0.3 ? 1 : 0,
    items: 11 + Math.floor(5 * next()),
    lengthSeconds: 3900 + 60 * Math.floor(12 * next()),
    createdAt: base.zone.at(day - 35, 600),
  };
}

function named(base: ChurchBase, from: number, names: readonly string[], more: string): Named[] {
  const first = base.weeks[0];
  if (!first) {
    return [];
  }
  const createdAt = base.zone.at(first.sunday - 17, 620);
  return Array.from({ length: Math.max(names.length, base.spec.rowsMin) }, (_, at) => ({
    number: from + at,
    name: names[at] ?? `${more} ${at - names.length + 1}`,
    createdAt,
  }));
}
