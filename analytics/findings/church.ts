import type { FigureId, FigureWeek } from '#contract/figures.ts';
import type { Finding, RuleId } from '#contract/findings.ts';
import type { EasterCalendar } from '#contract/functions/measures.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { addWeeks } from '../calendar/church-week.ts';

/** What was expected of one week, in the figure's own unit. */
export type Expected = { middle: number; low80: number; high80: number };

/** A week as it reads; when it was read is nothing to the rules. */
export type CountedWeek = Omit<FigureWeek, 'asOf'>;

/** All weeks of a figure, and what was expected of the newest eight before the first of them came. */
export type History = {
  /** By first day, oldest first. */
  weeks: ReadonlyMap<string, CountedWeek>;
  expected: ReadonlyMap<string, Expected>;
};

/** How an outside system is read at present. */
export type ConnectionReading = {
  type: Integration['integration_type'];
  /** The local date of the connection. */
  connectedOn: string;
  /** The local date of the newest whole reading, or null before the first. */
  lastReadOn: string | null;
  /** Since when it has refused us, as a local date; null while it answers. */
  brokenSince: string | null;
};

/** A page and how often a search led to it in 28 days. */
export type PageClicks = { page: string; clicks: number };

/** Everything the rules look at; the clock is `today` and `week`. */
export type Church = {
  /** The local date of the day of looking. */
  today: string;
  /** The first day of the newest week that is over. */
  week: string;
  easter: EasterCalendar;
  /** ISO 4217, or null while no gift has been read. */
  currency: string | null;
  figures: ReadonlyMap<FigureId, History>;
  connections: readonly ConnectionReading[];
  /** People's notes and marked breaks, as local dates. */
  notes: readonly { from: string; to: string; text: string }[];
  /** The top pages of the newest 28 days and of the 28 before; null where nobody keeps them. */
  topPages: { now: readonly PageClicks[]; before: readonly PageClicks[] } | null;
};

/** A value of a week that is whole. */
export type WeekValue = { week: string; value: number; count: number; source: string };

/** The whole weeks of a figure in a stretch of `length` weeks that ends with `last`, oldest first. */
export function wholeWeeks(
  church: Church,
  figure: FigureId,
  last: string,
  length: number,
): WeekValue[] {
  const first = addWeeks(last, 1 - length);
  const whole: WeekValue[] = [];
  for (const reading of church.figures.get(figure)?.weeks.values() ?? []) {
    const { week, value, state, count, source } = reading;
    if (week >= first && week <= last && state === 'complete' && value !== null) {
      whole.push({ week, value, count, source });
    }
  }
  return whole;
}

/** The weeks of a stretch in which both figures are whole, as the first over the second. */
export function ratioWeeks(
  church: Church,
  over: FigureId,
  under: FigureId,
  last: string,
  length: number,
): WeekValue[] {
  const below = new Map(wholeWeeks(church, under, last, length).map((each) => [each.week, each]));
  return wholeWeeks(church, over, last, length).flatMap((each) => {
    const base = below.get(each.week);
    return base && base.value > 0 ? [{ ...each, value: each.value / base.value }] : [];
  });
}

/** What one rule answers: a finding or none, and what it read either way. */
export type Outcome = {
  finding: Omit<Finding, 'id' | 'rule'> | null;
  /** E.g. `31, range 26 to 37`; names the innocent cause where one explains it all. */
  reading: string;
  /** How far outside its range, in standard deviations; for the order. */
  strength?: number;
};

/** A harmless cause, e.g. `The season` and `Camps, holidays and the start of school move the share.` */
export type Cause = Finding['otherwise'][number];

/** A rule: what it looks for, where its threshold comes from, and what else it may be. */
export type Rule = {
  id: RuleId;
  definition: string;
  threshold: string;
  /** Where the threshold comes from: a source, or our own measurement. */
  origin: string;
  /** What else it may be in general; what the data show this time is in the finding. */
  innocent: readonly Cause[];
  /** No finding of this rule for so many weeks after one. */
  restWeeks: number;
  /** What is looked into first: 1 spoils the other numbers, 2 has a date, 3 can wait a week. */
  urgency: 1 | 2 | 3;
  look(church: Church): Outcome;
};
