import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import type { Reading } from '#analytics/forecast/series.ts';

/** The parameters of a made-up church. */
export interface MadeUpChurch {
  seed: number;
  weeks: number;
  level: number;
  /** The standard deviation of one week's noise, in logs. */
  noise: number;
  /** The effect of Easter, in logs. */
  easter: number;
  firstWeek: string;
}

/** A made-up church's weeks: level, season, Easter and noise, reproducible from the seed. */
export function madeUpSeries(church: MadeUpChurch, calendar: ChurchCalendar): Reading[] {
  const random = randomFrom(church.seed);
  return Array.from({ length: church.weeks }, (_, index) => {
    const week = addWeeks(church.firstWeek, index);
    const isEaster = calendar.eventsOf(week).some(({ id }) => id === 'easter');
    const season = 0.05 * Math.cos((2 * Math.PI * index) / 52.18);
    const log = Math.log(church.level) + season + (isEaster ? church.easter : 0);
    const noise = church.noise * normal(random);
    return { week, value: Math.round(Math.exp(log + noise)) };
  });
}

/** A made-up church's share of guests who return, each by the same chance, in weeks of 0 to 6 guests. */
export function madeUpShares(seed: number, weeks: number, chance: number): Reading[] {
  const random = randomFrom(seed);
  return Array.from({ length: weeks }, (_, index) => {
    const base = Math.floor(7 * random());
    const returned = Array.from({ length: base }, random).filter((drawn) => drawn < chance).length;
    const week = addWeeks('2023-01-01', index);
    return { week, value: base === 0 ? null : returned / base, base };
  });
}

/** Numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Box–Muller transform (1958). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
