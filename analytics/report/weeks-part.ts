import { dateFormat } from '#contract/formats.ts';
import type { PulsePoint } from '#contract/functions/church-pulse.ts';
import type { ReportPart, ReportTable } from '#contract/functions/church-report.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, listWords, rangeWords } from '#contract/messages/figure-words.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import {
  averageSentence,
  type CountedWeeks,
  goalSentences,
  insideSentence,
  isCounted,
  isOutside,
  weeksOf,
} from './counted-weeks.ts';
import { sinceSentences } from './other-parts.ts';
import type { ReportFacts } from './report-facts.ts';

/** So many weeks outside their range are named in the sentence, of a year below it. */
const namedMost = { inSentence: 5, ofYear: 4, left: 8 };

/** The weeks against what was expected of them: of a year its months, with the weeks that were furthest off. */
export function weeksPart(weeks: CountedWeeks, facts: ReportFacts): ReportPart | null {
  const { points } = weeks;
  const isYear = facts.quarters.length > 1;
  const table = isYear ? monthsTable(points) : weeksTable(points);
  const lines = isYear
    ? [...oddSentences(points), ...leftSentences(points), keyOfYear(weeks, table)]
    : keyOfWeeks(weeks);
  return points.length === 0
    ? null
    : {
        id: 'sundays',
        heading: reportMessages.weeks.heading,
        sentence: weeksSentence(weeks, isYear),
        lines: [
          ...(facts.isNewest ? sinceSentences(facts) : []),
          ...goalSentences(facts),
          ...lines,
        ],
        table,
      };
}

/** How the picture of weeks is read, with what it leaves out. */
function keyOfWeeks(weeks: CountedWeeks): string[] {
  const { note, gaps, blank } = reportMessages.weeks;
  return [
    hasGaps(weeks) ? [note, gaps].join(' ') : note,
    ...(weeks.points.every(isCounted) ? [] : [blank]),
  ];
}

function keyOfYear(weeks: CountedWeeks, { rows }: ReportTable): string {
  const { noteOfYear, gapsOfYear, stopsOfYear } = reportMessages.weeks;
  const stops = rows.some(([, now, before]) => now !== null && before === null);
  return hasGaps(weeks)
    ? [noteOfYear, gapsOfYear, ...(stops ? [stopsOfYear] : [])].join(' ')
    : noteOfYear;
}

/** Whether some weeks have none to stand beside, of those that are compared. */
function hasGaps({ points, before }: CountedWeeks): boolean {
  return before !== null && points.some((each) => isCounted(each) && each.lastYear === null);
}

function weeksSentence(weeks: CountedWeeks, isYear: boolean): string {
  const { steady, outside } = reportMessages.weeks;
  const out = weeks.points.filter((point) => isCounted(point) && isOutside(point));
  if (weeks.expected === 0) {
    return averageSentence(weeks);
  }
  if (out.length === 0) {
    return steady;
  }
  return isYear || out.length > namedMost.inSentence
    ? (insideSentence(weeks) ?? steady)
    : outside(listWords(out.map(dayOf)));
}

/** The weeks that were furthest outside of their range, with how many came and what was expected. */
function oddSentences(points: readonly PulsePoint[]): string[] {
  const { odd, oddWeek, oddEvent } = reportMessages.weeks;
  const out = points
    .filter((point) => isCounted(point) && isOutside(point))
    .toSorted((one, other) => distanceOf(other) - distanceOf(one))
    .slice(0, namedMost.ofYear)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .flatMap(({ day, value, event, expected }) => {
      if (value === null || expected === null) {
        return [];
      }
      const range = rangeWords({ low: expected.low80, high: expected.high80 }, 'people', null);
      const [words, people] = [dayWords(day, 'short'), wholeWords(value)];
      return event === null
        ? oddWeek(words, people, range)
        : oddEvent(eventWords(event), words, people, range);
    });
  return out.length === 0 ? [] : [odd(listWords(out))];
}

/** How far outside of its range a week came, in widths of the range. */
function distanceOf({ value, expected }: PulsePoint): number {
  if (value === null || expected === null) {
    return 0;
  }
  const { low80, high80 } = expected;
  return Math.max(low80 - value, value - high80) / Math.max(1, high80 - low80);
}

/** The weeks of a year that its months leave out and why, where they are few. */
function leftSentences(points: readonly PulsePoint[]): string[] {
  const { uncounted, setAside } = reportMessages.weeks;
  const left = points.filter((point) => !isCounted(point));
  if (left.length > namedMost.left) {
    return [];
  }
  const said = (words: (days: string) => string, weeks: readonly PulsePoint[]) =>
    weeks.length === 0 ? [] : [words(listWords(weeks.map(dayOf)))];
  return [
    ...said(
      uncounted,
      left.filter(({ isMasked }) => !isMasked),
    ),
    ...said(
      setAside,
      left.filter(({ isMasked }) => isMasked),
    ),
  ];
}

function weeksTable(points: readonly PulsePoint[]): ReportTable {
  const { columns } = reportMessages.weeks;
  return {
    columns: [columns.week, columns.came, columns.low, columns.high, columns.before],
    rows: points.map((point) => [
      dayOf(point),
      isCounted(point) ? whole(point.value) : null,
      whole(point.expected?.low80),
      whole(point.expected?.high80),
      whole(point.lastYear),
    ]),
  };
}

/** The average weeks of a year's months, and of the same weeks a year earlier, as far as most of them were counted. */
function monthsTable(points: readonly PulsePoint[]): ReportTable {
  const { columns } = reportMessages.weeks;
  const months = Map.groupBy(points, ({ day }) => day.slice(0, 7));
  return {
    columns: [columns.month, columns.average, columns.before],
    rows: [...months].map(([month, weeks]) => {
      const { now, before } = weeksOf(weeks, null);
      return [
        dateFormat({ month: 'short' }).format(Date.parse(`${month}-01`)),
        whole(now),
        whole(before),
      ];
    }),
  };
}

function dayOf({ day, event }: PulsePoint): string {
  const words = dayWords(day, 'short');
  return event === null ? words : reportMessages.weeks.named(words, eventWords(event));
}

function whole(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value);
}
