import { addWeeks, weeksBetween, weeksFrom } from '#analytics/calendar/church-week.ts';
import { addDays, dayNumber, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import type { Church } from '#analytics/findings/church.ts';
import { findFindings, type Shown } from '#analytics/findings/find-findings.ts';
import { type Explanation, explainWeek } from '#analytics/forecast/explain.ts';
import { runOnePass } from '#analytics/forecast/one-pass.ts';
import { sharePasses } from '#analytics/forecast/shared-pass.ts';
import { expectSeries, tileSeries } from '#analytics/pulse/expect-tile.ts';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import { tilesOf } from '#analytics/pulse/tile-definitions.ts';
import type { Expectation } from '#contract/expectation.ts';
import { type AnyFigureId, type FigureId, type FigureWeek, isFigureId } from '#contract/figures.ts';
import type { Finding, RuleId } from '#contract/findings.ts';
import type { FiguresPulse, PulseTile, TileId } from '#contract/functions/church-pulse.ts';
import type { Growth, Verdict } from '#contract/functions/pulse-verdict.ts';
import { recommendationWeeksMin } from '#contract/functions/recommendations.ts';
import { calendarFor } from '#server/church/calendar.ts';
import { createHistory } from '#server/recommendations/church-history.ts';
import { type ChurchFile, ownIn } from './church-file.ts';
import { lineGrowth } from './line-growth.ts';
import { passesOfBeginnings } from './prefix-passes.ts';

type Range = { median: number | null; low80: number | null; high80: number | null };

/** What Steeple would have said on a Monday; `week` is the newest that was over. */
export type ReplayLine = {
  week: string;
  headline: string;
  coming: string | null;
  off: TileId[];
  growth: Readonly<Record<string, Growth | null>>;
  verdicts: Readonly<Record<string, Verdict & Range>>;
  ahead: ({ week: string } & Range)[];
  cards: {
    rule: RuleId;
    figure: FigureId | null;
    direction: 'up' | 'down' | null;
    kind: 'finding' | 'notice';
    title: string;
  }[];
};

/** Rules that say nothing of a change: a date, a gap, a question. */
const notices: ReadonlySet<RuleId> = new Set([
  'uncounted_weeks',
  'broken_connection',
  'festival_weeks',
]);

/**
 * Lives through a church's Mondays, each with only the weeks that were over by then.
 *
 * @returns a line per week, from the first that has a value to the last
 */
export async function replayChurch(file: ChurchFile): Promise<ReplayLine[]> {
  const rows = [...file.figures.values()].flat();
  const weeks = weeksOf(rows);
  if (weeks.length === 0) {
    return [];
  }
  const calendar = await calendarFor(file, weeks);
  const last = weeks.at(-1) ?? '';
  const figures = withGaps(file.figures, last);
  const whole = withDoubts(inputOf(file, figures, calendar, last));
  const { doubted = new Set<string>() } = whole;
  const expectations = expectAll(whole);
  const expected = new Map([...expectations].map(([tile, each]) => [tile, each.weeks] as const));
  const judged = new Map([...expectations].map(([tile, each]) => [tile, each.judged] as const));
  const cardsOf = cardsByWeek(whole, weeks);
  return weeks.map((week) => {
    const input = {
      ...inputOf(file, until(figures, week), calendar, week),
      doubted,
      expected,
      judged,
    };
    const aheadOf = (tile: TileId) => ({
      weeks: expectations.get(tile)?.from(week) ?? [],
      explain: explainTile(tile, input),
    });
    const pulse = figuresPulse(input, { week, cards: [], aheadOf });
    if (pulse === null) {
      throw new RangeError(`The week ${week} has no pulse.`);
    }
    return lineOf(pulse, cardsOf(week), aheadOf('attendance').weeks);
  });
}

/** The weeks that are lived: from the first with a value on, to the last that says anything. */
function weeksOf(rows: readonly FigureWeek[]): string[] {
  const all = rows.toSorted((a, b) => (a.week < b.week ? -1 : 1));
  const first = all.find(({ value }) => value !== null)?.week;
  return first === undefined ? [] : weeksFrom(first, all.at(-1)?.week ?? first);
}

type Figures = ReadonlyMap<AnyFigureId, readonly FigureWeek[]>;

/** The figures with a row for each week that nobody counted. */
function withGaps(figures: Figures, last: string): Figures {
  return new Map(
    [...figures].map(([figure, rows]) => {
      const byWeek = new Map(rows.map((row) => [row.week, row]));
      const filled = weeksFrom(rows[0]?.week ?? last, last).map(
        (week): FigureWeek =>
          byWeek.get(week) ?? {
            week,
            value: null,
            state: 'missing',
            count: 0,
            source: 'headcounts',
            asOf: `${week}T12:00:00Z`,
          },
      );
      return [figure, filled];
    }),
  );
}

function until(figures: Figures, week: string): Figures {
  return new Map(
    [...figures].flatMap(([figure, rows]) => {
      const known = rows.filter((row) => row.week <= week);
      return known.length === 0 ? [] : [[figure, known] as const];
    }),
  );
}

/** The dashboard's input on the Monday after a week. */
function inputOf(
  file: ChurchFile,
  figures: Figures,
  calendar: PulseInput['calendar'],
  week: string,
): PulseInput {
  const { timeZone, weekStartsOn } = file;
  const today = mondayAfter(week);
  return {
    figures,
    own: ownIn(file),
    asked: { figures: new Set(), weeks: [] },
    expected: new Map(),
    judged: new Map(),
    searchParts: new Map(),
    searchDays: null,
    annotations: [],
    answers: [],
    questions: [],
    connections: [],
    weekStartsOn,
    serviceDay: 'sunday',
    countedDays: { services: [] },
    timeZone,
    currency: 'USD',
    isChosen: true,
    calendar,
    today,
    now: `${today}T12:00:00Z`,
  };
}

/** The first Monday on which the week is over. */
function mondayAfter(week: string): string {
  const next = addWeeks(week, 1);
  return addDays(next, (7 - weekdayIndex(dayNumber(next))) % 7);
}

/** What a week's median is made of, by what was known on that Monday. */
function explainTile(tile: TileId, input: PulseInput) {
  let known: ((week: string) => Explanation | null) | null = null;
  const explainAll = () => {
    const asked = tileSeries(tile, input, new Map());
    const pass = asked && runOnePass(asked.series, asked.options);
    return (week: string) =>
      asked && pass
        ? explainWeek(pass.model, weeksBetween(asked.series.firstWeek, week), pass.base)
        : null;
  };
  return (week: string) => {
    known ??= explainAll();
    return known(week);
  };
}

/** Nothing is divided by an attendance that is asked about; nobody answers here. */
function withDoubts(input: PulseInput): PulseInput {
  const { judged } = expectSeries(tileSeries('attendance', input, new Map()), runOnePass);
  const doubted = [...judged].flatMap(([week, { state }]) => (state === 'asked' ? week : []));
  return { ...input, doubted: new Set(doubted) };
}

/** One pass over all weeks holds the forecasts of each Monday: it never looks ahead. */
function expectAll(input: PulseInput) {
  const passOf = sharePasses();
  // Giving is a tile until attendance is counted for the first time.
  const withoutAttendance = {
    ...input,
    figures: new Map([...input.figures].filter(([figure]) => figure !== 'attendance')),
  };
  return new Map(
    tilesOf(input).map((tile) => {
      const known = tile === 'giving' ? withoutAttendance : input;
      return [tile, expectSeries(tileSeries(tile, known, new Map()), passOf)] as const;
    }),
  );
}

/** The cards of each week, as they would have been shown. */
function cardsByWeek(input: PulseInput, weeks: readonly string[]): (week: string) => Finding[] {
  const history = createHistory({
    rows: [...input.figures].flatMap(([figure, rows]) =>
      isFigureId(figure) ? rows.map((row) => ({ figure, ...row })) : [],
    ),
    calendar: input.calendar,
    currency: input.currency,
    notes: [],
    answers: [],
    cameAgain: null,
    pages: [],
    passOf: passesOfBeginnings(),
  });
  const standing = (week: string) => ({ week, today: mondayAfter(week), connections: [] });
  const shown: Shown[] = [];
  // The whole series first: the passes of its beginnings are in it.
  const whole = history.asOf(standing(weeks.at(-1) ?? ''));
  for (const figure of [...input.figures.keys()].filter(isFigureId)) {
    whole.aheadOf(figure);
  }
  return (week) => {
    const { church, weeksCounted } = history.asOf(standing(week));
    const findings = weeksCounted < recommendationWeeksMin ? [] : find(church, shown);
    shown.push(...findings.map((finding) => ({ finding, week })));
    return findings;
  };
}

function find(church: Church, shown: readonly Shown[]): Finding[] {
  return findFindings(church, shown).findings;
}

function lineOf(
  pulse: FiguresPulse,
  findings: readonly Finding[],
  ahead: readonly Expectation[],
): ReplayLine {
  const week = pulse.week.first;
  const tiles = pulse.tiles.filter(({ state }) => state !== 'no_data');

  return {
    week,
    headline: plain(pulse.sentence.text),
    coming: pulse.coming === null ? null : plain(pulse.coming.answer),
    off: tiles.flatMap((tile) => {
      const { state } = verdictOfWeek(tile);
      return state === 'unusual' || state === 'lasting' ? [tile.tile] : [];
    }),
    growth: Object.fromEntries(tiles.map(({ tile, growth }) => [tile, lineGrowth(growth)])),
    verdicts: Object.fromEntries(
      tiles.map((tile) => [tile.tile, { ...verdictOfWeek(tile), ...rangeOf(tile) }]),
    ),
    ahead: ahead.map(({ median, low80, high80 }, index) => ({
      week: addWeeks(week, index + 1),
      median: Math.round(median),
      low80,
      high80,
    })),
    cards: findings.map(cardOf),
  };
}

/** A line judges its own week, and none that is incomplete. */
function verdictOfWeek({ verdict, standing }: PulseTile): Verdict {
  return standing === null ? verdict : { side: null, state: 'none', direction: null, since: null };
}

/** Sentences have narrow and no-break spaces between numbers and units. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** A tile's printed range with its middle; of people, whole numbers. */
function rangeOf({ unit, expected }: PulseTile): Range {
  if (expected === null) {
    return { low80: null, high80: null, median: null };
  }
  const { low80, high80, median } = expected;
  return { low80, high80, median: unit === 'share' ? median : Math.round(median) };
}

function cardOf({ rule, figures, effect, title }: Finding): ReplayLine['cards'][number] {
  const isNotice = notices.has(rule);
  const value = isNotice ? 0 : (effect?.value ?? 0);
  return {
    rule,
    figure: figures[0] ?? null,
    direction: value === 0 ? null : value > 0 ? 'up' : 'down',
    kind: isNotice ? 'notice' : 'finding',
    title,
  };
}
