import { readEntry, storageKeys, writeEntry } from '#web/lib/browser-storage.ts';

/** The account that a super admin is looking at. */
export type SelectedAccount = { id: string; name: string };

export type AccountViewStore = ReturnType<typeof createAccountViewStore>;

const entries: ReadonlySet<string | null> = new Set([
  storageKeys.selectedAccountId,
  storageKeys.selectedAccountName,
  null, // the whole storage was cleared
]);

/**
 * Remembers the super admin's account view in the browser's storage, in exactly two entries
 * (specification, section 3), and follows changes that other tabs make there.
 */
export function createAccountViewStore() {
  const listeners = new Set<() => void>();
  let selected = readSelected();

  function become(next: SelectedAccount | null) {
    if (next?.id === selected?.id && next?.name === selected?.name) {
      return;
    }
    selected = next;
    for (const listener of listeners) {
      listener();
    }
  }

  function followOtherTabs(event: StorageEvent) {
    if (entries.has(event.key)) {
      become(readSelected());
    }
  }

  return {
    selected: () => selected,
    choose(account: SelectedAccount) {
      writeEntry(storageKeys.selectedAccountId, account.id);
      writeEntry(storageKeys.selectedAccountName, account.name);
      become(account);
    },
    /** Back to the super admin view. */
    clear() {
      writeEntry(storageKeys.selectedAccountId, null);
      writeEntry(storageKeys.selectedAccountName, null);
      become(null);
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        window.addEventListener('storage', followOtherTabs);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          window.removeEventListener('storage', followOtherTabs);
        }
      };
    },
  };
}

/** Half a selection is none: another tab may be in the middle of writing it. */
function readSelected(): SelectedAccount | null {
  const id = readEntry(storageKeys.selectedAccountId);
  const name = readEntry(storageKeys.selectedAccountName);
  return id && name ? { id, name } : null;
}
