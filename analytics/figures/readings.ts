import type { countAnswers } from '#contract/functions/count-questions.ts';

/**
 * Providers' answers as they are kept, without personal data. A `person` is a keyed hash, a `day` a
 * local date of the church (`YYYY-MM-DD`); ids are the provider's.
 */

/** One time of an event, e.g. Sunday at nine, with its headcounts. */
export type EventTimeReading = {
  day: string;
  /** ISO 8601, UTC. */
  startsAt: string;
  eventId: string;
  /**
   * By attendance type; a type that nobody counted is absent, a counted zero is 0, and one that cannot
   * be right null.
   */
  headcounts: Readonly<Record<string, number | null>>;
};

export type CheckInKind = 'Regular' | 'Guest' | 'Volunteer';

/** Check-ins that agree in all but the person. */
export type CheckInReading = {
  /** The day they count on; see `check-in-days.ts`. */
  day: string;
  eventId: string;
  periodId: string;
  kind: CheckInKind;
  locationIds: readonly string[];
  /** E.g. `sunday 07:30`; only of events of which times are left out. */
  times?: readonly string[];
  /** Distinct. */
  people: readonly string[];
  /** Check-ins without a person: one-time guests, labels, people deleted since. */
  nameless: number;
  /** The provider's records, which can outnumber people: labels are sometimes printed twice. */
  records: number;
};

/** A person's first check-in at one event, not necessarily at the church. */
export type FirstVisitReading = { day: string; eventId: string; person: string };

/** People whose first check-in at an event, over all check-ins read, was on this day. */
export type FirstSeenReading = { day: string; eventId: string; people: readonly string[] };

/** Connect cards, workflow cards, or new people in the database. */
export type GuestCardReading = {
  day: string;
  /** The form or workflow. */
  listId: string;
  people: readonly string[];
  nameless: number;
};

/** A plan's volunteers, confirmed or unconfirmed; without those declined or removed. */
export type TeamReading = {
  day: string;
  /** Local time, `YYYY-MM-DDTHH:MM:SS`. */
  startsAt: string;
  serviceTypeId: string;
  /** Absent in older readings. */
  planId?: string;
  people: readonly string[];
  records: number;
};

/** How many people were in the chosen groups at a sync. */
export type MemberCountReading = {
  day: string;
  people: number;
  memberships: number;
  /** How many members each group was said to have, by its id; absent in older readings. */
  sizes?: Readonly<Record<string, number>>;
  /** Whether they are so few that they count only if the next reading says the same. */
  isDoubted?: boolean;
};

/** People who joined groups of one type on a day, as far as they were still members when it was looked. */
export type GroupJoinReading = {
  day: string;
  groupTypeId: string | null;
  people: readonly string[];
};

/**
 * A new household of a closed week, as it was decided then: the day of its first visit, and its people whose
 * own visit lies in that week. A week is decided by a reading of its first day, which may have nobody.
 */
export type NewcomersReading = { day: string; people: readonly string[] };

export type MeetingReading = {
  day: string;
  /** ISO 8601, UTC. */
  startsAt: string;
  groupTypeId: string | null;
  attended: number;
  /** Visitors, reported as a number only. */
  visitors: number;
  /** Whether attendance was reported. */
  isReported: boolean;
};

/** Gifts of one day that differ only in amount and giver; `server/sync/readings` stores them sealed. */
export type GiftReading = {
  day: string;
  /** ISO 4217. */
  currency: string;
  status: 'succeeded' | 'pending';
  isRecurring: boolean;
  /** Whether their batch is still open. */
  isOpen: boolean;
  /** Whether they were refunded in full. */
  isRefunded: boolean;
  /** How many went to counted funds; 0 for a day that only other funds were given to. */
  gifts: number;
  /** What counted funds were given, in minor units, net of refunds. */
  amount: number;
};

/** A day's givers to counted funds, of gifts neither failed nor refunded. */
export type DonorReading = { day: string; currency: string; people: readonly string[] };

export type SearchDayReading = {
  /** Pacific time, as Search Console counts. */
  day: string;
  clicks: number;
  impressions: number;
  /** Null while no brand terms are set. */
  nonbrandClicks: number | null;
  /**
   * From searches that name the church; null while no brand terms are set, absent in older
   * readings.
   */
  brandClicks?: number | null;
  /** From searches for a church nearby that do not name this one. */
  localClicks?: number;
  /** Whether Google may still change it. */
  isProvisional: boolean;
};

/** The landing pages of searches on a day with final data; one reading a day. */
export type SearchPagesReading = {
  /** Pacific time. */
  day: string;
  pages: readonly { page: string; clicks: number }[];
};

/** What stands of a count that was typed. */
export type CountReading = {
  /** Of a whole week, its first day. */
  day: string;
  span: 'day' | 'week';
  /** Null where it was not counted by service. */
  serviceId: string | null;
  categoryId: string;
  /** People, or money in minor units; null where nobody met. */
  value: number | null;
  noService: boolean;
  /** Whether it is in doubt, so that it does not count. */
  isAsked: boolean;
  /** ISO 8601. */
  receivedAt: string;
  /** What was asked about it where a provider has another number; absent where nothing was. */
  asked?: readonly AskedOfProvider[];
};

/** A question about a typed number and a provider's; see `private.ask_about_sources`. */
export type AskedOfProvider = {
  typed: number;
  provided: number;
  /** Whether the provider's stood first. */
  providerFirst: boolean;
  answer: (typeof countAnswers.provider)[number] | null;
  /** When it was answered, else asked; ISO 8601. */
  at: string;
};

/** All that figures are computed from; each list in any order. */
export type Readings = {
  eventTimes: readonly EventTimeReading[];
  checkIns: readonly CheckInReading[];
  firstVisits: readonly FirstVisitReading[];
  firstSeen: readonly FirstSeenReading[];
  guestCards: readonly GuestCardReading[];
  team: readonly TeamReading[];
  memberCounts: readonly MemberCountReading[];
  groupJoins: readonly GroupJoinReading[];
  newcomers: readonly NewcomersReading[];
  meetings: readonly MeetingReading[];
  gifts: readonly GiftReading[];
  donors: readonly DonorReading[];
  searchDays: readonly SearchDayReading[];
  /** For the rule `page_gone`; no figure uses them. */
  searchPages: readonly SearchPagesReading[];
  /** Kept by `server/functions/counts`, not read from a provider. */
  counts: readonly CountReading[];
};

export type ReadingKind = keyof Readings;

/** Which days of a kind have been read and are still kept. */
export type Coverage = {
  /** `from` and `to` are inclusive. */
  from: string;
  to: string;
  /** The first day with a record, ever; null while there is none. */
  firstDay: string | null;
  /** When it was last read, ISO 8601. */
  asOf: string;
};

export type Covered = Readonly<Partial<Record<ReadingKind, Coverage>>>;

export const noReadings: Readings = {
  eventTimes: [],
  checkIns: [],
  firstVisits: [],
  firstSeen: [],
  guestCards: [],
  team: [],
  memberCounts: [],
  groupJoins: [],
  newcomers: [],
  meetings: [],
  gifts: [],
  donors: [],
  searchDays: [],
  searchPages: [],
  counts: [],
};
