import type { Expectation } from '#contract/expectation.ts';
import type { PulsePoint, TileId } from '#contract/functions/church-pulse.ts';
import type { PulseState } from '#contract/functions/pulse-states.ts';
import { addWeeks, lastDayOf } from '../calendar/church-week.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import type { TileWeek } from '../figures/tile.ts';
import { saidOf, sideOf } from '../judging/said.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { isLongClosed } from './chosen-week.ts';
import { isDoubtedAt } from './doubted-stretches.ts';
import { inWholePeople, isSaidInPeople } from './in-people.ts';
import { weekBefore } from './last-year-of-tile.ts';
import { pooledReturns } from './pooled-returns.ts';
import type { PulseInput } from './pulse-input.ts';
import { tileOf } from './tile-definitions.ts';
import { tileWeeks } from './tile-weeks.ts';

/** Counted weeks needed for a range. */
export const countedWeeksMin = 8;

/**
 * A tile's weeks, judged where possible.
 * @param masked the weeks that do not count, see `maskedWeeks`
 */
export function tileHistory(
  tile: TileId,
  input: Parameters<typeof tileWeeks>[1] & Pick<PulseInput, 'expected' | 'judged'>,
  masked: ReadonlyMap<string, string>,
): TileHistory {
  const all = tileWeeks(tile, input);
  const judged = input.judged.get(tile) ?? new Map();
  const counted = all.filter(
    ({ week, value, isSettled }) =>
      isSettled && value !== null && !masked.has(week) && judged.get(week)?.state !== 'asked',
  );
  return {
    tile,
    definition: tileOf(tile, input),
    weeks: new Map(all.map((week) => [week.week, week])),
    judged,
    expected: input.expected.get(tile) ?? new Map(),
    masked,
    counted,
  };
}

/** The points of a line up to `last`, oldest first; a week without a row is missing. */
export function tilePoints(
  history: TileHistory,
  input: PulseInput,
  last: string,
  count: number,
): PulsePoint[] {
  return Array.from({ length: count }, (_, index) =>
    pointOf(history, input, { week: addWeeks(last, index + 1 - count), last }),
  );
}

function pointOf(
  history: TileHistory,
  input: PulseInput,
  { week, last }: { week: string; last: string },
): PulsePoint {
  const row = history.weeks.get(week);
  const [event] = input.calendar.eventsOf(week);
  const yearBefore = weekBefore(history, input.calendar, week);
  const before = history.weeks.get(yearBefore);
  const isYardstick = before?.isSettled && !isDoubtedAt(history, yearBefore, last);
  const judged = stateOf(history, week, input.today);
  return {
    week,
    day: serviceDayOf(week, input),
    value: row?.value ?? null,
    state: row?.state ?? 'missing',
    expected: printedRange(history, week),
    // Of numbers that may not all be entered, none is at a new level.
    judged: judged === 'shift' && isDoubtedAt(history, week, last) ? 'normal' : judged,
    lastYear: isYardstick ? before.value : null,
    event: event?.label ?? null,
    isMasked: history.masked.has(week),
    asOf: row?.asOf ?? null,
  };
}

/** As a tile has it, so that a week is called the same on both. */
export function printedRange(history: TileHistory, week: string): Expectation | null {
  const expected = rangeOf(history, week);
  const base = history.weeks.get(week)?.base ?? 0;
  const isOfPeople = expected !== null && base > 0 && isSaidInPeople(history.definition);
  return isOfPeople ? inWholePeople(expected, base) : expected;
}

/**
 * A week's range in the unit of its line: the forecast's, or where nothing could fall out of that, the one by the
 * pooled rate.
 */
export function rangeOf(history: TileHistory, week: string): Expectation | null {
  const { definition, expected: known, weeks } = history;
  const expected = known.get(week) ?? null;
  const base = weeks.get(week)?.base ?? 0;
  if (expected === null || base <= 0 || !isSaidInPeople(definition)) {
    return expected;
  }
  const pooled = isTooWide(history, inWholePeople(expected, base))
    ? pooledReturns(history, week, base)
    : null;
  return pooled && !isTooWide(history, inWholePeople(pooled, base)) ? pooled : expected;
}

/** The state of a week; reasons not to judge it take precedence. */
export function stateOf(history: TileHistory, week: string, today: string): PulseState {
  const row = history.weeks.get(week);
  if (history.weeks.size === 0) {
    return 'no_data';
  }
  if (row?.state === 'suppressed') {
    return 'hidden';
  }
  if (isBeforeFirst(history, week)) {
    return 'too_little';
  }
  if (row === undefined || row.value === null) {
    return withoutNumber(row, week, today);
  }
  // A part of a week that a note sets aside waits for nothing more.
  if (history.masked.has(week)) {
    return 'missing';
  }
  if (!row.isSettled) {
    return isLongClosed(week, today) ? 'partial' : unsettledState(history);
  }
  const judgement = history.judged.get(week);
  if (judgement?.state === 'asked') {
    return 'asked';
  }
  const range = printedRange(history, week);
  if (range === null) {
    return 'too_little';
  }
  const side = sideOf(row.value, range);
  const { state } = saidOf(judgement, side);
  // A fall that nobody could tell from what is typical; as many as usual are no fall.
  const isUncertain = state === 'normal' && row.value < range.median && isTooWide(history, range);
  return isUncertain ? 'too_little' : pulseStates[state];
}

/** A range that begins so far under its middle warns of no fall: what lies in it is not known to be normal. */
const widestFall = 0.75;

function isTooWide(
  { definition }: TileHistory,
  { low80, median }: Pick<Expectation, 'low80' | 'median'>,
): boolean {
  return isSaidInPeople(definition) && low80 <= (1 - widestFall) * median;
}

const pulseStates = {
  normal: 'normal',
  outside: 'normal',
  unusual: 'unusual',
  lasting: 'shift',
  asked: 'asked',
  none: 'too_little',
} as const;

/** A number that waits for another one comes later, or never, as a part of a count does. */
function withoutNumber(row: TileWeek | undefined, week: string, today: string): PulseState {
  if (row?.state === 'incomplete' && isLongClosed(week, today)) {
    return 'partial';
  }
  return row?.state === 'incomplete' || lastDayOf(week) >= today ? 'provisional' : 'missing';
}

/** A snapshot is complete from the first sync on; it is only new. */
function unsettledState({ definition, counted }: TileHistory): PulseState {
  return definition.isSnapshot && counted.length === 0 ? 'too_little' : 'provisional';
}

/** Whether a week lies before the figure's first one, and so is no gap. */
function isBeforeFirst({ weeks }: TileHistory, week: string): boolean {
  const [first] = weeks.keys();
  return first !== undefined && week < first;
}
