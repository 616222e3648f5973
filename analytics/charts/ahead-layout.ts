import type { Expectation } from '#contract/expectation.ts';
import { type AheadBar, aheadGeometry, aheadValues } from './ahead-geometry.ts';
import { lineGeometry } from './line-geometry.ts';
import type { LineWeek } from './line-week.ts';

/** A week ahead with its words. */
export type AheadColumn = Expectation & {
  /** E.g. `Mar 28`. */
  day: string;
  /** E.g. `227–307`. */
  range: string;
  events: readonly string[];
  isMajor: boolean;
};

/** What came, with the day of each week, and what is expected. */
export type AheadWeeks = {
  past: readonly (LineWeek & { day: string })[];
  ahead: readonly AheadColumn[];
};

const share = { past: 0.27, pastMax: 300 };
const pastInset = { left: 24, right: 36 };
/** Above for names, below for days and ranges. */
export const aheadMargin = { top: 62, bottom: 52 };
/** What a character of a range takes, in pixels, and in the small writing of narrow drawings. */
const digitWidth = { usual: 7.5, small: 6.5 };
/** Between the ranges of two weeks. */
const rangeGap = 6;
/** Between the names of two weeks. */
const nameGap = 8;
/** From one line of a name to the next. */
const nameLine = 15;

type Size = { width: number; height: number; axisRoom: number };

/**
 * Where everything stands: the past on the left of the split, the weeks ahead on its right, one
 * scale.
 *
 * @param size `axisRoom`: what the words of a value axis take on the left
 */
export function aheadLayout({ past, ahead }: AheadWeeks, { width, height, axisRoom }: Size) {
  const split = Math.round(axisRoom + Math.min(share.pastMax, width * share.past));
  const room = { width, height, ...aheadMargin };
  const drawn = lineGeometry(
    past,
    { ...room, left: axisRoom + pastInset.left, right: width - split + pastInset.right },
    { extra: aheadValues(ahead) },
  );
  const { bars, joined } = aheadGeometry(
    ahead,
    { ...room, left: split, right: 0 },
    { scale: drawn.scale },
  );
  return { drawn, bars, joined, named: namedWeeks(ahead, bars, width), split };
}

/** The weeks whose events are written: major ones first, the others where they do not run into those. */
function namedWeeks(
  ahead: readonly AheadColumn[],
  bars: readonly AheadBar[],
  width: number,
): Set<number> {
  const named: { index: number; x: number; half: number }[] = [];
  const byImportance = ahead
    .map(({ events: [event], isMajor }, index) => ({ isMajor, index, event }))
    .filter(({ event }) => event !== undefined)
    .toSorted((a, b) => Number(b.isMajor) - Number(a.isMajor));
  for (const { index, event = '' } of byImportance) {
    const [longest = ''] = inTwoLines(event).toSorted((a, b) => b.length - a.length);
    const half = longest.length * halfCharacter;
    const x = insideX(longest, bars[index]?.x ?? 0, width);
    if (named.every((other) => Math.abs(other.x - x) >= other.half + half + nameGap)) {
      named.push({ index, x, half });
    }
  }
  return new Set(named.map(({ index }) => index));
}

/** The past days that are written: the first, the middle and the newest; there is no room for all. */
export function namedDays(past: readonly unknown[]): Set<number> {
  const newest = past.length - 1;
  return new Set([0, Math.floor(newest / 2), newest]);
}

/**
 * The words of a week ahead, line by line: its event by the bar, its range below. A range is written small
 * where it would run into the next one, and broken where that is not enough.
 */
export function columnWords({ events, range }: AheadColumn, isNamed: boolean, step: number) {
  const [event] = events;
  const isWiderThan = (character: number, room: number) => range.length * character > room;
  const isSmall = isWiderThan(digitWidth.usual, step - rangeGap);
  return {
    event: event !== undefined && isNamed ? inTwoLines(event) : [],
    range: isWiderThan(digitWidth.small, step - rangeGap) ? range.split(/(?<=–)/) : [range],
    isSmall,
  };
}

/**
 * Where the lines of an event's name stand: above its bar; where the line that joins the weeks comes down
 * through the place above, below it, or where there is no room, over that line and what else it would cover.
 *
 * @returns the y of each line
 */
export function nameLines(
  bars: readonly AheadBar[],
  index: number,
  { lines, axisY }: { lines: readonly string[]; axisY: number },
): number[] {
  const { x = 0, top = 0, bottom = 0, median = 0 } = bars[index] ?? {};
  const beside = [bars[index - 1], bars[index + 1]].filter((next) => next !== undefined);
  const isDip = beside.some((next) => next.median < top);
  const isBelow = isDip && axisY - bottom > nameLine * lines.length + 4;
  const half = halfCharacter * Math.max(...lines.map(({ length }) => length));
  const covered = beside.flatMap((next) => {
    const apart = Math.abs(next.x - x);
    const joined = median + (next.median - median) * Math.min(1, half / apart);
    return isDip ? [joined, ...(apart - next.width / 2 < half + 4 ? [next.top] : [])] : [];
  });
  const over = Math.round(Math.min(top, ...covered));
  const first = isBelow ? bottom + nameLine : over - 8 - nameLine * (lines.length - 1);
  return lines.map((_, line) => first + nameLine * line);
}

/** Half of what a character takes, in pixels. */
const halfCharacter = 3.6;

/** The middle of a word that ends within a drawing of this width. */
export function insideX(text: string, x: number, width: number): number {
  return Math.min(x, width - text.length * halfCharacter);
}

/** Longer names are broken at the space nearest to their middle. */
function inTwoLines(text: string): string[] {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (text.length < 10 || nearest === undefined) {
    return [text];
  }
  return [text.slice(0, nearest), text.slice(nearest + 1)];
}
