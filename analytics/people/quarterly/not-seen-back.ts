import { addWeeks, weeksFrom } from '../../calendar/church-week.ts';
import type { Path } from '../path.ts';
import { notSeenIn } from '../weekly/not-seen.ts';

/** Weeks before the quarter's measured one in which households came onto the list. */
const became = { from: 60, to: 8 };
/** And how long they are looked for after. */
const backWeeks = 8;
/** Check-ins must reach so many weeks back. */
const reach = 77;

/**
 * Of the times that a household had not been seen for six weeks, how often it was here within eight weeks
 * after. Each time counts.
 *
 * @param end the quarter's measured week
 */
export function notSeenBack(
  path: Path,
  end: string,
): { value: number; base: number } | null | 'unread' {
  const { attended, church } = path;
  const firstWeek = addWeeks(end, -reach);
  if (church.firstCheckIn === null || attended.weekOf(church.firstCheckIn) > firstWeek) {
    return null;
  }
  if (!attended.isKnown(firstWeek)) {
    return 'unread';
  }
  // The list of the week before tells who was on it already.
  let before: ReadonlySet<string> | null = null;
  let value = 0;
  let base = 0;
  for (const week of weeksFrom(addWeeks(end, -became.from - 1), addWeeks(end, -became.to))) {
    const list = notSeenIn(path, week);
    if (list !== null && list !== 'unread') {
      if (before !== null) {
        const known = before;
        const newly = [...list.households].filter((household) => !known.has(household));
        base += newly.length;
        value += newly.filter((household) => isBack(path, household, week)).length;
      }
      before = list.households;
    }
  }
  return { value, base };
}

function isBack({ attended }: Path, household: string, week: string): boolean {
  return Array.from({ length: backWeeks }, (_, index) => addWeeks(week, index + 1)).some((each) =>
    attended.isHere(each, household),
  );
}
