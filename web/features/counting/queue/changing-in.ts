import { logError } from '#web/lib/log.ts';
import type { CountStore, Owner } from './count-store.ts';
import type { DeskState } from './desk.ts';
import type { Queue } from './queue.ts';

type Change = (queue: Queue) => Queue;

/**
 * Changes an owner's queue in the store, one change after the other. What the store does not take, as with a
 * full phone, lasts as long as the page, is sent like the rest, and goes into the store once that takes it.
 *
 * @param state what the page shows now
 * @param become shows what the queue became, and whether it lasts
 * @returns what makes a change and gives the queue after it; it never rejects
 */
export function changingIn(
  store: CountStore,
  owner: Owner,
  state: () => DeskState,
  become: (next: Pick<DeskState, 'queue' | 'isLasting'>) => void,
): (by: Change) => Promise<Queue> {
  let unkept: readonly Change[] = [];
  let before: Promise<unknown> = Promise.resolve();

  async function change(by: Change): Promise<Queue> {
    const changes = [...unkept, by];
    try {
      const queue = await store.change(owner, (kept) =>
        changes.reduce((now, one) => one(now), kept),
      );
      unkept = [];
      become({ queue, isLasting: store.isLasting });
      return queue;
    } catch (cause) {
      logError('This phone keeps no counts.', cause);
      unkept = changes;
      const queue = by(state().queue);
      become({ queue, isLasting: false });
      return queue;
    }
  }

  return (by) => {
    const changed = before.then(() => change(by));
    before = changed;
    return changed;
  };
}
