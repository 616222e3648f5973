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

/** Room that an event's name takes. */
const nameWidth = 88;
const share = { past: 0.27, pastMax: 300 };
const pastInset = { left: 24, right: 28 };
/** Above for names, below for days and ranges. */
export const aheadMargin = { top: 62, bottom: 52 };
/** What a character of a range takes, in pixels, and in the small writing of narrow drawings. */
const digitWidth = { usual: 7.5, small: 6.5 };
/** Between the ranges of two weeks. */
const rangeGap = 6;
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
  return { drawn, bars, joined, named: namedWeeks(ahead, bars), split };
}

/** The weeks whose events are written: major ones first, the others where none is next to them. */
function namedWeeks(ahead: readonly AheadColumn[], bars: readonly AheadBar[]): Set<number> {
  const named: number[] = [];
  const byImportance = ahead
    .map(({ events, isMajor }, index) => ({ isMajor, index, hasEvent: events.length > 0 }))
    .filter(({ hasEvent }) => hasEvent)
    .toSorted((a, b) => Number(b.isMajor) - Number(a.isMajor));
  for (const { index } of byImportance) {
    const x = bars[index]?.x ?? 0;
    if (named.every((other) => Math.abs((bars[other]?.x ?? 0) - x) >= nameWidth)) {
      named.push(index);
    }
  }
  return new Set(named);
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
 * Where the lines of an event's name stand: above its bar, or below it where the line that joins the weeks
 * comes down through the place above and there is room.
 *
 * @returns the y of each line
 */
export function nameLines(
  bars: readonly AheadBar[],
  index: number,
  { lines, axisY }: { lines: number; axisY: number },
): number[] {
  const { top = 0, bottom = 0 } = bars[index] ?? {};
  const isDip = [bars[index - 1], bars[index + 1]].some((next) => next && next.median < top);
  const isBelow = isDip && axisY - bottom > nameLine * lines + 4;
  const first = isBelow ? bottom + nameLine : top - 8 - nameLine * (lines - 1);
  return Array.from({ length: lines }, (_, line) => first + nameLine * line);
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
