import { median } from 'd3-array';
import type { AnyFigureId, FigureWeek } from '#contract/figures.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import { lastDayOf } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import type { TileRows, TileWeek } from '../figures/tile.ts';
import type { PulseInput } from './pulse-input.ts';
import { tileOf, tilesOf } from './tile-definitions.ts';

type Rows = Pick<
  PulseInput,
  'figures' | 'own' | 'today' | 'serviceDay' | 'countedDays' | 'doubted'
>;

/** A percentage of fewer people than this would suggest false precision. */
export const shareBaseMin = 20;
/** The number of weeks that the usual number of headcounts is taken from. */
const usualWeeks = 8;

/** The weeks of a tile, oldest first, each computed from the rows of its figures only. */
export function tileWeeks(tile: TileId, input: Rows): TileWeek[] {
  const { weeks, figures } = tileOf(tile, input);
  const [figure] = figures;
  const rows = tileRows(input);
  return weeks ? weeks(rows) : figure ? rows.plain(figure) : [];
}

function tileRows(input: Rows): TileRows {
  const { figures, today } = input;
  const of = (figure: AnyFigureId) => figures.get(figure) ?? [];
  return {
    today,
    of,
    byWeek: (figure) => new Map(of(figure).map((row) => [row.week, row])),
    plain: (figure, baseOf) => plainWeeks(figure, input, baseOf),
    wholeAttendance: () => wholeAttendance(input),
    hasAttendance: hasAttendance(input),
  };
}

/** A figure unchanged, with the base of each value. */
function plainWeeks(
  figure: AnyFigureId,
  input: Rows,
  baseOf: (week: string) => number | null = () => null,
): TileWeek[] {
  const rows = input.figures.get(figure) ?? [];
  const tiles = tilesOf(input)
    .map((tile) => tileOf(tile, input))
    .filter(({ figures: [first] }) => first === figure);
  const isEarly = tiles.some(({ wholeAfter }) => wholeAfter !== 'closing');
  const isOfService = tiles.some(({ wholeAfter }) => wholeAfter === 'service');
  return rows.map(({ week, value, state, source, asOf }, index) => ({
    week,
    value,
    base: baseOf(week),
    state,
    isSettled:
      state === 'complete' ||
      ((isJustOver(week, input.today)
        ? isEarly
        : isOfService && isServed(rows, index, { ...input, days: daysOf(figure, input) })) &&
        hasUsualCount(rows, index)),
    source,
    asOf,
  }));
}

/** The days on which a figure's people are counted; none while that is not known. */
export function daysOf(
  figure: AnyFigureId | undefined,
  { countedDays }: Pick<PulseInput, 'countedDays'>,
): readonly Weekday[] {
  const isOfOwnDays = figure === 'kids' || figure === 'first_time_guests';
  return (isOfOwnDays ? countedDays[figure] : undefined) ?? countedDays.services;
}

/** Whether a week is the newest that is over. */
function isJustOver(week: string, today: string): boolean {
  const last = lastDayOf(week);
  return last < today && today <= addDays(last, 7);
}

/**
 * Whether the days of a running week's services are over. Headcounts of the main day that are as many as
 * usual leave nothing to wait for.
 */
function isServed(
  rows: readonly FigureWeek[],
  index: number,
  { today, serviceDay: mainDay, days }: Rows & { days: readonly Weekday[] },
): boolean {
  const row = rows[index];
  if (row === undefined || today < row.week || today > lastDayOf(row.week)) {
    return false;
  }
  const isOver = (serviceDay: Weekday) => serviceDayOf(row.week, { serviceDay }) < today;
  if (days.length > 0 && days.every(isOver)) {
    return ['headcounts', 'check_ins', 'hand'].some((source) => row.source.includes(source));
  }
  const wasCounted = rows.slice(0, index).some(({ state }) => state === 'complete');
  const isOfHeads = row.source.split('+').every((each) => each === 'headcounts' || each === 'hand');
  return isOfHeads && wasCounted && isOver(mainDay);
}

/**
 * Whether a week that is not closed has as many headcounts as usual. For check-ins, the
 * number of records says nothing about completeness.
 */
function hasUsualCount(rows: readonly FigureWeek[], index: number): boolean {
  const row = rows[index];
  if (row?.state !== 'incomplete' || row.value === null) {
    return false;
  }
  if (!row.source.includes('headcounts') && !row.source.includes('hand')) {
    return true;
  }
  const before = rows.slice(0, index).filter(({ state }) => state === 'complete');
  const usual = median(before.slice(-usualWeeks), ({ count }) => count) ?? 0;
  return row.count >= usual;
}

/** Attendance by week, of those only that were counted whole and are believed. */
function wholeAttendance(input: Rows): ReadonlyMap<string, number> {
  return new Map(
    plainWeeks('attendance', input).flatMap(({ week, value, isSettled }) =>
      value !== null && isSettled && !input.doubted?.has(week) ? [[week, value] as const] : [],
    ),
  );
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
