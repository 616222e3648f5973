import type { Outcome } from '../dates/column.ts';
import { usualWeekdays } from '../dates/usual-weekdays.ts';
import type { Ask } from '../questions.ts';
import type { Wide } from './pivot.ts';

/** How many days beside the date of its row a column was counted. */
type Offset = { offset: number; isTentative: boolean };

/**
 * A column for another weekday than its dates: Saturday's service stands in the row of its Sunday. A
 * Wednesday may be the one before or the one after, so it is asked about.
 */
export function otherDays({ columns }: Wide, outcomes: readonly Outcome[], ask: Ask): Offset[] {
  const days = outcomes.flatMap((outcome) =>
    outcome.kind === 'read' && outcome.read.span === 'day' ? [outcome.read.day] : [],
  );
  const usual = usualWeekdays(days);
  const [only] = usual.size === 1 ? usual : [];
  const same: Offset = { offset: 0, isTentative: false };
  if (only === undefined || days.length === 0) {
    return columns.map(() => same);
  }
  const isMidweek = ({ weekday }: (typeof columns)[number]) =>
    weekday !== null && weekday !== only && weekday < 4;
  const midweek = columns.filter(isMidweek);
  const asked =
    midweek.length === 0
      ? null
      : ask({
          about: 'columns',
          cells: midweek.flatMap(({ cells }) => cells.find(({ text }) => text !== '')?.at ?? []),
          choices: ['week_after', 'week_before', 'as_written'],
          suggested: 'week_after',
        });
  return columns.map((column) => {
    if (column.weekday === null || column.weekday === only) {
      return same;
    }
    const before = -((only - column.weekday + 7) % 7);
    if (!isMidweek(column)) {
      return { offset: before >= -3 ? before : before + 7, isTentative: false };
    }
    const offset =
      asked?.choice === 'as_written' ? 0 : asked?.choice === 'week_before' ? before : before + 7;
    return { offset, isTentative: asked?.isOpen ?? false };
  });
}
