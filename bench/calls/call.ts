import type pg from 'pg';
import type { Load } from '../load.ts';

/** What a call needs to prepare itself: a running Steeple and its database, as the owner. */
type Bench = { url: string; owner: pg.Pool };

/** One call whose requests per second are measured as a fraction of its floor's. */
export type Call = {
  /** The name in the report. */
  title: string;
  /** The minimum fraction of the floor. */
  shareMin: number;
  /**
   * Fills the database.
   *
   * @returns the load for Steeple and for the floor (bench/floors.ts)
   */
  prepare(bench: Bench): Promise<{ ours: Load; floor: Load }>;
};
