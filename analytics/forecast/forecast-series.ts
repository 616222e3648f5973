import type { ChurchCalendar, ChurchEvent } from '../calendar/church-calendar.ts';
import { addWeeks, oldestFirst, weeksBetween } from '../calendar/church-week.ts';
import { type Backtest, backtest } from './backtest.ts';
import { countedValue } from './baselines.ts';
import { isDoubtedBy } from './believed-parts.ts';
import { type Explanation, explainWeek } from './explain.ts';
import { isInside80, isInside95 } from './inside.ts';
import { type LargeGifts, withoutLargeGifts } from './large-gifts.ts';
import type { ModelOptions } from './model.ts';
import { type Forecast, horizonMax, type Pass, runOnePass } from './one-pass.ts';
import { countedWeeksMin, type Reading, type WeeklySeries, weeklySeries } from './series.ts';
import type { PassOf } from './shared-pass.ts';

/** An event in a forecast week. */
interface ExpectedEvent extends ChurchEvent {
  /** How often this church has counted it. */
  timesSeen: number;
  /** Its effect is known from other churches only. */
  fromOtherChurches: boolean;
}

/** A forecast week. */
export interface WeekAhead extends Forecast {
  week: string;
  events: ExpectedEvent[];
  why: Explanation;
}

/** The forecast of a past week, from data up to its origin only. */
interface PastForecast extends Forecast {
  /** The last week known at the time. */
  origin: string;
  week: string;
  /** Null when nobody counted. */
  actual: number | null;
  inside80: boolean | null;
  inside95: boolean | null;
}

/** The forecast of one series. */
export interface SeriesAhead {
  countedWeeks: number;
  /** Counted weeks still needed for a forecast; 0 if there is one. */
  weeksShort: number;
  /** The last known week; null before the first counted one. */
  origin: string | null;
  /** Eight weeks, or none. */
  ahead: WeekAhead[];
  /** The forecast of the newest eight weeks from before they began, or none. */
  lately: (Forecast & { week: string })[];
  /** What was clipped from weeks of giving. */
  largeGifts: LargeGifts[];
  /** The weeks that are not believed until somebody has answered. */
  asked: string[];
  /** The weeks of which only about half may be there. */
  doubted: string[];
}

/** A series' forecast, its past forecasts and their scores. */
export interface SeriesForecast extends SeriesAhead {
  /** By target week, then by horizon. The week after the origin is in `ahead`. */
  past: PastForecast[];
  /** Over the origins of the last two years; null until a first forecast can be scored. */
  backtest: Backtest | null;
}

/** The number of origins in the backtest shown to people. */
const originsShown = 104;

/**
 * The forecast of one figure, eight weeks ahead, with its backtest.
 *
 * @param readings complete weeks, in any order; masked weeks have the value null
 * @param options the kind of values, the church's calendar, the source of priors
 * @param lastWeek the newest week that is over, if later than the newest reading
 */
export function forecastSeries(
  readings: readonly Reading[],
  options: ModelOptions,
  lastWeek?: string,
): SeriesForecast {
  const fitted = fitSeries(readings, { ...options, lastWeek, passOf: runOnePass });
  if (fitted === null) {
    return { ...nothingCounted, past: [], backtest: null };
  }
  const { series, pass } = fitted;
  const minTrain = Math.max(1, series.observations.length - originsShown);
  return {
    ...aheadOf(fitted, options),
    past: pastForecasts(series, pass),
    backtest: backtest(series, pass, options.calendar, minTrain),
  };
}

/**
 * The same without past forecasts and backtest, for the nightly jobs.
 *
 * @param passOf runs the model, or returns a pass made for the same series before
 */
export function forecastAhead(
  readings: readonly Reading[],
  options: ModelOptions,
  { lastWeek, passOf }: { lastWeek?: string | undefined; passOf: PassOf },
): SeriesAhead {
  const fitted = fitSeries(readings, { ...options, lastWeek, passOf });
  return fitted === null ? nothingCounted : aheadOf(fitted, options);
}

/**
 * What the medians of weeks are made of, as known at the last week; further ahead than a forecast goes.
 *
 * @returns null if no week was counted
 */
