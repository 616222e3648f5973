import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '#web/lib/api/api-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { useSearchText } from '#web/ui/use-search-text.ts';
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
  const accounts = useQuery(accountsQuery(useApi()));
  const search = useSearchText();
  const [doomed, setDoomed] = useState<ListedAccount | null>(null);
  const searchArea = useRef<HTMLDivElement>(null);
  useFailureToast(accounts, loadFailureSentence);

  return (
    <>
      <PageHeader
        title="Accounts"
        subtitle="Every church and ministry on Steeple"
        actions={<ButtonLink to="/accounts/add">Add Account</ButtonLink>}
      />
      <div ref={searchArea}>
        <SearchBox
          label="Search accounts"
          placeholder="Search by name, location or notes"
          value={search.text}
          onChange={search.setText}
        />
      </div>
      <QueryView query={accounts} loading={<AccountsSkeleton />} failure={loadFailureSentence}>
        {(data) => (
          <AccountsList
            accounts={data}
            searchText={search.deferredText}
            onOpen={onOpen}
            onSwitch={onSwitch}
            onDelete={setDoomed}
          />
        )}
      </QueryView>
      <DeleteAccountDialog
        account={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={() => searchArea.current?.querySelector('input')?.focus()}
      />
    </>
  );
}
