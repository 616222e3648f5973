import type { ExpectedWeek } from './pulse-input.ts';

/** A week that may be judged: settled, counted, not masked. */
export type JudgedInput = {
  week: string;
  value: number;
  expected: ExpectedWeek;
  /** The least that the value can change by, e.g. one person; less than that is on no side. */
  grain: number;
  /** How far chance alone moves it, as one standard deviation: √40 of 40 people. */
  chance: number;
  /** What is new in the week, in standard deviations, where the readings say so. */
  fresh?: number;
};

export type Judgement = {
  week: string;
  state: 'normal' | 'unusual' | 'shift';
  direction: 'more' | 'fewer' | null;
  /** The newest weeks that make the shift; 0 unless shifted. */
  shiftWeeks: number;
};

/**
 * How far beyond a range a value must lie, measured in half the range. The reference's rules, taken to
 * the letter, cry wolf five times a year by construction: of 52 weeks, 2.6 lie outside a 95 % range.
 * These hold the alarms of a quiet series to one a year and figure (false-alarms.test.ts).
 */
const guard = 1.5;
/** Ranges of few people are rounded outwards to whole ones, which is a guard by itself. */
const guardOfFew = 1.35;
const few = 20;
/** Less than this much of what chance alone does is never unusual: a church of 40 is not alarmed by 6. */
const chanceMin = 1.5;
/** Weeks of which two outside the 80 % range are unusual. */
const twiceWithin = 3;
const runLength = 8;
/** A run must be far enough off to matter: in the mean, half a standard deviation. */
const runReachMin = 0.5;
/**
 * Page's CUSUM in standard deviations: what is let pass each week, where it speaks, and how far it grows
 * at most, so that it falls silent some five weeks after the forecast has learned the new level.
 */
const cusum = { slack: 0.5, limit: 5, max: 7.5 };
/** Neighbours of a quiet series are this alike before anything is known, with the weight of so many weeks. */
const priorWeeks = 20;

/**
 * Judges each week by what was expected before it came: unusual when clearly outside the 95 % range
 * once, or the 80 % range twice in three weeks on one side; a sustained shift when eight weeks in a
 * row lie on one side, or when a CUSUM of the deviations says so.
 *
 * @param weeks oldest first
 * @param windowWeeks over how many weeks each value looks back
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

/** How far a value lies from the middle, in half the range on its side: 1 is the range's edge. */
function reachOf(
  { value, expected: { middle } }: JudgedInput,
  range: { low: number; high: number },
) {
  const half = value >= middle ? range.high - middle : middle - range.low;
  return half > 0 ? (value - middle) / half : 0;
}

/** In standard deviations, told from the 95 % range; 0 where it is less than one person off. */
function deviationOf(week: JudgedInput): number {
  const isNothing = Math.abs(week.value - week.expected.middle) < week.grain;
  return isNothing ? 0 : 1.96 * reachOf(week, week.expected.range95);
}

function unusualSide(
  weeks: readonly JudgedInput[],
  deviations: readonly number[],
  index: number,
  windowWeeks: number,
): number {
  const week = weeks[index];
  if (!week || Math.abs(week.value - week.expected.middle) < chanceMin * week.chance) {
    return 0;
  }
  const side = Math.sign(deviations[index] ?? 0);
  const isFew = week.grain > 0 && week.expected.middle / week.grain < few;
  const reach = isFew ? guardOfFew : guard;
  if (Math.abs(reachOf(week, week.expected.range95)) > reach) {
    return side;
  }
  // Neighbours that share their readings say the same thing twice.
  if (windowWeeks > 1) {
    return 0;
  }
  const isOutside = (each: JudgedInput) => reachOf(each, each.expected.range80) * side > reach;
  const near = weeks.slice(Math.max(0, index - twiceWithin + 1), index + 1);
  return isOutside(week) && near.filter(isOutside).length >= 2 ? side : 0;
}

/**
 * What is new in each week. Values that look back over many weeks share most of their readings with
 * their neighbours, so that one quiet drift would look like a run: what a neighbour said already is
 * taken off, by how alike neighbours have been at this church.
 */
function freshParts(
  weeks: readonly JudgedInput[],
  deviations: readonly number[],
  windowWeeks: number,
): number[] {
  // The correlation of neighbours so far, shrunk towards what the figure's window makes likely.
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

/** One odd week shall not decide how alike the others are. */
function clip(deviation: number): number {
  return Math.max(-2.5, Math.min(2.5, deviation));
}

/** For each week how many weeks make a shift that stands, signed by its side; 0 for none. */
function shiftsOf(deviations: readonly number[], fresh: readonly number[]): number[] {
  const up = createSum();
  const down = createSum();
  let run = 0;
  return fresh.map((value, index) => {
    const side = Math.sign(value);
    run = side !== 0 && side === Math.sign(run) ? run + side : side;
    const isUp = up(value);
    const isDown = down(-value);
    if (isFarRun(deviations.slice(index + 1 - Math.abs(run), index + 1), run)) {
      return run;
    }
    return isUp > 0 ? isUp : -isDown;
  });
}

/** Whether the weeks of a run are many, and far enough off in the mean. */
function isFarRun(weeks: readonly number[], run: number): boolean {
  const mean = weeks.reduce((sum, deviation) => sum + deviation, 0) / Math.max(1, weeks.length);
  return Math.abs(run) >= runLength && mean * Math.sign(run) >= runReachMin;
}

/** One side of the CUSUM. Gives the weeks that made it speak, 0 while it is silent. */
function createSum(): (value: number) => number {
  let sum = 0;
  let weeks = 0;
  return (value) => {
    sum = Math.min(cusum.max, Math.max(0, sum + clip(value) - cusum.slack));
    weeks = sum > 0 ? weeks + 1 : 0;
    return sum > cusum.limit ? weeks : 0;
  };
}
