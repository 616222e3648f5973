import { Text } from '@mantine/core';
import { commonWords } from '#contract/messages/common.ts';
import { userWords } from '#contract/messages/users.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { accountLabel, fullName, roleLabel, type User } from '../model.ts';
import { UserActions } from './user-actions.tsx';

/** Heads and widths, shared with the skeleton. */
export const userColumnHeads = () =>
  [
    { label: userWords.name, width: '18%' },
    { label: commonWords.email },
    { label: userWords.role, width: '8rem' },
    { label: userWords.account, width: '27%' },
    { label: commonWords.actions, width: '6.5rem' },
  ] as const;

/** The columns of the users table. */
export function userTableColumns(viewerId: string, onDelete: (user: User) => void): Column<User>[] {
  const [name, email, role, account, actions] = userColumnHeads();
  return [
    {
      ...name,
      cell: (user) => (
        <Text component="div" size="sm" fw={600}>
          <TruncatedText>{fullName(user)}</TruncatedText>
        </Text>
      ),
    },
    { ...email, cell: (user) => <TruncatedText>{user.email}</TruncatedText> },
    { ...role, cell: roleLabel },
    { ...account, cell: (user) => <TruncatedText>{accountLabel(user)}</TruncatedText> },
    {
      ...actions,
      cell: (user) => <UserActions user={user} viewerId={viewerId} onDelete={onDelete} />,
    },
  ];
}
