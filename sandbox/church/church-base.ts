import type { ChurchSpec } from './church-spec.ts';
import { createDice, type Dice } from './dice.ts';
import { type Day, dayAt, dayMs, partsOf, type Zone } from './zone.ts';

/** One week of the church's history, from its Sunday on. */
export type Week = { number: number; sunday: Day };

/** What everything else about a church is generated from. */
export type ChurchBase = {
  spec: ChurchSpec;
  /** The time of the snapshot, in milliseconds; nothing later is known. */
  asOf: number;
  zone: Zone;
  dice: Dice;
  /** The weeks since the church started using Planning Center; the last may be in the future. */
  weeks: readonly Week[];
  /** The API's id for a number of ours. */
  id(number: number): string;
};

/** The Sunday that weeks are counted from, so that a week has the same number always and everywhere. */
const firstSunday: Day = dayAt(2018, 1, 7);
const usualStart: Day = dayAt(2023, 9, 3);
const weeksMin = 157;

/** Planning Center opens a week this many days before its Sunday. */
const daysAhead = 7;

/**
 * The base of a church at a moment; a young church's age is counted from `beganBefore`.
 */
export function churchBase(
  spec: ChurchSpec,
  zone: Zone,
  asOf: number,
  beganBefore: number,
): ChurchBase {
  const { size, beganWeeksAgo } = spec;
  const today = zone.dayOf(asOf);
  const first = beganWeeksAgo === null ? null : zone.dayOf(beganBefore) - beganWeeksAgo * 7;
  return {
    spec,
    asOf,
    zone,
    dice: createDice(spec.organization.id),
    weeks: size === 0 ? [] : weeksUntil(today, first),
    id: (number) => String(spec.idBase + number),
  };
}

/** Starts whole years of 52 weeks earlier where an early clock would leave too few weeks. */
function weeksUntil(today: Day, first: Day | null): Week[] {
  let start = first === null ? usualStart : sundayFrom(first);
  while (first === null && today - start < weeksMin * 7) {
    start -= 52 * 7;
  }
  const weeks: Week[] = [];
  for (let sunday = start; sunday <= today + daysAhead; sunday += 7) {
    weeks.push({ number: (sunday - firstSunday) / 7, sunday });
  }
  return weeks;
}

/** Years, with a fraction, from one day to another. */
export function yearsBetween(from: Day, to: Day): number {
  return (to - from) / 365.25;
}

/** How far through the year a day is, from 0 to 1. */
export function partOfYear(day: Day): number {
  const { year } = partsOf(day);
  return (day - dayAt(year, 1, 1)) / 365.25;
}

/** The start of the hour: data is regenerated once an hour. */
export function wholeHour(moment: number): number {
  return moment - (moment % (dayMs / 24));
}

/**
 * Days between recurring things, for a given number of them in three years (more in a large
 * church). It does not depend on the clock, so that the past never changes.
 */
export function gapOf({ spec }: ChurchBase, inThreeYears: number): number {
  return (weeksMin * 7 - 10) / Math.max(spec.rowsMin, inThreeYears * spec.size);
}

function sundayFrom(day: Day): Day {
  return day + ((7 - partsOf(day).weekday) % 7);
}
