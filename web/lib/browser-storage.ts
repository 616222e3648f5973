/**
 * The browser's lasting storage. Everything Steeple keeps there is named here, and there is nothing
 * else: the session, the super admin's chosen account, the color scheme, the church whose first steps are shown.
 */
export const storageKeys = {
  session: 'steeple-session',
  selectedAccountId: 'selectedAccountId',
  selectedAccountName: 'selectedAccountName',
  colorScheme: 'steeple-color-scheme',
  firstSteps: 'steeple-first-steps',
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Reads an entry; null when there is none or when the browser keeps its storage shut. */
export function readEntry(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry, or removes it with null. A browser that refuses storage loses only comfort. */
export function writeEntry(key: StorageKey, value: string | null): void {
  try {
    if (value === null) {
      window.localStorage.removeItem(key);
    } else {
      window.localStorage.setItem(key, value);
    }
  } catch {
    // Full or forbidden: the choice then lasts as long as the page.
  }
}
