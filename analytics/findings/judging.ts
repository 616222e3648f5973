import type { FigureId, FigureUnit } from '#contract/figures.ts';
import type { Finding, Sureness } from '#contract/findings.ts';
import type { Cause, Church, Outcome, WeekValue } from './church.ts';
import { type Comparison, clearDistance, compareWithBefore } from './compare.ts';
import { causesWithin, seasonOf } from './innocent.ts';
import { rangeWords, valueWords } from './wording.ts';

/** From this distance on, and with nothing harmless in the way, we are fairly sure. */
const sureDistance = 4.5;
/** Eight weeks and the year before them. */
const weeksCompared = 60;

type Question = {
  /** Whole weeks, oldest first, two years of them where there are. */
  weeks: readonly WeekValue[];
  /** How many of the newest are looked at. */
  stretch: number;
  /** Smaller changes, as a part of what was expected, change nothing that a church would do. */
  changeMin: number;
  direction: 'down' | 'up' | 'both';
  figures: readonly FigureId[];
  unit: FigureUnit;
};

/** A stretch that is off its own year, with all that a finding says about it. */
export type Shift = {
  compared: Comparison;
  change: number;
  from: string;
  to: string;
  causes: Cause[];
  sureness: Sureness;
  strength: number;
  reading: string;
};

/**
 * Whether the newest weeks are off the church's own year, clearly, by enough to matter, and not as
 * a year ago.
 *
 * @returns the shift, or the quiet outcome that says what was read instead
 */
export function lookForShift(
  church: Church,
  question: Question,
): { shift: Shift; quiet: null } | { shift: null; quiet: Outcome } {
  const { weeks, stretch, unit } = question;
  const compared = compareWithBefore(weeks.slice(-weeksCompared), stretch);
  const newest = weeks.slice(-stretch);
  const [first] = newest;
  const last = newest.at(-1);
  if (!compared || !first || !last) {
    return { shift: null, quiet: enoughWeeks(weeks.length) };
  }
  const write = (value: number) => valueWords(value, unit, church.currency);
  const reading = `${write(compared.now)}, range ${rangeWords(compared.low, compared.high, unit, church.currency)}`;
  const season =
    Math.abs(changeOf(compared)) >= question.changeMin
      ? seasonOf(weeks, compared, stretch, write)
      : null;
  if (!season && !isOff(compared, question)) {
    return { shift: null, quiet: { finding: null, reading } };
  }
  if (season) {
    return {
      shift: null,
      quiet: { finding: null, reading: `${reading}. ${season.name}: ${lowerFirst(season.text)}` },
    };
  }
  const causes = causesWithin(church, question.figures, first.week, last.week);
  const shift = {
    compared,
    change: changeOf(compared),
    from: first.week,
    to: last.week,
    causes,
    sureness: surenessOf(compared.z, causes),
    strength: Math.abs(compared.z),
    reading,
  };
  return { shift, quiet: null };
}

function isOff(compared: Comparison, { direction, changeMin }: Question): boolean {
  const change = changeOf(compared);
  const isOnSide = direction === 'both' || (direction === 'up' ? change > 0 : change < 0);
  return isOnSide && Math.abs(compared.z) >= clearDistance && Math.abs(change) >= changeMin;
}

/** The distance from what was expected with its range, in whole units after multiplying by `scale`. */
export function effectOf(
  { now, expected, low, high }: Comparison,
  unit: NonNullable<Finding['effect']>['unit'],
  scale = 1,
): NonNullable<Finding['effect']> {
  const round = (value: number) => Math.round(value * scale);
  return { value: round(now - expected), low: round(now - high), high: round(now - low), unit };
}

/** How sure a comparison makes us; a harmless cause that is there makes us less so. */
export function surenessOf(z: number, causes: readonly Cause[]): Sureness {
  return Math.abs(z) >= sureDistance && causes.length === 0 ? 'fairly_sure' : 'less_sure';
}

/** The sentence for how sure a comparison of stretches makes us. */
export function sureWords({ compared, sureness, causes }: Shift): string {
  const weeks = `${compared.n} weeks against the ${compared.base} before them.`;
  if (sureness === 'fairly_sure') {
    return `Fairly sure of the direction: ${weeks}`;
  }
  return causes.length > 0
    ? `Less sure, because of what is listed below: ${weeks}`
    : `Less sure of its size than of its direction: ${weeks}`;
}

/** The change as a part of what was expected: −0.12 is 12 % less. */
export function changeOf({ now, expected }: Pick<Comparison, 'now' | 'expected'>): number {
  return expected === 0 ? 0 : (now - expected) / expected;
}

/** What a rule answers that has too few weeks to judge by. */
export function enoughWeeks(count: number): Outcome {
  return {
    finding: null,
    reading: count === 0 ? 'not counted' : `${count} weeks so far, too few to say`,
  };
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
