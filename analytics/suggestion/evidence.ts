import type { MeasureAvailable } from '#contract/functions/measure-available.ts';

type Named = { id: string; name: string };

/** A past time of an event with what was counted there. */
export type HeldTime = {
  /** The local date. */
  day: string;
  /** Local weekday and clock, `sunday 07:30`. */
  at: string;
  /** Totals by attendance type; a type that nobody counted is absent. */
  headcounts: Readonly<Record<string, number>>;
  /** Records of regulars and guests. */
  checkIns: number;
  /** Those of them who checked in as guests. */
  guests: number;
  volunteers: number;
};

/** An event with the times that were sampled. */
export type EventEvidence = Named & {
  isArchived: boolean;
  types: readonly Named[];
  /** Oldest first. */
  times: readonly HeldTime[];
};

/** A room that people check in to. */
export type RoomEvidence = Named & {
  eventId: string | null;
  /** By its setting or its ages. */
  isForKids: boolean;
};

export type FundEvidence = Named & {
  isDefault: boolean;
  /** Days of its first and last gifts, and how many there were; null where they are not known. */
  gifts: { first: string; last: string; count: number } | null;
};

/** The organization as the provider describes it. */
export type ChurchEvidence = {
  name: string;
  /** IANA. */
  timeZone: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

/** What a suggestion rests on: what there is, and how it was used in the past. */
export type Evidence = {
  /** The church's local date. */
  today: string;
  church: ChurchEvidence;
  events: readonly EventEvidence[];
  rooms: readonly RoomEvidence[];
  funds: readonly FundEvidence[];
  serviceTypes: readonly Named[];
  groupTypes: readonly Named[];
  forms: readonly Named[];
  workflows: readonly Named[];
  /** Sentences by product. */
  refused: MeasureAvailable['refused'];
};
