import { dayNumber, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import type { AnyFigureId, FigureWeek } from '#contract/figures.ts';
import { type Weekday, weekdays } from '#contract/functions/measures.ts';

type Figures = ReadonlyMap<AnyFigureId, readonly FigureWeek[]>;

type CountedWeeks = {
  /** Without weeks that begin on another day. */
  figures: Map<AnyFigureId, readonly FigureWeek[]>;
  weekStartsOn: Weekday;
  /** Whether some weeks are still to be counted from the chosen day. */
  isRecounting: boolean;
};

/**
 * A church's weeks by the day that they begin on. After that day was changed, the weeks as they were counted
 * before are shown until the first are counted anew.
 *
 * @param chosen the day that the church wants its weeks to begin on
 */
export function countedWeeks(figures: Figures, chosen: Weekday): CountedWeeks {
  const days = [...figures.values()].flatMap((rows) =>
    [rows[0], rows.at(-1)].flatMap((row) => (row ? [firstDayOf(row)] : [])),
  );
  const [other] = days.filter((day) => day !== chosen);
  if (other === undefined) {
    return { figures: new Map(figures), weekStartsOn: chosen, isRecounting: false };
  }
  const weekStartsOn = days.includes(chosen) ? chosen : other;
  const counted = [...figures].flatMap(([figure, all]) => {
    const rows = all.filter((row) => firstDayOf(row) === weekStartsOn);
    return rows.length === 0 ? [] : [[figure, rows] as const];
  });
  return { figures: new Map(counted), weekStartsOn, isRecounting: true };
}

function firstDayOf({ week }: FigureWeek): Weekday {
  return weekdays[weekdayIndex(dayNumber(week))] ?? 'monday';
}
