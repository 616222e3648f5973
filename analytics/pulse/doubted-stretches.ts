import { median } from 'd3-array';
import type { TileId } from '#contract/functions/church-pulse.ts';
import { addWeeks, weeksBetween } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { isMajorEvent } from '../forecast/design.ts';
import { sameBreakWeeks } from '../judging/level-break.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { lastingChange } from './lasting-change.ts';
import type { PulseInput } from './pulse-input.ts';
import { halvedShare } from './tile-facts.ts';
import { toldOf } from './week-answers.ts';

/** Fallen to so much of the usual, a number is not believed: a room or a schedule may not be entered. */
const shares: Partial<Record<TileId, number>> = {
  kids: halvedShare,
  serving: halvedShare,
};

/** Of so many weeks after a stretch, the median says whether it is over, or has become usual; of fewer nothing does. */
const weeksAfter = { least: 3, most: 8 };
/** Weeks that are low without a judgment of them, and the ordinary ones before that they are low beside. */
const low = { least: 6, before: 13, eachShare: 1.2 };

type Input = Pick<PulseInput, 'serviceDay' | 'calendar' | 'figures' | 'answers'>;
type Stretch = { since: string; last: string; before: number; after: number };
type Week = { week: string; value: number };

/**
 * A tile's history without stretches that were doubted and are over: they are no yardstick, neither a year later nor in
 * the weeks after. A fall that still stands, or of which the church has said why, is compared as any other.
 */
export function withoutDoubted(history: TileHistory, input: Input, week: string): TileHistory {
  const share = shares[history.tile];
  if (share === undefined) {
    return withoutHoles(history);
  }
  const known = history.counted.flatMap((each): Week[] =>
    each.value === null || each.week > week ? [] : [{ week: each.week, value: each.value }],
  );
  const [figure] = history.definition.figures;
  const freed = [...((figure && toldOf(figure, input)?.freed) ?? [])];
  const isTold = ({ since }: Stretch) =>
    freed.some((each) => Math.abs(weeksBetween(each, since)) <= sameBreakWeeks);
  const doubted = [...judgedFalls(history, input, week), ...lowRuns(known, input, share)]
    .filter((each) => each.after <= share * each.before && !isTold(each))
    .map((each) => untilBack(each, known))
    .filter((each) => isOver(each, known));
  const isDoubted = (of: string) => doubted.some(({ since, last }) => of >= since && of <= last);
  return { ...history, counted: history.counted.filter((each) => !isDoubted(each.week)) };
}

/** Gifts that were not entered are no yardstick from their first week on. */
function withoutHoles(history: TileHistory): TileHistory {
  const { counted, judged } = history;
  const isHole = ({ week }: { week: string }) => judged.get(week)?.isNotEntered === true;
  return counted.some(isHole)
    ? { ...history, counted: counted.filter((each) => !isHole(each)) }
    : history;
}

/** The falls of the level that were found, each up to the week that it stood in last. */
function judgedFalls(history: TileHistory, input: Input, week: string): Stretch[] {
  const lastOf = new Map<string, string>();
  for (const [of, { lasting }] of history.judged) {
    if (lasting?.direction === 'down' && of <= week) {
      lastOf.set(lasting.since, of);
    }
  }
  return [...lastOf].flatMap(([since, last]) => {
    const level = lastingChange(history, input, last);
    return level ? [{ since, last, before: level.before, after: level.after }] : [];
  });
}

/**
 * Weeks in a row that lie as low, whatever was found of the level: a change that stands hides another. Not where the
 * same weeks of another year lay as low beside those before them, or none is known: that is the season.
 */
function lowRuns(known: readonly Week[], { calendar }: Input, share: number): Stretch[] {
  const ordinary = known.filter(
    ({ week }) => !calendar.eventsOf(week).some(({ id }) => isMajorEvent(id)),
  );
  const runs: Stretch[] = [];
  for (let place = low.before; place < ordinary.length; place += 1) {
    const before = middleOf(ordinary.slice(place - low.before, place));
    const end = ordinary.findIndex(
      ({ value }, index) => index >= place && value > low.eachShare * share * before,
    );
    const run = ordinary.slice(place, end < 0 ? undefined : end);
    const [first] = run;
    const last = run.at(-1);
    if (first && last && run.length >= low.least) {
      const found = { since: first.week, last: last.week, before, after: middleOf(run) };
      if (isOfThisYear(found, ordinary, calendar.easter)) {
        runs.push(found);
      }
      place += run.length;
    }
  }
  return runs;
}

function isOfThisYear(
  { since, last, before, after }: Stretch,
  ordinary: readonly Week[],
  easter: PulseInput['calendar']['easter'],
): boolean {
  const [from, to] = [sameWeekLastYear(since, easter), sameWeekLastYear(last, easter)];
  const then = ordinary.filter(({ week }) => week >= from && week <= to);
  const earlier = ordinary.filter(({ week }) => week < from).slice(-low.before);
  const isKnown = then.length >= low.least && earlier.length >= low.least;
  return isKnown && middleOf(then) / middleOf(earlier) > (1 + after / before) / 2;
}

/** Without the weeks at its end that are back already. */
function untilBack(stretch: Stretch, known: readonly Week[]): Stretch {
  const { since, last, before, after } = stretch;
  const still = known.findLast(
    ({ week, value }) => week >= since && week <= last && value <= (before + after) / 2,
  );
  return { ...stretch, last: still?.week ?? addWeeks(since, -1) };
}

function isOver({ last, before, after }: Stretch, known: readonly Week[]): boolean {
  const next = known.filter(({ week }) => week > last).slice(0, weeksAfter.most);
  return next.length >= weeksAfter.least && middleOf(next) > (before + after) / 2;
}

function middleOf(weeks: readonly Week[]): number {
  return median(weeks, ({ value }) => value) ?? 0;
}
