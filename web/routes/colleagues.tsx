import { Fragment } from 'react';
import { letterOfferWords } from '#contract/messages/letter-settings.ts';
import { ColleaguesScreen } from '#web/features/colleagues/components/colleagues-screen.tsx';
import { ChurchInvitations } from '#web/features/invitations/components/church-invitations.tsx';
import { OfferCell } from '#web/features/letter/components/offer-cell.tsx';
import { useCurrentAccount } from './current-account.ts';

/** /account/colleagues */
export function Component() {
  const account = useCurrentAccount();
  return account ? (
    <Fragment key={account.id}>
      <ColleaguesScreen
        account={account}
        more={{
          label: letterOfferWords.column,
          cell: (colleague) => <OfferCell accountId={account.id} colleague={colleague} />,
        }}
      />
      <ChurchInvitations account={account} />
    </Fragment>
  ) : null;
}
