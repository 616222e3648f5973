import type { QuarterMeasure, QuarterSpan } from '#contract/people.ts';
import { addDays } from '../../calendar/plain-date.ts';
import {
  areFirstGiftsTold,
  areGiversTold,
  areStoppedTold,
  isApart,
  isPartTold,
  isYearTold,
} from '../giving/giving-rules.ts';
import { choicesBehindGiving, type Told, tellGiving, toRemember } from '../giving/told-giving.ts';
import {
  isQuarterClosed,
  partsOfQuarter,
  type Quarter,
  type QuarterCalendar,
  weeksOfQuarter,
} from '../quarter.ts';
import { isEndOfSpan } from '../span.ts';
import { endsYear, giversOfQuarter, stoppedGivers } from './givers.ts';
import type { QuarterCount, QuarterlyInput, QuarterResult, QuarterRow } from './quarterly.ts';
import { stageOf } from './stages.ts';

/** What names a row of giving in the memory. */
export type GivingKey = { quarter: Quarter; span: QuarterSpan; measure: QuarterMeasure };

/** What rows of giving ever said, oldest first. */
export type GivingMemory = (key: GivingKey) => readonly Told[];

/** The rows of giving, and what is new to remember of them. */
export type GivingRows = { rows: QuarterRow[]; remembered: (GivingKey & Told)[] };

/** The rows of a quarter about giving, as far as nobody learns from them what a few gave. */
export function givingRows(
  input: QuarterlyInput,
  quarter: Quarter,
  memory: GivingMemory,
): GivingRows {
  const told: GivingRows = { rows: [], remembered: [] };
  const tell: Tell = (measure, span, result, isTold) => {
    const { row, remembered } = tellRow(
      input,
      { quarter, span, measure },
      { result, isTold, memory },
    );
    told.rows.push(...(row ? [row] : []));
    told.remembered.push(...(remembered ? [remembered] : []));
    return row?.value ?? null;
  };
  tellStages(input, quarter, tell);
  tellGivers(input, quarter, tell);
  tellStopped(input, quarter, tell);
  return told;
}

/** Rows of which one's givers lie within the other's. */
const nestedWith: Readonly<Partial<Record<QuarterMeasure, QuarterMeasure>>> = {
  gave_26: 'gave_52',
  gave_52: 'gave_26',
  givers: 'givers_first',
  givers_first: 'givers',
};

/** Tells a row; gives the value that is told. */
type Tell = (
  measure: QuarterMeasure,
  span: QuarterSpan,
  result: QuarterResult,
  isTold: boolean,
) => number | null;

function tellRow(
  { path, threshold }: QuarterlyInput,
  key: GivingKey,
  { result, isTold, memory }: { result: QuarterResult; isTold: boolean; memory: GivingMemory },
): { row: QuarterRow | null; remembered: (GivingKey & Told) | null } {
  const row = { ...key, value: null, base: null };
  const { church } = path;
  const choices = choicesBehindGiving(key.measure, church.choices, church.households.unit);
  const known = memory(key);
  if (result === 'unread') {
    // Not counted again: what was told last under these choices stands, though other ones came between.
    const told = tellGiving(null, choices, known, threshold);
    return { row: told && { ...row, ...told, state: 'complete' }, remembered: null };
  }
  if (typeof result === 'string') {
    return { row: result === 'none' ? null : { ...row, state: result }, remembered: null };
  }
  const pair = tellGiving(
    isTold && isFarFromNested(result.value) ? result : null,
    choices,
    known,
    threshold,
  );
  const remembered = toRemember(pair, choices, known);
  return {
    row: pair === null ? { ...row, state: 'suppressed' } : { ...row, ...pair, state: 'complete' },
    remembered: remembered && { ...key, ...remembered },
  };

  /** A correction of one must not come near what the other ever told. */
  function isFarFromNested(value: number): boolean {
    const measure = nestedWith[key.measure];
    const told = measure === undefined ? [] : memory({ ...key, measure });
    return told.every(({ pair: other }) => !other || isApart(value, other.value, threshold));
  }
}

