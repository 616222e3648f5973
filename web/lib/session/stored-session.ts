import { readEntry, storageKeys } from '../browser-storage.ts';

/** True when this browser holds a session, valid or not, without asking the auth client. */
export function hasStoredSession(): boolean {
  return readEntry(storageKeys.session) !== null;
}
