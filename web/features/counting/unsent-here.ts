import { openCountStore } from './queue/count-store.ts';
import { unsent } from './queue/queue.ts';

/** How many counts of a person are on this phone and were never sent. */
export async function unsentHere(userId: string): Promise<number> {
  const store = await openCountStore();
  const all = await store.all();
  return all
    .filter(({ owner }) => owner.startsWith(`person ${userId} `))
    .reduce((sum, { queue }) => sum + unsent(queue).length, 0);
}
