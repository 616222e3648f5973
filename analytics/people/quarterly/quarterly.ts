import type { EasterCalendar } from '#contract/functions/measures.ts';
import type { Threshold } from '../households.ts';
import type { Path } from '../path.ts';
import type { Quarter, QuarterCalendar } from '../quarter.ts';
import type { Span, YearSpans } from '../span.ts';
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
  span: Span;
  measure: QuarterMeasure;
  value: number | null;
  base: number | null;
  state: 'complete' | 'incomplete' | 'missing' | 'suppressed';
};

/** Every quarterly measure, in the order of docs/metrics. */
export const quarterMeasures = [
  'again',
  'easter_again',
  'christmas_again',
  'still_26',
  'still_52',
  'served_26',
  'served_52',
  'group_26',
  'group_52',
  'gave_26',
  'gave_52',
  'regulars_start',
  'regulars_end',
  'regulars_new',
  'regulars_back',
  'regulars_less',
  'regulars_away',
  'away_since',
  'not_seen_back',
  'givers',
  'givers_first',
  'givers_stopped',
] as const;
export type QuarterMeasure = (typeof quarterMeasures)[number];

/** Whether a quarterly measure is about giving. */
export function isOfGiving(measure: QuarterMeasure): boolean {
  return measure.startsWith('gave_') || measure.startsWith('givers');
}
