import * as z from 'zod/mini';
import { expectation } from '../expectation.ts';
import { isOwnFigureId, ownFigureId, ownTilePart } from '../figures/own.ts';
import { figureUnits } from '../figures/units.ts';
import { figureStates } from '../figures.ts';
import { ruleIds } from '../findings.ts';
import { integrationTypes } from '../tables/integrations.ts';
import { weekdays } from '../weekly-time.ts';
import { annotation } from './annotations.ts';
import { connectedAccountId } from './connections.ts';
import { notice } from './notices.ts';
import { pulseByHand } from './pulse-by-hand.ts';
import { pulseSearch } from './pulse-search.ts';
import { pulseStates } from './pulse-states.ts';
import {
  growth,
  lastingChange,
  newestWeeks,
  verdict,
  verdictSides,
  yearToDate,
} from './pulse-verdict.ts';
import { weekQuestion } from './week-questions.ts';

/**
 * The dashboard's usual tiles in their order; those of a church's own follow. An id is the figure's where the tile shows one figure as it
 * is. `giving` is there only while there is no attendance to divide it by.
 */
export const tileIds = [
  'attendance',
  'first_time_guests',
  'guest_return',
  'kids',
  'serving',
  'group_members',
  'giving',
  'giving_per_attender',
  'recurring_share',
] as const;
export type UsualTileId = (typeof tileIds)[number];

export const tileId = z.union([z.enum(tileIds), ownFigureId]);
export type TileId = z.infer<typeof tileId>;

/** Whether a text is the id of a tile; which of its own a church has is another question. */
export function isTileId(id: string): id is TileId {
  return tileIds.some((tile) => tile === id) || isOwnFigureId(id);
}

/** The body of `church-pulse`; without a week, the newest that has a reading. */
export const churchPulseRequest = z.object({
  accountId: connectedAccountId,
  /** The local date of the week's first day. */
  week: z.optional(z.iso.date()),
});

const date = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const number = z.nullable(z.number());

/** From the lower to the upper bound, both included, in the unit of what it belongs to. */
const range = z.object({ low: z.number(), high: z.number() });

/** One week of a line. */
export const pulsePoint = z.object({
  /** The week's first day. */
  week: date,
  /** The day the week is known by: Sunday, or Saturday for churches that meet on Saturday. */
  day: date,
  value: number,
  state: z.enum(figureStates),
  /** What was expected before the week came; null while there is too little. */
  expected: z.nullable(expectation),
  judged: z.enum(pulseStates),
  /** The same season of the year before, lined up by Easter near it and by date elsewhere. */
  lastYear: number,
  /** What the calendar names, e.g. `Easter`. */
  event: z.nullable(z.string()),
  /** Kept out of the arithmetic by a note of the church. */
  isMasked: z.boolean(),
  /** When it was read; null for a week without a row. */
  asOf: z.nullable(instant),
});
export type PulsePoint = z.infer<typeof pulsePoint>;

