import type { FigureId, FigureWeek } from '#contract/figures.ts';
import type { Annotation } from '#contract/functions/annotations.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import type { SyncProblem } from '#contract/functions/sync.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import type { SearchParts } from './search-parts.ts';

/** What was expected of one week before it came, in the unit of its line. */
export type ExpectedWeek = {
  middle: number;
  range80: { low: number; high: number };
  range95: { low: number; high: number };
};

/** What was expected, by the first day of the week; weeks that it could not be said of are absent. */
type ExpectedWeeks = ReadonlyMap<string, ExpectedWeek>;

/** How an outside system is read at present. */
export type ConnectionFacts = {
  integrationType: IntegrationType;
  isConnected: boolean;
  /** When it was last read whole, or null. */
  readAt: string | null;
  /** Whether its first reading is under way. */
  isReading: boolean;
  /** Since when it has refused us, or null while it answers. */
  brokenSince: string | null;
  /** What went wrong with the last reading, or null. */
  problem: SyncProblem | null;
};

/** A church, its weeks and the moment of looking; all that the dashboard follows from. */
export type PulseInput = {
  figures: ReadonlyMap<FigureId, readonly FigureWeek[]>;
  expected: ReadonlyMap<TileId, ExpectedWeeks>;
  /** By the first day of the week; empty where it was not read. */
  searchParts: ReadonlyMap<string, SearchParts>;
  annotations: readonly Annotation[];
  connections: readonly ConnectionFacts[];
  weekStartsOn: Weekday;
  /** The day most people come: Sunday for most churches. */
  serviceDay: Weekday;
  timeZone: string;
  currency: string | null;
  /** Whether somebody of the church has said what counts; else our suggestion does. */
  isChosen: boolean;
  calendar: ChurchCalendar;
  /** The church's local date and instant of looking. */
  today: string;
  now: string;
};
