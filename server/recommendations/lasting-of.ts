import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { weeksBetween } from '#analytics/calendar/church-week.ts';
import { dayNumber, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import type { Church, CountedWeek } from '#analytics/findings/church.ts';
import type { PassOf } from '#analytics/forecast/shared-pass.ts';
import { saidOf, sideOf } from '#analytics/judging/said.ts';
import { expectSeries, type TileSeries, tileSeries } from '#analytics/pulse/expect-tile.ts';
import { givingTileOf } from '#analytics/pulse/tile-weeks.ts';
import type { WeekAnswer } from '#analytics/pulse/week-answers.ts';
import type { AnyFigureId, FigureId, FigureWeek } from '#contract/figures.ts';
import { tileIds } from '#contract/functions/church-pulse.ts';
import { weekdays } from '#contract/functions/measures.ts';

type Known = {
  /** Rows known at the time, without masked values, of each figure oldest first. */
  rows: ReadonlyMap<FigureId, readonly CountedWeek[]>;
  calendar: ChurchCalendar;
  passOf: PassOf;
  answers: readonly WeekAnswer[];
  /** The weeks whose attendance is asked about. */
  doubted: () => readonly string[];
};

/**
 * The dashboard's verdict on a figure's level, for the cards: one mechanism says on every screen whether a
 * change lasts.
 *
 * @param at the week, and the day of the look
 */
export function lastingIn(
  { week, today }: Pick<Church, 'week' | 'today'>,
  { rows, calendar, passOf, answers, doubted }: Known,
): Church['lastingOf'] {
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
      annotations: [],
      answers,
      weekStartsOn,
      calendar,
      ...weeks,
    };
    const days = { serviceDay: 'sunday', countedDays: { services: [] } } as const;
    const series = tileSeries(tile, { ...church, ...days }, new Map());
    return toldOf(series, week, passOf);
  };
}

/** Which way a level has changed, where its tile says so of a week. */
function toldOf(series: TileSeries | null, week: string, passOf: PassOf): 'up' | 'down' | null {
  const { weeks, judged } = expectSeries(series, passOf);
  const range = weeks.get(week);
  const index = series === null ? -1 : weeksBetween(series.series.firstWeek, week);
  const counted = series?.series.observations[index];
  if (!range || !counted) {
    return null;
  }
  const { state, direction } = saidOf(
    judged.get(week),
    sideOf(counted.value / counted.base, range),
  );
  return state === 'lasting' ? direction : null;
}
