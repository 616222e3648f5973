import IconBuildingChurch from '@tabler/icons-react/dist/esm/icons/IconBuildingChurch.mjs';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { accountWords } from '#contract/messages/accounts.ts';
import { accountMessages } from '#contract/messages/app.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { ListFooter } from '#web/ui/list-footer.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { useIsNarrow } from '#web/ui/use-is-phone.ts';
import { healthQuery } from '../api/read-health.ts';
import { type ListedAccount, searchAccounts } from '../model.ts';
import { type AccountOrder, nextOrder, sortAccounts } from '../sort-accounts.ts';
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
  const [order, setOrder] = useState<AccountOrder>(null);
  const found = useMemo(
    () => sortAccounts(searchAccounts(accounts, searchText), order),
    [accounts, searchText, order],
  );
  const { data: health = {} } = useQuery(healthQuery(useApi()));
  const columns = useMemo(
    () => accountColumns({ onSwitch, onDelete }, isNarrow, health),
    [onSwitch, onDelete, isNarrow, health],
  );
  const { none, noneMatch } = accountMessages;
  return (
    <RecordList
      label={accountWords.title}
      footer={<ListFooter count={found.length} words={accountWords.count(found.length)} />}
      rows={found}
      rowKey={accountId}
      columns={columns}
      sorting={{ order, onSort: (by) => setOrder(nextOrder(order, by)) }}
      opens={{ address: ({ id }) => paths.account(id), onOpen }}
      card={(account) => (
        <AccountCard
          account={account}
          troubles={health[account.id]}
          onSwitch={onSwitch}
          onDelete={onDelete}
        />
      )}
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
