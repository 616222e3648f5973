import { addWeeks, sundayOf } from '#analytics/calendar/church-week.ts';
import { type Church, wholeWeeks } from '#analytics/findings/church.ts';
import { mean, sum } from '#analytics/findings/compare.ts';
import { festivalOf } from '#analytics/findings/festivals.ts';
import type { Expectation } from '#contract/expectation.ts';
import type { FigureId, FigureWeek } from '#contract/figures.ts';

/** A made-up church for tests, reproducible from a seed. */
export type MadeUpChurch = {
  /** All weeks, oldest first. */
  weeks: string[];
  values: Map<FigureId, (number | null)[]>;
  counts: Map<FigureId, number[]>;
  sources: Map<FigureId, string[]>;
};

/** Monday, 1 January 2024. */
const firstWeek = '2024-01-01';

/** Noise from a seed: mulberry32 (Tommy Ettinger, public domain), as normal and Poisson draws. */
function noise(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b9);
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const poisson = (rate: number) => {
    let product = uniform();
    let count = 0;
    for (; product > Math.exp(-rate); count += 1) {
      product *= uniform();
    }
    return count;
  };
  const binomial = (n: number, share: number) =>
    Array.from({ length: n }, uniform).filter((each) => each < share).length;
  return { uniform, normal, poisson, binomial };
}

/** The calendar's effect on attendance: holidays, a quieter summer. */
function seasonOfWeek(week: string): number {
  const festival = festivalOf(week, 'western');
  const month = Number(sundayOf(week).slice(5, 7));
  const summer = month >= 6 && month <= 8 ? 0.93 : 1;
  const afterChristmas = festivalOf(addWeeks(week, -1), 'western') === 'christmas' ? 0.85 : 1;
  return (
    summer * afterChristmas * (festival === 'easter' ? 1.24 : festival === 'christmas' ? 1.1 : 1)
  );
}

/**
 * Three years of a church with nothing but chance, season and holidays. The level drifts as at real
 * churches (by the forecast's own parameter).
 */
export function quietChurch(seed: number, length = 156): MadeUpChurch {
  const { normal, poisson, binomial, uniform } = noise(seed);
  const size = 60 + Math.round(500 * uniform() ** 2);
  const deviation = 0.07 + 0.05 * uniform();
  const weeks = Array.from({ length }, (_, index) => addWeeks(firstWeek, index));
  let level = 0;
  let searches = 0;
  const attendance = weeks.map((week) => {
    level += deviation * Math.sqrt(0.015) * normal();
    return Math.round(size * seasonOfWeek(week) * Math.exp(level + deviation * normal()));
  });
  const usual = movingMean(attendance, 6);
  const guests = attendance.map((value) => poisson(value * 0.02));
  const impressions = weeks.map((week) => {
    searches = 0.4 * searches + 0.1 * normal();
    return Math.round(900 * (festivalOf(week, 'western') ? 1.3 : 1) * Math.exp(searches));
  });
  const isDecember = weeks.map((week) => sundayOf(week).slice(5, 7) === '12');
  const giving = attendance.map((value, index) => {
    const largeGift = uniform() < 0.02 ? size * 20_000 : 0;
    return Math.round(
      value * 4_500 * (isDecember[index] ? 1.4 : 1) * Math.exp(0.22 * normal()) + largeGift,
    );
  });
  const values = new Map<FigureId, (number | null)[]>([
    ['attendance', attendance],
    ['first_time_guests', guests],
    ['guest_return', guests.map((count) => (count === 0 ? null : binomial(count, 0.2) / count))],
    ['kids', attendance.map((value) => Math.round(value * 0.18 * Math.exp(0.1 * normal())))],
    ['serving', usual.map((value) => Math.round(value * 0.35 * Math.exp(0.025 * normal())))],
    ['giving', giving],
    [
      'recurring_share',
      isDecember.map((is) => Math.min(0.95, (is ? 0.34 : 0.42) + 0.04 * normal())),
    ],
    ['giving_units', usual.map((value) => Math.round(value * 0.6 * Math.exp(0.01 * normal())))],
    ['reach', movingMean(attendance, 8).map((value) => Math.round(value * 1.7))],
    ['room_use', attendance.map((value) => Math.min(1, (0.61 * value) / size))],
    [
      'group_attendance',
      attendance.map((value) => Math.round(value * 0.4 * Math.exp(0.1 * normal()))),
    ],
    ['search_impressions', impressions],
    ['search_clicks', impressions.map((value) => poisson(value * 0.05))],
    ['search_nonbrand_clicks', impressions.map((value) => poisson(value * 0.02))],
  ]);
  const counts = new Map<FigureId, number[]>([['guest_return', guests]]);
  return { weeks, values, counts, sources: new Map() };
}

function movingMean(values: readonly number[], length: number): number[] {
  return values.map((_, index) => mean(values.slice(Math.max(0, index + 1 - length), index + 1)));
}

