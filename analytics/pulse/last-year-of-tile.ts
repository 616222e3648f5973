import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import type { Tile, TileWeek } from '../figures/tile.ts';
import { isMajorEvent } from '../forecast/design.ts';
import { newestWeeks } from '../judging/newest-weeks.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { isDoubtedAt } from './doubted-stretches.ts';
import { shown } from './in-people.ts';
import type { PulseInput } from './pulse-input.ts';

/** So many weeks are the newest ones, of which a tile has the median: of four, one Sunday moves it by a tenth. */
const medianWeeks = 8;
/** A named Sunday comes back after so many weeks: Easter moves by five. */
const namedAgain = { from: 46, to: 58 };

/** The newest counted weeks up to one, of which a tile has the median. */
export function newestCounted(
  { counted }: Pick<TileHistory, 'counted'>,
  week: string,
  weeks = medianWeeks,
): TileWeek[] {
  return counted.filter((each) => each.week <= week).slice(-weeks);
}

/**
 * The newest weeks that were counted in both years, aligned by Easter where it is near, beside the year before; for
 * a share, the same week.
 */
export function lastYearOf(
  { definition, weeks, counted }: Pick<TileHistory, 'definition' | 'weeks' | 'counted'>,
  calendar: ChurchCalendar,
  week: string,
): Pick<PulseTile, 'lastYear' | 'lastYearBase' | 'newest'> {
  const { kind, windowWeeks } = definition;
  if (kind === 'share') {
    const row = weeks.get(sameWeekLastYear(week, calendar.easter));
    const before = row?.isSettled ? row : undefined;
    return {
      lastYear: shown(definition, before),
      lastYearBase: before?.base ?? null,
      newest: null,
    };
  }
  const known = counted.filter((each) => each.week <= week);
  const options = { calendar, windowWeeks, isCount: kind === 'count' };
  const found = newestWeeks(known, known.at(-1)?.week ?? week, options);
  const newest = found && {
    ...found,
    now: wholeFromTen(definition, found.now),
    before: wholeFromTen(definition, found.before),
  };
  return { lastYear: newest?.before ?? null, lastYearBase: null, newest };
}

const clocks: ReadonlySet<string> = new Set(['clocks_forward', 'clocks_back']);

/** Whether a Sunday's name says anything of who comes, so that it is compared with the one a year before. */
export function isComparedByName({ id }: { id: string }): boolean {
  return !clocks.has(id);
}

/** Of a named Sunday, the same one a year before: what to compare it with; null where there is none. */
export function lastNamedOf(
  history: TileHistory,
  input: Pick<PulseInput, 'calendar' | 'serviceDay'>,
  week: string,
): PulseTile['lastNamed'] {
  const named = namedBefore(history, input.calendar, week);
  const row = named && history.weeks.get(named.before);
  return named && row?.isSettled && row.value !== null && !isDoubtedAt(history, named.before, week)
    ? { event: named.event, day: serviceDayOf(named.before, input), value: row.value }
    : null;
}

/** The week of last year that stands beside one: a named Sunday's is its own, so that a page has one last year. */
export function weekBefore(history: TileHistory, calendar: ChurchCalendar, week: string): string {
  return namedBefore(history, calendar, week)?.before ?? sameWeekLastYear(week, calendar.easter);
}

function namedBefore(
  { definition }: Pick<TileHistory, 'definition'>,
  calendar: ChurchCalendar,
  week: string,
): { event: string; before: string } | null {
  const events = calendar.eventsOf(week).filter(isComparedByName);
  const event = events.find(({ id }) => isMajorEvent(id)) ?? events[0];
  const { kind, windowWeeks } = definition;
  if (!event || kind === 'share' || windowWeeks > 1) {
    return null;
  }
  for (let back = namedAgain.from; back <= namedAgain.to; back += 1) {
    const before = addWeeks(week, -back);
    if (calendar.eventsOf(before).some(({ id }) => id === event.id)) {
      return { event: event.label, before };
    }
  }
  return null;
}

/** Half a person matters in a median of 4, not in one of 168. */
export function wholeFromTen({ kind }: Tile, value: number): number {
  return kind === 'count' && value >= 10 ? Math.round(value) : value;
}
