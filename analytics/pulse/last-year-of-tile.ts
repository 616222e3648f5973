import { median } from 'd3-array';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import type { Tile, TileWeek } from '../figures/tile.ts';
import { isMajorEvent } from '../forecast/design.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { shown } from './in-people.ts';

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
 * The weeks of the newest counted ones a year before, aligned by Easter where it is near; for a share, the
 * same week.
 */
export function lastYearOf(
  { definition, weeks, counted }: Pick<TileHistory, 'definition' | 'weeks' | 'counted'>,
  { easter }: ChurchCalendar,
  week: string,
): Pick<PulseTile, 'lastYear' | 'lastYearBase'> {
  if (definition.kind === 'share') {
    const row = weeks.get(sameWeekLastYear(week, easter));
    const before = row?.isSettled ? row : undefined;
    return { lastYear: shown(definition, before), lastYearBase: before?.base ?? null };
  }
  const before = newestCounted({ counted }, week).map((each) =>
    weeks.get(sameWeekLastYear(each.week, easter)),
  );
  const values = before.flatMap((row) =>
    row?.state === 'complete' && row.value !== null ? [row.value] : [],
  );
  const middle = median(values);
  return {
    lastYear: middle === undefined ? null : wholeFromTen(definition, middle),
    lastYearBase: null,
  };
}

/** Of a Sunday like Easter, the same one a year before: what to compare it with; null where there is none. */
export function lastNamedOf(
  { definition, weeks }: TileHistory,
  calendar: ChurchCalendar,
  week: string,
): PulseTile['lastNamed'] {
  const event = calendar.eventsOf(week).find(({ id }) => isMajorEvent(id));
  const { kind, windowWeeks } = definition;
  if (!event || kind === 'share' || windowWeeks > 1) {
    return null;
  }
  for (let back = namedAgain.from; back <= namedAgain.to; back += 1) {
    const before = addWeeks(week, -back);
    if (calendar.eventsOf(before).some(({ id }) => id === event.id)) {
      const row = weeks.get(before);
      return row?.isSettled && row.value !== null ? { event: event.label, value: row.value } : null;
    }
  }
  return null;
}

/** Half a person matters in a median of 4, not in one of 168. */
export function wholeFromTen({ kind }: Tile, value: number): number {
  return kind === 'count' && value >= 10 ? Math.round(value) : value;
}