/** Changes the newest weeks of a figure. */
export function change(
  church: MadeUpChurch,
  figure: FigureId,
  newest: number,
  to: (value: number, index: number) => number | null,
): void {
  const values = church.values.get(figure) ?? [];
  const from = values.length - newest;
  const changed = values.map((value, index) =>
    index < from || value === null ? value : to(value, index - from),
  );
  church.values.set(figure, changed);
}

/** The church as the rules see it in one of its weeks, without later weeks. */
export function seenInWeek(made: MadeUpChurch, index: number, given: Partial<Church> = {}): Church {
  const week = made.weeks[index] ?? '';
  const today = addWeeks(week, 1);
  const figures = new Map(
    [...made.values].map(([figure, values]) => {
      const { readings, levels } = historyOf(made, figure, values);
      const known = readings.slice(0, index + 1).map((each, at): [string, FigureWeek] => {
        // A cohort's six weeks must be over.
        const isOpen = figure === 'guest_return' && at > index - 6 && each.value !== null;
        return [each.week, isOpen ? { ...each, state: 'incomplete' } : each];
      });
      return [figure, { weeks: new Map(known), expected: expectNewest(made, levels, index) }];
    }),
  );
  const connection = { connectedOn: firstWeek, lastReadOn: today, brokenSince: null };
  return {
    today,
    week,
    easter: 'western',
    currency: 'USD',
    figures,
    tileOf: () => undefined,
    doubted: new Set(),
    enteredGifts: new Set(),
    cameAgain: [],
    connections: [
      { type: 'planning_center', ...connection },
      { type: 'google_search_console', ...connection },
    ],
    notes: [],
    topPages: null,
    ...given,
  };
}

type Level = { level: number; spread: number } | null;
type Told = { readings: FigureWeek[]; levels: Level[] };
const told = new WeakMap<readonly (number | null)[], Told>();

/** Computed once per series: a week's level depends on that week and earlier ones only. */
function historyOf(made: MadeUpChurch, figure: FigureId, values: (number | null)[]): Told {
  const known = told.get(values) ?? {
    readings: values.map((value, at) => readingOf(made, figure, value, at)),
    levels: levelsOf(made.weeks, values),
  };
  told.set(values, known);
  return known;
}

function readingOf(
  made: MadeUpChurch,
  figure: FigureId,
  value: number | null,
  at: number,
): FigureWeek {
  const week = made.weeks[at] ?? '';
  return {
    week,
    value,
    state: value === null ? 'missing' : 'complete',
    count: made.counts.get(figure)?.[at] ?? 4,
    source: made.sources.get(figure)?.[at] ?? 'check_ins',
    asOf: `${week}T06:00:00Z`,
  };
}

/** A slowly adapting level after each week, with the spread of a year's errors; holidays are known. */
function levelsOf(weeks: readonly string[], values: readonly (number | null)[]): Level[] {
  const misses: number[] = [];
  let level: number | null = null;
  return values.map((value, index) => {
    if (value !== null) {
      const seasonless = Math.max(0.5, value) / seasonOfWeek(weeks[index] ?? '');
      const before: number = level ?? seasonless;
      const miss = Math.log(seasonless / before);
      misses.push(miss);
      level = before * Math.exp(0.115 * Math.max(-0.5, Math.min(0.5, miss)));
    }
    const year = misses.slice(-52);
    const spread = Math.sqrt(sum(year.map((each) => each ** 2)) / year.length);
    return level !== null && misses.length >= 8 ? { level, spread } : null;
  });
}

/** The forecast of the newest eight weeks from before the first of them. */
function expectNewest(
  made: MadeUpChurch,
  levels: readonly Level[],
  index: number,
): Map<string, Expectation> {
  const then = levels[index - 8];
  return new Map(
    made.weeks.slice(index - 7, index + 1).flatMap((week): [string, Expectation][] => {
      if (!then) {
        return [];
      }
      const at = (deviations: number) =>
        then.level * Math.exp(deviations * then.spread) * seasonOfWeek(week);
      return [
        [
          week,
          { median: at(0), low80: at(-1.28), high80: at(1.28), low95: at(-1.96), high95: at(1.96) },
        ],
      ];
    }),
  );
}

/** The same church with a tile of returning guests, which calls fewer than an eighth of them unusual. */
export function withGuestTile(church: Church): Church {
  const week = addWeeks(church.week, -6);
  const cohorts = wholeWeeks(church, 'guest_return', week, 8);
  const base = sum(cohorts.map(({ count }) => count));
  const value = sum(cohorts.map(({ value: share, count }) => Math.round(share * count)));
  const [low95 = 0, low80 = 0, median = 0, high80 = 0, high95 = 0] = [8, 12, 20, 30, 36].map(
    (share) => Math.round((share * base) / 100),
  );
  const isFewer = value < low80;
  const tile = {
    ...{ week, value, base, expected: { median, low80, high80, low95, high95 } },
    ...(isFewer
      ? ({ side: 'below', state: 'unusual', direction: 'down' } as const)
      : ({ side: 'in', state: 'normal', direction: null } as const)),
  };
  return { ...church, tileOf: (figure) => (figure === 'guest_return' ? tile : undefined) };
}
