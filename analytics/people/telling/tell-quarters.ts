import type { ToldMeasure } from '#contract/functions/church-people.ts';
import type { QuarterMeasure } from '#contract/people.ts';
import { addWeeks, closingDayOf } from '../../calendar/church-week.ts';
import { addDays } from '../../calendar/plain-date.ts';
import {
  chanceOf,
  comparedOf,
  type Part,
  usualOf,
  usualPart,
  verdictOfPart,
  verdictOfRegulars,
} from '../difference.ts';
import { designEffect, thresholdOf } from '../households.ts';
import {
  addQuarters,
  festivalOfGuests,
  quarterClosesOn,
  quarterOf,
  weeksOfSpan,
} from '../quarter.ts';
import { isComparable } from '../who-checks-in.ts';
import { isQuarterDoubted } from './doubted-check-ins.ts';
import type { ChurchPeopleRows, StoredQuarter } from './people-rows.ts';

/** After so many weeks it is known who of a week's guests came again. */
const againWeeks = 6;
/** What stands beside its usual. */
const judged: ReadonlySet<QuarterMeasure> = new Set(['again', 'still_26']);

/** A measure of a quarter as it is told, with what is usual and whether it differs. */
export function tellMeasure(
  rows: ChurchPeopleRows,
  row: StoredQuarter,
  { tellsVerdicts }: { tellsVerdicts: boolean },
): ToldMeasure {
  const { span, value, base, state } = row;
  const opensOn = state === 'incomplete' ? opensOnOf(rows, row) : null;
  const told = { span, value, base, state, opensOn };
  const effects = effectsOf(rows);
  if (row.measure === 'regulars_end' && value !== null) {
    const yearAgo = addQuarters(row.quarter, -4);
    const before = completeValue(rows, yearAgo, 'regulars_end');
    const areDoubted = [row.quarter, yearAgo].some((each) => isQuarterDoubted(rows, each));
    const verdict =
      tellsVerdicts && !areDoubted && isCheckInComparable(rows, row.quarter)
        ? verdictOfRegulars(value, before, effects)
        : null;
    return { ...told, usual: null, chance: null, verdict };
  }
  const now = partOf(row);
  const isCompared = judged.has(row.measure) && doubtedIn(rows, row).length === 0;
  const compared = now && isCompared ? comparedRows(rows, row) : [];
  const before = usualPart(compared.flatMap((each) => partOf(each) ?? []));
  if (now === null || before === null || before.base === 0) {
    return { ...told, usual: null, chance: null, verdict: null };
  }
  return {
    ...told,
    usual: usualOf(now.base, before),
    chance: chanceOf(now.base, before, effects.effect),
    verdict: tellsVerdicts ? verdictOfPart(now, before, effects) : null,
    ...leftOut(rows, row, compared),
  };
}

/** How much further than independent ones a church's counts vary, and thresholds in what it counts. */
function effectsOf({ basis, checkIn }: Pick<ChurchPeopleRows, 'basis' | 'checkIn'>) {
  const unit = basis?.unit ?? 'households';
  return { effect: designEffect(unit, checkIn), threshold: thresholdOf(unit, checkIn) };
}

/** Whether as many of those who come check in as a year before. */
export function isCheckInComparable({ basis }: ChurchPeopleRows, quarter: string): boolean {
  const measured = basis?.measured[quarter];
  return measured === undefined || isComparable(measured.c, measured.before);
}

/** The value of a row; null where it is not told. */
export function completeValue(
  { quarters }: Pick<ChurchPeopleRows, 'quarters'>,
  quarter: string,
  measure: QuarterMeasure,
): number | null {
  return quarters.find((row) => row.quarter === quarter && row.measure === measure)?.value ?? null;
}

function partOf({ value, base }: StoredQuarter): Part | null {
  return value === null || base === null ? null : { value, base };
}

/** Complete rows of the same measure and size before one that it is compared with, oldest first. */
function comparedRows(rows: ChurchPeopleRows, row: StoredQuarter): StoredQuarter[] {
  const before = rows.quarters.filter(
    (each) =>
      each.measure === row.measure &&
      each.span === row.span &&
      each.quarter < row.quarter &&
      partOf(each) !== null,
  );
  return comparedOf(before, (each) => doubtedIn(rows, each).length > 0);
}

/** The doubted ones among the quarters that a row is of, and those at whose end it is looked who is still here. */
function doubtedIn(rows: ChurchPeopleRows, { measure, quarter, span }: StoredQuarter): string[] {
  const ofSpan = Array.from({ length: span }, (_, index) => addQuarters(quarter, index + 1 - span));
  const looked = measure === 'still_26' ? ofSpan.map((each) => addQuarters(each, 2)) : [];
  return [...ofSpan, ...looked].filter((each) => isQuarterDoubted(rows, each));
}

/** The quarters from the oldest that a row is compared with that it is not compared with, as they are doubted. */
function leftOut(
  rows: ChurchPeopleRows,
  row: StoredQuarter,
  compared: readonly StoredQuarter[],
): Pick<ToldMeasure, 'without'> {
  const oldest = compared[0]?.quarter ?? row.quarter;
  const without = rows.quarters
    .filter(
      ({ measure, span, quarter }) =>
        measure === row.measure && span === row.span && quarter > oldest && quarter < row.quarter,
    )
    .filter((each) => partOf(each) !== null && doubtedIn(rows, each).length > 0)
    .map(({ quarter }) => quarter);
  return without.length > 0 ? { without } : {};
}

/** The day on which the week or quarter is closed that a row waits for. */
function opensOnOf(rows: ChurchPeopleRows, { measure, quarter, span }: StoredQuarter): string {
  const weeks = weeksOfSpan(quarter, span, rows);
  const last = weeks.at(-1) ?? '';
  const horizon = Number(/_(26|52)$/.exec(measure)?.[1] ?? 0);
  if (!measure.endsWith('again')) {
    return quarterClosesOn(quarterOf(addWeeks(last, horizon), rows), rows);
  }
  const guests = measure === 'again' ? null : measure.replace('_again', '');
  const ofGuests = weeks.filter((week) => festivalOfGuests(week, rows.easter) === guests);
  return addDays(closingDayOf(addWeeks(ofGuests.at(-1) ?? last, againWeeks)), 1);
}
