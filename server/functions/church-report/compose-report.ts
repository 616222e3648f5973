import { sum } from 'd3-array';
import { weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { growthOver } from '#analytics/judging/growth.ts';
import { newestClosedQuarter } from '#analytics/people/counting/count-quarters.ts';
import { addQuarters, quarterOf, weeksOfQuarter } from '#analytics/people/quarter.ts';
import { checkedInOf } from '#analytics/people/telling/parts-sentence.ts';
import type { ChurchPeopleRows } from '#analytics/people/telling/people-rows.ts';
import { type PeopleSwitches, tellPeople } from '#analytics/people/telling/tell-people.ts';
import { figureLook } from '#analytics/pulse/figure-look.ts';
import { maskedWeeks } from '#analytics/pulse/masked-weeks.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import { tileHistory } from '#analytics/pulse/tile-points.ts';
import { boardReport } from '#analytics/report/board-report.ts';
import { isCounted } from '#analytics/report/counted-weeks.ts';
import { quarterOfDay } from '#analytics/report/quarter-of-day.ts';
import type {
  Gifts,
  ReportFacts,
  TriedCard,
  YearOverYear,
} from '#analytics/report/report-facts.ts';
import { besideSameWeeks } from '#analytics/report/same-weeks.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import type { ChurchReport } from '#contract/functions/church-report.ts';
import type { Recommendation } from '#contract/functions/recommendations.ts';
import { reportPageMessages } from '#contract/messages/report-page.ts';
import type { AskChurch } from '../../church/read-texts.ts';
import { readFrozenWeeks } from '../../forecast/frozen-weeks.ts';
import { ApiError } from '../../http/api-error.ts';

/** A quarter or a year, as it was asked for. */
export type Period = { quarter?: string | undefined; year?: number | undefined };

type Composing = {
  church: string;
  ask: AskChurch;
  period: Period;
  input: PulseInput;
  ahead: FiguresPulse['coming'];
  rows: ChurchPeopleRows;
  switches: PeopleSwitches;
  goal: { value: number; by: string | null } | null;
  showsGiving: boolean;
  /** Null where cards are not shown. */
  cards: readonly Recommendation[] | null;
};

/**
 * Makes the report of what was read, as somebody may see it.
 *
 * @throws {ApiError} 404 where there is nothing of that time
 */
export async function composeReport(composing: Composing): Promise<ChurchReport> {
  const { church, period, input, ahead, ask, ...read } = composing;
  const quarters = quartersOf(period);
  const last = quarters.at(-1) ?? '';
  const [from = '', week = from] = [
    weeksOfQuarter(quarters[0] ?? '', input)[0],
    weeksOfQuarter(last, input).at(-1),
  ];
  const isNewest =
    last >= newestClosedQuarter(input, weekOf(input.today, input.weekStartsOn), input.today);
  const people = tellPeople(read.rows, last, read.switches);
  const look = figureLook(input, { tile: 'attendance', weeks: 156, week }, { goal: read.goal });
  const report = boardReport({
    church,
    quarters,
    isNewest,
    look: { ...look, points: besideSameWeeks(look.points, input.calendar) },
    change: changeOf(
      input,
      look.points.filter(({ day }) => quarters.includes(quarterOfDay(day))),
    ),
    frozen: await readFrozenWeeks(ask, { from, to: week, serviceDay: input.serviceDay }),
    people,
    checkedIn: people.parts && checkedInOf(read.rows, people.parts),
    since: isNewest ? sinceThen(input, week) : { points: [], change: null },
    giving: read.showsGiving ? giftsOf(input, quarters) : null,
    ahead,
    cards: read.cards && answeredIn(read.cards, quarters, input),
  });
  if (report === null) {
    const message = reportPageMessages.nothing;
    throw new ApiError({ status: 404, code: 'nothing_to_report', message });
  }
  return report;
}

/** The quarters of a report, oldest first. */
export function quartersOf({ quarter, year }: Period): string[] {
  return quarter === undefined ? [1, 2, 3, 4].map((number) => `${year}-Q${number}`) : [quarter];
}

/** The weeks after one, and how they have changed. */
function sinceThen(input: PulseInput, week: string): ReportFacts['since'] {
  const look = figureLook(input, { tile: 'attendance', weeks: 156 });
  const points = besideSameWeeks(look.points, input.calendar).filter((each) => each.week > week);
  const counted = points.slice(0, points.findLastIndex(isCounted) + 1);
  return { points, change: changeOf(input, counted) };
}

/** How attendance of some weeks in a row has changed in a year, by the judgment of growth. */
function changeOf(input: PulseInput, points: readonly { week: string }[]): YearOverYear | null {
  const last = points.at(-1)?.week;
  const { counted } = tileHistory('attendance', input, maskedWeeks(input));
  const values = counted.flatMap(({ week, value }) => (value === null ? [] : [{ week, value }]));
  const { calendar } = input;
  return last === undefined
    ? null
    : growthOver(values, last, points.length, { calendar, isCount: true });
}

/** The year before is only told of about as many weeks. */
const leastOfBefore = 0.75;

/** What was given, and a year before. */
function giftsOf(input: PulseInput, quarters: readonly string[]) {
  const now = giftsIn(input, quarters);
  const before = giftsIn(
    input,
    quarters.map((quarter) => addQuarters(quarter, -4)),
  );
  const isKnown = now !== null && before !== null && before.weeks >= leastOfBefore * now.weeks;
  return { now, before: isKnown ? before : null };
}

function giftsIn(input: PulseInput, quarters: readonly string[]): Gifts | null {
  const given = (input.figures.get('giving') ?? []).flatMap(({ week, value, state }) =>
    value !== null && state === 'complete' && quarters.includes(quarterOf(week, input))
      ? [value]
      : [],
  );
  return given.length === 0 ? null : { total: sum(given), weeks: given.length };
}

/** The cards of that time that somebody answered, oldest first. */
function answeredIn(
  cards: readonly Recommendation[],
  quarters: readonly string[],
  input: PulseInput,
): TriedCard[] {
  return cards
    .filter(({ week, status }) => status !== 'new' && quarters.includes(quarterOf(week, input)))
    .toSorted((one, other) => one.week.localeCompare(other.week))
    .map((card) => ({ ...card, madeOn: localDateOf(card.createdAt, input.timeZone) }));
}
