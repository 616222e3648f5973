import { type ClippedWeek, clipWeeks } from './clip-weeks.ts';
import type { DrawnExpectation, LineWeek } from './line-week.ts';
import { areaPath, linePath } from './paths.ts';
import { type Box, round, type ValueScale, valueScale, weekPlaces } from './scale.ts';

export type LineMark = {
  index: number;
  x: number;
  y: number;
  shape: 'point' | 'newest' | 'diamond' | 'shift' | 'open';
};

/** Something beyond the drawing, where it is marked. */
type ClippedMark = ClippedWeek & { x: number; y: number };

export type LineGeometry = {
  /** The weeks as they are drawn: within its bounds. */
  weeks: readonly LineWeek[];
  scale: ValueScale;
  /** The x position of each week. */
  xs: number[];
  /** An SVG path; empty if there is nothing to draw. */
  line: string;
  /** The dotted path to a provisional point. */
  provisional: string;
  range80: string;
  range95: string;
  lastYear: string;
  marks: LineMark[];
  /** The positions of weeks that nobody counted. */
  missing: { index: number; x: number }[];
  /** The bar under the weeks of a shift. */
  shift: { x1: number; x2: number } | null;
  /** The hatched area of the newest weeks, which may still change. */
  hatch: { x: number; width: number } | null;
  /** What lies beyond the drawing and is drawn at its edge. */
  clipped: ClippedMark[];
  /** The y position of the axis. */
  axisY: number;
};

type Options = {
  ticks?: number;
  fromZero?: boolean;
  whole?: boolean;
  clips?: boolean;
  extra?: readonly number[];
  axisGap?: number;
};

/**
 * Turns weeks into coordinates and SVG paths, for any medium.
 *
 * @param options `extra`: further values that must fit; `axisGap`: distance of the axis below the
 *   lowest value, in pixels; `clips`: whether a few far values are drawn at the edge, so that they do not
 *   press the others flat
 */
export function lineGeometry(
  given: readonly LineWeek[],
  box: Box,
  { extra = [], axisGap = 0, clips = false, ...options }: Options = {},
): LineGeometry {
  const { weeks, clipped } = clips ? clipWeeks(given) : { weeks: withinReach(given), clipped: [] };
  const scale = valueScale([...weeks.flatMap(valuesOf), ...extra], box, options);
  const xs = weekPlaces(weeks.length, box);
  const places = weeks.map((week, index) => ({ ...week, index, x: xs[index] ?? 0 }));
  return {
    weeks,
    scale,
    xs,
    line: pathOf(places, scale, ({ value, isProvisional }) => (isProvisional ? null : value)),
    provisional: provisionalPath(places, scale),
    range80: rangePath(places, scale, ({ low80, high80 }) => [low80, high80]),
    range95: rangePath(places, scale, ({ low95, high95 }) => [low95, high95]),
    lastYear: pathOf(places, scale, ({ lastYear }) => lastYear ?? null),
    marks: places.flatMap((place) => markOf(place, scale, weeks.length)),
    missing: places
      .filter(({ value, isUnread }) => value === null && !isUnread)
      .map(({ index, x }) => ({ index, x })),
    shift: shiftBar(places),
    hatch: hatchOf(places, xs, box),
    clipped: clipped.map((one) => ({
      ...one,
      x: xs[one.index] ?? 0,
      y: scale.y(one.edge),
    })),
    axisY: box.height - box.bottom + axisGap,
  };
}

type Place = LineWeek & { index: number; x: number };

/** Cuts ranges off at twice the highest week: a very wide one would press the line flat. */
function withinReach(weeks: readonly LineWeek[]): readonly LineWeek[] {
  const reach = 2 * Math.max(0, ...weeks.map(({ value }) => value ?? 0));
  return reach === 0
    ? weeks
    : weeks.map((week) => ({ ...week, expected: week.expected && cutOff(week.expected, reach) }));
}

function cutOff(expected: DrawnExpectation, reach: number): DrawnExpectation {
  const { low80, high80, low95, high95 } = expected;
  const cut = (value: number) => Math.min(value, reach);
  const narrow = { low80: cut(low80), high80: cut(high80) };
  return low95 === undefined || high95 === undefined
    ? narrow
    : { ...narrow, low95: cut(low95), high95: cut(high95) };
}

/** All that is drawn of a week. */
export function valuesOf({ value, expected, lastYear }: LineWeek): number[] {
  const { low80, high80, low95, high95 } = expected ?? {};
  return [value, low80, high80, low95, high95, lastYear].filter(
    (each) => each !== null && each !== undefined,
  );
}

/** An expectation for where there is no room for its wider range. */
export function withoutWide(expected: DrawnExpectation | null): DrawnExpectation | null {
  return expected && { low80: expected.low80, high80: expected.high80 };
}

function pathOf(places: Place[], scale: ValueScale, pick: (place: Place) => number | null) {
  return linePath(
    places.map((place) => {
      const value = pick(place);
      return value === null ? null : { x: place.x, y: scale.y(value) };
    }),
  );
}

type Ends = [low: number | undefined, high: number | undefined];

function rangePath(
  places: Place[],
  scale: ValueScale,
  endsOf: (expected: DrawnExpectation) => Ends,
) {
  return areaPath(
    places.map(({ x, expected }) => {
      const [low, high] = expected ? endsOf(expected) : [];
      return low === undefined || high === undefined
        ? null
        : { x, low: scale.y(low), high: scale.y(high) };
    }),
  );
}

/** From the previous week, if it was counted, to the provisional one. */
function provisionalPath(places: Place[], scale: ValueScale): string {
  return places
    .filter(({ isProvisional, value }) => isProvisional && value !== null)
    .map((place) => {
      const before = places[place.index - 1];
      const isJoined = before && before.value !== null;
      return isJoined ? pathOf([before, place], scale, ({ value }) => value) : '';
    })
    .join('');
}

function markOf({ index, x, value, isProvisional, mark }: Place, scale: ValueScale, count: number) {
  if (value === null) {
    return [];
  }
  const isNewest = index === count - 1;
  const ordinary = isNewest ? 'newest' : 'point';
  const judged = mark === 'unusual' ? 'diamond' : mark === 'shift' ? 'shift' : ordinary;
  const shape: LineMark['shape'] = isProvisional ? 'open' : judged;
  return [{ index, x, y: scale.y(value), shape }];
}

function shiftBar(places: Place[]): LineGeometry['shift'] {
  const shifted = places.filter(({ mark }) => mark === 'shift');
  const first = shifted[0];
  const last = shifted.at(-1);
  return first && last ? { x1: first.x, x2: last.x } : null;
}

/** From the first of the trailing weeks that may still change to the edge. */
function hatchOf(places: Place[], xs: number[], box: Box): LineGeometry['hatch'] {
  const first = places.findLastIndex(({ isProvisional }) => !isProvisional) + 1;
  const place = places[first];
  if (!place) {
    return null;
  }
  const step = (xs[1] ?? 0) - (xs[0] ?? 0);
  const half = Math.max(6, Math.min(24, step || 12)) / 2;
  const right = Math.min(box.width, (xs.at(-1) ?? 0) + half);
  return { x: round(place.x - half), width: round(right - place.x + half) };
}
