import type { PulsePoint, PulseState, TileId } from '#contract/functions/church-pulse.ts';
import { addWeeks, lastDayOf } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { isLongClosed, serviceDayOf } from './chosen-week.ts';
import { type JudgedInput, type Judgement, judgeWeeks } from './judge-weeks.ts';
import { maskedWeeks } from './masked-weeks.ts';
import type { PulseInput } from './pulse-input.ts';
import { type TileKind, tileDefinitions } from './tile-definitions.ts';
import { type TileWeek, tileWeeks } from './tile-weeks.ts';

/** A tile's weeks with what follows from them. */
export type TileHistory = {
  tile: TileId;
  weeks: ReadonlyMap<string, TileWeek>;
  judged: ReadonlyMap<string, Judgement>;
  masked: ReadonlyMap<string, string>;
  /** Weeks that count, oldest first. */
  counted: readonly TileWeek[];
};

/** Counted weeks that a range needs. */
export const countedWeeksMin = 8;

/** The least that a value can change by, and what chance alone does: Poisson, binomial, nothing for money. */
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

/** A week's own part against the expected share, in binomial standard deviations. */
function freshOf(own: TileWeek['own'], share: number): { fresh?: number } {
  if (!own) {
    return {};
  }
  const spread = Math.sqrt(own.base * share * (1 - share));
  const off = own.hits - own.base * share;
  return { fresh: spread === 0 || Math.abs(off) < 0.5 ? 0 : off / spread };
}

/** Reads a tile's weeks and judges those that may be judged. */
export function tileHistory(tile: TileId, input: PulseInput): TileHistory {
  const { kind, windowWeeks } = tileDefinitions[tile];
  const all = tileWeeks(tile, input);
  const masked = maskedWeeks(input.annotations, input.weekStartsOn);
  const counted = all.filter(
    ({ week, value, isSettled }) => isSettled && value !== null && !masked.has(week),
  );
  const expected = input.expected.get(tile);
  const toJudge = counted.flatMap(({ week, value, base, own }): JudgedInput[] => {
    const range = expected?.get(week);
    return range && value !== null
      ? [
          {
            week,
            value,
            expected: range,
            ...steadiness(kind, range.middle, base),
            // What was expected before the window began: its own weeks have moved the newest range.
            ...freshOf(own, (expected?.get(addWeeks(week, -windowWeeks)) ?? range).middle),
          },
        ]
      : [];
  });
  const judged = judgeWeeks(toJudge, windowWeeks);
  return {
    tile,
    weeks: new Map(all.map((week) => [week.week, week])),
    judged: new Map(judged.map((each) => [each.week, each])),
    masked,
    counted,
  };
}

/** The weeks of a line that ends with `last`, oldest first; a week without a row is missing. */
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
    expected: expected?.range80 ?? null,
    expected95: expected?.range95 ?? null,
    judged: stateOf(history, week, input.today),
    lastYear: before?.isSettled ? before.value : null,
    event: event?.label ?? null,
    isMasked: history.masked.has(week),
    asOf: row?.asOf ?? null,
  };
}

/** How a week stands; what is not judged is said before what is. */
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

/** What is read as it stands, week by week, is whole from its first look on; it is only new. */
function unsettledState({ tile, counted }: TileHistory): PulseState {
  return tileDefinitions[tile].isSnapshot && counted.length === 0 ? 'too_little' : 'provisional';
}

/** Whether nothing was read of a week because the figure begins later: that is no gap. */
function isBeforeFirst({ weeks }: TileHistory, week: string): boolean {
  const [first] = weeks.keys();
  return first !== undefined && week < first;
}
