import type { ExpectedWeek } from './pulse-input.ts';

/** A week that may be judged: settled, counted, not masked. */
export type JudgedInput = { week: string; value: number; expected: ExpectedWeek };

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
const guard = { once95: 1.35, twice80: 1.35 };
/** Weeks of which two outside the 80 % range are unusual. */
const twiceWithin = 3;
const runLength = 8;
/** Page's CUSUM in standard deviations: what is let pass each week, and where it speaks. */
const cusum = { slack: 0.5, limit: 5 };
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
  const shifts = shiftsOf(freshParts(deviations, windowWeeks));
  return weeks.map(({ week }, index) => {
    const shift = shifts[index] ?? 0;
    if (shift !== 0) {
      return { week, state: 'shift', direction: sideOf(shift), shiftWeeks: Math.abs(shift) };
    }
    const side = unusualSide(weeks, deviations, index);
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

/** In standard deviations, told from the 95 % range. */
function deviationOf(week: JudgedInput): number {
  return 1.96 * reachOf(week, week.expected.range95);
}

function unusualSide(weeks: readonly JudgedInput[], deviations: readonly number[], index: number) {
  const week = weeks[index];
  if (!week) {
    return 0;
  }
  const side = Math.sign(deviations[index] ?? 0);
  if (Math.abs(reachOf(week, week.expected.range95)) > guard.once95) {
    return side;
  }
  const isOutside = (each: JudgedInput) =>
    reachOf(each, each.expected.range80) * side > guard.twice80;
  const near = weeks.slice(Math.max(0, index - twiceWithin + 1), index + 1);
  return isOutside(week) && near.filter(isOutside).length >= 2 ? side : 0;
}

/**
 * What is new in each week. Values that look back over many weeks share most of their readings with
 * their neighbours, so that one quiet drift would look like a run: what a neighbour said already is
 * taken off, by how alike neighbours have been at this church.
 */
function freshParts(deviations: readonly number[], windowWeeks: number): number[] {
  const expectedAlike = 1 - 1 / windowWeeks;
  return deviations.map((deviation, index) => {
    const alike = likeness(deviations.slice(0, index), expectedAlike);
    const before = deviations[index - 1] ?? 0;
    return (deviation - alike * before) / Math.sqrt(1 - alike ** 2);
  });
}

/** The correlation of neighbours so far, shrunk towards what the figure's window makes likely. */
function likeness(deviations: readonly number[], expectedAlike: number): number {
  let products = expectedAlike * priorWeeks;
  let squares = priorWeeks;
  for (let index = 1; index < deviations.length; index += 1) {
    products += clip(deviations[index] ?? 0) * clip(deviations[index - 1] ?? 0);
    squares += clip(deviations[index] ?? 0) ** 2;
  }
  return Math.max(0, Math.min(0.95, products / squares));
}

/** One odd week shall not decide how alike the others are. */
function clip(deviation: number): number {
  return Math.max(-2.5, Math.min(2.5, deviation));
}

/** For each week how many weeks make a shift that stands, signed by its side; 0 for none. */
function shiftsOf(fresh: readonly number[]): number[] {
  const sums = { up: 0, down: 0 };
  const since = { up: 0, down: 0 };
  let run = 0;
  return fresh.map((value) => {
    run =
      value === 0
        ? 0
        : Math.sign(run) === Math.sign(value)
          ? run + Math.sign(value)
          : Math.sign(value);
    sums.up = Math.max(0, sums.up + clip(value) - cusum.slack);
    sums.down = Math.max(0, sums.down - clip(value) - cusum.slack);
    since.up = sums.up > 0 ? since.up + 1 : 0;
    since.down = sums.down > 0 ? since.down + 1 : 0;
    if (Math.abs(run) >= runLength) {
      return run;
    }
    if (sums.up > cusum.limit) {
      return since.up;
    }
    return sums.down > cusum.limit ? -since.down : 0;
  });
}
