import type { Expectation } from '#contract/expectation.ts';

/** A week that can be judged: settled, counted, not masked. */
export type JudgedInput = {
  week: string;
  value: number;
  expected: Expectation;
  /** The smallest possible change, e.g. one person; smaller deviations count as none. */
  grain: number;
  /** The standard deviation due to chance alone, e.g. √40 for 40 people. */
  chance: number;
  /** The deviation of this week's own part, in standard deviations, where it is known. */
  fresh?: number | undefined;
};

export type Judgement = {
  week: string;
  state: 'normal' | 'unusual' | 'shift';
  direction: 'more' | 'fewer' | null;
  /** The number of newest weeks that form the shift; 0 unless shifted. */
  shiftWeeks: number;
};

/**
 * How far a value must lie from the median, in half-widths of the range. Applied literally, the
 * reference's rules would raise about five false alarms a year: 2.6 of 52 weeks lie outside a 95 % range
 * by chance. This limits a quiet series to one a year and figure (false-alarms.test.ts).
 */
const guard = 1.5;
/** For small counts, rounding ranges outwards to whole people is a guard in itself. */
const guardOfFew = 1.35;
const few = 20;
/** Fewer standard deviations of chance are never unusual: 6 people are none at a church of 40. */
const chanceMin = 1.5;
/** The window in which two weeks outside the 80 % range are unusual. */
const twiceWithin = 3;
const runLength = 8;
/** The minimum mean deviation of a run, in standard deviations, for it to matter. */
const runReachMin = 0.5;
/**
 * Page's CUSUM in standard deviations: weekly slack, alarm limit, and a cap, so that it ends about five
 * weeks after the forecast has learned the new level.
 */
const cusum = { slack: 0.5, limit: 5, max: 7.5 };
/** The weight, in weeks, of the prior correlation between neighboring weeks. */
const priorWeeks = 20;

/**
 * Judges each week by its forecast: unusual when clearly outside the 95 % range
 * once, or the 80 % range twice in three weeks on one side; a sustained shift when eight weeks in a
 * row lie on one side, or when a CUSUM of the deviations says so.
 *
 * @param weeks oldest first
 * @param windowWeeks the number of weeks that each value covers
 */
export function judgeWeeks(weeks: readonly JudgedInput[], windowWeeks = 1): Judgement[] {
  const deviations = weeks.map(deviationOf);
  const shifts = shiftsOf(deviations, freshParts(weeks, deviations, windowWeeks));
  return weeks.map(({ week }, index) => {
    const shift = shifts[index] ?? 0;
    if (shift !== 0) {
      return { week, state: 'shift', direction: sideOf(shift), shiftWeeks: Math.abs(shift) };
    }
    const side = unusualSide(weeks, deviations, index, windowWeeks);
    return side === 0
      ? { week, state: 'normal', direction: null, shiftWeeks: 0 }
      : { week, state: 'unusual', direction: sideOf(side), shiftWeeks: 0 };
  });
}

function sideOf(side: number): 'more' | 'fewer' {
  return side > 0 ? 'more' : 'fewer';
}

/**
 * The distance from the median, in half-widths of the 95 % range on that side: 1 is the range's
 * edge.
 */
function reach95({ value, expected: { median, low95, high95 } }: JudgedInput): number {
  return halvesOf(value - median, value >= median ? high95 - median : median - low95);
}

/** The same in half-widths of the 80 % range. */
function reach80({ value, expected: { median, low80, high80 } }: JudgedInput): number {
  return halvesOf(value - median, value >= median ? high80 - median : median - low80);
}

function halvesOf(distance: number, half: number): number {
  return half > 0 ? distance / half : 0;
}

/** The deviation in standard deviations, estimated from the 95 % range; 0 below one person. */
function deviationOf(week: JudgedInput): number {
  const isNothing = Math.abs(week.value - week.expected.median) < week.grain;
  return isNothing ? 0 : 1.96 * reach95(week);
}

function unusualSide(
  weeks: readonly JudgedInput[],
  deviations: readonly number[],
  index: number,
  windowWeeks: number,
): number {
  const week = weeks[index];
  if (!week || Math.abs(week.value - week.expected.median) < chanceMin * week.chance) {
    return 0;
  }
  const side = Math.sign(deviations[index] ?? 0);
  const isFew = week.grain > 0 && week.expected.median / week.grain < few;
  const reach = isFew ? guardOfFew : guard;
  if (Math.abs(reach95(week)) > reach) {
    return side;
  }
  // Overlapping weeks share readings and would be counted twice.
  if (windowWeeks > 1) {
    return 0;
  }
  const isOutside = (each: JudgedInput) => reach80(each) * side > reach;
  const near = weeks.slice(Math.max(0, index - twiceWithin + 1), index + 1);
  return isOutside(week) && near.filter(isOutside).length >= 2 ? side : 0;
}

/**
 * The new part of each week's deviation. Values over many weeks share most of their readings with their
 * neighbors, so a slow drift would look like a run. This removes what the previous week already showed,
 * using the correlation between neighbors at this church.
 */
function freshParts(
  weeks: readonly JudgedInput[],
  deviations: readonly number[],
  windowWeeks: number,
): number[] {
  // The correlation of neighbors so far, shrunk towards the value implied by the window.
  let products = (1 - 1 / windowWeeks) * priorWeeks;
  let squares = priorWeeks;
  return deviations.map((deviation, index) => {
    const before = deviations[index - 1] ?? 0;
    const alike = Math.max(0, Math.min(0.95, products / squares));
    if (index > 0) {
      products += clip(deviation) * clip(before);
      squares += clip(deviation) ** 2;
    }
    return weeks[index]?.fresh ?? (deviation - alike * before) / Math.sqrt(1 - alike ** 2);
  });
}

/** Limits the influence of one odd week on the correlation. */
function clip(deviation: number): number {
  return Math.max(-2.5, Math.min(2.5, deviation));
}

/** For each week, the length of the current shift, signed by its direction; 0 for none. */
function shiftsOf(deviations: readonly number[], fresh: readonly number[]): number[] {
  const up = createSum();
  const down = createSum();
  let run = 0;
  return fresh.map((value, index) => {
    const side = Math.sign(value);
    run = side !== 0 && side === Math.sign(run) ? run + side : side;
    const isUp = up(value);
    const isDown = down(-value);
    const length = Math.abs(run);
    if (length >= runLength && isFar(deviations.slice(index + 1 - length, index + 1), run)) {
      return run;
    }
    return isUp > 0 ? isUp : -isDown;
  });
}

/** Whether a run is far enough off on average. */
function isFar(weeks: readonly number[], run: number): boolean {
  const mean = weeks.reduce((sum, deviation) => sum + deviation, 0) / weeks.length;
  return mean * Math.sign(run) >= runReachMin;
}

/** One side of the CUSUM: returns the number of weeks behind an alarm, 0 without one. */
function createSum(): (value: number) => number {
  let sum = 0;
  let weeks = 0;
  return (value) => {
    sum = Math.min(cusum.max, Math.max(0, sum + clip(value) - cusum.slack));
    weeks = sum > 0 ? weeks + 1 : 0;
    return sum > cusum.limit ? weeks : 0;
  };
}
