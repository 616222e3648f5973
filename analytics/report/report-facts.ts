import type { Expectation } from '#contract/expectation.ts';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import type { FiguresPulse, PulsePoint } from '#contract/functions/church-pulse.ts';
import type { FigureLook } from '#contract/functions/figure-look.ts';
import type { Growth } from '#contract/functions/pulse-verdict.ts';
import type { Recommendation } from '#contract/functions/recommendations.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportMessages } from '#contract/messages/report.ts';

/** A card that was answered, and the day it was made, where the church is. */
export type TriedCard = Recommendation & { madeOn: string };

/** A change from the same weeks a year earlier, with its range. */
export type YearOverYear = Omit<Growth, 'weeks'>;

/** What came in, in minor units, and in how many weeks. */
export type Gifts = { total: number; weeks: number };

/** What a report to the board is made of: what the screens show, and nothing else. */
export type ReportFacts = {
  church: string;
  /** The quarters that it is about, oldest first: one, or a year's four. */
  quarters: readonly string[];
  /** Whether no later quarter is over: the weeks ahead are not those after an earlier time. */
  isNewest: boolean;
  /**
   * The closer look at attendance up to their last week, its weeks beside the same weeks a year earlier; null
   * where nothing was counted by then.
   */
  look: FigureLook | null;
  /** How attendance has changed in a year; null where too few weeks were counted in both. */
  change: YearOverYear | null;
  /** What was forecast of these weeks before their Sunday, by its date; of others, what was expected of them stands. */
  frozen: ReadonlyMap<string, Expectation>;
  people: ChurchPeople | null;
  /** People checked in each week, at the end and a year before, and the name of the day; null where unknown. */
  checkedIn: { now: number; before: number; day: string } | null;
  /** Gifts, and those of the year before; null where giving is not shown. */
  giving: { now: Gifts | null; before: Gifts | null } | null;
  /** The weeks that have come since, and how they have changed; none after an earlier time. */
  since: { points: readonly PulsePoint[]; change: YearOverYear | null };
  /** The weeks ahead, as the dashboard has them. */
  ahead: FiguresPulse['coming'];
  /** Cards that were answered; null where they are not shown. */
  cards: readonly TriedCard[] | null;
};

/** The last quarter that a report is about. */
export function lastQuarterOf({ quarters }: Pick<ReportFacts, 'quarters'>): string {
  return quarters.at(-1) ?? '';
}

/**
 * A sentence that tells of one quarter, and in a year's report says which.
 *
 * @param text begins with a number
 */
export function ofQuarter(
  text: string,
  quarter: string,
  { quarters }: Pick<ReportFacts, 'quarters'>,
): string {
  return quarters.length > 1 ? reportMessages.ofQuarter(quarterWords(quarter), text) : text;
}
