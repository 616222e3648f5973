import type { PulsePoint } from '#contract/functions/church-pulse.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, listWords, valueWords } from '#contract/messages/figure-words.ts';
import { goalSentencesOf } from '#contract/messages/goals.ts';
import { growthSentence } from '#contract/messages/growth.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { quarterOfDay } from './quarter-of-day.ts';
import type { ReportFacts } from './report-facts.ts';

/** The weeks of a report, and how they compare. */
export type CountedWeeks = {
  points: readonly PulsePoint[];
  /** In an average week; null where none was counted. */
  now: number | null;
  before: number | null;
  counted: number;
  /** Of those that were expected, how many came inside their range. */
  inside: number;
  expected: number;
};

/** The weeks of attendance that a report is about. */
export function countedWeeksOf({
  look,
  quarters,
  frozen,
}: Pick<ReportFacts, 'look' | 'quarters' | 'frozen'>): CountedWeeks {
  const points = (look?.points ?? [])
    .filter(({ day }) => quarters.includes(quarterOfDay(day)))
    .map((point) => ({ ...point, expected: frozen.get(point.week) ?? point.expected }));
  const counted = points.filter(isCounted);
  const compared = counted.filter(({ lastYear }) => lastYear !== null);
  const expected = counted.filter((point) => point.expected !== null);
  return {
    points,
    now: mean(counted.map(({ value }) => value)),
    before:
      compared.length * 2 < counted.length ? null : mean(compared.map(({ lastYear }) => lastYear)),
    counted: counted.length,
    inside: expected.filter((point) => !isOutside(point)).length,
    expected: expected.length,
  };
}

function isCounted({ value, state, isMasked }: PulsePoint): boolean {
  return value !== null && state === 'complete' && !isMasked;
}

function isOutside({ value, expected }: PulsePoint): boolean {
  return value !== null && expected !== null && (value < expected.low80 || value > expected.high80);
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** How many came in an average week, and a year before. */
export function averageSentence({ now, before }: CountedWeeks): string {
  const { lead } = reportMessages;
  if (now === null) {
    return lead.none;
  }
  return before === null ? lead.alone(people(now)) : lead.compared(people(now), people(before));
}

/** How attendance compares with the year before, and the year with its goal. */
export function growthSentences({
  look,
  quarters,
}: Pick<ReportFacts, 'look' | 'quarters'>): string[] {
  const { thirteen, twentySix } = reportMessages;
  const { growths = [] } = look?.tile ?? {};
  const growth =
    growths.find(({ weeks }) => weeks === (quarters.length > 1 ? 26 : 13)) ?? growths[0];
  const goal = look?.goal ?? null;
  const isOfYear = goal !== null && quarters.some((each) => each.startsWith(String(goal.year)));
  return [
    ...(growth ? [growthSentence(growth, growth.weeks === 13 ? thirteen : twentySix)] : []),
    ...(look && goal && isOfYear && goal.value !== null
      ? goalSentencesOf(goal, 'people', look.currency)
      : []),
  ];
}

/** How many of the weeks that were expected came inside their range; null before any was. */
export function insideSentence({ inside, expected }: CountedWeeks): string | null {
  return expected === 0 ? null : reportMessages.within(people(inside), expected);
}

/** The weeks against what was expected of them. */
export function weeksPart(weeks: CountedWeeks, facts: ReportFacts): ReportPart | null {
  const { heading, steady, outside, note, blank, columns } = reportMessages.weeks;
  const { points, expected } = weeks;
  if (points.length === 0) {
    return null;
  }
  const out = points.filter((point) => isCounted(point) && isOutside(point)).map(dayOf);
  return {
    id: 'sundays',
    heading,
    sentence:
      expected === 0
        ? averageSentence(weeks)
        : out.length === 0
          ? steady
          : out.length > 5
            ? (insideSentence(weeks) ?? steady)
            : outside(listWords(out)),
    lines: [...growthSentences(facts), note, ...(points.every(isCounted) ? [] : [blank])],
    table: {
      columns: [columns.week, columns.came, columns.low, columns.high, columns.before],
      rows: points.map((point) => [
        dayOf(point),
        isCounted(point) ? whole(point.value) : null,
        whole(point.expected?.low80),
        whole(point.expected?.high80),
        whole(point.lastYear),
      ]),
    },
  };
}

function dayOf({ day, event }: PulsePoint): string {
  const words = dayWords(day, 'short');
  return event === null ? words : reportMessages.weeks.named(words, eventWords(event));
}

function whole(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value);
}

function people(value: number): string {
  return valueWords(value, 'people', null);
}
