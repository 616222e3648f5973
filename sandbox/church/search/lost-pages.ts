import { createZone, type Day } from '../zone.ts';

const zone = createZone('America/Chicago');
/** Of a page that is missed, Steeple says so once it was gone for so many days of closed weeks. */
const daysGone = 28;
/** A week is closed when as many days have passed since its Sunday. */
const daysToClose = 4;
const year = 364;
const daysToMend = 49;

/**
 * The page that searches no longer lead to on a day: one that was lost four closed weeks ago and is lost still, so that
 * whoever opens the demo for the first time, on any day, finds something to do; and a year before that one which
 * somebody put back after seven weeks.
 *
 * @param nowMs milliseconds
 * @returns a path, or null on other days
 */
export function lostPageAt(nowMs: number): (day: Day) => string | null {
  const closed = zone.dayOf(nowMs) - daysToClose;
  // Sundays leave 3 when divided by 7.
  const lastSunday = closed - ((closed - 3) % 7);
  const since = lastSunday - daysGone + 1;
  return (day) => {
    if (day >= since) {
      return '/plan-a-visit';
    }
    return day >= since - year && day < since - year + daysToMend ? '/live' : null;
  };
}
