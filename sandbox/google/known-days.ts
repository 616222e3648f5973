import { createDice } from '../church/dice.ts';
import { createZone, type Day, partsOf } from '../church/zone.ts';

/** Search Console's days are in Pacific time. */
const pacific = createZone('America/Los_Angeles');
const dice = createDice('search console');

/** Which days Search Console has data for at a moment. */
export type KnownDays = {
  /** The moment, in milliseconds. */
  nowMs: number;
  first: Day;
  /** The newest day that is complete: two or three days back. */
  lastFinal: Day;
  /** The newest day with any data: today. */
  lastFresh: Day;
  /** The first day with hourly data. */
  firstByHours: Day;
  /** The fraction of a day's data that is in, up to 1. */
  extentOf(day: Day): number;
};

/** How many days back hourly data reaches. */
const hourlyDays = 10;

/**
 * The days with data at a moment.
 *
 * @param nowMs milliseconds
 */
export function knownDaysAt(nowMs: number, historyMonths: number): KnownDays {
  const today = pacific.dayOf(nowMs);
  const soFar = Math.floor((nowMs - pacific.startOf(today)) / 3_600_000) / 40;
  const lastFinal = today - (dice.roll('lag', today) < 0.5 ? 2 : 3);
  return {
    nowMs,
    first: today - Math.round(historyMonths * 30.44),
    lastFinal,
    lastFresh: today,
    firstByHours: today - hourlyDays,
    extentOf: (day) =>
      day <= lastFinal ? 1 : day === today ? soFar : day === today - 1 ? 0.8 : 0.9,
  };
}

/** An hour of a day as the API writes it, e.g. `2026-08-16T05:00:00-07:00`. */
export function hourOf(day: Day, hour: number): string {
  const local = (day * 24 + hour) * 3_600_000;
  const behind = Math.round((pacific.at(day, hour * 60) - local) / 3_600_000);
  return `${new Date(local).toISOString().slice(0, 19)}-0${behind}:00`;
}

/** A day as the API writes it, e.g. `2026-11-15`. */
export function dateOf(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
