import type { EasterCalendar } from '#contract/functions/measures.ts';
import type { QuarterMeasure, QuarterSpan } from '#contract/people.ts';
import type { Threshold } from '../households.ts';
import type { Path } from '../path.ts';
import type { Quarter, QuarterCalendar } from '../quarter.ts';
import type { YearSpans } from '../span.ts';
import type { PeopleWeek } from '../weekly/weekly.ts';

/** What can be told of a product that is joined to check-ins. */
export type Product = {
  /** Connected, permitted, and its people are those of check-ins. */
  isOpen: boolean;
  /** Its first record, of groups the day of the connection; null while there is none. */
  since: string | null;
};

/** What the quarterly measures are computed from. */
export type QuarterlyInput = {
  path: Path;
  calendar: QuarterCalendar;
  easter: EasterCalendar;
  /** The church's local date. */
  today: string;
  threshold: Threshold;
  /** By the cohorts' year; a year that is not decided yet is absent. */
  spans: ReadonlyMap<number, YearSpans>;
  /** Weekly rows that the quarterly ones sum up, stored ones too, by week. */
  weekly: Readonly<
    Record<'new_households' | 'new_households_again', ReadonlyMap<string, PeopleWeek>>
  >;
  products: Readonly<Record<'services' | 'groups' | 'giving', Product>>;
  /** Whether somebody has chosen what counts; before, nothing is told of giving. */
  isGivingChosen: boolean;
  /** The day of each person's first gift ever. */
  firstGifts: ReadonlyMap<string, string>;
};

/** A count before smallness and privacy are looked at. */
export type QuarterCount = { value: number; base: number | null };

/**
 * What a quarterly measure comes to: a count, a state without one, `unread` where readings have gone so
 * that the stored row stays, or `none` where there is no row.
 */
export type QuarterResult =
  | QuarterCount
  | 'missing'
  | 'incomplete'
  | 'suppressed'
  | 'unread'
  | 'none';

/** A row of `analytics.quarters`, whose values are null unless it is complete. */
export type QuarterRow = {
  quarter: Quarter;
  span: QuarterSpan;
  measure: QuarterMeasure;
  value: number | null;
  base: number | null;
  state: 'complete' | 'incomplete' | 'missing' | 'suppressed';
};
