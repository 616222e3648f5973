import type { AheadColumn } from '#analytics/charts/ahead-layout.ts';
import { rangeOver, tellAhead } from '#analytics/forecast/tell-ahead.ts';
import { csvFile } from '#contract/csv.ts';
import { isOwnFigureId } from '#contract/figures/own.ts';
import type { FigureUnit } from '#contract/figures/units.ts';
import { type AnyFigureId, isFigureId } from '#contract/figures.ts';
import { numberFormat } from '#contract/formats.ts';
import type { ChurchForecast, ForecastAhead } from '#contract/functions/church-forecast.ts';
import { chartMessages } from '#contract/messages/charts.ts';
import { eventWords } from '#contract/messages/events.ts';
import {
  dayWords,
  listWords,
  rangeWords,
  tickWords,
  valueWords,
} from '#contract/messages/figure-words.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import { tileLineMessages } from '#contract/messages/tiles.ts';
import { comingMessages } from '#contract/messages/verdict.ts';

/** The numbers of weeks to choose from. */
export const horizons = [4, 8] as const;
export type Horizon = (typeof horizons)[number];

/** The URL's state: the figure, null for the one that the church begins with, and the number of weeks. */
export interface ForecastView {
  figure: AnyFigureId | null;
  horizon: Horizon;
}

/** The same once the figure is known. */
export type ShownView = ForecastView & { figure: AnyFigureId };

/** Reads the URL; eight weeks by default. */
export function readView(parameters: URLSearchParams): ForecastView {
  return {
    figure: figureIn(parameters.get('figure') ?? ''),
    horizon: horizons.find((weeks) => String(weeks) === parameters.get('weeks')) ?? 8,
  };
}

/** The figure that a text names; null if it is none. */
export function figureIn(text: string): AnyFigureId | null {
  return isFigureId(text) || isOwnFigureId(text) ? text : null;
}

/** The weeks that stand out, the one with the largest effect first. */
function standingOut(ahead: readonly ForecastAhead[]): ForecastAhead[] {
  return ahead
    .filter(({ isMajor }) => isMajor)
    .toSorted((a, b) => Math.abs(b.why.events) - Math.abs(a.why.events));
}

/** What people call the weeks that stand out, in their order in time. */
export function namesStandingOut(ahead: readonly ForecastAhead[]): string[] {
  return [...new Set(ahead.filter(({ isMajor }) => isMajor).map(eventsOf))];
}

function eventsOf({ events }: ForecastAhead): string {
  return listWords(events.map(({ label }) => eventWords(label)));
}

/** Formats values and ranges of a forecast's figure. */
export function wordsOf({ unit, currency }: Pick<ChurchForecast, 'unit' | 'currency'>) {
  return {
    value: (value: number) => valueWords(value, unit, currency),
    /** At an axis, or among parts that add up. */
    tick: (value: number) => tickWords(value, unit, currency),
    range: (low: number, high: number) => rangeWords({ low, high }, unit, currency),
    /** A distance with its unit. */
    distance: (value: number) => {
      if (unit === 'money') {
        return valueWords(Math.round(value), unit, currency);
      }
      const rounded = distanceOf(unit === 'share' ? value * 100 : value);
      return forecastMessages.distance[unit](
        rounded,
        numberFormat({ maximumFractionDigits: 1 }).format(rounded),
      );
    },
  };
}

/**
 * The parts of a week's median as they are read, so that they add up to it: rounding is put into the first.
 */
export function addUp(
  parts: readonly number[],
  total: number,
  unit: FigureUnit,
): { parts: number[]; total: number } {
  const isLarge = unit === 'money' && Math.abs(total) >= wholeFrom;
  const step = unit === 'share' ? 0.01 : isLarge ? 100 : 1;
  const steps = (value: number) => Math.round(value / step);
  const [, ...others] = parts.map(steps);
  const first = steps(total) - others.reduce((sum, each) => sum + each, 0);
  return { parts: [first, ...others].map((each) => each * step), total: steps(total) * step };
}

/** Money from here on is read without cents; in minor units. */
const wholeFrom = 10_000;

/** To a tenth below ten, but never zero. */
function distanceOf(value: number): number {
  return value < 9.95 ? Math.max(0.1, Math.round(value * 10) / 10) : Math.round(value);
}
export type ForecastWords = ReturnType<typeof wordsOf>;

