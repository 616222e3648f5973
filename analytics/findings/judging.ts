import type { FigureUnit } from '#contract/figures/units.ts';
import type { FigureId } from '#contract/figures.ts';
import type { Finding, Sureness } from '#contract/findings.ts';
import { sureMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import type { Cause, Church, Outcome, WeekValue } from './church.ts';
import { type Comparison, clearDistance, compareWithBefore } from './compare.ts';
import { causesWithin, seasonOf } from './innocent.ts';
import { rangeWords, valueWords } from './wording.ts';

/** From this distance on, without a harmless cause, we are fairly sure. */
const sureDistance = 4.5;
/** Eight weeks and the preceding year. */
const weeksCompared = 60;

type Question = {
  /** Complete weeks, oldest first, up to two years of them. */
  weeks: readonly WeekValue[];
  /** The number of newest weeks to judge. */
  stretch: number;
  /** The smallest change that matters in practice, as a fraction of what was expected. */
  changeMin: number;
  direction: 'down' | 'up' | 'both';
  figures: readonly FigureId[];
  unit: FigureUnit;
};

/** A stretch that differs from the year before it, with the texts of its finding. */
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
 * Whether the newest weeks differ from the church's own year: clearly, by enough to matter, and not for
 * the season.
 *
 * @returns the shift, or the outcome without a finding
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
  const range = rangeWords(compared.low, compared.high, unit, church.currency);
  const reading = checkedMessages.over(
    { value: write(compared.now), weeks: compared.n, range },
    sideOf(compared, write),
  );
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
      quiet: {
        finding: null,
        reading: checkedMessages.explained(reading, season.name, season.text),
      },
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

/** Where the weeks lie, as they are written: what is written as the end of the range is not outside it. */
function sideOf(
  { now, low, high }: Comparison,
  write: (value: number) => string,
): 'inside' | 'above' | 'below' {
  if (now > high && write(now) !== write(high)) {
    return 'above';
  }
  return now < low && write(now) !== write(Math.max(0, low)) ? 'below' : 'inside';
}

function isOff(compared: Comparison, { direction, changeMin }: Question): boolean {
  const change = changeOf(compared);
  const isOnSide = direction === 'both' || (direction === 'up' ? change > 0 : change < 0);
  return isOnSide && Math.abs(compared.z) >= clearDistance && Math.abs(change) >= changeMin;
}

/** The difference from what was expected with its range, multiplied by `scale` and rounded. */
export function effectOf(
  { now, expected, low, high }: Comparison,
  unit: NonNullable<Finding['effect']>['unit'],
  scale = 1,
): NonNullable<Finding['effect']> {
  const round = (value: number) => Math.round(value * scale);
  return { value: round(now - expected), low: round(now - high), high: round(now - low), unit };
}

/** How sure a comparison makes us; a harmless cause lowers it. */
export function surenessOf(z: number, causes: readonly Cause[]): Sureness {
  return Math.abs(z) >= sureDistance && causes.length === 0 ? 'fairly_sure' : 'less_sure';
}

/** The sentence that says how sure we are. */
export function sureWords({ compared, sureness, causes }: Shift): string {
  const kind = sureness === 'fairly_sure' ? 'fairly' : causes.length > 0 ? 'causes' : 'size';
  return sureMessages[kind](compared.n, compared.base);
}

/** The relative change: −0.12 is 12 % less than expected. */
export function changeOf({ now, expected }: Pick<Comparison, 'now' | 'expected'>): number {
  return expected === 0 ? 0 : (now - expected) / expected;
}

/** The outcome of a rule with too few weeks. */
export function enoughWeeks(count: number): Outcome {
  return {
    finding: null,
    reading: count === 0 ? checkedMessages.noCount : checkedMessages.weeksSoFar(count),
  };
}
