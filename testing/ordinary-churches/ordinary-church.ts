import type { MeasureChoices } from '#contract/functions/measures.ts';

/**
 * A made-up ordinary church as its staff would describe it, and what its pastor would call right.
 * What Planning Center would serve of it is generated (`to-planning-center.ts`).
 */
export type OrdinaryChurch = {
  /** What is special about it; also the seed of its numbers. */
  title: string;
  churchName?: string;
  /** IANA; Chicago by default. */
  timeZone?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Where its own currency is not the dollar. */
  currency?: string;
  events?: readonly EventHabit[];
  funds?: readonly FundHabit[];
  serviceTypes?: readonly { name: string; isArchived?: boolean }[];
  groupTypes?: readonly string[];
  /** How many are in its groups. */
  groupMembers?: number;
  /** How many are scheduled now and then, about half of them each Sunday. */
  serving?: number;
  /** What is filled in on its website, and the processes in steps that people are put into. */
  forms?: readonly PaperHabit[];
  workflows?: readonly PaperHabit[];
  right: Right;
};

/** In the words of its own names. Of several right attendances any will do. */
export type Right = {
  /** By event: the attendance types that are people in the room, or its check-ins. */
  attendance: readonly Readonly<Record<string, readonly string[] | 'check_ins'>>[];
  /** Times that are nobody's loss, by event: for each attendance, or once for all. */
  leftOut?: readonly LeftOut[];
  /** Each entry is right: children by headcount (event and types), by event, or by room. */
  kids?: readonly {
    counted?: Readonly<Record<string, readonly string[]>>;
    checkedInAt?: readonly string[];
    checkedInTo?: Readonly<Record<string, readonly string[]>>;
  }[];
  /** Each entry is right; first-time check-ins by event, forms and workflows by name. */
  guests?: readonly {
    source: NonNullable<MeasureChoices['firstTimeGuests']>['source'] | null;
    of?: readonly string[];
  }[];
  giving?: readonly string[];
  serving?: 'team_members' | 'check_ins' | null;
  groups?: boolean;
  easter?: 'western' | 'orthodox';
  /** What the pastor does not mind being asked about. */
  mayAsk?: readonly ('attendance' | 'kids' | 'giving' | 'guests')[];
};

type LeftOut = Readonly<Record<string, readonly string[]>>;

/** What somebody counts at a service: people, or things. */
export type Room = Readonly<Record<string, number>>;

export type EventHabit = {
  name: string;
  frequency?: string;
  /** The weekday on which its weekly periods begin, or `day` where each day is its own. */
  opens?: Weekday | 'day';
  /** How many weeks ago it began and ended; it goes on with 0. */
  from?: number;
  until?: number;
  isArchived?: boolean;
  /** Rooms that people check in to; children go to those of children. */
  rooms?: readonly RoomHabit[];
  times: readonly TimeHabit[];
};

/** A room by whom it is for, or by ages in months alone: then children go there. */
type RoomHabit = {
  name: string;
  for: 'child' | 'adult' | null;
  ages?: readonly [from: number, to: number];
};

export type TimeHabit = {
  /** `sunday 09:00`, in the church's time zone. */
  at: `${Weekday} ${string}`;
  /** How many are there, on average. */
  room: Room;
  /** By attendance type: what is counted, as the sum of parts of `room`, e.g. `adults + kids`. */
  counts?: Readonly<Record<string, string>>;
  /** Who checks in, likewise. */
  checkIns?: { regular?: string; guest?: string; volunteer?: string };
  /** Whether it takes place; every week by default. */
  isHeld?: (week: Week) => boolean;
  /** How full it is beside the average, where that changes over the years or seasons. */
  fullness?: (week: Week) => number;
  /** The share of weeks in which nobody counts. */
  forgotten?: number;
};

export type FundHabit = {
  name: string;
  isDefault?: boolean;
  /** How many gifts a week. */
  gifts: number;
  /** From how many people; nobody knows by default. */
  givers?: number;
  from?: number;
  until?: number;
  /** Whether it is given to; every week by default. */
  isGiven?: (week: Week) => boolean;
};

/** A form or a workflow, and how many come in a week. */
export type PaperHabit = { name: string; weekly: number };

type Week = { ago: number; year: number; month: number; date: number };
export const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof weekdayNames)[number];

/** Rooms of a usual children's wing. */
export const childrensRooms: NonNullable<EventHabit['rooms']> = [
  { name: 'Nursery', for: 'child' },
  { name: 'Elementary', for: 'child' },
];
