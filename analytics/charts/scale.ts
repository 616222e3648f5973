import { nice, ticks } from 'd3-array';

/** A drawing's size and its margins, in pixels. */
export type Box = {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
};

export type ValueScale = {
  /** The y position of a value, in pixels from the top. */
  y(value: number): number;
  ticks: { value: number; y: number }[];
  /** The value at the bottom. */
  low: number;
};

type Options = { ticks?: number; fromZero?: boolean; whole?: boolean };

/**
 * A linear scale from the bottom of a box to its top, with round bounds.
 *
 * @param values what must fit; nulls are ignored
 * @param options `ticks`: the approximate number of ticks; `fromZero`: whether to include zero;
 *   `whole`: whether parts of one mean nothing, as of people
 */
export function valueScale(
  values: readonly (number | null)[],
  box: Box,
  { ticks: wanted = 4, fromZero = false, whole = false }: Options = {},
): ValueScale {
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...known, ...(fromZero || known.length === 0 ? [0] : []));
  const highest = Math.max(...known, ...(known.length === 0 ? [1] : []));
  const room = lowest === highest ? Math.max(1, Math.abs(highest) * 0.1) : 0;
  const bottom = lowest >= 0 ? Math.max(0, lowest - room) : lowest - room;
  const [low, high] = nice(bottom, highest + room, wanted);
  const inner = box.height - box.top - box.bottom;
  const y = (value: number) => round(box.top + inner * (1 - (value - low) / (high - low)));
  const lines = ticks(low, high, wanted).filter((value) => !whole || Number.isInteger(value));
  return { y, low, ticks: lines.map((value) => ({ value, y: y(value) })) };
}

/**
 * The x positions of `count` weeks, in pixels from the left; a single one is at the right edge, where
 * the newest always is.
 */
export function weekPlaces(count: number, box: Box): number[] {
  const inner = box.width - box.left - box.right;
  const step = count > 1 ? inner / (count - 1) : 0;
  const first = count > 1 ? box.left : box.width - box.right;
  return Array.from({ length: count }, (_, index) => round(first + step * index));
}

/** Rounds to one decimal, which is finer than a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
