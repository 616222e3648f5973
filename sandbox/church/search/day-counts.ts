import { createDice, roundByChance, type Stream } from '../dice.ts';
import { type Day, dayOfDate } from '../zone.ts';
import { lostPageAt } from './lost-pages.ts';
import type { PropertyLife, SearchLife } from './search-life.ts';
import { type SearchTerm, searchTerms } from './search-terms.ts';
import { interest, type Season } from './seasons.ts';

/** One day's count of one term, on one page, from one country, on one kind of device. */
export type Cell = {
  query: string | null;
  page: string;
  country: string;
  device: string;
  clicks: number;
  impressions: number;
  position: number;
};

/** The dimensions to split a count by. */
export type Division = { byCountry: boolean; byDevice: boolean };

type Part = {
  page: string;
  country: string;
  device: string;
  weight: number;
  /** Whether the property covers the page. */
  isCovered: boolean;
};

const countries: readonly [string, number][] = [
  ['usa', 0.945],
  ['mex', 0.018],
  ['can', 0.015],
  ['gbr', 0.012],
  ['ind', 0.01],
];
const devices: readonly [string, number][] = [
  ['MOBILE', 0.72],
  ['DESKTOP', 0.25],
  ['TABLET', 0.03],
];
const secondPageWeight = 0.08;
const startOf2026 = dayOfDate('2026-01-01') ?? 0;

/**
 * How often people saw and opened a church's pages. Nothing is stored: every number is generated from
 * the church, the term and the day; which page is lost, from the moment too.
 *
 * @param nowMs the moment of asking, in milliseconds
 */
export function createDayCounts({ life, covers }: PropertyLife, division: Division, nowMs: number) {
  const lostOn = lostPageAt(nowMs);
  const dice = createDice(life.seed);
  const terms = searchTerms(life).map((term, place) => ({
    term,
    place,
    parts: partsOf(term, division, covers),
  }));
  /** The cells of one day; `extent` is the part of the day that is known, up to 1. */
  return function* countDay(day: Day, extent: number): Generator<Cell> {
    const mood = volumeOf(life, day) * (0.88 + 0.24 * dice.roll('day', day)) * extent;
    const climb = 0.97 ** yearsTo(day);
    const path = lostOn(day);
    const lost = path && `${life.site}${path}`;
    const interests = new Map<Season, number>();
    for (const { term, place, parts } of terms) {
      const { season } = term;
      const wanted = interests.get(season) ?? interest(season, day);
      interests.set(season, wanted);
      const roll = dice.stream('term', place, day);
      const total = countTerm(term, roll, { mean: mood * term.share * wanted, climb });
      for (const cell of divide(term, total, parts, roll())) {
        yield cell.page === lost ? { ...cell, page: `${life.site}/` } : cell;
      }
    }
  };
}

type Count = { clicks: number; impressions: number; position: number };

/** The impressions of an average day at that time. */
function volumeOf({ weeklyImpressions, yearlyGrowth, opening }: SearchLife, day: Day): number {
  const isBefore = opening !== null && day < (dayOfDate(opening.date) ?? 0);
  return (
    (weeklyImpressions / 7) * yearlyGrowth ** yearsTo(day) * (isBefore ? opening.factorBefore : 1)
  );
}

function yearsTo(day: Day): number {
  return (day - startOf2026) / 365.25;
}

function countTerm(
  { ctr, position }: SearchTerm,
  roll: Stream,
  { mean, climb }: { mean: number; climb: number },
): Count {
  const impressions = roundByChance(mean * (0.75 + 0.5 * roll()), roll);
  const clicks = Math.min(
    impressions,
    roundByChance(impressions * ctr * (0.7 + 0.6 * roll()), roll),
  );
  const placeNow = position * climb * (0.93 + 0.14 * roll());
  return { impressions, clicks, position: Math.max(1, placeNow) };
}

function partsOf(
  term: SearchTerm,
  { byCountry, byDevice }: Division,
  covers: PropertyLife['covers'],
): Part[] {
  const pages: readonly [string, number][] = [
    [term.pages[0], 1 - secondPageWeight],
    [term.pages[1], secondPageWeight],
  ];
  return pages.flatMap(([page, pageWeight]) =>
    (byCountry ? countries : [['', 1] as const]).flatMap(([country, countryWeight]) =>
      (byDevice ? devices : [['', 1] as const]).map(([device, deviceWeight]) => ({
        page,
        country,
        device,
        weight: pageWeight * countryWeight * deviceWeight,
        isCovered: covers(page),
      })),
    ),
  );
}

/** Splits integer counts into parts that add up again, with never more clicks than impressions. */
function divide(term: SearchTerm, total: Count, parts: readonly Part[], chance: number): Cell[] {
  if (total.impressions === 0) {
    return [];
  }
  const impressions = shareOut(total.impressions, parts, chance);
  const clicks = shareOut(total.clicks, parts, chance);
  let surplus = 0;
  for (const [place, seen] of impressions.entries()) {
    surplus += Math.max(0, (clicks[place] ?? 0) - seen);
    clicks[place] = Math.min(clicks[place] ?? 0, seen);
  }
  return parts.flatMap(({ page, country, device, isCovered }, place) => {
    const seen = impressions[place] ?? 0;
    const extra = Math.min(surplus, seen - (clicks[place] ?? 0));
    surplus -= extra;
    const opened = (clicks[place] ?? 0) + extra;
    return seen === 0 || !isCovered
      ? []
      : [{ query: term.text, page, country, device, ...total, impressions: seen, clicks: opened }];
  });
}

function shareOut(count: number, parts: readonly Part[], chance: number): number[] {
  let weight = 0;
  let given = 0;
  return parts.map((part, place) => {
    weight += part.weight;
    const upTo = place === parts.length - 1 ? count : Math.floor(count * weight + chance);
    const own = Math.min(count, upTo) - given;
    given += own;
    return own;
  });
}
