/** The clock of syncs, figures and dashboards; sign-in keeps the machine's. */
export type Clock = {
  now(): Date;
  /** How far it is ahead of the machine's clock. */
  aheadMs: number;
};

/**
 * The machine's clock, or one that begins at another moment and goes on from it (`STEEPLE_NOW`).
 *
 * @param startsAt ISO 8601
 */
export function createClock(startsAt?: string): Clock {
  return clockAhead(startsAt === undefined ? 0 : Date.parse(startsAt) - Date.now());
}

/** A clock that is so far ahead of the machine's, e.g. as another process of ours has it. */
export function clockAhead(aheadMs: number): Clock {
  return { now: () => new Date(Date.now() + aheadMs), aheadMs };
}
