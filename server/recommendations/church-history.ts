import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { lastDayOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { returnDays } from '#analytics/figures/guest-return.ts';
import type {
  Church,
  ConnectionReading,
  CountedWeek,
  History,
} from '#analytics/findings/church.ts';
import type { AheadWeek } from '#analytics/findings/expect-outcome.ts';
import { type DayPages, topPagesOf } from '#analytics/findings/top-pages.ts';
import { figureModels } from '#analytics/forecast/figure-models.ts';
import { forecastAhead, type SeriesAhead } from '#analytics/forecast/forecast-series.ts';
import { type FigureId, figureIds } from '#contract/figures.ts';

/** A church as the rules look at it, and what is forecast of the weeks ahead. */
export type ReadChurch = {
  church: Church;
  aheadOf: (figure: FigureId) => readonly AheadWeek[];
  /** Whole weeks of the figure that has most of them. */
  weeksCounted: number;
  /** Attenders of an ordinary week, or null. */
  size: number | null;
};

/** From where a church is looked at: a week that is over, on a day after it. */
export type Standpoint = {
  /** The first day of the newest week that is known. */
  week: string;
  /** The local date of the day of looking. */
  today: string;
  connections: readonly ConnectionReading[];
};

/** A church that can be looked at as it stood in any of its weeks, with nothing known of later ones. */
export type ChurchHistory = {
  /** The first days of its weeks, oldest first. */
  weeks: readonly string[];
  lookFrom(standpoint: Standpoint): ReadChurch;
};

type Row = CountedWeek & { figure: FigureId };
type Known = {
  /** Oldest first. */
  rows: readonly Row[];
  calendar: ChurchCalendar;
  currency: string | null;
  notes: Church['notes'];
  pages: readonly DayPages[];
};

/** Opens what is known of a church. */
export function createHistory({ rows, calendar, currency, notes, pages }: Known): ChurchHistory {
  return {
    weeks: [...new Set(rows.map(({ week }) => week))].sort(),
    lookFrom: (standpoint) => {
      const { week } = standpoint;
      const byFigure = Map.groupBy(standingAt(rows, standpoint), ({ figure }) => figure);
      const forecastOf = forecasts(byFigure, calendar, week);
      const figures = new Map(
        figureIds.map((figure): [FigureId, History] => [
          figure,
          {
            weeks: new Map((byFigure.get(figure) ?? []).map((row) => [row.week, row])),
            get expected() {
              return new Map(
                forecastOf(figure).lately.map((each) => [
                  each.week,
                  { ...each, middle: each.median },
                ]),
              );
            },
          },
        ]),
      );
      const topPages = topPagesOf(pages, lastDayOf(week));
      const { easter } = calendar;
      return {
        church: { ...standpoint, easter, currency, figures, notes, topPages },
        aheadOf: (figure) =>
          forecastOf(figure).ahead.map((each) => ({ ...each, middle: each.median })),
        ...countsOf(figures),
      };
    },
  };
}

/** The rows that were known then; of guests whose days to return were not over it was open how many would. */
function standingAt(rows: readonly Row[], { week, today }: Standpoint): Row[] {
  return rows
    .filter((row) => row.week <= week)
    .map((row) =>
      row.figure === 'guest_return' &&
      row.state === 'complete' &&
      addDays(lastDayOf(row.week), returnDays) >= today
        ? { ...row, state: 'incomplete' }
        : row,
    );
}

/** The forecast of a figure as of a week, made when it is first asked for: most are not. */
function forecasts(
  byFigure: ReadonlyMap<FigureId, readonly CountedWeek[]>,
  calendar: ChurchCalendar,
  asOf: string,
): (figure: FigureId) => SeriesAhead {
  const made = new Map<FigureId, SeriesAhead>();
  return (figure) => {
    const readings = (byFigure.get(figure) ?? []).map(({ week, value, state, count }) => ({
      week,
      value: state === 'complete' ? value : null,
      base: count,
    }));
    const forecast =
      made.get(figure) ?? forecastAhead(readings, { ...figureModels[figure], calendar }, asOf);
    made.set(figure, forecast);
    return forecast;
  };
}

function countsOf(figures: ReadonlyMap<FigureId, History>) {
  const whole = [...figures.values()].map(
    ({ weeks }) => [...weeks.values()].filter(({ state }) => state === 'complete').length,
  );
  const attendance = [...(figures.get('attendance')?.weeks.values() ?? [])]
    .flatMap(({ state, value }) => (state === 'complete' && value !== null ? [value] : []))
    .slice(-13)
    .toSorted((a, b) => a - b);
  return {
    weeksCounted: Math.max(0, ...whole),
    size: attendance[Math.floor(attendance.length / 2)] ?? null,
  };
}