/** Who of a span's new households gave within half a year, and within a year. */
function tellStages(input: QuarterlyInput, quarter: Quarter, tell: Tell): void {
  const span = input.spans.get(partsOfQuarter(quarter).year)?.giving ?? null;
  if (span === null || !isEndOfSpan(quarter, span) || input.path.church.whoChecksIn === 'nobody') {
    return;
  }
  const { threshold } = input;
  const half = stageOf(input, { stage: 'gave', horizon: 26, quarter, span });
  const year = stageOf(input, { stage: 'gave', horizon: 52, quarter, span });
  const ofHalf = partOf(half);
  const told = tell('gave_26', span, half, ofHalf !== null && isPartTold(ofHalf, threshold));
  const ofYear = partOf(year);
  const isTold =
    ofYear !== null &&
    ofHalf !== null &&
    isYearTold(ofYear, { computed: ofHalf.value, told }, threshold);
  tell('gave_52', span, year, isTold);
}

function partOf(result: QuarterResult): { value: number; base: number } | null {
  return typeof result === 'string' || result.base === null
    ? null
    : { value: result.value, base: result.base };
}

function tellGivers(input: QuarterlyInput, quarter: Quarter, tell: Tell): void {
  const { path, calendar, threshold, firstGifts } = input;
  const weeks = weeksOfQuarter(quarter, calendar);
  const state = givingState(input, weeks[0] ?? '', quarter);
  if (state !== null) {
    tell('givers', 1, state, false);
    tell('givers_first', 1, state, false);
    return;
  }
  const counted = giversOfQuarter(path, quarter, { calendar, firstGifts });
  const { unit } = path.church.households;
  const areTold = areGiversTold(counted, unit, threshold);
  const told = tell('givers', 1, { value: counted.givers, base: null }, areTold);
  const first: QuarterCount = { value: counted.first, base: counted.givers };
  const isFirstTold = areTold && areFirstGiftsTold(counted, told, threshold);
  tell('givers_first', 1, first, isFirstTold);
}

/**
 * The first week of the two years by which it is told who stopped.
 *
 * @param quarter a closed one; of the last fourth quarter up to it
 */
export function firstWeekOfStopped(quarter: Quarter, calendar: QuarterCalendar): string {
  const { year } = partsOfQuarter(quarter);
  return weeksOfQuarter(`${endsYear(quarter) ? year - 1 : year - 2}-Q1`, calendar)[0] ?? '';
}

/** Once a year, of the year before and this one; its base is never shown. */
function tellStopped(input: QuarterlyInput, quarter: Quarter, tell: Tell): void {
  if (!endsYear(quarter)) {
    return;
  }
  const { path, calendar, threshold } = input;
  const { year } = partsOfQuarter(quarter);
  const firstWeek = firstWeekOfStopped(quarter, calendar);
  // A first gift later in that week does no harm.
  const state = givingState(input, firstWeek, quarter, 6);
  if (state !== null) {
    tell('givers_stopped', 4, state, false);
    return;
  }
  const counted = stoppedGivers(path, year, calendar);
  tell(
    'givers_stopped',
    4,
    { value: counted.stopped, base: null },
    areStoppedTold(counted, threshold),
  );
}

/** The state of a row about givers that is not counted; null where it is. */
function givingState(
  { path, products, isGivingChosen, calendar, today }: QuarterlyInput,
  firstWeek: string,
  quarter: Quarter,
  daysLate = 0,
): 'missing' | 'incomplete' | 'unread' | null {
  const { isOpen, since } = products.giving;
  const isSince = since !== null && since <= addDays(firstWeek, daysLate);
  if (!isOpen || !isGivingChosen || !isSince) {
    return 'missing';
  }
  if (!isQuarterClosed(quarter, calendar, today)) {
    return 'incomplete';
  }
  return path.church.readFrom.donors <= firstWeek ? null : 'unread';
}