/** The weeks ahead as columns of the chart. */
export function aheadColumns(ahead: readonly ForecastAhead[], words: ForecastWords): AheadColumn[] {
  return ahead.map((week) => ({
    ...week,
    day: dayWords(week.day, 'short'),
    range: words.range(week.low80, week.high80).replace(/\u00a0\p{L}+\u00a0/u, '–'),
    events: week.events.map(({ label }) => eventWords(label)),
  }));
}

/** A sentence for the weeks before: how many, and from the lowest to the highest. */
export function pastSentence(values: readonly (number | null)[], words: ForecastWords): string {
  const counted = values.filter((value) => value !== null);
  const name = chartMessages.actual;
  return counted.length === 0
    ? tileLineMessages.none(name, values.length)
    : tileLineMessages.line(
        name,
        values.length,
        words.range(Math.min(...counted), Math.max(...counted)),
        values.length - counted.length,
      );
}

/** A sentence for one week ahead: its day and events, and both ranges. */
export function aheadSentence(week: ForecastAhead | undefined, words: ForecastWords): string {
  if (!week) {
    return '';
  }
  const name = [dayWords(week.day), ...week.events.map(({ label }) => eventWords(label))].join(
    ', ',
  );
  return forecastMessages.readOut(
    name,
    words.range(week.low80, week.high80),
    words.range(week.low95, week.high95),
  );
}

/**
 * The page's headline: what stands out, what ordinary weeks are like, and the other named ones. Which are told
 * together is decided as on the dashboard.
 */
export function headline(ahead: readonly ForecastAhead[], words: ForecastWords): string {
  const [most] = standingOut(ahead);
  const { apart, stretches } = tellAhead(ahead, ({ why, ...week }) => ({
    ...week,
    move: why.events,
    level: why.level,
  }));
  const rangeOf = (weeks: readonly ForecastAhead[]) => {
    const { low80, high80 } = rangeOver(weeks);
    return words.range(low80, high80);
  };
  return [
    most ? standsOutWords(ahead, most, rangeOf([most])) : '',
    ordinaryWords(stretches, { rangeOf, areOthers: most !== undefined }),
    ...apart
      .filter(({ isMajor }) => !isMajor)
      .map((week) =>
        comingMessages.except(eventsOf(week), dayWords(week.day), rangeOf([week]), null),
      ),
  ]
    .filter(Boolean)
    .join(' ');
}

function standsOutWords(
  ahead: readonly ForecastAhead[],
  most: ForecastAhead,
  range: string,
): string {
  const names = namesStandingOut(ahead);
  const [event, day] = [eventsOf(most), dayWords(most.day)];
  return names.length === 1
    ? forecastMessages.standsOut(event, range, day, most.why.events < 0 ? 'less' : 'more')
    : forecastMessages.standOut(names, event, range, day);
}

type Stretches = readonly (readonly ForecastAhead[])[];

function ordinaryWords(
  [first, second]: Stretches,
  { rangeOf, areOthers }: { rangeOf: (weeks: Stretches[number]) => string; areOthers: boolean },
): string {
  if (first === undefined) {
    return '';
  }
  if (second !== undefined) {
    const [until, from] = [dayWords(first.at(-1)?.day ?? ''), dayWords(second[0]?.day ?? '')];
    const [before, after] = [rangeOf(first), rangeOf(second)];
    return forecastMessages.stretches(areOthers, { until, before, from, after });
  }
  return areOthers
    ? forecastMessages.others(first.length, rangeOf(first))
    : forecastMessages.allAlike(first.length, rangeOf(first));
}

/** The week explained by default: the one that stands out most, else the next. */
export function weekToExplain(ahead: readonly ForecastAhead[]): number {
  const [most] = standingOut(ahead);
  return most ? ahead.indexOf(most) : 0;
}

const csvHeading = 'week,sunday,events,middle,low_80,high_80,low_95,high_95,said_at';

/** The weeks ahead as CSV; numbers in the figure's unit, money in minor units. */
export function forecastCsv(ahead: readonly ForecastAhead[]): string {
  const rows = ahead.map((week) => [
    week.week,
    week.day,
    week.events.map(({ label }) => label).join('; '),
    week.median,
    week.low80,
    week.high80,
    week.low95,
    week.high95,
    week.issuedAt,
  ]);
  return csvFile(csvHeading, rows);
}
