import { weekdayOf } from '../calendar/plain-date.ts';
import type { EventHabit } from './event-habits.ts';
import { isOfWeekend } from './main-days.ts';

/** A time that was counted less often was an exception, like Christmas Eve or a feast. */
const weeksMin = 8;
const weeksShareMin = 1 / 6;

/** The weekly times during the week of an event that is otherwise held on the church's main days. */
export function weekdayTimesOf(
  { counted, days, weeks }: EventHabit,
  mainDay: string | null,
): string[] {
  if (mainDay === null || !days.has(mainDay)) {
    return [];
  }
  const often = Math.max(weeksMin, weeksShareMin * weeks.length);
  const byTime = Map.groupBy(counted, ({ at }) => at);
  return [...byTime].flatMap(([at, [first, ...others]]) =>
    first && others.length + 1 >= often && !isMain(weekdayOf(first.day), mainDay) ? [at] : [],
  );
}

function isMain(day: string, mainDay: string): boolean {
  return day === mainDay || isOfWeekend(day, mainDay);
}
