import { mean } from 'd3-array';
import type { FigureWeek } from '#contract/figures.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { growthOver, growthsOf } from './growth.ts';
import { steadyPercent } from './steady.ts';

/** A year of weeks, so that neither summer nor one full Sunday moves it. */
const useWeeks = 52;
/** Fewer weeks say nothing of a year. */
const useWeeksMin = 13;
/** Said in steps of so many percents. */
const steps = { use: 2, growth: 2 };

/** How full the fullest service is over a year, from 0 to 1, the same from one Monday to the next; null where unknown. */
export function usualRoomUse(rows: readonly Pick<FigureWeek, 'value' | 'state'>[]): number | null {
  const known = rows.flatMap(({ value, state }) =>
    state === 'complete' && value !== null ? [value] : [],
  );
  const percent = steadyPercent((back) => {
    const year = known.slice(0, known.length - back).slice(-useWeeks);
    return year.length < useWeeksMin ? null : (mean(year) ?? null);
  }, steps.use);
  return percent === null ? null : percent / 100;
}

/**
 * By how many percents a year people grow in number, the same from one Monday to the next: only where the dashboard
 * says that they do, else null.
 *
 * @param counted the weeks that count
 * @param last the newest week
 */
export function saidGrowth(
  counted: readonly { week: string; value: number }[],
  last: string,
  calendar: ChurchCalendar,
): number | null {
  const options = { calendar, isCount: true };
  const [growth] = growthsOf(counted, last, options);
  if (growth?.leaning !== 'up') {
    return null;
  }
  const changeAt = (back: number) =>
    growthOver(counted, addWeeks(last, -back), growth.weeks, options)?.change ?? null;
  return steadyPercent(changeAt, steps.growth);
}
