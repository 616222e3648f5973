import type { ChurchBase, Week } from './church-base.ts';
import { pick } from './dice.ts';
import { partsOf } from './zone.ts';

/** Ids of group types are numbers, except one that is the word `unique`. */
export type GroupType = { id: string; name: string; color: string };

export type Membership = {
  number: number;
  person: number;
  role: 'leader' | 'member';
  joinedAt: number;
  /** Former members are in no list. */
  leftAt: number | null;
};

export type Group = {
  number: number;
  name: string;
  type: GroupType;
  schedule: string;
  createdAt: number;
  archivedAt: number | null;
  /** Whether it is unlisted. */
  isHidden: boolean;
  /** 1 for every week, 2 for every other one. */
  everyWeeks: number;
  /** Days after Sunday. */
  weekday: number;
  /** Current and former members; see `isMemberAt`. */
  members: readonly Membership[];
};

export type GroupEvent = {
  number: number;
  group: Group;
  startsAt: number;
  endsAt: number;
  isCanceled: boolean;
  visitors: number;
  /** Whether a leader has reported attendance. */
  isReported: boolean;
};

/** Whether an expected member attended a group's event. */
export type GroupAttendance = {
  id: string;
  event: GroupEvent;
  person: number;
  role: 'leader' | 'member' | 'visitor';
  attended: boolean;
};

const typeNames = ['Small Groups', 'Bible Studies', 'Recovery', 'Serving Teams'];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const groupNames = [
  "West Men's Breakfast",
  "Tuesday Women's Study",
  'Young Adults',
  'Newly Married',
  'Parents of Teens',
  'Grief Share Circle',
  'Vecinos en Español',
  'Ruth & Naomi (60+)',
  'Hyde Park Table',
  'Mueller Table',
  'East Side Table',
  'Round Rock Table',
  'Prayer at Noon',
  'Romans in a Year',
  'Foster Families',
  'New to Faith',
  'Hikers and Psalms',
  'College Supper Club',
  'Single Moms',
  'Recovery Friday',
  'Men of Valor, Thursday at Six in the Morning (coffee provided, latecomers welcome)',
  '한국어 성경 공부',
];

export function groupTypesOf(base: ChurchBase): GroupType[] {
  if (base.weeks.length === 0) {
    return [];
  }
  const count = Math.max(typeNames.length, base.spec.rowsMin);
  const named = Array.from({ length: count }, (_, at) => ({
    id: base.id(8811 + at),
    name: typeNames[at] ?? `Neighborhood ${at - typeNames.length + 1}`,
    color: '#4e8f5a',
  }));
  return [...named, { id: 'unique', name: 'Unique Groups', color: '#777777' }];
}

/**
 * Groups start one after the other, and some end.
 *
 * @param people the numbers of the people who may join
 */
export function groupsOf(
  base: ChurchBase,
  types: readonly GroupType[],
  people: readonly number[],
): Group[] {
  const first = base.weeks[0];
  if (!first || people.length === 0) {
    return [];
  }
  const usual = Math.max(3, Math.round(16 * base.spec.size ** 0.7));
  return Array.from({ length: Math.max(usual, Math.round(1.3 * base.spec.rowsMin)) }, (_, at) => {
    const next = base.dice.stream('group', at);
    const begins = at < usual * 0.55 ? 0 : Math.floor(next() * 140);
    const createdDay = (base.weeks[begins]?.sunday ?? first.sunday) - 9;
    const createdAt = base.zone.at(createdDay, 1080);
    const endsAt = base.zone.at(first.sunday + 7 * (begins + 70 + Math.floor(60 * next())), 540);
    const weekday = Math.floor(next() * 7);
    const ends = next() < 0.2 && endsAt <= base.asOf;
    return {
      number: 2_583_000 + at,
      name: groupNames[at] ?? `Neighborhood Table ${at - groupNames.length + 1}`,
      type: pick(types, next),
      schedule: `${weekdays[weekday] ?? 'Sunday'}s at 6:30 pm`,
      createdAt,
      archivedAt: ends ? endsAt : null,
      weekday,
      isHidden: at % 7 === 4,
      everyWeeks: next() < 0.35 ? 1 : 2,
      members: membersOf(base, at, createdAt, people),
    };
  }).filter(({ createdAt }) => createdAt <= base.asOf);
}

function membersOf(
  base: ChurchBase,
  group: number,
  createdAt: number,
  people: readonly number[],
): Membership[] {
  const next = base.dice.stream('members', group);
  const count = 6 + Math.floor(11 * next());
  const start = Math.floor(next() * people.length);
  return Array.from({ length: Math.min(count, people.length) }, (_, at) => {
    const isLeader = at < 2;
    const wait = isLeader ? 0 : Math.floor(next() ** 2 * 700) * 86_400_000;
    const person = people[(start + at * 7) % people.length] ?? 0;
    const role = isLeader ? ('leader' as const) : ('member' as const);
    const joinedAt = createdAt + wait;
    const leavesAt = joinedAt + Math.floor(60 + 600 * next()) * 86_400_000;
    const leftAt = !isLeader && next() < 0.3 && leavesAt <= base.asOf ? leavesAt : null;
    return { number: 9_000_000 + group * 100 + at, person, role, joinedAt, leftAt };
  }).filter(({ joinedAt }) => joinedAt <= base.asOf);
}

/** Groups meet weekly while school is on and less often in summer; listed up to four weeks ahead. */
export function groupEventsOf(base: ChurchBase, groups: readonly Group[]): GroupEvent[] {
  return groups
    .flatMap((group) => base.weeks.flatMap((week) => eventOf(base, group, week)))
    .sort((one, other) => one.startsAt - other.startsAt || one.number - other.number);
}

function eventOf(base: ChurchBase, group: Group, week: Week): GroupEvent[] {
  const day = week.sunday + group.weekday;
  const startsAt = base.zone.at(day, 1110);
  const { month, date } = partsOf(day);
  const number = group.number * 1000 + week.number;
  const next = base.dice.stream('group-event', number);
  const isBreak = (month === 12 && date > 19) || ((month === 6 || month === 7) && next() < 0.6);
  const isOver = group.archivedAt !== null && startsAt > group.archivedAt;
  const isOff = week.number % group.everyWeeks !== 0;
  if (startsAt < group.createdAt || isOver || isBreak || isOff) {
    return [];
  }
  const isCanceled = next() < 0.05;
  const isReported = !isCanceled && startsAt + 5_400_000 < base.asOf && next() > 0.14;
  const visitors = isReported && next() < 0.25 ? 1 + Math.floor(3 * next()) : 0;
  const endsAt = startsAt + 5_400_000;
  return [{ number, group, startsAt, endsAt, isCanceled, visitors, isReported }];
}

/** Whether somebody is a member at a moment. */
export function isMemberAt({ joinedAt, leftAt }: Membership, moment: number): boolean {
  return joinedAt <= moment && (leftAt === null || moment < leftAt);
}

/**
 * The attendance of everybody who was a member then; empty before the event began, all absent where
 * no leader reported.
 */
export function groupAttendancesOf(base: ChurchBase, event: GroupEvent): GroupAttendance[] {
  if (event.isCanceled || event.startsAt > base.asOf) {
    return [];
  }
  return event.group.members
    .filter((member) => isMemberAt(member, event.startsAt))
    .map(({ person, role }, at) => ({
      id: `${base.id(event.number)}-${at}`,
      event,
      person,
      role,
      attended:
        event.isReported &&
        base.dice.roll('present', event.number, at) < (role === 'leader' ? 0.9 : 0.66),
    }));
}
