import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useMemo } from 'react';
import { userMessages, userWords } from '#contract/messages/users.ts';
import { ListFooter } from '#web/ui/list-footer.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { searchUsers, type User } from '../model.ts';
import { UserCard } from './user-card.tsx';
import { userTableColumns } from './user-columns.tsx';

type Props = {
  users: readonly User[];
  viewerId: string;
  searchText: string;
  onDelete: (user: User) => void;
};

/** The users that match the search. */
export function UsersList({ users, viewerId, searchText, onDelete }: Props) {
  const found = useMemo(() => searchUsers(users, searchText), [users, searchText]);
  const columns = useMemo(() => userTableColumns(viewerId, onDelete), [viewerId, onDelete]);
  const { none, noneMatch } = userMessages;
  return (
    <RecordList
      label={userWords.title}
      footer={<ListFooter count={found.length} words={userWords.count(found.length)} />}
      rows={found}
      rowKey={userId}
      columns={columns}
      card={(user) => <UserCard user={user} viewerId={viewerId} onDelete={onDelete} />}
      empty={{
        icon: <IconUsers size={30} />,
        text: searchText.trim() === '' ? none : noneMatch,
      }}
    />
  );
}

function userId({ user_id }: User): string {
  return user_id;
}
