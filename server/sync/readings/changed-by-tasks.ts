import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { ReadTask } from '../reader.ts';
import type { Changed } from './compute-tasks.ts';

/**
 * What the given tasks have changed.
 *
 * @param kindsOf the kinds that a task reads
 */
export function changedBy(
  tasks: readonly ReadTask[],
  kindsOf: (task: ReadTask) => readonly ReadingKind[],
): Changed {
  const dates = tasks.flatMap(({ from, to }) => [from, to]).filter((date) => date !== null);
  const [from, to] = [dates.sort()[0], dates.at(-1)];
  const isAnywhere = tasks.some((task) => task.from === null && task.to !== null);
  return {
    kinds: new Set(tasks.flatMap(kindsOf)),
    span: !isAnywhere && from !== undefined && to !== undefined ? { from, to } : null,
  };
}
