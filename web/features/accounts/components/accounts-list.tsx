import IconBuildingChurch from '@tabler/icons-react/dist/esm/icons/IconBuildingChurch.mjs';
import { useMemo } from 'react';
import { accountMessages } from '#contract/messages/app.ts';
import { paths } from '#web/lib/paths.ts';
import { ListFooter } from '#web/ui/list-footer.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { useIsNarrow } from '#web/ui/use-is-phone.ts';
import { type ListedAccount, searchAccounts } from '../model.ts';
import { AccountCard } from './account-card.tsx';
import { accountColumns, type RowActions } from './account-columns.tsx';

type Props = RowActions & {
  accounts: readonly ListedAccount[];
  searchText: string;
  onOpen: (account: ListedAccount) => void;
};

/** The accounts that match the search. */
export function AccountsList({ accounts, searchText, onOpen, onSwitch, onDelete }: Props) {
  const isNarrow = useIsNarrow();
  const found = useMemo(() => searchAccounts(accounts, searchText), [accounts, searchText]);
  const { none, noneMatch } = accountMessages;
  return (
    <RecordList
      label="Accounts"
      footer={<ListFooter count={found.length} noun={{ one: 'account', many: 'accounts' }} />}
      rows={found}
      rowKey={accountId}
      columns={accountColumns({ onSwitch, onDelete }, isNarrow)}
      opens={{ address: ({ id }) => paths.account(id), onOpen }}
      card={(account) => <AccountCard account={account} onSwitch={onSwitch} onDelete={onDelete} />}
      empty={{
        icon: <IconBuildingChurch size={30} />,
        text: searchText.trim() === '' ? none : noneMatch,
      }}
    />
  );
}

function accountId({ id }: ListedAccount): string {
  return id;
}
