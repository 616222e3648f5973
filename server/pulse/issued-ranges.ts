import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { serviceDayOf } from '#analytics/pulse/chosen-week.ts';
import type { TileExpectation } from '#analytics/pulse/expect-tile.ts';
import type { Expectation } from '#contract/expectation.ts';
import type { Church } from '../church/church.ts';
import { shortRow } from './expected-weeks.ts';

/** So many weeks keep the range that they were issued with. */
const keptWeeks = 8;

type Weeks = ReadonlyMap<string, Expectation>;

/**
 * A week is judged by the range that was said before its service day: a count that comes in late, or is
 * corrected, changes what is expected of later weeks only. Where older weeks have other ranges as well
 * (something else is counted, another week is set aside, the past is still being read), all are new.
 *
 * @param issued the ranges as they were stored
 */
export function withIssuedRanges(
  expectation: TileExpectation,
  issued: Weeks | undefined,
  { today, weekStartsOn, serviceDay }: Pick<Church, 'today' | 'weekStartsOn' | 'serviceDay'>,
): TileExpectation {
  const running = weekOf(today, weekStartsOn);
  const back = (weeks: number) => addWeeks(running, -weeks);
  const numbers = Array.from({ length: keptWeeks }, (_, index) => index);
  const isSame = numbers.some((index) => {
    const week = back(keptWeeks + index);
    return areEqual(issued?.get(week), expectation.weeks.get(week));
  });
  if (!issued || !isSame) {
    return expectation;
  }
  const weeks = new Map(expectation.weeks);
  for (const week of numbers.map(back)) {
    const said = issued.get(week);
    const isBegun = serviceDayOf(week, { serviceDay }) <= today;
    if (said && isBegun && weeks.has(week) && !areEqual(said, weeks.get(week))) {
      weeks.set(week, said);
    }
  }
  return { ...expectation, weeks };
}

function areEqual(one: Expectation | undefined, other: Expectation | undefined): boolean {
  return (
    one !== undefined && other !== undefined && String(shortRow(one)) === String(shortRow(other))
  );
}
