import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { AccountViewStore, SelectedAccount } from './account-view-store.ts';

const AccountViewContext = createContext<AccountViewStore | null>(null);

type Props = { store: AccountViewStore; children: ReactNode };

export function AccountViewProvider({ store, children }: Props) {
  return <AccountViewContext value={store}>{children}</AccountViewContext>;
}

/** The super admin's chosen account, and the means to choose another or none. */
export function useAccountView(): {
  selected: SelectedAccount | null;
  choose: AccountViewStore['choose'];
  clear: AccountViewStore['clear'];
} {
  const store = use(AccountViewContext);
  if (!store) {
    throw new Error('useAccountView needs an AccountViewProvider above it.');
  }
  const selected = useSyncExternalStore(store.subscribe, store.selected);
  return { selected, choose: store.choose, clear: store.clear };
}
