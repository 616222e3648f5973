import { mean, median, sum } from 'd3-array';
import type { FigureId, FigureState, FigureWeek } from '#contract/figures.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';
import { addWeeks, lastDayOf } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { isOfFewGivers } from '../figures/few-givers.ts';
import type { PulseInput } from './pulse-input.ts';
import { tileDefinitions } from './tile-definitions.ts';

/** One week of a tile, before it is judged. */
export type TileWeek = {
  week: string;
  /** In the unit of the tile's line; null when missing or hidden. */
  value: number | null;
  /** The denominator, if the value is a share. */
  base: number | null;
  state: FigureState;
  /** Whether it is final, so that it can be judged and learned from. */
  isSettled: boolean;
  source: string;
  asOf: string;
  /** This week's own contribution, for a value over several weeks. */
  own?: { hits: number; base: number };
};

type Rows = Pick<PulseInput, 'figures' | 'today'>;

/** A percentage of fewer people than this would suggest false precision. */
export const shareBaseMin = 20;
/** Volunteers served within this many weeks. */
const servingWindow = 6;
/** Guest cohorts are pooled, because one week has too few. */
const cohortWeeks = 8;
/** The number of weeks that the usual number of headcounts is taken from. */
const usualWeeks = 8;

/** The weeks of a tile, oldest first, each computed from the rows of its figures only. */
export function tileWeeks(tile: TileId, input: Rows): TileWeek[] {
  const builders: Partial<Record<TileId, (input: Rows) => TileWeek[]>> = {
    guest_return: guestReturnWeeks,
    kids: kidsWeeks,
    serving: servingWeeks,
    giving: givingWeeks,
    giving_per_attender: givingPerAttenderWeeks,
    recurring_share: recurringWeeks,
  };
  const build = builders[tile];
  if (build) {
    return build(input);
  }
  const [figure] = tileDefinitions[tile].figures;
  return figure ? plainWeeks(figure, input) : [];
}

function rowsByWeek({ figures }: Rows, figure: FigureId): ReadonlyMap<string, FigureWeek> {
  return new Map((figures.get(figure) ?? []).map((row) => [row.week, row]));
}

/** A figure unchanged, with the base of each value. */
function plainWeeks(
  figure: FigureId,
  { figures, today }: Rows,
  baseOf: (week: string) => number | null = () => null,
): TileWeek[] {
  const rows = figures.get(figure) ?? [];
  const isEarly = Object.values(tileDefinitions).some(
    ({ figures: [first], isWholeAtWeekEnd }) => first === figure && isWholeAtWeekEnd,
  );
  return rows.map(({ week, value, state, source, asOf }, index) => ({
    week,
    value,
    base: baseOf(week),
    state,
    isSettled:
      state === 'complete' || (isEarly && isJustOver(week, today) && hasUsualCount(rows, index)),
    source,
    asOf,
  }));
}

/** Whether a week is the newest that is over. */
function isJustOver(week: string, today: string): boolean {
  const last = lastDayOf(week);
  return last < today && today <= addDays(last, 7);
}

/**
 * Whether a week that is over but not closed has as many headcounts as usual. For check-ins, the
 * number of records says nothing about completeness.
 */
function hasUsualCount(rows: readonly FigureWeek[], index: number): boolean {
  const row = rows[index];
  if (row?.state !== 'incomplete' || row.value === null) {
    return false;
  }
  if (!row.source.includes('headcounts')) {
    return true;
  }
  const before = rows.slice(0, index).filter(({ state }) => state === 'complete');
  const usual = median(before.slice(-usualWeeks), ({ count }) => count) ?? 0;
  return row.count >= usual;
}

/** Children among all who came. */
function kidsWeeks(input: Rows): TileWeek[] {
  const attendance = wholeAttendance(input);
  return plainWeeks('kids', input, (week) => attendance.get(week) ?? null);
}

/** Attendance by week, of those only that were counted whole: nothing is divided by a part of it. */
function wholeAttendance(input: Rows): ReadonlyMap<string, number> {
  return new Map(
    plainWeeks('attendance', input).flatMap(({ week, value, isSettled }) =>
      value !== null && isSettled ? [[week, value] as const] : [],
    ),
  );
}

