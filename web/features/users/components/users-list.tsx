import { Paper } from '@mantine/core';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useMemo } from 'react';
import { userMessages } from '#contract/user-messages.ts';
import { CardList } from '#web/ui/card-list.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFooter } from '#web/ui/list-footer.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { searchUsers, type User } from '../model.ts';
import { UserCard } from './user-card.tsx';
import { userTableColumns } from './user-columns.tsx';
import classes from './users-list.module.css';

type Props = {
  users: readonly User[];
  viewerId: string;
  searchText: string;
  onDelete: (user: User) => void;
};

/** The users that match the search: a table, or cards on a phone. */
export function UsersList({ users, viewerId, searchText, onDelete }: Props) {
  const isPhone = useIsPhone();
  const found = useMemo(() => searchUsers(users, searchText), [users, searchText]);
  const columns = useMemo(() => userTableColumns(viewerId, onDelete), [viewerId, onDelete]);
  if (found.length === 0) {
    const text = searchText.trim() === '' ? userMessages.none : userMessages.noneMatch;
    return (
      <Paper withBorder>
        <EmptyState icon={<IconUsers size={30} />} text={text} />
      </Paper>
    );
  }
  return (
    <>
      {isPhone ? (
        <CardList
          label="Users"
          rows={found}
          rowKey={userId}
          card={(user) => <UserCard user={user} viewerId={viewerId} onDelete={onDelete} />}
        />
      ) : (
        <div className={classes.frame}>
          <DataTable label="Users" columns={columns} rows={found} rowKey={userId} />
        </div>
      )}
      <ListFooter count={found.length} noun={{ one: 'user', many: 'users' }} />
    </>
  );
}

function userId({ user_id }: User): string {
  return user_id;
}
