import { quantileSorted } from 'd3-array';
import type { LineWeek } from './line-week.ts';

/** A value beyond what is drawn. */
export type ClippedWeek = {
  index: number;
  value: number;
  /** Where it is drawn instead. */
  edge: number;
  side: 'above' | 'below';
  /** Whether it is of the year before. */
  isBefore: boolean;
};

/** Beyond this many times the usual spread, a value would press the others flat. */
const farSpreads = 1.5;
/** A range that goes on over the highest week by more than this is cut off. */
const reach = 1.25;
/** So little beyond the drawing, as a share of it, a week of the year before still belongs in. */
const nearShare = 0.15;
/** More of the year before than this share lies elsewhere, rather than far out. */
const fewShare = 0.1;
/** All of the year before belongs in as long as this year keeps this share of the height. */
const keptShare = 0.5;

/**
 * Draws at the edge what lies far from the others, and the few weeks of the year before that lie beyond
 * this year's weeks and ranges.
 */
export function clipWeeks(weeks: readonly LineWeek[]): {
  weeks: LineWeek[];
  clipped: ClippedWeek[];
} {
  const bounds = boundsOf(weeks);
  if (bounds === null) {
    return { weeks: [...weeks], clipped: [] };
  }
  const { low, high } = bounds;
  const cut = (value: number) => Math.max(low, Math.min(high, value));
  const clipped = weeks.flatMap(({ value, lastYear }, index) =>
    [
      { value, isBefore: false },
      { value: lastYear ?? null, isBefore: true },
    ].flatMap(({ value: one, isBefore }) =>
      one === null || cut(one) === one
        ? []
        : [
            {
              index,
              value: one,
              edge: cut(one),
              side: one > high ? ('above' as const) : ('below' as const),
              isBefore,
            },
          ],
    ),
  );
  return {
    clipped,
    weeks: weeks.map(({ value, lastYear, expected, ...week }) => ({
      ...week,
      value: value === null ? null : cut(value),
      lastYear: lastYear == null ? null : cut(lastYear),
      expected: expected && cutRange(expected, cut),
    })),
  };
}

function cutRange<Range extends Record<string, number | undefined>>(
  expected: Range,
  cut: (value: number) => number,
): Range {
  const entries = Object.entries(expected).map(([name, value]) => [
    name,
    value === undefined ? value : cut(value),
  ]);
  return { ...expected, ...Object.fromEntries(entries) };
}

/** The values between which everything is drawn; null where there are none. */
function boundsOf(weeks: readonly LineWeek[]): { low: number; high: number } | null {
  const own = weeks.flatMap(({ value }) => (value === null ? [] : [value]));
  const core = [
    ...own,
    ...weeks.flatMap(({ expected }) => (expected ? [expected.low80, expected.high80] : [])),
  ].toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [quantileSorted(core, 0.1), quantileSorted(core, 0.9)];
  if (core.length === 0) {
    return null;
  }
  const far = Math.max(farSpreads * (high - low), Math.abs(high) * 0.05, 1e-9);
  const drawn = {
    low: Math.max(Math.min(...core), low - far),
    high: Math.min(
      Math.max(...core),
      high + far,
      ...(own.length > 0 ? [reach * Math.max(...own)] : []),
    ),
  };
  const before = weeks.flatMap(({ lastYear }) => (lastYear == null ? [] : [lastYear]));
  const near = nearShare * (drawn.high - drawn.low);
  const close = before.filter((value) => value >= drawn.low - near && value <= drawn.high + near);
  const all = withAll(drawn, before);
  const areFew = before.length - close.length <= fewShare * before.length;
  const isFlat = drawn.high - drawn.low < keptShare * (all.high - all.low);
  return areFew || isFlat ? withAll(drawn, close) : all;
}

function withAll({ low, high }: { low: number; high: number }, values: readonly number[]) {
  return { low: Math.min(low, ...values), high: Math.max(high, ...values) };
}
