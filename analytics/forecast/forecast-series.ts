import type { ChurchCalendar, ChurchEvent } from '../calendar/church-calendar.ts';
import { addWeeks, oldestFirst } from '../calendar/church-week.ts';
import { type Backtest, backtest } from './backtest.ts';
import { countedValue } from './baselines.ts';
import { type Explanation, explainWeek } from './explain.ts';
import { type LargeGifts, withoutLargeGifts } from './large-gifts.ts';
import type { ModelOptions } from './model.ts';
import { type Forecast, horizonMax, isInside80, isInside95, type Pass } from './one-pass.ts';
import { countedWeeksMin, type Reading, type WeeklySeries, weeklySeries } from './series.ts';
import { sharedPass } from './shared-pass.ts';

/** An event of a week ahead. */
interface ExpectedEvent extends ChurchEvent {
  /** How often this church has counted it. */
  timesSeen: number;
  /** Its effect is known from other churches only. */
  fromOtherChurches: boolean;
}

/** A week ahead. */
export interface WeekAhead extends Forecast {
  week: string;
  events: ExpectedEvent[];
  why: Explanation;
}

/** What would have been said of a past week, with nothing known that came after its origin. */
interface PastForecast extends Forecast {
  /** The last week that was known. */
  origin: string;
  week: string;
  /** Null when nobody counted. */
  came: number | null;
  inside80: boolean | null;
  inside95: boolean | null;
}

/** What is said of the weeks ahead of one series. */
export interface SeriesAhead {
  countedWeeks: number;
  /** How many counted weeks are missing for a forecast; 0 when there is one. */
  weeksShort: number;
  /** The last week known; null before the first counted one. */
  origin: string | null;
  /** Eight weeks, or none. */
  ahead: WeekAhead[];
  /** What was expected of the newest eight weeks before the first of them came; or none. */
  lately: (Forecast & { week: string })[];
  /** What was cut off weeks of giving. */
  largeGifts: LargeGifts[];
}

/** All that is said of one series, and how well it did. */
export interface SeriesForecast extends SeriesAhead {
  /** Oldest target first, then by horizon. The week after the origin is in `ahead`. */
  past: PastForecast[];
  /** Over the origins of the last two years; null until a forecast has come due. */
  backtest: Backtest | null;
}

/** The backtest that people are shown goes back so many origins. */
const originsShown = 104;

/**
 * The forecast of one figure, eight weeks ahead, and how well it did before.
 *
 * @param readings complete weeks, in any order; weeks that do not count have the value null
 * @param options what the values are, the church's calendar, where priors come from
 * @param lastWeek the newest week that is over, if later than the newest reading
 */
export function forecastSeries(
  readings: readonly Reading[],
  options: ModelOptions,
  lastWeek?: string,
): SeriesForecast {
  const fitted = fitSeries(readings, options, lastWeek);
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

/** The same without what went before, for the jobs of the night. */
export function forecastAhead(
  readings: readonly Reading[],
  options: ModelOptions,
  lastWeek?: string,
): SeriesAhead {
  const fitted = fitSeries(readings, options, lastWeek);
  return fitted === null ? nothingCounted : aheadOf(fitted, options);
}

interface Fitted {
  series: WeeklySeries;
  pass: Pass;
  largeGifts: LargeGifts[];
}

function fitSeries(
  readings: readonly Reading[],
  options: ModelOptions,
  lastWeek?: string,
): Fitted | null {
  const sorted = oldestFirst(readings);
  const cut =
    options.kind === 'amount' ? withoutLargeGifts(sorted) : { readings: sorted, largeGifts: [] };
  const series = weeklySeries(cut.readings, options.kind, lastWeek);
  const pass = series === null ? null : sharedPass(series, options);
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
    lately: (pass.origins[last - horizonMax] ?? []).map((forecast) => ({
      ...expectationOnly(forecast),
      week: addWeeks(series.firstWeek, last - horizonMax + forecast.horizon),
    })),
    largeGifts,
  };
}

const nothingCounted: SeriesAhead = {
  countedWeeks: 0,
  weeksShort: countedWeeksMin,
  origin: null,
  ahead: [],
  lately: [],
  largeGifts: [],
};

function weeksAhead(series: WeeklySeries, pass: Pass, calendar: ChurchCalendar): WeekAhead[] {
  const origin = series.observations.length - 1;
  const seen = timesSeen(series, calendar);
  return (pass.origins[origin] ?? []).map((forecast) => {
    const index = origin + forecast.horizon;
    const week = addWeeks(series.firstWeek, index);
    const events = calendar.eventsOf(week).map((event) => {
      const times = seen.get(event.id) ?? 0;
      return { ...event, timesSeen: times, fromOtherChurches: times === 0 };
    });
    return { ...expectationOnly(forecast), week, events, why: explainWeek(pass.model, index) };
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

function pastForecasts(series: WeeklySeries, pass: Pass): PastForecast[] {
  const { firstWeek, observations } = series;
  return observations.flatMap((observation, target) => {
    const came = countedValue(observation);
    const origins = pass.origins.slice(Math.max(0, target - 8), target).toReversed();
    return origins.flatMap((forecasts, index) => {
      const forecast = forecasts[index];
      return forecast === undefined
        ? []
        : [
            {
              ...expectationOnly(forecast),
              origin: addWeeks(firstWeek, target - forecast.horizon),
              week: addWeeks(firstWeek, target),
              came,
              inside80: came === null ? null : isInside80(forecast, came),
              inside95: came === null ? null : isInside95(forecast, came),
            },
          ];
    });
  });
}

/** Without what only the model needs. */
function expectationOnly({ horizon, median, low80, high80, low95, high95 }: Forecast): Forecast {
  return { horizon, median, low80, high80, low95, high95 };
}
