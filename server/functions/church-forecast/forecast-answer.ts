import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { lastDayOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { serviceDayOf } from '#analytics/calendar/service-day.ts';
import { returnDays } from '#analytics/figures/guest-return.ts';
import type { SeriesForecast } from '#analytics/forecast/forecast-series.ts';
import { withoutLargeGifts } from '#analytics/forecast/large-gifts.ts';
import { isMajor } from '#analytics/forecast/major.ts';
import { isLongClosed } from '#analytics/pulse/chosen-week.ts';
import { type Expectation, toExpectationRow } from '#contract/expectation.ts';
import type { FigureUnit } from '#contract/figures/units.ts';
import type {
  ForecastAhead,
  ForecastHistory,
  ForecastSaid,
} from '#contract/functions/church-forecast.ts';
import type { Church } from '../../church/church.ts';
import type { FigureRow } from '../../church/series.ts';
import { issuedOf, roundedExpectation } from '../../forecast/issued.ts';
import type { KeptForecast } from '../../forecast/kept-forecasts.ts';
import { lastSaid, withIssuedRanges } from '../../pulse/issued-ranges.ts';

/** How many past weeks the answer has. */
const historyWeeks = 104;
/** How many scored weeks the tally goes over. */
const tallyWeeks = 50;

/** A figure's weeks, and what the church is to them. */
type Counted = {
  unit: FigureUnit;
  rows: readonly FigureRow[];
} & Pick<Church, 'today' | 'serviceDay'>;

/**
 * The weeks ahead as the figures give them now, so that every screen has the same range: a count may have been
 * corrected since they were issued. Where all are as they were issued, they say when. A service day that is over
 * is not ahead, nor is today's once it is being counted.
 */
export function aheadOf(
  { ahead, origin }: Pick<SeriesForecast, 'ahead' | 'origin'>,
  kept: readonly KeptForecast[],
  { unit, rows, ...church }: Counted,
): ForecastAhead[] {
  const isBegun = (week: string) => rows.some((row) => row.week === week && row.value !== null);
  const weeks = ahead.flatMap((forecast) => {
    const day = serviceDayOf(forecast.week, church);
    if (day < church.today || (day === church.today && isBegun(forecast.week))) {
      return [];
    }
    const now = issuedOf(forecast, unit);
    const issued = kept.find(({ week, origin: from }) => week === forecast.week && from === origin);
    return { forecast, day, now, issued: issued && areEqual(issued, now) ? issued : null };
  });
  const areIssued = weeks.every(({ issued }) => issued !== null);
  return weeks.map(({ forecast, day, now, issued }) => ({
    week: forecast.week,
    day,
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

/**
 * The last two years, with what the forecast gives for each week a week before, of the newest ones as the dashboard
 * said it; without counts in doubt.
 *
 * @param church with what the dashboard said of each week
 */
export function historyOf(
  { past, origin, asked }: SeriesForecast,
  {
    unit,
    rows,
    calendar,
    shown,
    ...church
  }: Counted & {
    calendar: ChurchCalendar;
    shown: ReadonlyMap<string, Expectation> | undefined;
  } & Pick<Church, 'weekStartsOn'>,
): ForecastHistory[] {
  const weekBefore = withIssuedRanges(
    new Map(past.filter(({ horizon }) => horizon === 1).map((each) => [each.week, each])),
    shown,
    church,
  );
  return rows
    .filter(({ week }) => origin !== null && week <= origin)
    .slice(-historyWeeks)
    .map(({ week, value, state }) => {
      const expected = weekBefore.get(week);
      return {
        week,
        day: serviceDayOf(week, church),
        value: state === 'complete' && !asked.includes(week) ? value : null,
        expected: expected ? roundedExpectation(expected, unit) : null,
        events: calendar.eventsOf(week).map(({ label }) => label),
      };
    });
}

/**
 * The last issued forecasts of the weeks that are not ahead any more. Weeks are matched by their service day: the
 * church may have changed its week since. Nothing of a week that is hidden: its actual value was stored when it was
 * not. A week that is counted and not scored yet has its count. Where the dashboard said another range after a correction,
 * still before the service day, that one stands on both pages.
 *
 * @param church with what the dashboard said of each week
 */
export function issuedRowsOf(
  kept: readonly KeptForecast[],
  ahead: readonly Pick<ForecastAhead, 'day'>[],
  {
    unit,
    rows,
    shown,
    ...church
  }: Counted & { shown: ReadonlyMap<string, Expectation> | undefined },
): ForecastSaid[] {
  const dayOf = (week: string) => serviceDayOf(week, church);
  const first = ahead[0]?.day ?? church.today;
  const byDay = new Map(rows.map((row) => [dayOf(row.week), row]));
  const complete = rows.filter(({ state }) => state === 'complete');
  const counted = unit === 'money' ? withoutLargeGifts(complete).readings : complete;
  const values = new Map(counted.map(({ week, value }) => [dayOf(week), value]));
  const saidLast = lastSaid(shown, church);
  return kept.flatMap(({ origin: _origin, why, countedWeeks, ...issued }) => {
    const day = dayOf(issued.week);
    const row = byDay.get(day);
    if (day >= first || rows.length === 0 || row?.state === 'suppressed') {
      return [];
    }
    const value = values.get(day) ?? null;
    const isCorrected = issued.actual !== null && value !== null && value !== issued.actual;
    const actual = issued.actual ?? value;
    const without = actual === null ? withoutActual(row, church.today) : null;
    const last = saidLast(issued);
    const range = last ? roundedExpectation(last, unit) : issued;
    return {
      ...issued,
      ...range,
      inside80: isInside(issued, range),
      day,
      actual,
      now: isCorrected ? value : null,
      without,
      soFar: without === 'open' ? (row?.value ?? null) : null,
    };
  });
}

/** Whether a scored week's number lies in the range that stands on the page. */
function isInside(
  { actual, inside80 }: Pick<KeptForecast, 'actual' | 'inside80'>,
  { low80, high80 }: Pick<Expectation, 'low80' | 'high80'>,
): boolean | null {
  return inside80 === null || actual === null ? inside80 : actual >= low80 && actual <= high80;
}

/** The last week in which a number may grow: of guests who come back, the one in which their time is over. */
function lastWeekOf({ figure, week }: FigureRow): string {
  return figure === 'guest_return' ? addDays(week, returnDays) : week;
}

/** Why a week has no number, as the dashboard says it. */
function withoutActual(row: FigureRow | undefined, today: string): ForecastSaid['without'] {
  if (row?.state === 'masked') {
    return 'set_aside';
  }
  if (row?.state === 'incomplete') {
    return isLongClosed(lastWeekOf(row), today) ? 'partial' : 'open';
  }
  return row !== undefined && lastDayOf(row.week) >= today ? 'open' : 'uncounted';
}

/** How many of the last 50 scored weeks had the actual value in their range. */
export function tallyOf(said: readonly ForecastSaid[]): { inside: number; of: number } {
  const scored = said.filter(({ inside80 }) => inside80 !== null).slice(-tallyWeeks);
  return { inside: scored.filter(({ inside80 }) => inside80).length, of: scored.length };
}
