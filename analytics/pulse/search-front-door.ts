import type { FigureWeek } from '#contract/figures.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import type { PulseSearch } from '#contract/functions/pulse-search.ts';
import { searchAnswer, togetherSentence } from '#contract/messages/search-line.ts';
import { addWeeks, lastDayOf } from '../calendar/church-week.ts';
import type { PulseInput } from './pulse-input.ts';
import { localCorrelation } from './rank-correlation.ts';
import { searchLine } from './search-line.ts';
import type { SearchParts } from './search-parts.ts';

/** 28 days; the same weekdays a year before are 52 weeks back. */
const weeksShown = 4;
const yearWeeks = 52;
/** The minimum number of weeks to relate searches to guests. */
const togetherMin = 26;
const togetherMost = 104;
/** Weeks between a search and a first visit. Fixed in advance, not chosen by the result. */
const lagWeeks = 2;

/**
 * How people find the church: the newest 28 days with final data, compared with the same days a year
 * before.
 *
 * @returns null where search is not read, or not for a year yet
 */
export function searchFrontDoor(
  input: PulseInput,
  chosen: FiguresPulse['week'],
): PulseSearch | null {
  const all = byWeek(input, 'search_clicks');
  const other = byWeek(input, 'search_nonbrand_clicks');
  const last = newestComplete(all, chosen.first);
  if (last === null) {
    return null;
  }
  const weeks = Array.from({ length: weeksShown }, (_, back) => addWeeks(last, -back));
  const ago = weeks.map((week) => addWeeks(week, -yearWeeks));
  const now = { all: sum(all, weeks), other: sum(other, weeks) };
  const before = { all: sum(all, ago), other: sum(other, ago) };
  if (now.all === null || now.other === null) {
    return null;
  }
  const otherClicks = { now: now.other, yearAgo: before.other };
  const part = (of: keyof SearchParts) => {
    const sum = sumParts(input, weeks, of);
    return sum === null ? null : { now: sum, yearAgo: sumParts(input, ago, of) };
  };
  const [brand, local] = [part('brand'), part('local')];
  const beside = { from: weeks.at(-1) ?? last, to: lastDayOf(last), other: otherClicks };
  return {
    answer: searchAnswer(otherClicks),
    ...beside,
    brand,
    local,
    withheld: brand && {
      now: Math.max(0, now.all - now.other - brand.now),
      yearAgo: withheldOf(before, brand.yearAgo),
    },
    all: { now: now.all, yearAgo: before.all },
    ...searchLine(input.searchDays, other, beside, chosen),
    together: together(input, other, last),
  };
}

type Weeks = ReadonlyMap<string, FigureWeek>;

function byWeek(
  { figures }: PulseInput,
  figure: 'search_clicks' | 'search_nonbrand_clicks',
): Weeks {
  return new Map((figures.get(figure) ?? []).map((row) => [row.week, row]));
}

function newestComplete(weeks: Weeks, chosen: string): string | null {
  const known = [...weeks.values()].filter(
    ({ state, week }) => state === 'complete' && week <= chosen,
  );
  return known.at(-1)?.week ?? null;
}

/** Null if one of the weeks is incomplete: 21 days are not 28. */
function sum(weeks: Weeks, wanted: readonly string[]): number | null {
  const values = wanted.map((week) => weeks.get(week)?.value ?? null);
  return values.reduce<number | null>(
    (all, value) => (all === null || value === null ? null : all + value),
    0,
  );
}

/** The clicks that Google attributes to no search: rare ones are withheld. */
function withheldOf(
  { all, other }: { all: number | null; other: number | null },
  brand: number | null,
): number | null {
  return all === null || other === null || brand === null ? null : Math.max(0, all - other - brand);
}

function sumParts(
  { searchParts }: PulseInput,
  weeks: readonly string[],
  of: keyof SearchParts,
): number | null {
  const values = weeks.map((week) => searchParts.get(week)?.[of] ?? null);
  return values.reduce<number | null>(
    (all, value) => (all === null || value === null ? null : all + value),
    0,
  );
}

function together(input: PulseInput, other: Weeks, last: string): PulseSearch['together'] {
  const guests = new Map(
    (input.figures.get('first_time_guests') ?? []).map((row) => [row.week, row]),
  );
  const first = addWeeks(last, -togetherMost);
  const searched = [...other.values()].filter(
    ({ week, state }) => week > first && state === 'complete',
  );
  const pairs = searched.flatMap(({ week, value }): [number, number][] => {
    const came = guests.get(addWeeks(week, lagWeeks));
    return came?.state === 'complete' && value !== null && came.value !== null
      ? [[value, came.value]]
      : [];
  });
  if (pairs.length < togetherMin) {
    return null;
  }
  const found = localCorrelation(pairs);
  return { lagWeeks, ...found, sentence: togetherSentence(lagWeeks, found) };
}
