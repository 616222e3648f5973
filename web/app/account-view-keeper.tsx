import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { accountQuery } from '#web/features/accounts/api/read-account.ts';
import { useViewer, useViewerState } from '#web/features/viewer/viewer-context.tsx';
import { useApi } from '#web/lib/api/api-context.tsx';

/**
 * Keeps the account view consistent: only a super admin has one, a deleted account ends it, and a
 * renamed account shows its new name.
 */
export function AccountViewKeeper() {
  const { role } = useViewer();
  const { isKnown } = useViewerState();
  const { selected, choose, clear } = useAccountView();
  const isSuperAdmin = role === 'super_admin';
  const { data: account } = useQuery({
    ...accountQuery(useApi(), selected?.id ?? ''),
    enabled: isSuperAdmin && selected !== null,
  });

  useEffect(() => {
    if (selected === null || !isKnown) {
      return;
    }
    if (!isSuperAdmin || account === null) {
      clear();
    } else if (account?.id === selected.id && account.account_name !== selected.name) {
      choose({ id: account.id, name: account.account_name });
    }
  }, [selected, isKnown, isSuperAdmin, account, choose, clear]);

  return null;
}
