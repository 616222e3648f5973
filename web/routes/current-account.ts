import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';

export type CurrentAccount = {
  id: string;
  name: string;
  /** Not for a super admin, who only looks at it. */
  isOwn: boolean;
  /** Not for an account admin who may only look. */
  mayChange: boolean;
  seesGiving: boolean;
};

/** The account whose pages are shown: a super admin's chosen one, anybody else's own, or none. */
export function useCurrentAccount(): CurrentAccount | null {
  const { role, account, mayOnlyLook, withoutGiving } = useViewer();
  const rights = { mayChange: !mayOnlyLook, seesGiving: !withoutGiving };
  const { selected } = useAccountView();
  if (role === 'super_admin') {
    return selected && { ...selected, isOwn: false, ...rights };
  }
  return account && { id: account.id, name: account.account_name, isOwn: true, ...rights };
}
