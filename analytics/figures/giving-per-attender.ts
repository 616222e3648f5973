import { isOfFew } from './few-givers.ts';
import type { Tile, TileRows, TileWeek } from './tile.ts';

/** The tile in place of `giving` where there is attendance to divide it by. No figure is stored for it. */
export const givingPerAttender: Tile = {
  unit: 'money',
  lineUnit: 'money',
  kind: 'amount',
  figures: ['giving', 'attendance', 'giving_units'],
  wholeAfter: 'closing',
  windowWeeks: 1,
  priors: 'none',
  product: 'giving',
  weeks: tileWeeks,
};

/** A week's giving per attender, in whole minor units; hidden where givers are few. */
function tileWeeks({ byWeek, hasAttendance, plain, wholeAttendance }: TileRows): TileWeek[] {
  if (!hasAttendance) {
    return [];
  }
  const attendance = wholeAttendance();
  const units = byWeek('giving_units');
  const counts = byWeek('attendance');
  return plain('giving').map((week) => {
    const came = attendance.get(week.week);
    if (isOfFew('giving', week, units.get(week.week)?.value) || week.state === 'suppressed') {
      return { ...week, value: null, base: null, state: 'suppressed', isSettled: true };
    }
    const value = week.value === null || !came ? null : Math.round(week.value / came);
    const isWhole = week.isSettled && value !== null;
    // While the rest of attendance is still to be counted, it waits.
    const isComing = value !== null || (!came && typeof counts.get(week.week)?.value === 'number');
    const state = isWhole ? 'complete' : isComing ? 'incomplete' : 'missing';
    return { ...week, value, state, base: came ?? null, isSettled: isWhole };
  });
}
