import { line } from 'd3-shape';
import { type Box, round, type ValueScale, valueScale } from './scale.ts';

/** One of the weeks ahead. */
export type AheadWeek = {
  middle: number;
  range80: { low: number; high: number };
  range95: { low: number; high: number };
};

export type AheadBar = {
  index: number;
  /** The middle of the bar. */
  x: number;
  left: number;
  width: number;
  /** The 95 % range from top to bottom, with the 80 % range inside. */
  top: number;
  bottom: number;
  top80: number;
  bottom80: number;
  middle: number;
};

export type AheadGeometry = {
  scale: ValueScale;
  bars: AheadBar[];
  /** The dotted path that joins the middles. */
  joined: string;
  /** The width of one week. */
  step: number;
};

type Options = { scale?: ValueScale; ticks?: number };

/**
 * One bar for each week ahead, from `box.left` to the right edge. Bars, because nothing happens between
 * Sundays that a slope could show.
 *
 * @param options `scale`: the scale of the past weeks beside it, which must have room for the bars
 */
export function aheadGeometry(
  weeks: readonly AheadWeek[],
  box: Box,
  { scale: given, ticks = 4 }: Options = {},
): AheadGeometry {
  const scale = given ?? valueScale(aheadValues(weeks), box, { ticks });
  const step = (box.width - box.left - box.right) / Math.max(1, weeks.length);
  const width = round(Math.min(24, step * 0.4));
  const bars = weeks.map((week, index) => {
    const x = round(box.left + step * (index + 0.5));
    return {
      index,
      x,
      left: round(x - width / 2),
      width,
      top: scale.y(week.range95.high),
      bottom: scale.y(week.range95.low),
      top80: scale.y(week.range80.high),
      bottom80: scale.y(week.range80.low),
      middle: scale.y(week.middle),
    };
  });
  const joined =
    line<AheadBar>()
      .x(({ x }) => x)
      .y(({ middle }) => middle)
      .digits(1)(bars) ?? '';
  return { scale, bars, joined, step: round(step) };
}

/** The values that a scale must include for the weeks ahead. */
export function aheadValues(weeks: readonly AheadWeek[]): number[] {
  return weeks.flatMap(({ range95 }) => [range95.low, range95.high]);
}
