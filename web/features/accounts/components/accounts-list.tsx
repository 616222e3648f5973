import { Paper } from '@mantine/core';
import IconBuildingChurch from '@tabler/icons-react/dist/esm/icons/IconBuildingChurch.mjs';
import { useMemo } from 'react';
import { accountMessages } from '#contract/messages.ts';
import { paths } from '#web/lib/paths.ts';
import { CardList } from '#web/ui/card-list.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFooter } from '#web/ui/list-footer.tsx';
import { useIsNarrow, useIsPhone } from '#web/ui/use-is-phone.ts';
import { type ListedAccount, searchAccounts } from '../model.ts';
import { AccountCard } from './account-card.tsx';
import { accountColumns, type RowActions } from './account-columns.tsx';
import classes from './accounts-list.module.css';

type Props = RowActions & {
  accounts: readonly ListedAccount[];
  searchText: string;
  onOpen: (account: ListedAccount) => void;
};

/** The accounts that match the search: a table, or cards on a phone. */
export function AccountsList({ accounts, searchText, onOpen, onSwitch, onDelete }: Props) {
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const found = useMemo(() => searchAccounts(accounts, searchText), [accounts, searchText]);
  if (found.length === 0) {
    const text = searchText.trim() === '' ? accountMessages.none : accountMessages.noneMatch;
    return (
      <Paper withBorder>
        <EmptyState icon={<IconBuildingChurch size={30} />} text={text} />
      </Paper>
    );
  }
  return (
    <>
      {isPhone ? (
        <CardList
          label="Accounts"
          rows={found}
          rowKey={accountId}
          card={(account) => (
            <AccountCard account={account} onSwitch={onSwitch} onDelete={onDelete} />
          )}
        />
      ) : (
        <div className={classes.frame}>
          <DataTable
            label="Accounts"
            columns={accountColumns({ onSwitch, onDelete }, isNarrow)}
            rows={found}
            rowKey={accountId}
            opens={{ address: ({ id }) => paths.account(id), onOpen }}
          />
        </div>
      )}
      <ListFooter count={found.length} noun={{ one: 'account', many: 'accounts' }} />
    </>
  );
}

function accountId({ id }: ListedAccount): string {
  return id;
}
