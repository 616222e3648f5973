import { median } from 'd3-array';
import type { Expectation } from '#contract/expectation.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';
import { addWeeks, weekOf, weeksBetween } from '../calendar/church-week.ts';
import { pageOf } from '../figures/all-figures.ts';
import { withoutLargeGifts } from '../forecast/large-gifts.ts';
import type { ModelOptions } from '../forecast/model.ts';
import { type Forecast, type Pass, runOnePass } from '../forecast/one-pass.ts';
import { type Reading, type WeeklySeries, weeklySeries } from '../forecast/series.ts';
import type { PassOf } from '../forecast/shared-pass.ts';
import { type JudgingOptions, judgeSeries, type TileJudgement } from '../judging/judge-series.ts';
import {
  doubtedLevel,
  type LevelBreak,
  levelBreakOf,
  sameBreakWeeks,
} from '../judging/level-break.ts';
import type { ChangeLimits } from '../judging/monitor.ts';
import { maskedWeeks } from './masked-weeks.ts';
import type { PulseInput } from './pulse-input.ts';
import { tileOf } from './tile-definitions.ts';
import { tileWeeks } from './tile-weeks.ts';
import { toldOf } from './week-answers.ts';

/** Past and current forecasts of a tile. */
export type TileExpectation = {
  /** Each past week's forecast from one week before it. */
  weeks: Map<string, Expectation>;
  /** Forecasts of the weeks after `origin`, nearest first. */
  ahead: Expectation[];
  /** What is to be said of past weeks besides their range, by week; only of settled ones that count. */
  judged: Map<string, TileJudgement>;
  /** A level that has moved at once, which the church is asked about. */
  levelBreak: LevelBreak | null;
  /** The newest week that is over, from which `ahead` was forecast; null without a forecast. */
  origin: string | null;
};

/** The same with the forecasts from each past week. */
type LivedExpectation = TileExpectation & {
  /** The forecasts of the weeks after one of its weeks, nearest first. */
  from: (week: string) => Expectation[];
};

type Rows = Pick<
  PulseInput,
  | 'figures'
  | 'own'
  | 'today'
  | 'annotations'
  | 'answers'
  | 'weekStartsOn'
  | 'calendar'
  | 'serviceDay'
  | 'countedDays'
  | 'doubted'
>;

/**
 * How clear a lasting change must be, in standard deviations. Attendance is told soon; nine tiles together
 * must stay quiet (`npm run judge`).
 */
const clearFrom = { count: 3.7, amount: 3.9, share: 3.7 };
/** Of attendance. A fall of a few people is told soon, which their good news must leave room for. */
export const limitsOfAttendance = {
  limits: bothWays(3.15),
  limitsOfFew: { up: 3.55, down: 2.7 },
};

/** After so many weeks it is known how many guests of a week returned. */
const cohortAge = 7;

/** The input of a tile's forecasts. */
export type TileSeries = {
  series: WeeklySeries;
  options: ModelOptions;
  judging: JudgingOptions;
  /** By the place of each week: whether up to it the figure was too rare for a range. */
  rare?: readonly boolean[];
};

/**
 * The weeks that a tile's forecasts learn from. Masked weeks and weeks that may still change are not
 * learned from.
 *
 * @param masked see `maskedWeeks`
 * @returns null if no week was counted
 */
export function tileSeries(
  tile: TileId,
  input: Rows,
  masked: ReadonlyMap<string, string>,
): TileSeries | null {
  const { figures, kind, priors, windowWeeks, rangeFrom } = tileOf(tile, input);
  const readings = tileWeeks(tile, input)
    .filter(({ isSettled }) => isSettled)
    .map(
      ({ week, value, base }): Reading => ({
        week,
        value: masked.has(week) ? null : value,
        ...(base === null ? {} : { base }),
      }),
    );
  const cut = kind === 'amount' ? withoutLargeGifts(readings).readings : readings;
  const running = weekOf(input.today, input.weekStartsOn);
  // A running week whose services are over is judged and learned from.
  const isServed = cut.some(({ week, value }) => week === running && value !== null);
  const newest = isServed ? running : addWeeks(running, -1);
  const last = tile === 'guest_return' ? addWeeks(running, -cohortAge) : newest;
  const series = weeklySeries(cut, kind, last);
  const [figure] = figures;
  const model = figure && pageOf(figure, input.own).model;
  const options = {
    kind,
    calendar: input.calendar,
    priors,
    isHeadcount: model?.isHeadcount === true,
    isOverlapping: windowWeeks > 1,
    mayBeHalf: model?.mayBeHalf === true,
    told: figure && toldOf(figure, input),
  };
  const limits = bothWays(clearFrom[kind]);
  const judged = tile === 'attendance' ? limitsOfAttendance : { limits, limitsOfFew: limits };
  return series === null
    ? null
    : {
        series,
        options,
        judging: { kind, windowWeeks, ...judged },
        ...(rangeFrom && { rare: rareWeeks(series, rangeFrom) }),
      };
}

