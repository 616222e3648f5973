import { useQuery } from '@tanstack/react-query';
import { accountWords } from '#contract/messages/accounts.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { ListScreen } from '#web/screens/list-screen.tsx';
import { accountsQuery } from '../api/list-accounts.ts';
import { loadFailureSentence } from '../load-failure-sentence.ts';
import type { ListedAccount } from '../model.ts';
import { AccountsList } from './accounts-list.tsx';
import { AccountsSkeleton } from './accounts-skeleton.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

type Props = {
  onOpen: (account: ListedAccount) => void;
  onSwitch: (account: ListedAccount) => void;
};

/** The list of all accounts, with search, switching and deleting. */
export function AccountsScreen({ onOpen, onSwitch }: Props) {
  return (
    <ListScreen
      title={accountWords.title}
      subtitle={accountWords.subtitle}
      add={{ to: paths.addAccount, label: accountWords.add }}
      search={{ label: accountWords.search, placeholder: accountWords.searchHint }}
      rows={useQuery(accountsQuery(useApi()))}
      loading={<AccountsSkeleton />}
      failure={loadFailureSentence}
      list={(accounts, shown) => (
        <AccountsList accounts={accounts} onOpen={onOpen} onSwitch={onSwitch} {...shown} />
      )}
      deletion={(account, asked) => <DeleteAccountDialog account={account} {...asked} />}
    />
  );
}
