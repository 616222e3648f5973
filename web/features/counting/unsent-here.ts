import { openCountStore } from './queue/count-store.ts';
import { unsent } from './queue/queue.ts';

/**
 * How many counts of a person, who is about to sign out, are on this phone and were never sent. The sheets go:
 * they have amounts, the phone may be shared, and whoever stays after all loads them again.
 */
export async function unsentHere(userId: string): Promise<number> {
  const store = await openCountStore();
  await store.forgetSheets();
  const all = await store.all();
  return all
    .filter(({ owner }) => owner.startsWith(`person ${userId} `))
    .reduce((sum, { queue }) => sum + unsent(queue).length, 0);
}
