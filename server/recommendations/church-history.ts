import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { lastDayOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { pageOf } from '#analytics/figures/all-figures.ts';
import type { Figure } from '#analytics/figures/figure.ts';
import { returnDays } from '#analytics/figures/guest-return.ts';
import type {
  Church,
  ConnectionReading,
  CountedWeek,
  History,
} from '#analytics/findings/church.ts';
import type { AheadWeek } from '#analytics/findings/expect-outcome.ts';
import { type DayPages, topPagesOf } from '#analytics/findings/top-pages.ts';
import { forecastAhead, type SeriesAhead } from '#analytics/forecast/forecast-series.ts';
import type { PassOf } from '#analytics/forecast/shared-pass.ts';
import { enteredGifts, toldOf, type WeekAnswer } from '#analytics/pulse/week-answers.ts';
import { type FigureId, figureIds } from '#contract/figures.ts';
import type { Annotation } from '#contract/functions/annotations.ts';
import { tilesAt } from './tile-of.ts';

/** A church as the rules see it, with the forecast of the weeks ahead. */
export type ReadChurch = {
  church: Church;
  aheadOf: (figure: FigureId) => readonly AheadWeek[];
  /** Complete weeks of the figure that has the most. */
  weeksCounted: number;
  /** Attenders of an ordinary week, or null. */
  size: number | null;
};

/** The point in time of an evaluation: a week that is over, and a later day. */
export type AsOf = {
  /** The first day of the newest known week. */
  week: string;
  /** The local date of the evaluation. */
  today: string;
  connections: readonly ConnectionReading[];
};

/** A church's history, which can be viewed as of any week without knowledge of later ones. */
export type ChurchHistory = {
  /** The first days of its weeks, oldest first. */
  weeks: readonly string[];
  asOf(at: AsOf): ReadChurch;
};

/** One week of one figure, as the rules see it. */
export type CountedRow = CountedWeek & { figure: FigureId };
type Known = {
  /** Of each figure oldest first. */
  rows: readonly CountedRow[];
  calendar: ChurchCalendar;
  currency: string | null;
  serviceDay?: Church['serviceDay'];
  notes: readonly Annotation[];
  pages: readonly DayPages[];
  passOf: PassOf;
  /** What the church has answered about its weeks. */
  answers: readonly WeekAnswer[];
  cameAgain: Church['cameAgain'];
};

/** Creates the history from everything known. */
export function createHistory(known: Known): ChurchHistory {
  const { rows, calendar, currency, serviceDay, notes, pages, passOf, answers, cameAgain } = known;
  return {
    weeks: [...new Set(rows.map(({ week }) => week))].sort(),
    asOf: (at) => {
      const { week } = at;
      const byFigure = Map.groupBy(rowsKnownAt(rows, at), ({ figure }) => figure);
      const forecastOf = forecasts(byFigure, known, week);
      const figures = new Map(
        figureIds.map((figure): [FigureId, History] => [
          figure,
          {
            weeks: new Map(
              believed(byFigure.get(figure) ?? [], figure, forecastOf).map((row) => [
                row.week,
                row,
              ]),
            ),
            get expected() {
              return new Map(forecastOf(figure).lately.map((each) => [each.week, each]));
            },
            get doubted() {
              return new Set(modelOf(figure).mayBeHalf ? forecastOf(figure).doubted : []);
            },
          },
        ]),
      );
      const doubted = () => (byFigure.has('attendance') ? forecastOf('attendance').asked : []);
      const topPages = topPagesOf(pages, lastDayOf(week));
      const { easter } = calendar;
      return {
        church: {
          ...at,
          easter,
          currency,
          ...(serviceDay && { serviceDay }),
          figures,
          notes,
          topPages,
          cameAgain,
          enteredGifts: enteredGifts(answers),
          get doubted() {
            return new Set(doubted());
          },
          tileOf: tilesAt(at, {
            ...{ rows: byFigure, calendar, passOf, answers, notes },
            doubted,
          }),
        },
        aheadOf: (figure) => forecastOf(figure).ahead,
        ...countsOf(figures),
      };
    },
  };
}

/** The rows known at that time; cohorts whose return period was not over are left out. */
function rowsKnownAt(rows: readonly CountedRow[], { week, today }: AsOf): CountedRow[] {
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

/** The rows, of which headcounts that are asked about count as missing. */
function believed(
  rows: readonly CountedRow[],
  figure: FigureId,
  forecastOf: (figure: FigureId) => SeriesAhead,
): readonly CountedRow[] {
  const asked = new Set(
    rows.length > 0 && modelOf(figure).isHeadcount ? forecastOf(figure).asked : [],
  );
  return asked.size === 0
    ? rows
    : rows.map((row) => (asked.has(row.week) ? { ...row, value: null, state: 'missing' } : row));
}

function modelOf(figure: FigureId): Figure['model'] {
  return pageOf(figure, []).model;
}

/** Forecasts as of a week, computed lazily because most are never needed. */
function forecasts(
  byFigure: ReadonlyMap<FigureId, readonly CountedWeek[]>,
  { calendar, passOf, answers, notes }: Pick<Known, 'calendar' | 'passOf' | 'answers' | 'notes'>,
  asOf: string,
): (figure: FigureId) => SeriesAhead {
  const made = new Map<FigureId, SeriesAhead>();
  return (figure) => {
    const readings = (byFigure.get(figure) ?? []).map(({ week, value, state, count }) => ({
      week,
      value: state === 'complete' ? value : null,
      base: count,
    }));
    const told = toldOf(figure, { figures: byFigure, answers, annotations: notes });
    const options = { ...modelOf(figure), calendar, told };
    const forecast =
      made.get(figure) ?? forecastAhead(readings, options, { lastWeek: asOf, passOf });
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
