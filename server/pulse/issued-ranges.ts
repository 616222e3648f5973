import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { dayNumber, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import { serviceDayOf } from '#analytics/calendar/service-day.ts';
import type { Expectation } from '#contract/expectation.ts';
import type { Church } from '../church/church.ts';
import { shortRow } from './expected-weeks.ts';

/** So many weeks keep the range that they were issued with; where little is known of before them, only the fewer. */
const keptWeeks = { year: 52, few: 8 };

type Weeks = ReadonlyMap<string, Expectation>;

/**
 * A week is judged by the range that was said before its service day: a count that comes in late, or is
 * corrected, changes what is expected of later weeks only. Where older weeks have other ranges as well
 * (something else is counted, another week is set aside, the past is still being read), all are new. Weeks are
 * matched by their service day, since the church may begin them on another day than when they were issued.
 *
 * @param known the ranges as they are computed now
 * @param issued those that were stored
 */
export function withIssuedRanges(
  known: Weeks,
  issued: Weeks | undefined,
  { today, weekStartsOn, serviceDay }: Pick<Church, 'today' | 'weekStartsOn' | 'serviceDay'>,
): Map<string, Expectation> {
  const weeks = new Map(known);
  if (!issued) {
    return weeks;
  }
  const dayOf = (week: string) => serviceDayOf(week, { serviceDay });
  const byDay = byServiceDay(issued, { serviceDay });
  const running = weekOf(today, weekStartsOn);
  const isSame = isInStep(known, issued) ? areEqual : areNear;
  const back = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => addWeeks(running, -from - index));
  const areSome = (of: number, alike: typeof areEqual) =>
    back(of, of).some((week) => alike(byDay.get(dayOf(week)), known.get(week)));
  const { year, few } = keptWeeks;
  // Something that began within the year may be counted since: of that the older weeks know nothing.
  const isYear = areSome(year, isSame) && areSome(few, areNear);
  const kept = isYear ? year : areSome(few, isSame) ? few : 0;
  for (const week of back(0, kept)) {
    const said = byDay.get(dayOf(week));
    if (said && dayOf(week) <= today && known.has(week) && !areEqual(said, known.get(week))) {
      weeks.set(week, said);
    }
  }
  return weeks;
}

/**
 * What the dashboard said last of one of the newest weeks, before its service day, if it is about what was issued: a
 * count corrected between moves a range a little. Another range is of another number, or said with hindsight.
 *
 * @param shown what the dashboard says of each week
 * @returns of an issued week, that range; undefined where the issued one stands
 */
export function lastSaid(
  shown: Weeks | undefined,
  { today, serviceDay }: Pick<Church, 'today' | 'serviceDay'>,
): (issued: Expectation & { week: string }) => Expectation | undefined {
  const byDay = byServiceDay(shown, { serviceDay });
  return (issued) => {
    const day = serviceDayOf(issued.week, { serviceDay });
    const said = addWeeks(day, keptWeeks.year) > today && day <= today ? byDay.get(day) : undefined;
    return areNear(said, issued) ? said : undefined;
  };
}

/** Ranges by the service day of their week. */
function byServiceDay(
  weeks: Weeks = new Map(),
  church: Pick<Church, 'serviceDay'>,
): Map<string, Expectation> {
  return new Map([...weeks].map(([week, said]) => [serviceDayOf(week, church), said]));
}

/** Whether weeks begin on the same day of the week. */
function isInStep(one: Weeks, other: Weeks): boolean {
  const [first, second] = [one, other].map((weeks) => {
    const [week] = weeks.keys();
    return week === undefined ? null : weekdayIndex(dayNumber(week));
  });
  return first === second;
}

function areEqual(one: Expectation | undefined, other: Expectation | undefined): boolean {
  return (
    one !== undefined && other !== undefined && String(shortRow(one)) === String(shortRow(other))
  );
}

/** Where weeks were counted anew from another day, those of the same services are about as they were. */
const nearShare = 0.03;

function areNear(one: Expectation | undefined, other: Expectation | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    Math.abs(one.median - other.median) <= nearShare * other.median
  );
}
