import type pg from 'pg';
import type { Load } from '../load.ts';

/** What a call needs to prepare itself: a running Steeple and its database, as the owner. */
type Bench = { url: string; owner: pg.Pool };

/** One call whose requests per second are measured as a share of its floor's. */
export type Call = {
  /** What it is to whoever reads the figures. */
  title: string;
  /** The least share of the floor it may reach. */
  shareMin: number;
  /**
   * Fills the database.
   *
   * @returns what Steeple is asked and what the floor is (bench/floors.ts)
   */
  prepare(bench: Bench): Promise<{ ours: Load; floor: Load }>;
};