function bothWays(limit: number): ChangeLimits {
  return { up: limit, down: limit };
}

/** How many counted weeks say whether a figure is too rare for a range. */
const rareOver = 52;

/** The weeks up to which the median is below what a range needs; nothing later is known to them. */
function rareWeeks({ observations }: WeeklySeries, rangeFrom: number): boolean[] {
  const known: number[] = [];
  return observations.map((each) => {
    if (each !== null) {
      known.push(each.value);
    }
    return isRare(known, rangeFrom);
  });
}

/** Whether a figure was counted too rarely for a range, by its counted weeks, oldest first. */
export function isRare(values: readonly number[], rangeFrom: number | undefined): boolean {
  return rangeFrom !== undefined && (median(values.slice(-rareOver)) ?? rangeFrom) < rangeFrom;
}

/** The one-step-ahead forecasts of a tile: each week's from the weeks before it only. */
export function expectSeries(asked: TileSeries | null, passOf: PassOf): LivedExpectation {
  const pass = asked === null ? null : passOf(asked.series, asked.options);
  if (asked === null || pass === null) {
    const judged = zerosOf(asked);
    return { weeks: new Map(), ahead: [], origin: null, from: () => [], judged, levelBreak: null };
  }
  const { firstWeek, observations } = asked.series;
  const weekAt = (index: number) => addWeeks(firstWeek, index);
  const isRareAt = (index: number) => asked.rare?.[index] === true;
  const forecastsFrom = (index: number) =>
    isRareAt(index) ? [] : pass.forecastsFrom(index).map(withoutHorizon);
  const judging = { ...asked.judging, isAsked: askedOf(asked, pass) };
  const doubts = pass.doubts.filter(({ from }) => from < observations.length);
  const judged = judgeSeries(asked.series, pass, judging).flatMap((each, index) => {
    const lasting = each?.lasting ? { ...each.lasting, since: weekAt(each.lasting.since) } : null;
    const doubt = doubts.find(({ since, last }) => index >= since && index <= last);
    const said = each ?? (doubt ? { state: null, direction: null } : null);
    const doubted = doubt && {
      from: weekAt(doubt.from),
      until: Number.isFinite(doubt.until) ? weekAt(doubt.until) : null,
    };
    return said === null || isRareAt(index)
      ? []
      : [[weekAt(index), { ...said, lasting, ...(doubted && { doubted }) }] as const];
  });
  const weeks = new Map(
    observations.flatMap((_, index) => {
      const next = pass.forecastFrom(index, 1);
      return next && !isRareAt(index)
        ? [[addWeeks(firstWeek, index + 1), withoutHorizon(next)] as const]
        : [];
    }),
  );
  return {
    weeks,
    ahead: forecastsFrom(observations.length - 1),
    origin: addWeeks(firstWeek, observations.length - 1),
    judged: new Map(judged),
    levelBreak: asked.options.isHeadcount
      ? levelBreakOf(asked.series, pass)
      : doubtedLevel(asked.series, pass),
    from: (week) => forecastsFrom(weeksBetween(firstWeek, week)),
  };
}

/** Whether the church is asked about a change of its level, and has not answered yet. */
function askedOf({ series, options }: TileSeries, pass: Pass): JudgingOptions['isAsked'] {
  if (options.isHeadcount !== true) {
    return undefined;
  }
  const same = [...(options.told?.same ?? [])];
  return (direction, weeks) => {
    const found = levelBreakOf(series, pass, weeks);
    return (
      found !== null &&
      found.after > found.before === (direction === 'up') &&
      !same.some((week) => Math.abs(weeksBetween(week, found.since)) <= sameBreakWeeks)
    );
  };
}

/** Where only zeros were typed there is no forecast; each of them is asked about all the same. */
function zerosOf(asked: TileSeries | null): TileExpectation['judged'] {
  const { series, options } = asked ?? {};
  const zeros = options?.isHeadcount ? (series?.observations ?? []) : [];
  return new Map(
    zeros.flatMap((each, index) =>
      series && each?.value === 0 && !options?.told?.sure.has(addWeeks(series.firstWeek, index))
        ? [
            [
              addWeeks(series.firstWeek, index),
              { state: 'asked', direction: null, lasting: null },
            ] as const,
          ]
        : [],
    ),
  );
}

/** The past and current forecasts of a tile. */
export function expectTile(tile: TileId, input: Rows): TileExpectation {
  return expectSeries(tileSeries(tile, input, maskedWeeks(input)), runOnePass);
}

/** A church as it was known in an earlier week, from data up to that week only. */
export function asOfWeek<Input extends Pick<Rows, 'figures' | 'today'>>(
  week: string,
  input: Input,
): Input {
  const figures = new Map(
    [...input.figures].map(([figure, rows]) => [figure, rows.filter((row) => row.week <= week)]),
  );
  return { ...input, figures, today: addWeeks(week, 1) };
}

function withoutHorizon({ horizon: _horizon, ...expected }: Forecast): Expectation {
  return expected;
}
