import * as z from 'zod/mini';
import { expectation } from '../expectation.ts';
import { ownFigureFacts } from '../figures/own.ts';
import { figureUnits } from '../figures/units.ts';
import { anyFigureId, figureIds } from '../figures.ts';
import { connectedAccountId } from './connections.ts';

/** Where the effects of events come from before a church has counted them: from others, or nowhere. */
export type SeriesMethod = 'attendance' | 'none';

/** The body of `church-forecast`. */
export const churchForecastRequest = z.object({
  accountId: connectedAccountId,
  figure: anyFigureId,
});

const date = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const week = {
  /** The local date of the week's first day. */
  week: date,
  /** The day that it is named by: its Sunday, or another service day. */
  day: date,
};

const forecastEvent = z.object({
  /** What people call it, e.g. `Palm Sunday`. */
  label: z.string(),
  /** How often this church has counted it. */
  timesSeen: z.int(),
  /** What it does is known from other churches only. */
  fromOtherChurches: z.boolean(),
});

/** The parts of a week's median; they add up to it. */
const why = z.object({
  /** Where the church stands now. */
  level: z.number(),
  /** What the time of the year adds. */
  season: z.number(),
  /** What last year's same weeks add beyond season and events. */
  lastYear: z.number(),
  /** What the week's events add. */
  events: z.number(),
});

/** One of the eight weeks ahead. */
const forecastAhead = z.object({
  ...week,
  ...expectation.shape,
  /** 1 to 8. */
  horizon: z.int(),
  events: z.array(forecastEvent),
  /** Whether the events are expected to move the week much; the same as on the dashboard. */
  isMajor: z.boolean(),
  why,
  /**
   * When this forecast was issued, before its Sunday. Null where not all of the weeks ahead were issued as
   * they are known now: then they are computed now.
   */
  issuedAt: z.nullable(instant),
  /** The number of counted weeks it was issued from. */
  issuedFrom: z.nullable(z.int()),
});
export type ForecastAhead = z.infer<typeof forecastAhead>;

/** A past week: the actual value, and the forecast made one week earlier. */
const forecastHistory = z.object({
  ...week,
  /** Null when nobody counted, or the week does not count. */
  value: z.nullable(z.number()),
  expected: z.nullable(expectation),
  events: z.array(z.string()),
});
export type ForecastHistory = z.infer<typeof forecastHistory>;

/** The last forecast issued of a week before its Sunday, with its outcome. */
const forecastSaid = z.object({
  ...week,
  ...expectation.shape,
  /** How many weeks before. */
  horizon: z.int(),
  issuedAt: instant,
  /** The value when the week was complete, or of one that is not scored yet; null when nobody counted. */
  actual: z.nullable(z.number()),
  /** What it is today, where the number was corrected since it was scored. */
  now: z.nullable(z.number()),
  /** Why there is no number: more may still come in, a part is missing, a note sets it aside, or nobody counted. */
  without: z.nullable(z.enum(['open', 'partial', 'set_aside', 'uncounted'])),
  /** What came in, while more may. */
  soFar: z.nullable(z.number()),
  inside80: z.nullable(z.boolean()),
});
export type ForecastSaid = z.infer<typeof forecastSaid>;

/** The forecast tried on the last two years, each week with only what was known then. */
const forecastBacktest = z.object({
  origins: z.int(),
  forecasts: z.int(),
  /**
   * How far off in the mean, in the figure's unit: the forecast, the mean of the last four counted
   * weeks.
   */
  error: z.number(),
  errorOfMean: z.number(),
  /** The same season last year, lined up by Easter; null without a year before. */
  errorOfLastYear: z.nullable(z.number()),
  coverage80: z.number(),
  coverage95: z.number(),
  /** Whether the mean of four weeks was nearer over the last 12 origins. */
  meanWasBetterLately: z.boolean(),
});

/** The answer of `church-forecast`. */
export const churchForecastResponse = z.object({
  figure: anyFigureId,
  /** What the page begins with: attendance, or the first figure that the church has instead. */
  leading: z.enum(figureIds),
  /** The figures of the church's own that this person may choose instead. */
  own: z.array(ownFigureFacts),
  unit: z.enum(figureUnits),
  /** ISO 4217; null while no gift has been read. */
  currency: z.nullable(z.string()),
  countedWeeks: z.int(),
  /** Counted weeks still to come before there is a forecast; 0 when there is one. */
  weeksShort: z.int(),
  /** The last week that was known; null when none was counted. */
  origin: z.nullable(date),
  /** Of the church: a day of an instant is its day. */
  timeZone: z.string(),
  /** How it is made, in sentences. */
  method: z.array(z.string()),
  /** The last year, oldest first. */
  history: z.array(forecastHistory),
  /** Eight weeks, or none. */
  ahead: z.array(forecastAhead),
  /** The last year of issued forecasts, oldest first. */
  said: z.array(forecastSaid),
  /** Of the newest scored forecasts, at most 50: how many had the actual value in the 80 % range. */
  tally: z.object({ inside: z.int(), of: z.int() }),
  backtest: z.nullable(forecastBacktest),
  /** What was cut off weeks of giving, in minor units. */
  largeGifts: z.array(z.object({ week: date, amount: z.number() })),
  /** Whether the church lets priors be learned from its effects. */
  shared: z.boolean(),
  /**
   * What the church's own weeks put into a scenario: means of the newest 13 whole ones; null where
   * none is.
   */
  inputs: z.object({
    guests: z.nullable(z.number()),
    /** Shares from 0 to 1: of guests who came again, and of the seats of the fullest service. */
    guestReturn: z.nullable(z.number()),
    roomUse: z.nullable(z.number()),
    /** By how many percents a year the number grows, where that is said of it. */
    growth: z.nullable(z.number()),
  }),
});
export type ChurchForecast = z.infer<typeof churchForecastResponse>;

/** The body of `forecast-sharing`: whether priors may be learned from this church's effects. */
export const forecastSharingRequest = z.object({
  accountId: connectedAccountId,
  shared: z.boolean(),
});

/** The answer of `forecast-sharing`. */
export const forecastSharingResponse = z.object({ shared: z.boolean() });
