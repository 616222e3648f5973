import type { PulsePoint, PulseState, TileId } from '#contract/functions/church-pulse.ts';
import { addWeeks, lastDayOf } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { isLongClosed, serviceDayOf } from './chosen-week.ts';
import { type JudgedInput, type Judgement, judgeWeeks } from './judge-weeks.ts';
import type { PulseInput } from './pulse-input.ts';
import type { TileKind, TileWeek } from './tile.ts';
import { tileDefinitions } from './tile-definitions.ts';
import { tileWeeks } from './tile-weeks.ts';

/** A tile's weeks with their forecasts and judgements. */
export type TileHistory = {
  tile: TileId;
  weeks: ReadonlyMap<string, TileWeek>;
  judged: ReadonlyMap<string, Judgement>;
  masked: ReadonlyMap<string, string>;
  /** Weeks that count, oldest first. */
  counted: readonly TileWeek[];
};

/** Counted weeks needed for a range. */
export const countedWeeksMin = 8;

/**
 * The smallest possible change, and the standard deviation by chance: Poisson, binomial, 0 for
 * money.
 */
function steadiness(kind: TileKind, middle: number, base: number | null) {
  if (kind === 'amount') {
    return { grain: 0, chance: 0 };
  }
  if (kind === 'count') {
    return { grain: 1, chance: Math.sqrt(middle) };
  }
  const of = Math.max(1, base ?? 1);
  return { grain: 1 / of, chance: Math.sqrt((middle * (1 - middle)) / of) };
}

/** The deviation of a week's own part from the expected share, in binomial standard deviations. */
function freshOf({ hits, base }: NonNullable<TileWeek['own']>, share: number): number {
  const spread = Math.sqrt(base * share * (1 - share));
  const off = hits - base * share;
  return spread === 0 || Math.abs(off) < 0.5 ? 0 : off / spread;
}

/**
 * A tile's weeks, judged where possible.
 * @param masked the weeks that do not count, see `maskedWeeks`
 */
export function tileHistory(
  tile: TileId,
  input: PulseInput,
  masked: ReadonlyMap<string, string>,
): TileHistory {
  const all = tileWeeks(tile, input);
  const counted = all.filter(
    ({ week, value, isSettled }) => isSettled && value !== null && !masked.has(week),
  );
  const judged = judgeWeeks(toJudge(tile, counted, input), tileDefinitions[tile].windowWeeks);
  return {
    tile,
    weeks: new Map(all.map((week) => [week.week, week])),
    judged: new Map(judged.map((each) => [each.week, each])),
    masked,
    counted,
  };
}

/** The counted weeks that have an expectation. */
function toJudge(tile: TileId, counted: readonly TileWeek[], input: PulseInput): JudgedInput[] {
  const { kind, windowWeeks } = tileDefinitions[tile];
  const expected = input.expected.get(tile);
  const weeks: JudgedInput[] = [];
  for (const { week, value, base, own } of counted) {
    const range = expected?.get(week);
    if (range && value !== null) {
      const { grain, chance } = steadiness(kind, range.median, base);
      // The expectation from before the window, because its own weeks have shifted the newest range.
      const before = own && expected?.get(addWeeks(week, -windowWeeks));
      const fresh = own && freshOf(own, (before ?? range).median);
      weeks.push({ week, value, expected: range, grain, chance, fresh });
    }
  }
  return weeks;
}

/** The points of a line up to `last`, oldest first; a week without a row is missing. */
export function tilePoints(
  history: TileHistory,
  input: PulseInput,
  last: string,
  count: number,
): PulsePoint[] {
  return Array.from({ length: count }, (_, index) =>
    pointOf(history, input, addWeeks(last, index + 1 - count)),
  );
}

function pointOf(history: TileHistory, input: PulseInput, week: string): PulsePoint {
  const row = history.weeks.get(week);
  const expected = input.expected.get(history.tile)?.get(week);
  const [event] = input.calendar.eventsOf(week);
  const before = history.weeks.get(sameWeekLastYear(week, input.calendar.easter));
  return {
    week,
    day: serviceDayOf(week, input),
    value: row?.value ?? null,
    state: row?.state ?? 'missing',
    expected: expected ?? null,
    judged: stateOf(history, week, input.today),
    lastYear: before?.isSettled ? before.value : null,
    event: event?.label ?? null,
    isMasked: history.masked.has(week),
    asOf: row?.asOf ?? null,
  };
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
    return lastDayOf(week) >= today ? 'provisional' : 'missing';
  }
  if (!row.isSettled) {
    return isLongClosed(week, today) ? 'partial' : unsettledState(history);
  }
  return history.judged.get(week)?.state ?? (history.masked.has(week) ? 'missing' : 'too_little');
}

/** A snapshot is complete from the first sync on; it is only new. */
function unsettledState({ tile, counted }: TileHistory): PulseState {
  return tileDefinitions[tile].isSnapshot && counted.length === 0 ? 'too_little' : 'provisional';
}

/** Whether a week lies before the figure's first one, and so is no gap. */
function isBeforeFirst({ weeks }: TileHistory, week: string): boolean {
  const [first] = weeks.keys();
  return first !== undefined && week < first;
}
