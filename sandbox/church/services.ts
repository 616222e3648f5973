import type { ChurchBase, Week } from './church-base.ts';
import { holidayFactor } from './holidays.ts';

export type ServiceType = {
  number: number;
  name: string;
  /** The number of its folder. */
  folder: number | null;
  createdAt: number;
  archivedAt: number | null;
};

export type Plan = {
  number: number;
  type: ServiceType;
  title: string | null;
  series: string;
  sortAt: number;
  day: number;
  serviceTimes: number;
  /** How many team positions are to be filled. */
  places: number;
  needs: readonly NeededPosition[];
  items: number;
  lengthSeconds: number;
  createdAt: number;
};

/** An unfilled position on a team. */
export type NeededPosition = { number: number; team: number; name: string; quantity: number };

/** A song or a team. */
export type Named = { number: number; name: string; createdAt: number };

const typeNames = ['Sunday Service', 'Wednesday Night', 'Kids Church', 'Saturday Night'];
/** The index of the service type that the church dropped after twenty weeks. */
const archivedType = 3;
export const serviceFolder = 88;
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
/** Length of a sermon series, in weeks. */
export const seriesWeeks = 6;
const plansAhead = 4;

/** The sermon series of a week: its number, its name and the part that is on. */
export function seriesOf(week: Week): { number: number; name: string; part: number } {
  const number = Math.floor(week.number / seriesWeeks);
  const name = seriesNames[number % seriesNames.length] ?? 'Hope';
  return { number, name, part: (week.number % seriesWeeks) + 1 };
}

export function serviceTypesOf(base: ChurchBase): ServiceType[] {
  const first = base.weeks[0]?.sunday ?? 0;
  const endedAt = base.zone.at(first + 140, 600);
  return named(base, 31, typeNames, 'Venue', base.spec.venues)
    .slice(0, base.spec.size < 0.5 ? 1 : undefined)
    .map((type, at) => ({
      ...type,
      folder: at < 2 ? serviceFolder : null,
      archivedAt: at === archivedType && endedAt <= base.asOf ? endedAt : null,
    }));
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

/**
 * The plans of all service types, oldest first: one a week, some weeks ahead, for the first two and the
 * additional venues; twenty weeks of the dropped one.
 */
export function plansOf(base: ChurchBase, types: readonly ServiceType[]): Plan[] {
  const last = base.weeks.at(-1);
  if (!last) {
    return [];
  }
  const firstSunday = base.weeks[0]?.sunday ?? 0;
  const ahead = Array.from({ length: plansAhead }, (_, at) => ({
    number: last.number + at + 1,
    sunday: last.sunday + 7 * (at + 1),
  }));
  return [...base.weeks, ...ahead].flatMap((week) =>
    types
      .filter(
        (_, at) =>
          at < 2 ||
          (at === archivedType && week.sunday < firstSunday + 140) ||
          (at > archivedType && at <= archivedType + base.spec.venues),
      )
      .map((type) => planOf(base, type, week)),
  );
}

function planOf(base: ChurchBase, type: ServiceType, week: Week): Plan {
  const number = type.number * 10_000 + week.number;
  const next = base.dice.stream('plan', type.number, week.number);
  const series = seriesOf(week);
  const isMidweek = type.name === 'Wednesday Night';
  const isSaturday = type.name === 'Saturday Night';
  const day = week.sunday + (isMidweek ? 3 : isSaturday ? 6 : 0);
  const sortAt = base.zone.at(day, isMidweek || isSaturday ? 1110 : 540);
  const isAhead = sortAt > base.asOf;
  const isFeast = holidayFactor(week.sunday) > 1.3;
  const isSmall = isMidweek || isSaturday;
  const places = Math.round(
    (isSmall ? 7 : 19 + 4 * next() + (isFeast ? 6 : 0)) * base.spec.size ** 0.5,
  );
  const needed = isAhead ? 2 + Math.floor(4 * next()) : next() < 0.3 ? 1 : 0;
  return {
    number,
    type,
    title: isMidweek ? null : `${series.name}, part ${series.part}`,
    series: series.name,
    sortAt,
    day,
    serviceTimes: isSmall ? 1 : 2,
    places,
    needs: needsOf(number, needed),
    items: 11 + Math.floor(5 * next()),
    lengthSeconds: 3900 + 60 * Math.floor(12 * next()),
    createdAt: base.zone.at(day - 35, 600),
  };
}

/** Splits the needed positions over two teams. */
function needsOf(plan: number, count: number): NeededPosition[] {
  return [Math.ceil(count / 2), Math.floor(count / 2)].flatMap((quantity, at) =>
    quantity === 0
      ? []
      : [{ number: plan * 10 + at, team: 5200 + at, name: teamNames[at] ?? 'Band', quantity }],
  );
}

function named(
  base: ChurchBase,
  from: number,
  names: readonly string[],
  more: string,
  moreCount = 0,
): Named[] {
  const first = base.weeks[0];
  if (!first) {
    return [];
  }
  const createdAt = base.zone.at(first.sunday - 17, 620);
  return Array.from({ length: Math.max(names.length + moreCount, base.spec.rowsMin) }, (_, at) => ({
    number: from + at,
    name: names[at] ?? `${more} ${at - names.length + 1}`,
    createdAt,
  }));
}