export function explainSeries(
  readings: readonly Reading[],
  options: ModelOptions,
  { lastWeek, passOf }: { lastWeek?: string | undefined; passOf: PassOf },
): ((week: string) => Explanation) | null {
  const fitted = fitSeries(readings, { ...options, lastWeek, passOf });
  if (fitted === null) {
    return null;
  }
  const { series, pass } = fitted;
  return (week) => explainWeek(pass.model, weeksBetween(series.firstWeek, week), pass.base);
}

interface Fitted {
  series: WeeklySeries;
  pass: Pass;
  largeGifts: LargeGifts[];
}

type FitOptions = ModelOptions & { lastWeek: string | undefined; passOf: PassOf };

function fitSeries(
  readings: readonly Reading[],
  { lastWeek, passOf, ...options }: FitOptions,
): Fitted | null {
  const sorted = oldestFirst(readings);
  const cut =
    options.kind === 'amount' ? withoutLargeGifts(sorted) : { readings: sorted, largeGifts: [] };
  const series = weeklySeries(cut.readings, options.kind, lastWeek);
  const pass = series === null ? null : passOf(series, options);
  return series === null || pass === null ? null : { series, pass, largeGifts: cut.largeGifts };
}

function aheadOf({ series, pass, largeGifts }: Fitted, { calendar }: ModelOptions): SeriesAhead {
  const countedWeeks = series.observations.filter((observation) => observation !== null).length;
  const last = series.observations.length - 1;
  return {
    countedWeeks,
    weeksShort: Math.max(0, countedWeeksMin - countedWeeks),
    origin: addWeeks(series.firstWeek, last),
    ahead: weeksAhead(series, pass, calendar),
    lately: pass.forecastsFrom(last - horizonMax).map((forecast) => ({
      ...forecast,
      week: addWeeks(series.firstWeek, last - horizonMax + forecast.horizon),
    })),
    largeGifts,
    asked: [...pass.asked]
      .filter((index) => index <= last)
      .map((index) => addWeeks(series.firstWeek, index)),
    doubted: series.observations.flatMap((_, index) =>
      isDoubtedBy(pass, index, last) ? [addWeeks(series.firstWeek, index)] : [],
    ),
  };
}

const nothingCounted: SeriesAhead = {
  countedWeeks: 0,
  weeksShort: countedWeeksMin,
  origin: null,
  ahead: [],
  lately: [],
  largeGifts: [],
  asked: [],
  doubted: [],
};

function weeksAhead(series: WeeklySeries, pass: Pass, calendar: ChurchCalendar): WeekAhead[] {
  const origin = series.observations.length - 1;
  const seen = timesSeen(series, calendar);
  return pass.forecastsFrom(origin).map((forecast) => {
    const index = origin + forecast.horizon;
    const week = addWeeks(series.firstWeek, index);
    const events = calendar.eventsOf(week).map((event) => {
      const times = seen.get(event.id) ?? 0;
      return { ...event, timesSeen: times, fromOtherChurches: times === 0 };
    });
    return { ...forecast, week, events, why: explainWeek(pass.model, index, pass.base) };
  });
}

function timesSeen(series: WeeklySeries, calendar: ChurchCalendar): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  series.observations.forEach((observation, index) => {
    if (observation !== null) {
      for (const { id } of calendar.eventsOf(addWeeks(series.firstWeek, index))) {
        times.set(id, (times.get(id) ?? 0) + 1);
      }
    }
  });
  return times;
}

function pastForecasts({ firstWeek, observations }: WeeklySeries, pass: Pass): PastForecast[] {
  return observations.flatMap((observation, target) => {
    const actual = countedValue(observation);
    return Array.from({ length: horizonMax }, (_, index) => target - index - 1).flatMap(
      (origin): PastForecast[] => {
        const forecast = pass.forecastFrom(origin, target - origin);
        return forecast === undefined
          ? []
          : [
              {
                ...forecast,
                origin: addWeeks(firstWeek, origin),
                week: addWeeks(firstWeek, target),
                actual,
                inside80: actual === null ? null : isInside80(forecast, actual),
                inside95: actual === null ? null : isInside95(forecast, actual),
              },
            ];
      },
    );
  });
}
