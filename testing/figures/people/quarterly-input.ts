import { weekOf, weeksFrom } from '#analytics/calendar/church-week.ts';
import type { PeopleChurch } from '#analytics/people/church.ts';
import { thresholdOf } from '#analytics/people/households.ts';
import { type Path, pathOf } from '#analytics/people/path.ts';
import { festivalOfGuests, type Quarter, quarterOf } from '#analytics/people/quarter.ts';
import type { QuarterlyInput } from '#analytics/people/quarterly/quarterly.ts';
import { decideSpans } from '#analytics/people/span.ts';
import { measureWeeks, type PeopleWeek } from '#analytics/people/weekly/weekly.ts';
import type { PeopleFigureId } from '#contract/people.ts';

/** Everything a church's quarters are computed from, as its first sync has it: the whole past at hand. */
export function quarterlyInputOf(
  church: PeopleChurch,
  others: Partial<QuarterlyInput> = {},
): QuarterlyInput & { weeks: readonly string[]; quarters: readonly Quarter[] } {
  const path = pathOf(church);
  const { choices, households, whoChecksIn, serviceDay, readFrom } = church;
  const today = church.localNow.slice(0, 10);
  const calendar = { weekStartsOn: choices.weekStartsOn, serviceDay };
  const weeks = weeksFrom(
    weekOf(readFrom.checkIns, choices.weekStartsOn),
    weekOf(today, choices.weekStartsOn),
  );
  const weekly = {
    new_households: rowsByWeek('new_households', path, weeks),
    new_households_again: rowsByWeek('new_households_again', path, weeks),
  };
  const threshold = thresholdOf(households.unit, whoChecksIn);
  const quarters = [...new Set(weeks.map((week) => quarterOf(week, calendar)))];
  const ordinaryNew = new Map<Quarter, number>();
  for (const quarter of quarters) {
    const own = weeks.filter((week) => quarterOf(week, calendar) === quarter);
    if (path.begins !== null && own.every((week) => week >= (path.begins ?? ''))) {
      const ordinary = own.filter((week) => festivalOfGuests(week, choices.easter) === null);
      const counts = ordinary.map((week) => weekly.new_households.get(week)?.value ?? 0);
      ordinaryNew.set(
        quarter,
        counts.reduce((sum, count) => sum + count, 0),
      );
    }
  }
  const years = [...new Set(quarters.map((quarter) => Number(quarter.slice(0, 4))))];
  const input = {
    path,
    calendar,
    easter: choices.easter,
    today,
    threshold,
    spans: new Map(years.map((year) => [year, decideSpans(year, ordinaryNew, threshold)])),
    weekly,
    products: {
      services: { isOpen: true, since: readFrom.team },
      groups: { isOpen: true, since: readFrom.checkIns },
      giving: { isOpen: true, since: readFrom.donors },
    },
    isGivingChosen: true,
    firstGifts: new Map<string, string>(),
    ...others,
  };
  return { ...input, weeks, quarters };
}

/** The rows of a weekly measure by week. */
export function rowsByWeek(
  id: PeopleFigureId,
  path: Path,
  weeks: readonly string[],
): Map<string, PeopleWeek> {
  return new Map(measureWeeks(id, path, weeks).map((row) => [row.week, row]));
}
