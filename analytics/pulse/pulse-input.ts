import type { Expectation } from '#contract/expectation.ts';
import type { OwnFigureFacts } from '#contract/figures/own.ts';
import type { AnyFigureId, FigureWeek } from '#contract/figures.ts';
import type { Annotation } from '#contract/functions/annotations.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import type { StoredNotice } from '#contract/functions/notices.ts';
import type { SyncProblem } from '#contract/functions/sync.ts';
import type { KeptQuestion } from '#contract/functions/week-questions.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import type { ServicesByWeek } from '../figures/missing-words.ts';
import type { TileJudgement } from '../judging/judge-series.ts';
import type { Revision } from './revised.ts';
import type { SearchDays } from './search-days.ts';
import type { SearchParts } from './search-parts.ts';
import type { TypedDay } from './typed-facts.ts';
import type { WeekAnswer } from './week-answers.ts';

/** Forecasts by the week's first day, in the unit of their line; weeks without one are absent. */
type ExpectedWeeks = ReadonlyMap<string, Expectation>;

/** The state of a connection. */
export type ConnectionFacts = {
  integrationType: IntegrationType;
  isConnected: boolean;
  /** When a person disconnected it; null while it is connected, and before it ever was. */
  disconnectedAt: string | null;
  /** When it was last read completely, or null. */
  readAt: string | null;
  /** Whether its first sync is running. */
  isReading: boolean;
  /** Since when it has been failing; null while it works. */
  brokenSince: string | null;
  /** What went wrong in the last sync, or null. */
  problem: SyncProblem | null;
  /** What a person should know about what was read. */
  notices: readonly StoredNotice[];
};

/**
 * On which days of the week people are counted: at the services, none while that is not known; and children and
 * guests where they check in at events of their own.
 */
export type CountedDays = {
  services: readonly Weekday[];
  kids?: readonly Weekday[];
  first_time_guests?: readonly Weekday[];
};

/** A church, its weeks and the current time; everything the dashboard is computed from. */
export type PulseInput = {
  /** Without those that are asked about. */
  figures: ReadonlyMap<AnyFigureId, readonly FigureWeek[]>;
  /** The figures of the church's own that are shown, by their place. */
  own: readonly OwnFigureFacts[];
  /** The figures that are asked about, and the weeks they have values of, oldest first. */
  asked: { figures: ReadonlySet<AnyFigureId>; weeks: readonly string[] };
  expected: ReadonlyMap<TileId, ExpectedWeeks>;
  /** What is to be said of a tile's weeks besides their range, by week. */
  judged: ReadonlyMap<TileId, ReadonlyMap<string, TileJudgement>>;
  /** By the week's first day; empty where search is not read. */
  searchParts: ReadonlyMap<string, SearchParts>;
  /** Null where search is not read, or not since days are kept. */
  searchDays: SearchDays | null;
  annotations: readonly Annotation[];
  /** What the church has answered about its weeks. */
  answers: readonly WeekAnswer[];
  /** What was typed lately, by day, oldest first; absent where nobody is to be named. */
  typed?: readonly TypedDay[];
  /** What numbers of people, and giving, of the last weeks were before, oldest first; absent where nobody reads that. */
  revised?: readonly Revision[];
  /** The weeks whose attendance waits for an answer; nothing is divided by it. */
  doubted?: ReadonlySet<string>;
  /** Of weeks in which some services were counted and others were not: which; absent where nobody reads that. */
  services?: ServicesByWeek;
  /** What it is to be asked about them, the newest first. */
  questions: readonly KeptQuestion[];
  connections: readonly ConnectionFacts[];
  weekStartsOn: Weekday;
  /** Whether weeks are being counted anew, because they are to begin on another day. */
  isRecounting?: boolean;
  /** The day of the main service, mostly Sunday. */
  serviceDay: Weekday;
  countedDays: CountedDays;
  timeZone: string;
  currency: string | null;
  /** Whether the church has chosen what counts; otherwise our suggestion applies. */
  isChosen: boolean;
  /** Whether gifts to some funds are not counted; absent where all are. */
  areFundsLeftOut?: boolean;
  calendar: ChurchCalendar;
  /** The current local date and instant. */
  today: string;
  now: string;
};
