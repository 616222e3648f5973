import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { sundayOf } from '#analytics/calendar/church-week.ts';
import type { SeriesForecast } from '#analytics/forecast/forecast-series.ts';
import { isMajor } from '#analytics/forecast/major.ts';
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
 * The weeks ahead: as last issued before their Sunday, where that was from the weeks that are known now; or
 * as the figures give them now, so that every screen has the same range. A week whose Sunday has come keeps
 * what was issued.
 */
export function aheadOf(
  unit: FigureUnit,
  { ahead, origin }: Pick<SeriesForecast, 'ahead' | 'origin'>,
  kept: readonly KeptForecast[],
  today: string,
): ForecastAhead[] {
  return ahead.map((forecast) => {
    const issued = kept.find(
      ({ week, origin: from }) =>
        week === forecast.week && (from === origin || sundayOf(week) <= today),
    );
    const { median, low80, high80, low95, high95, why } = issued ?? issuedOf(forecast, unit);
    return {
      week: forecast.week,
      day: sundayOf(forecast.week),
      horizon: forecast.horizon,
      ...{ median, low80, high80, low95, high95, why },
      events: forecast.events,
      isMajor: isMajor(forecast.why),
      issuedAt: issued?.issuedAt ?? null,
      issuedFrom: issued?.countedWeeks ?? null,
    };
  });
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
 * The last issued forecasts of the weeks that are known now; those after them are still ahead. Nothing of
 * a week that is hidden: its actual value was stored when it was not. A week that is counted and not scored
 * yet has its count.
 */
export function issuedRowsOf(
  kept: readonly KeptForecast[],
  origin: string | null,
  rows: readonly FigureRow[],
): ForecastSaid[] {
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return kept.flatMap(({ origin: _origin, why, countedWeeks, ...issued }) => {
    const { state, value = null } = byWeek.get(issued.week) ?? {};
    if (origin === null || issued.week > origin || state === 'suppressed') {
      return [];
    }
    const counted = state === 'complete' ? value : null;
    return {
      ...issued,
      day: sundayOf(issued.week),
      actual: issued.actual ?? counted,
      isIncomplete: state === 'incomplete',
    };
  });
}

/** How many of the last 50 scored weeks had the actual value in their range. */
export function tallyOf(said: readonly ForecastSaid[]): { inside: number; of: number } {
  const scored = said.filter(({ inside80 }) => inside80 !== null).slice(-tallyWeeks);
  return { inside: scored.filter(({ inside80 }) => inside80).length, of: scored.length };
}