/** Guests of eight weeks and how many returned; a cohort counts once its six weeks are over. */
function guestReturnWeeks(input: Rows): TileWeek[] {
  const lastClosed = addWeeks(input.today, -6);
  const closed = plainWeeks('guest_return', input).filter(
    ({ week, state }) => state !== 'incomplete' && lastDayOf(week) < lastClosed,
  );
  const rows = input.figures.get('guest_return') ?? [];
  const places = new Map(rows.map(({ week }, index) => [week, index]));
  return closed.map((week) => {
    const end = (places.get(week.week) ?? 0) + 1;
    const before = addWeeks(week.week, -cohortWeeks);
    const cohorts = rows
      .slice(Math.max(0, end - cohortWeeks), end)
      .filter((row) => row.state === 'complete' && row.week > before);
    const guests = sum(cohorts, ({ count }) => count);
    const value = guests === 0 ? null : sum(cohorts, returnedOf) / guests;
    const state = value === null ? 'missing' : 'complete';
    const row = rows[end - 1];
    const own = {
      hits: row ? returnedOf(row) : 0,
      base: row?.value == null ? 0 : row.count,
    };
    return { ...week, value, base: guests, state, isSettled: value !== null, own };
  });
}

/** How many guests of a cohort returned. */
function returnedOf({ value, count }: FigureWeek): number {
  return Math.round((value ?? 0) * count);
}

/** Volunteers, with the adults and students of the same six weeks as their base. */
function servingWeeks(input: Rows): TileWeek[] {
  const kids = rowsByWeek(input, 'kids');
  const adults = new Map<string, number>();
  for (const [week, value] of wholeAttendance(input)) {
    adults.set(week, Math.max(0, value - (kids.get(week)?.value ?? 0)));
  }
  return plainWeeks('serving', input, (week) => {
    const counts = Array.from({ length: servingWindow }, (_, back) =>
      adults.get(addWeeks(week, -back)),
    );
    const average = mean(counts);
    return average === undefined ? null : Math.round(average);
  });
}

/** Whether attendance was ever counted. */
function hasAttendance({ figures }: Pick<Rows, 'figures'>): boolean {
  return (figures.get('attendance') ?? []).some(({ value }) => value !== null);
}

/** The tile that shows a church's giving; per attender also while attendance waits for an answer. */
export function givingTileOf({
  figures,
  asked,
}: Pick<PulseInput, 'figures' | 'asked'>): 'giving' | 'giving_per_attender' {
  const isDivided = hasAttendance({ figures }) || asked.figures.has('attendance');
  return isDivided || !figures.has('giving') ? 'giving_per_attender' : 'giving';
}

/** A week's giving, of a church that has no attendance to divide it by; hidden where givers are few. */
function givingWeeks(input: Rows): TileWeek[] {
  const units = rowsByWeek(input, 'giving_units');
  return hasAttendance(input)
    ? []
    : plainWeeks('giving', input).map((week) =>
        isOfFewGivers('giving', units.get(week.week)?.value)
          ? { ...week, value: null, state: 'suppressed', isSettled: true }
          : week,
      );
}

/** A week's giving per attender, in whole minor units; hidden where givers are few. */
function givingPerAttenderWeeks(input: Rows): TileWeek[] {
  if (!hasAttendance(input)) {
    return [];
  }
  const attendance = wholeAttendance(input);
  const units = rowsByWeek(input, 'giving_units');
  return plainWeeks('giving', input).map((week) => {
    const came = attendance.get(week.week);
    if (isOfFewGivers('giving', units.get(week.week)?.value) || week.state === 'suppressed') {
      return { ...week, value: null, base: null, state: 'suppressed', isSettled: true };
    }
    const value = week.value === null || !came ? null : Math.round(week.value / came);
    const isWhole = week.isSettled && value !== null;
    const state = value === null ? 'missing' : isWhole ? 'complete' : 'incomplete';
    return { ...week, value, state, base: came ?? null, isSettled: isWhole };
  });
}

/** The recurring share of giving; its base is the number of givers. */
function recurringWeeks(input: Rows): TileWeek[] {
  const units = rowsByWeek(input, 'giving_units');
  const giversOf = (week: string) => units.get(week)?.value ?? null;
  return plainWeeks('recurring_share', input, giversOf).map((week) =>
    isOfFewGivers('recurring_share', giversOf(week.week))
      ? { ...week, value: null, base: null, state: 'suppressed', isSettled: true }
      : week,
  );
}