/** One of the figures, all that its tile draws. */
export const pulseTile = z.object({
  tile: tileId,
  /** Of a figure of the church's own: what it is. */
  own: z.optional(ownTilePart),
  unit: z.enum(figureUnits),
  value: number,
  /** Of how many, e.g. 31 in '5 of 31'. */
  base: number,
  /** The value as a share; null where the base is under 20. */
  share: z.nullable(
    z.object({
      value: z.number(),
      /** Wilson's interval of 95 %, for a rate; null for a part of a whole that was counted. */
      interval: z.nullable(range),
    }),
  ),
  state: z.enum(pulseStates),
  verdict,
  /**
   * The week whose verdict stands while this one is coming in, and where that number lay by its range; null
   * where the verdict is of the tile's own week.
   */
  standing: z.nullable(z.object({ week: date, side: z.nullable(z.enum(verdictSides)) })),
  /**
   * Of gifts, hardly any of which were entered, so that nothing is said of the number: since which week's day, and
   * whether it is that week's alone, and whether gifts to some funds are not counted.
   */
  notEntered: z.optional(
    z.object({ since: date, isOneWeek: z.boolean(), areFundsLeftOut: z.boolean() }),
  ),
  /** Of gifts that are less: the church has said that all of them are entered. */
  areGiftsIn: z.optional(z.literal(true)),
  lasting: z.nullable(lastingChange),
  /** Null where too few weeks were counted in both years. */
  growth: z.nullable(growth),
  /** The same of each stretch there is, the longest first. */
  growths: z.array(growth),
  /** Null for a share, and where more than a few of them have no count in both years. */
  newest: z.nullable(newestWeeks),
  /** Null likewise, and before eight weeks of the year were. */
  yearToDate: z.nullable(yearToDate),
  /** Which way it is off; null unless unusual or shifted. */
  direction: z.nullable(z.enum(['more', 'fewer'])),
  /** The newest weeks that make a shift. */
  shiftWeeks: z.int(),
  /** Counted weeks still to come before a range can be given; 0 when there is one. */
  weeksToGo: z.int(),
  /** Counted weeks so far. */
  weeksSoFar: z.int(),
  /** The next day on which a provisional week is final: mostly, where it is before the week's closing. */
  closesOn: z.nullable(date),
  expected: z.nullable(expectation),
  /** Of the newest eight counted weeks. */
  median: number,
  lastYear: number,
  /** The base of last year's value. */
  lastYearBase: number,
  /** Of a Sunday that the calendar names, the same one a year before; null where there is none to compare. */
  lastNamed: z.nullable(z.object({ event: z.string(), day: date, value: z.number() })),
  source: z.nullable(z.string()),
  asOf: z.nullable(instant),
  /** How many of the line's weeks are counted. */
  weeksCounted: z.int(),
  /** What would bring the figure, once, where there is none. */
  bringsIt: z.nullable(z.string()),
  /** What the line's values are: shares where the base changes from week to week. */
  lineUnit: z.enum(figureUnits),
  /** The newest 13 weeks, oldest first. */
  line: z.array(pulsePoint),
});
export type PulseTile = z.infer<typeof pulseTile>;

/** One of the weeks ahead. */
const pulseAhead = z.object({
  week: date,
  day: date,
  ...expectation.shape,
  events: z.array(z.string()),
  /** Whether the events are expected to move the week much. */
  isMajor: z.boolean(),
});
export type PulseAhead = z.infer<typeof pulseAhead>;

const connectionStates = ['fresh', 'reading', 'stale', 'broken'] as const;

const pulseNotice = z.extend(notice, { integrationType: z.enum(integrationTypes) });

const pulseTrust = z.object({
  /** The section's answer. */
  answer: z.string(),
  /**
   * Weeks of attendance that are whole and count, of those since the church's first; without
   * attendance, of the figure that the sentence is about.
   */
  counted: z.int(),
  of: z.int(),
  /** Weeks without a count of attendance or with a part of one, with the church's own word for why. */
  gaps: z.array(
    z.object({
      week: date,
      day: date,
      isPartial: z.boolean(),
      note: z.nullable(z.string()),
      /** The services that a part lacks, e.g. `the 9:00 service`; absent where that is not known. */
      services: z.optional(z.string()),
    }),
  ),
  /** Weeks that were counted and that a note keeps out. */
  leftOut: z.array(z.object({ week: date, day: date, note: z.nullable(z.string()) })),
  /** Whether the newest week is still coming in. */
  isComingIn: z.boolean(),
  /** Check-ins that were left out because the person was counted already; null where none is known. */
  duplicates: z.nullable(z.object({ tile: z.enum(['attendance', 'kids']), count: z.int() })),
  /** How many of the weeks rest on what was typed; null where none does. */
  byHand: z.nullable(pulseByHand),
  provisional: z.array(tileId),
  /** Figures of the week of which a part never came in. */
  partial: z.array(tileId),
  connections: z.array(
    z.object({
      integrationType: z.enum(integrationTypes),
      state: z.enum(connectionStates),
      readAt: z.nullable(instant),
      /** What to do, where something is to be done. */
      sentence: z.nullable(z.string()),
    }),
  ),
  /** What is refused, was left out or was corrected, until it is read again. */
  notices: z.array(pulseNotice),
});
export type PulseTrust = z.infer<typeof pulseTrust>;

