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
  const aheadMs = startsAt === undefined ? 0 : Date.parse(startsAt) - Date.now();
  return { now: () => new Date(Date.now() + aheadMs), aheadMs };
}
