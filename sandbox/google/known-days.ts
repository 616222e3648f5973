import { createDice } from '../church/dice.ts';
import { createZone, type Day, partsOf } from '../church/zone.ts';

/** Search Console's days are those of California. */
const pacific = createZone('America/Los_Angeles');
const dice = createDice('search console');

/** Which days Search Console can tell of at a moment. */
export type KnownDays = {
  first: Day;
  /** The newest day that is complete: two or three days back. */
  lastFinal: Day;
  /** The newest day of which something is known: yesterday. */
  lastFresh: Day;
  /** How much of a day is known, up to 1. */
  extentOf(day: Day): number;
};

/** Takes a moment in milliseconds and how far back history goes. */
export function knownDaysAt(nowMs: number, historyMonths: number): KnownDays {
  const today = pacific.dayOf(nowMs);
  const lastFinal = today - (dice.roll('lag', today) < 0.5 ? 2 : 3);
  return {
    first: today - Math.round(historyMonths * 30.44),
    lastFinal,
    lastFresh: today - 1,
    extentOf: (day) => (day <= lastFinal ? 1 : day === today - 1 ? 0.55 : 0.9),
  };
}

/** A day as the API writes it, e.g. `2026-11-15`. */
export function dateOf(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