/** A part of the large sentence that rests on a figure. */
const sentencePart = z.object({
  kind: z.enum(['week', 'look']),
  text: z.string(),
  tile: z.nullable(tileId),
});

/** At most one thing to do. */
const pulseCard = z.object({
  id: z.string(),
  /** The first day of the week that it is about. */
  week: date,
  title: z.string(),
  step: z.string(),
  sure: z.string(),
  /** The rule that found it. */
  rule: z.optional(z.enum(ruleIds)),
  /** The weeks whose count it asks for. */
  weeks: z.optional(z.array(date)),
});
export type PulseCard = z.infer<typeof pulseCard>;

/** What a church's numbers are written by. */
export const church = {
  weekStartsOn: z.enum(weekdays),
  timeZone: z.string(),
  currency: z.nullable(z.string()),
};

/** What a church with figures sees. */
export const figuresPulse = z.object({
  stage: z.literal('figures'),
  ...church,
  /** Whether somebody of the church has said what counts; else our suggestion does. */
  isChosen: z.boolean(),
  week: z.object({
    first: date,
    last: date,
    day: date,
    /** False while something of it is still to come. */
    isComplete: z.boolean(),
    /** The week before and after, as far as there are readings. */
    previous: z.nullable(date),
    next: z.nullable(date),
  }),
  /** When the newest reading was taken. */
  asOf: z.nullable(instant),
  sentence: z.object({
    text: z.string(),
    parts: z.array(sentencePart).check(z.maxLength(2)),
    /** How complete it is and when it was read. */
    facts: z.string(),
  }),
  anythingOff: z.string(),
  /** What only the church can say about its weeks: what is open, and what was answered lately. */
  questions: z.array(weekQuestion),
  /**
   * In the order of `tileIds`, then those of the church's own; all of them, but for `giving` beside attendance, and for a shared link
   * that leaves giving out.
   */
  tiles: z.array(pulseTile),
  /** The weeks ahead of the tile that leads, in the unit of its line. */
  coming: z.nullable(z.object({ tile: tileId, answer: z.string(), weeks: z.array(pulseAhead) })),
  /** The answer to 'What should we do?', and its card. */
  todo: z.object({
    answer: z.string(),
    /** What to do; beside a card, what is to be entered. Null where there is nothing. */
    step: z.nullable(z.string()),
    /** Where the step is done, if that is not here. */
    way: z.nullable(z.literal('settings')),
    /** The service day that a note explains or sets aside, where that is the step. The release before has none. */
    noteOn: z.optional(z.nullable(z.iso.date())),
    card: z.nullable(pulseCard),
  }),
  trust: pulseTrust,
  search: z.nullable(pulseSearch),
  annotations: z.array(annotation),
});
export type FiguresPulse = z.infer<typeof figuresPulse>;

/** The answer of `church-pulse`: all that the dashboard draws. */
export const churchPulseResponse = z.discriminatedUnion('stage', [
  /** Nothing is connected and nothing was ever read. */
  z.object({ stage: z.literal('coming') }),
  /** Connected, and the first weeks are being read. */
  z.object({
    stage: z.literal('reading'),
    connected: z.array(z.enum(integrationTypes)),
    /** What stands in the way of the first reading, a sentence, or null. */
    problem: z.nullable(z.string()),
    /** What is refused or was left out. */
    notices: z.array(pulseNotice),
  }),
  figuresPulse,
]);
export type ChurchPulse = z.infer<typeof churchPulseResponse>;
