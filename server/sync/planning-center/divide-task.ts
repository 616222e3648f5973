import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadTask } from '../reader.ts';
import type { Span } from '../readings/reading-store.ts';
import { type KindSpan, taskOf } from './plan.ts';

/**
 * The most rows of a list that are read at once. Beyond an offset of 30,000, Planning Center answers ten
 * requests in 20 s instead of 100.
 */
export const rowsAtOnce = 25_000;

/**
 * Divides a task whose list is too long into shorter windows, of whole weeks where possible.
 *
 * @param rows how long the list is and how long it may be; `asked` is null where that is unknown
 * @returns oldest first; none for a single day
 */
export function divideTask(
  task: Pick<ReadTask, 'from'>,
  { kind, span }: { kind: KindSpan['kind']; span: Span },
  rows: { asked: number | null; max: number },
): ReadTask[] {
  const days = Math.round((Date.parse(span.to) - Date.parse(span.from)) / 86_400_000) + 1;
  const parts = Math.max(2, Math.ceil((rows.asked ?? 0) / rows.max));
  const evenly = Math.max(1, Math.floor(days / parts));
  const length = evenly < 7 ? evenly : evenly - (evenly % 7);
  const tasks: ReadTask[] = [];
  for (let from = span.from; days > 1 && from <= span.to; from = addDays(from, length)) {
    const last = addDays(from, length - 1);
    const to = last < span.to ? last : span.to;
    // The whole past stays untold.
    tasks.push(taskOf({ kind, from: task.from === null ? null : from, to }));
  }
  return tasks;
}
