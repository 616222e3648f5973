/**
 * What a church's providers were asked, as it is kept: nothing here names a person. A `person` is a
 * keyed hash, a `day` a local date of the church (`YYYY-MM-DD`), ids are the provider's.
 */

/** One time of an event, e.g. Sunday at nine, with what was counted by hand. */
export type EventTimeReading = {
  day: string;
  /** ISO 8601, UTC. */
  startsAt: string;
  eventId: string;
  /** By attendance type; a type that nobody counted is absent, a counted zero is 0. */
  headcounts: Readonly<Record<string, number>>;
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
  /** Everybody once. */
  people: readonly string[];
  /** Check-ins without a person: guests of one time, labels, people deleted since. */
  nameless: number;
  /** The provider's records, which can be more than people: labels are printed twice. */
  records: number;
};

/** Somebody's first check-in at one event; not yet the first at the church. */
export type FirstVisitReading = { day: string; eventId: string; person: string };

/** Whom all check-ins that were read show first on a day at one event; nobody is there twice for an event. */
export type FirstSeenReading = { day: string; eventId: string; people: readonly string[] };

/** Connect cards, cards of a workflow, or new people in the database. */
export type GuestCardReading = {
  day: string;
  /** The form or workflow. */
  listId: string;
  people: readonly string[];
  nameless: number;
};

/** Those who serve at one plan, confirmed or not yet answered; declined and removed ones are left out. */
export type TeamReading = {
  day: string;
  /** `YYYY-MM-DDTHH:MM:SS` on the church's clock. */
  startsAt: string;
  serviceTypeId: string;
  people: readonly string[];
  records: number;
};

/** How many people were in the chosen groups when somebody looked. */
type MemberCountReading = { day: string; people: number; memberships: number };

export type MeetingReading = {
  day: string;
  /** ISO 8601, UTC. */
  startsAt: string;
  groupTypeId: string | null;
  attended: number;
  /** Visitors given as a bare number. */
  visitors: number;
  /** Whether anybody has said who came. */
  isReported: boolean;
};

/** Gifts of one day that agree in all but amount and giver. */
export type GiftReading = {
  day: string;
  /** ISO 4217. */
  currency: string;
  status: 'succeeded' | 'pending' | 'failed';
  method: string;
  isRecurring: boolean;
  /** Whether their batch is still open. */
  isOpen: boolean;
  /** Whether nothing is left of them after refunds. */
  isRefunded: boolean;
  gifts: number;
  /** Minor units, less refunds. */
  amount: number;
  /** The same by fund. */
  byFund: Readonly<Record<string, number>>;
};

/** Who gave on a day: gifts that count, neither failed nor given back. */
export type DonorReading = {
  day: string;
  currency: string;
  fundIds: readonly string[];
  people: readonly string[];
};

export type SearchDayReading = {
  /** Pacific time, as Search Console counts. */
  day: string;
  clicks: number;
  impressions: number;
  /** Null while no brand terms are set. */
  nonbrandClicks: number | null;
  /** Of searches that name the church; null while no brand terms are set, absent in older readings. */
  brandClicks?: number | null;
  /** Of those that do not name it, the ones that ask for a church nearby. */
  localClicks?: number;
  /** Whether Google may still change it. */
  isProvisional: boolean;
};

/** The pages that searches led to on a day that the search engine has finished counting; one a day. */
export type SearchPagesReading = {
  /** Pacific time. */
  day: string;
  pages: readonly { page: string; clicks: number }[];
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
  meetings: readonly MeetingReading[];
  gifts: readonly GiftReading[];
  donors: readonly DonorReading[];
  searchDays: readonly SearchDayReading[];
  /** For the rule of pages gone from the top; no figure is computed from them. */
  searchPages: readonly SearchPagesReading[];
};

export type ReadingKind = keyof Readings;

/** Which days of a kind have been read and are still kept. */
export type Coverage = {
  /** Both included. */
  from: string;
  to: string;
  /** The first day that has a record, however long ago it was read; null while there is none. */
  firstDay: string | null;
  /** When it was read last, ISO 8601. */
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
  meetings: [],
  gifts: [],
  donors: [],
  searchDays: [],
  searchPages: [],
};
