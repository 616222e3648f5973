import { readEntry, storageKeys, writeEntry } from '#web/lib/browser-storage.ts';

/** Whether this browser shows a church its first steps: from its first minute until all are done or hidden. */
export function isShownFirstSteps(accountId: string): boolean {
  return readEntry(storageKeys.firstSteps) === accountId;
}

/** Shows a church's first steps from now on, or none with null. */
export function showFirstSteps(accountId: string | null): void {
  writeEntry(storageKeys.firstSteps, accountId);
}
