import { lastDayOf } from '#analytics/calendar/church-week.ts';
import { addDays, daysBetween } from '#analytics/calendar/plain-date.ts';
import type { SearchDays } from '#analytics/pulse/search-days.ts';
import type { FigureWeek } from '#contract/figures.ts';
import { seededRandom } from './made-up-rows.ts';

/** Of an incomplete week, so many days were read, and the newest of them may still change. */
const open = { read: 5, provisional: 2 };

/** Spreads the weeks' clicks over their days, deterministic; they add up to the rows. */
export function storySearchDays(rows: readonly FigureWeek[], seed = 11): SearchDays {
  const random = seededRandom(seed);
  const first = rows[0]?.week ?? '';
  const last = rows.at(-1)?.week ?? first;
  const clicks = Array.from<number | null>({ length: daysBetween(first, lastDayOf(last)) + 1 });
  const provisional: number[] = [];
  clicks.fill(null);
  for (const { week, value, state } of rows) {
    const days = state === 'complete' ? 7 : open.read;
    spread(value ?? 0, days, random).forEach((each, index) => {
      const place = daysBetween(first, addDays(week, index));
      clicks[place] = value === null ? null : each;
      if (state !== 'complete' && index >= days - open.provisional) {
        provisional.push(place);
      }
    });
  }
  return { first, clicks: clicks.slice(0, lastKnown(clicks) + 1), provisional };
}

const lastKnown = (clicks: readonly (number | null)[]) =>
  clicks.findLastIndex((each) => each !== null);

/** Whole numbers, uneven, that add up to a total. */
function spread(total: number, days: number, random: () => number): number[] {
  const shares = Array.from({ length: days }, () => 0.4 + random());
  const all = shares.reduce((sum, share) => sum + share, 0);
  let before = 0;
  let told = 0;
  return shares.map((share) => {
    before += share;
    const soFar = Math.round((total * before) / all);
    const value = soFar - told;
    told = soFar;
    return value;
  });
}
