import { countWords, dayWords, rangeWords, valueWords } from '#contract/figure-words.ts';
import { type FigureId, figureIds } from '#contract/figures.ts';
import { forecastMessages } from '#contract/forecast-messages.ts';
import type { ChurchForecast, ForecastAhead } from '#contract/functions/church-forecast.ts';
import type { AheadColumn } from '#web/ui/charts/ahead-chart.tsx';

/** The numbers of weeks to choose from. */
export const horizons = [4, 8] as const;
export type Horizon = (typeof horizons)[number];

/** The URL's state: the figure and the number of weeks. */
export interface ForecastView {
  figure: FigureId;
  horizon: Horizon;
}

/** Reads the URL; attendance and eight weeks by default. */
export function readView(parameters: URLSearchParams): ForecastView {
  return {
    figure: figureIds.find((id) => id === parameters.get('figure')) ?? 'attendance',
    horizon: horizons.find((weeks) => String(weeks) === parameters.get('weeks')) ?? 8,
  };
}

/** An event is major if it moves a week by a tenth of the level. */
const majorShare = 0.1;

/** Whether a week's events are expected to have a major effect. */
export function isMajor({ events, why }: ForecastAhead): boolean {
  return events.length > 0 && Math.abs(why.events) >= majorShare * why.level;
}

/** Formats values and ranges of a forecast's figure. */
export function wordsOf({ unit, currency }: Pick<ChurchForecast, 'unit' | 'currency'>) {
  return {
    value: (value: number) => valueWords(value, unit, currency),
    range: (low: number, high: number) => rangeWords({ low, high }, unit, currency),
    /** A distance with its unit. */
    distance: (value: number) =>
      unit === 'share'
        ? `${Math.max(1, Math.round(value * 100))} points`
        : `${valueWords(unit === 'money' ? Math.round(value) : Math.max(1, Math.round(value)), unit, currency)}${unit === 'money' ? '' : ` ${unit}`}`,
  };
}
export type ForecastWords = ReturnType<typeof wordsOf>;

/** The weeks ahead as columns of the chart. */
export function aheadColumns(ahead: readonly ForecastAhead[], words: ForecastWords): AheadColumn[] {
  return ahead.map((week) => ({
    middle: week.median,
    range80: { low: week.low80, high: week.high80 },
    range95: { low: week.low95, high: week.high95 },
    day: dayWords(week.day, 'short'),
    range: words.range(week.low80, week.high80).replace(/\u00a0to\u00a0/, '–'),
    events: week.events.map(({ label }) => label),
    isMajor: isMajor(week),
  }));
}

/** A sentence for one week ahead: its day and events, and both ranges. */
export function aheadSentence(week: ForecastAhead | undefined, words: ForecastWords): string {
  if (!week) {
    return '';
  }
  const name = [dayWords(week.day), ...week.events.map(({ label }) => label)].join(', ');
  return forecastMessages.readOut(
    name,
    words.range(week.low80, week.high80),
    words.range(week.low95, week.high95),
  );
}

/** The page's headline: what stands out, and the range of the other weeks. */
export function headline(ahead: readonly ForecastAhead[], words: ForecastWords): string {
  const [most] = ahead
    .filter(isMajor)
    .toSorted((a, b) => Math.abs(b.why.events) - Math.abs(a.why.events));
  const others = ahead.filter((week) => week !== most);
  const range = words.range(
    Math.min(...others.map(({ low80 }) => low80)),
    Math.max(...others.map(({ high80 }) => high80)),
  );
  const weeks = `${countWords(others.length)} weeks`;
  if (!most) {
    return forecastMessages.allAlike(weeks, range);
  }
  const event = most.events.map(({ label }) => label).join(', ');
  const outstanding = words.range(most.low80, most.high80);
  return `${forecastMessages.standsOut(event, outstanding, dayWords(most.day))} ${forecastMessages.others(weeks, range)}`;
}

/** A warning if the simple mean has been more accurate, else null. */
export function warning({ backtest }: Pick<ChurchForecast, 'backtest'>): string | null {
  if (backtest?.meanWasBetterLately) {
    return forecastMessages.noBetterLately;
  }
  return backtest && backtest.error >= backtest.errorOfMean ? forecastMessages.noBetter : null;
}

/** The week explained by default: the one that stands out, else the next. */
export function weekToExplain(ahead: readonly ForecastAhead[]): number {
  const major = ahead.findIndex(isMajor);
  return major < 0 ? 0 : major;
}

const csvHeading = 'week,sunday,events,middle,low_80,high_80,low_95,high_95,said_at';

/** The weeks ahead as CSV (RFC 4180); numbers in the figure's unit, money in minor units. */
export function forecastCsv(ahead: readonly ForecastAhead[]): string {
  const lines = ahead.map((week) =>
    [
      week.week,
      week.day,
      `"${week.events
        .map(({ label }) => label)
        .join('; ')
        .replaceAll('"', '""')}"`,
      week.median,
      week.low80,
      week.high80,
      week.low95,
      week.high95,
      week.saidAt ?? '',
    ].join(','),
  );
  return `${[csvHeading, ...lines].join('\r\n')}\r\n`;
}

/** Weeks until a level reaches a limit with the given yearly growth; null for never. */
export function weeksUntil(level: number, limit: number, growthPercent: number): number | null {
  if (level >= limit) {
    return 0;
  }
  if (level <= 0 || growthPercent <= 0) {
    return null;
  }
  return Math.ceil((52.18 * Math.log(limit / level)) / Math.log(1 + growthPercent / 100));
}
