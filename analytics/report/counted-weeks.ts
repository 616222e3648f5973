import type { PulsePoint } from '#contract/functions/church-pulse.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { goalSentencesOf } from '#contract/messages/goals.ts';
import { leaningOf } from '#contract/messages/growth.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { isNearly } from '../people/nearly.ts';
import { quarterOfDay } from './quarter-of-day.ts';
import type { ReportFacts, YearOverYear } from './report-facts.ts';

/** The weeks of a report, and how they compare. */
export type CountedWeeks = {
  points: readonly PulsePoint[];
  /** In an average week, where it is compared of those that were counted in both years; null where none was. */
  now: number | null;
  before: number | null;
  /** How many weeks are known a year before too. */
  compared: number;
  /** Whether that is a change; null where it cannot be judged. */
  change: YearOverYear | null;
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
  change,
}: Pick<ReportFacts, 'look' | 'quarters' | 'frozen' | 'change'>): CountedWeeks {
  const points = (look?.points ?? [])
    .filter(({ day }) => quarters.includes(quarterOfDay(day)))
    .map((point) => ({ ...point, expected: frozen.get(point.day) ?? point.expected }));
  return weeksOf(points, change);
}

/** How some weeks compare. */
export function weeksOf(points: readonly PulsePoint[], change: YearOverYear | null): CountedWeeks {
  const counted = points.filter(isCounted);
  const compared = counted.filter(({ lastYear }) => lastYear !== null);
  const expected = counted.filter((point) => point.expected !== null);
  const isCompared = compared.length * 2 >= counted.length;
  return {
    points,
    now: mean((isCompared ? compared : counted).map(({ value }) => value)),
    before: isCompared ? mean(compared.map(({ lastYear }) => lastYear)) : null,
    compared: compared.length,
    change,
    counted: counted.length,
    inside: expected.filter((point) => !isOutside(point)).length,
    expected: expected.length,
  };
}

/** Whether a week counts: whole, and set aside by no note. */
export function isCounted({ value, state, isMasked }: PulsePoint): boolean {
  return value !== null && state === 'complete' && !isMasked;
}

/** Whether a week came outside its range. */
export function isOutside({ value, expected }: PulsePoint): boolean {
  return value !== null && expected !== null && (value < expected.low80 || value > expected.high80);
}

/** The mean of what is known; null where nothing is. */
export function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** How many came in an average week, and a year before, and whether that is a change. */
export function averageSentence({ now, before, change }: CountedWeeks): string {
  const { lead } = reportMessages;
  if (now === null) {
    return lead.none;
  }
  if (before === null) {
    return lead.alone(people(now));
  }
  return lead[sideBetween(now, before, change)](people(now), people(before));
}

/** Which way they went in a year; null where they are not compared. */
export function sideOfWeeks({ now, before, change }: CountedWeeks) {
  return now === null || before === null ? null : sideBetween(now, before, change);
}

/** Over which weeks that is, where a year earlier not all of them were counted, and why it is only likely. */
export function comparedSentences(weeks: CountedWeeks): string[] {
  const { before, compared, counted } = weeks;
  const { ofBoth, maybe } = reportMessages.lead;
  const side = sideOfWeeks(weeks);
  return [
    ...(before === null || compared === counted ? [] : [ofBoth(compared)]),
    ...(side === 'maybeUp' || side === 'maybeDown' ? [maybe] : []),
  ];
}

const wayOf = { up: 1, maybeUp: 1, down: -1, maybeDown: -1, even: 0, unclear: 0 } as const;

/** Which way it goes, where the averages that stand there go that way too. */
function sideBetween(now: number, before: number, change: YearOverYear | null) {
  if (change === null) {
    return isNearly(now, before) ? 'even' : 'compared';
  }
  const side = leaningOf(change);
  if (side === 'even' && !isNearly(now, before)) {
    return 'unclear';
  }
  return wayOf[side] * (now - before) < 0 ? 'compared' : side;
}

/** How the year goes beside its goal. */
export function goalSentences({
  look,
  quarters,
}: Pick<ReportFacts, 'look' | 'quarters'>): string[] {
  const goal = look?.goal ?? null;
  const isOfYear = goal !== null && quarters.some((each) => each.startsWith(String(goal.year)));
  return look && goal && isOfYear && goal.value !== null
    ? goalSentencesOf(goal, 'people', look.currency)
    : [];
}

/** How many of the weeks that were expected came inside their range; null before any was. */
export function insideSentence({ inside, expected }: CountedWeeks): string | null {
  return expected === 0 ? null : reportMessages.within(people(inside), expected);
}

function people(value: number): string {
  return valueWords(value, 'people', null);
}
