import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { sundayOf } from '#analytics/calendar/church-week.ts';
import type { SeriesForecast } from '#analytics/forecast/forecast-series.ts';
import { withoutLargeGifts } from '#analytics/forecast/large-gifts.ts';
import { isMajor } from '#analytics/forecast/major.ts';
import { type Expectation, toExpectationRow } from '#contract/expectation.ts';
import type { FigureUnit } from '#contract/figures/units.ts';
import type {
  ForecastAhead,
  ForecastHistory,
  ForecastSaid,
} from '#contract/functions/church-forecast.ts';
import type { FigureRow } from '../../church/series.ts';
import { issuedOf, roundedExpectation } from '../../forecast/issued.ts';
import type { KeptForecast } from '../../forecast/kept-forecasts.ts';

/** How many past weeks the answer has. */
const historyWeeks = 104;
/** How many scored weeks the tally goes over. */
const tallyWeeks = 50;

/**
 * The weeks ahead as the figures give them now, so that every screen has the same range: a count may have been
 * corrected since they were issued. Where all are as they were issued, they say when.
 */
export function aheadOf(
  unit: FigureUnit,
  { ahead, origin }: Pick<SeriesForecast, 'ahead' | 'origin'>,
  kept: readonly KeptForecast[],
): ForecastAhead[] {
  const weeks = ahead.map((forecast) => {
    const now = issuedOf(forecast, unit);
    const issued = kept.find(({ week, origin: from }) => week === forecast.week && from === origin);
    return { forecast, now, issued: issued && areEqual(issued, now) ? issued : null };
  });
  const areIssued = weeks.every(({ issued }) => issued !== null);
  return weeks.map(({ forecast, now, issued }) => ({
    week: forecast.week,
    day: sundayOf(forecast.week),
    horizon: forecast.horizon,
    ...now,
    events: forecast.events,
    isMajor: isMajor(forecast.why),
    issuedAt: areIssued ? (issued?.issuedAt ?? null) : null,
    issuedFrom: areIssued ? (issued?.countedWeeks ?? null) : null,
  }));
}

function areEqual(one: Expectation, other: Expectation): boolean {
  return String(toExpectationRow(one)) === String(toExpectationRow(other));
}

/** The last two years, with what the forecast gives for each week a week before; without counts in doubt. */
export function historyOf(
  unit: FigureUnit,
  { past, origin, asked }: SeriesForecast,
  rows: readonly FigureRow[],
  calendar: ChurchCalendar,
): ForecastHistory[] {
  const weekBefore = new Map(
    past.filter(({ horizon }) => horizon === 1).map((forecast) => [forecast.week, forecast]),
  );
  return rows
    .filter(({ week }) => origin !== null && week <= origin)
    .slice(-historyWeeks)
    .map(({ week, value, state }) => {
      const expected = weekBefore.get(week);
      return {
        week,
        day: sundayOf(week),
        value: state === 'complete' && !asked.includes(week) ? value : null,
        expected: expected ? roundedExpectation(expected, unit) : null,
        events: calendar.eventsOf(week).map(({ label }) => label),
      };
    });
}

/**
 * The last issued forecasts of the weeks that are known now; those after them are still ahead. Weeks are matched
 * by their Sunday: the church may have changed its week since. Nothing of a week that is hidden: its actual
 * value was stored when it was not. A week that is counted and not scored yet has its count.
 */
export function issuedRowsOf(
  kept: readonly KeptForecast[],
  origin: string | null,
  rows: readonly FigureRow[],
  unit: FigureUnit,
): ForecastSaid[] {
  const bySunday = new Map(rows.map((row) => [sundayOf(row.week), row]));
  const complete = rows.filter(({ state }) => state === 'complete');
  const counted = unit === 'money' ? withoutLargeGifts(complete).readings : complete;
  const values = new Map(counted.map(({ week, value }) => [sundayOf(week), value]));
  return kept.flatMap(({ origin: _origin, why, countedWeeks, ...issued }) => {
    const day = sundayOf(issued.week);
    const state = bySunday.get(day)?.state;
    if (origin === null || day > sundayOf(origin) || state === 'suppressed') {
      return [];
    }
    const value = values.get(day) ?? null;
    const isCorrected = issued.actual !== null && value !== null && value !== issued.actual;
    return {
      ...issued,
      day,
      actual: issued.actual ?? value,
      now: isCorrected ? value : null,
      isIncomplete: state === 'incomplete',
    };
  });
}

/** How many of the last 50 scored weeks had the actual value in their range. */
export function tallyOf(said: readonly ForecastSaid[]): { inside: number; of: number } {
  const scored = said.filter(({ inside80 }) => inside80 !== null).slice(-tallyWeeks);
  return { inside: scored.filter(({ inside80 }) => inside80).length, of: scored.length };
}
