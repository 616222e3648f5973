import type { Expectation } from '#contract/expectation.ts';
import { type FigureId, type FigureWeek, isGiving } from '#contract/figures.ts';
import type { Finding, RuleId } from '#contract/findings.ts';
import type { EasterCalendar, Weekday } from '#contract/functions/measures.ts';
import type { Verdict } from '#contract/functions/pulse-verdict.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { hardlyGivenWeeks } from '../forecast/holes.ts';
import type { CameAgain } from '../people/telling/tell-again.ts';

/** A week of a figure; the rules do not depend on when it was read. */
export type CountedWeek = Omit<FigureWeek, 'asOf'>;

/** All weeks of a figure, and what had been expected of the newest eight before they began. */
export type History = {
  /** By first day, oldest first. */
  weeks: ReadonlyMap<string, CountedWeek>;
  expected: ReadonlyMap<string, Expectation>;
  /** Weeks of which only about half may be there. */
  doubted?: ReadonlySet<string>;
};

/** The state of a connection. */
export type ConnectionReading = {
  type: Integration['integration_type'];
  /** The local date of the connection. */
  connectedOn: string;
  /** The local date of the last complete sync; null before the first. */
  lastReadOn: string | null;
  /** The local date since which it has been failing; null while it works. */
  brokenSince: string | null;
};

/** A page and its clicks from searches in 28 days. */
export type PageClicks = { page: string; clicks: number };

/** A tile's number, verdict and range, as they are printed. */
export type SaidByTile = Omit<Verdict, 'since'> & {
  /** The first day of the newest week that the number is of. */
  week: string;
  value: number;
  /** Of how many people it is a part; null of other numbers. */
  base: number | null;
  expected: Expectation;
};

/** Everything the rules look at; `today` and `week` are the clock. */
export type Church = {
  /** The local date of the run. */
  today: string;
  /** The first day of the newest week that is over. */
  week: string;
  easter: EasterCalendar;
  /** The day that it names its weeks by; Sunday by default. */
  serviceDay?: Weekday | undefined;
  /** ISO 4217, or null while no gift has been read. */
  currency: string | null;
  figures: ReadonlyMap<FigureId, History>;
  /**
   * What the dashboard's tile says of a figure's newest number; null where it says nothing, undefined where no
   * tile shows the figure.
   */
  tileOf: (figure: FigureId) => SaidByTile | null | undefined;
  /** Weeks whose headcount is asked about; it counts as missing until the church has answered. */
  doubted: ReadonlySet<string>;
  /** Weeks with hardly any gifts of which the church has said that all are entered. */
  enteredGifts: ReadonlySet<string>;
  /** Quarters of new households, oldest first; null where quarters are not judged. */
  cameAgain: readonly CameAgain[] | null;
  connections: readonly ConnectionReading[];
  /** Notes and masked weeks, with local dates. */
  notes: readonly { from: string; to: string; text: string }[];
  /** The top pages of the last 28 days and of the 28 before; null where they are not kept. */
  topPages: { now: readonly PageClicks[]; before: readonly PageClicks[] } | null;
};

/** The value of a complete week. */
export type WeekValue = { week: string; value: number; count: number; source: string };

/** From so many of the newest weeks that may not all be entered on, the others say nothing of now either. */
const notEntered = { weeks: 2, of: 8 };

/**
 * A figure's complete weeks among the `length` weeks up to `last`, oldest first. None of it while the newest
 * may not be entered, gifts or about half of a count, and never a week that may not be.
 */
export function wholeWeeks(
  church: Church,
  figure: FigureId,
  last: string,
  length: number,
): WeekValue[] {
  const weeks = completeWeeks(church, figure, last, length);
  if (!isGiving(figure)) {
    return weeks.length === 0 ? weeks : believedWeeks(church, figure, weeks);
  }
  const { hardly, areEntered } = giftsOf(church);
  return areEntered ? weeks.filter(({ week }) => !hardly.has(week)) : [];
}

function believedWeeks(church: Church, figure: FigureId, weeks: WeekValue[]): WeekValue[] {
  const doubted = church.figures.get(figure)?.doubted ?? new Set();
  const lately = addWeeks(church.week, -notEntered.of);
  const areNewest = [...doubted].filter((week) => week > lately).length >= notEntered.weeks;
  return areNewest ? [] : weeks.filter(({ week }) => !doubted.has(week));
}

/** As many weeks as a tile draws. */
const shownWeeks = 13;

/** Whether any of the weeks that a tile shows has a figure's number. */
export function isCountedLately(church: Church, figure: FigureId): boolean {
  return completeWeeks(church, figure, church.week, shownWeeks).length > 0;
}

/** The weeks of which next to no gifts are entered, and whether the newest ones are. */
type Gifts = { hardly: ReadonlySet<string>; areEntered: boolean };

/** Every rule that is about giving asks for the same. */
const knownGifts = new WeakMap<Church, Gifts>();

/** Which gifts are entered, computed once for a church. */
export function giftsOf(church: Church): Gifts {
  const gifts = knownGifts.get(church) ?? readGifts(church);
  knownGifts.set(church, gifts);
  return gifts;
}

function readGifts(church: Church): Gifts {
  const given = completeWeeks(church, 'giving', church.week);
  const hardly = hardlyGivenWeeks(given, church.enteredGifts);
  const lately = given.slice(-notEntered.of).filter(({ week }) => hardly.has(week));
  return { hardly, areEntered: lately.length < notEntered.weeks };
}

function completeWeeks(
  church: Church,
  figure: FigureId,
  last: string,
  length = Number.POSITIVE_INFINITY,
): WeekValue[] {
  const first = Number.isFinite(length) ? addWeeks(last, 1 - length) : '';
  const whole: WeekValue[] = [];
  for (const reading of church.figures.get(figure)?.weeks.values() ?? []) {
    const { week, value, state, count, source } = reading;
    if (week >= first && week <= last && state === 'complete' && value !== null) {
      whole.push({ week, value, count, source });
    }
  }
  return whole;
}

/** The ratio of two figures, for the weeks in which both are complete. */
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

/** What a card was made of, as far as it says whether the card still holds. */
export type MadeOf = Pick<Finding, 'id' | 'rule' | 'figures' | 'weeks' | 'effect' | 'n' | 'about'>;

/** A rule's result: a finding or none, and what it read either way. */
export type Outcome = {
  finding: Omit<Finding, 'id' | 'rule'> | null;
  /** E.g. `31, range 26 to 37`; names the harmless cause if one explains everything. */
  reading: string;
  /** The distance from its range in standard deviations, for ranking. */
  strength?: number;
};

/** A harmless cause, e.g. `The season` and `Camps, holidays and the start of school move the share.` */
export type Cause = Finding['otherwise'][number];

/** A rule: what it looks for, and where its threshold comes from; `innocentMessages` has its harmless causes. */
export type Rule = {
  id: RuleId;
  definition: string;
  threshold: string;
  /** Where the threshold comes from: a source, or our own measurement. */
  origin: string;
  /** Weeks after a finding in which this rule makes no other. */
  restWeeks: number;
  /** Priority: 1 distorts other numbers, 2 has a deadline, 3 can wait a week. */
  urgency: 1 | 2 | 3;
  look(church: Church): Outcome;
  /** Whether a card still holds in a later week, where that is not whether the rule would find it again. */
  holds?(church: Church, card: MadeOf): boolean;
};
