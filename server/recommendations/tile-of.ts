import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { dayNumber, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import { returnDays } from '#analytics/figures/guest-return.ts';
import type { Church, CountedWeek, SaidByTile } from '#analytics/findings/church.ts';
import type { PassOf } from '#analytics/forecast/shared-pass.ts';
import { verdictOf } from '#analytics/judging/verdict.ts';
import { expectSeries, tileSeries } from '#analytics/pulse/expect-tile.ts';
import { shown } from '#analytics/pulse/in-people.ts';
import { expectedOf } from '#analytics/pulse/make-tile.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import { tileHistory } from '#analytics/pulse/tile-points.ts';
import { givingTileOf } from '#analytics/pulse/tile-weeks.ts';
import type { WeekAnswer } from '#analytics/pulse/week-answers.ts';
import type { AnyFigureId, FigureId, FigureWeek } from '#contract/figures.ts';
import { type TileId, tileIds } from '#contract/functions/church-pulse.ts';
import { weekdays } from '#contract/functions/measures.ts';

type Known = {
  /** Rows known at the time, without masked values, of each figure oldest first. */
  rows: ReadonlyMap<FigureId, readonly CountedWeek[]>;
  calendar: ChurchCalendar;
  passOf: PassOf;
  answers: readonly WeekAnswer[];
  notes: PulseInput['annotations'];
  /** The weeks whose attendance is asked about. */
  doubted: () => readonly string[];
};

/**
 * What the dashboard's tiles say, for the cards: one mechanism says on every screen whether a number is off.
 *
 * @param at the week, and the day of the look
 */
export function tilesAt(
  { week, today }: Pick<Church, 'week' | 'today'>,
  { rows, calendar, passOf, answers, notes, doubted }: Known,
): Church['tileOf'] {
  const figures = new Map(
    [...rows].map(([figure, weeks]) => [
      figure,
      weeks.map((row): FigureWeek => ({ ...row, asOf: '' })),
    ]),
  );
  const asked = { figures: new Set<AnyFigureId>(), weeks: [] };
  return (figure) => {
    const tile =
      figure === 'giving'
        ? givingTileOf({ figures, asked })
        : tileIds.find((each) => each === figure);
    const weekStartsOn = weekdays[weekdayIndex(dayNumber(week))];
    if (tile === undefined || weekStartsOn === undefined) {
      return undefined;
    }
    const weeks = tile === 'giving_per_attender' ? { doubted: new Set(doubted()) } : {};
    const church = {
      figures,
      own: [],
      today,
      annotations: notes,
      answers,
      weekStartsOn,
      calendar,
      ...weeks,
    };
    const days = { serviceDay: 'sunday', countedDays: { services: [] } } as const;
    return saidOf(tile, week, { ...church, ...days }, passOf);
  };
}

type Rows = Parameters<typeof tileSeries>[1];

/** A tile's newest number as it is printed, and the verdict on it. */
function saidOf(tile: TileId, last: string, rows: Rows, passOf: PassOf): SaidByTile | null {
  const { weeks, judged } = expectSeries(tileSeries(tile, rows, new Map()), passOf);
  const input = {
    ...rows,
    expected: new Map([[tile, weeks]]),
    judged: new Map([[tile, judged]]),
  };
  const history = tileHistory(tile, input, new Map());
  // Who of a week's guests returned is known once their weeks are over.
  const week = tile === 'guest_return' ? addWeeks(last, -returnDays / 7) : last;
  const row = history.weeks.get(week);
  const value = shown(history.definition, row);
  const expected = expectedOf(history, week, row?.base ?? null);
  const { side, state, direction } = verdictOf(history, week, { value, expected });
  return value === null || expected === null || state === 'none'
    ? null
    : { week, value, base: row?.base ?? null, expected, side, state, direction };
}
