import type { FigureState, FigureWeek } from '#contract/figures.ts';
import type { EasterCalendar, Weekday } from '#contract/functions/measures.ts';
import type {
  PeopleFigureId,
  PeopleUnit,
  QuarterMeasure,
  QuarterSpan,
  WhoChecksIn,
} from '#contract/people.ts';

/** A row of `analytics.quarters`. */
export type StoredQuarter = {
  quarter: string;
  measure: QuarterMeasure;
  span: QuarterSpan;
  value: number | null;
  base: number | null;
  state: FigureState;
  asOf: string;
};

/** The week that a closed quarter is measured by, and how many of those counted by heads check in. */
export type MeasuredQuarter = {
  week: string;
  /** In the 13 weeks up to it, and up to its week a year before; null where unknown. */
  c: number | null;
  before: number | null;
};

/** How a church's people are counted: a row of `analytics.people_bases`. */
type PeopleBasis = {
  unit: PeopleUnit;
  /** Who checks in as the last quarterly run suggests, and the two shares behind it. */
  suggested: WhoChecksIn;
  c: number | null;
  k: number | null;
  measured: Readonly<Record<string, MeasuredQuarter>>;
  /** How many different people came, by week. */
  comers: Readonly<Record<string, number>>;
  firstCheckIn: string | null;
  /** The first week whose new households are told from members. */
  begins: string | null;
  /** Since when groups' joins are collected. */
  groupsSince: string | null;
  /** Products whose people have other ids than those of check-ins. */
  otherIds: readonly string[];
  /** The newest closed quarter that was counted. */
  quarter: string | null;
};

/** What is stored of a church's people over time, as far as whoever asks may see it. */
export type ChurchPeopleRows = {
  /** Null before anything was counted. */
  basis: PeopleBasis | null;
  /** Who checks in, as the church chose or as is suggested. */
  checkIn: WhoChecksIn;
  /** All rows, oldest quarter first, in the order of the measures. */
  quarters: readonly StoredQuarter[];
  /** The weekly measures, oldest week first. */
  weeks: ReadonlyMap<PeopleFigureId, readonly FigureWeek[]>;
  /** How many were counted by heads, by week of a whole count; empty where attendance is counted by check-ins. */
  heads: ReadonlyMap<string, number>;
  /** The weeks from which the church has said that fewer came, or that it counts otherwise. */
  explained: readonly string[];
  /** How many children checked in, by week of a whole count; empty where they are counted by heads. */
  kids: ReadonlyMap<string, number>;
  weekStartsOn: Weekday;
  serviceDay: Weekday;
  easter: EasterCalendar;
  country: string;
  /** The church's local date. */
  today: string;
  /** Weeks that a note sets aside. */
  isMasked: (week: string) => boolean;
  countsGroups: boolean;
  seesGiving: boolean;
};
