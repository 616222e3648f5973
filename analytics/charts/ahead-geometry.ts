import type { Expectation } from '#contract/expectation.ts';
import { linePath } from './paths.ts';
import { type Box, round, type ValueScale, valueScale } from './scale.ts';

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
  median: number;
};

export type AheadGeometry = {
  scale: ValueScale;
  bars: AheadBar[];
  /** The dotted path that joins the medians. */
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
  weeks: readonly Expectation[],
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
      top: scale.y(week.high95),
      bottom: scale.y(week.low95),
      top80: scale.y(week.high80),
      bottom80: scale.y(week.low80),
      median: scale.y(week.median),
    };
  });
  const joined = linePath(bars.map(({ x, median }) => ({ x, y: median })));
  return { scale, bars, joined, step: round(step) };
}

/** The values that a scale must include for the weeks ahead. */
export function aheadValues(weeks: readonly Expectation[]): number[] {
  return weeks.flatMap(({ low95, high95 }) => [low95, high95]);
}
