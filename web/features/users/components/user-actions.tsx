import { ActionIcon, Group } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router';
import { commonWords } from '#contract/messages/common.ts';
import { paths } from '#web/lib/paths.ts';
import { Hint } from '#web/ui/hint.tsx';
import { fullName, type User } from '../model.ts';
import { DeleteControl } from './delete-control.tsx';

type Props = { user: User; viewerId: string; onDelete: (user: User) => void };

/** What can be done with a user of the table. */
export function UserActions({ user, viewerId, onDelete }: Props) {
  return (
    <Group gap={4} wrap="nowrap">
      <Hint label={commonWords.editOf(fullName(user))}>
        <ActionIcon
          component={Link}
          to={paths.editUser(user.user_id)}
          variant="subtle"
          size="lg"
          aria-label={commonWords.editOf(fullName(user))}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </Hint>
      <DeleteControl user={user} viewerId={viewerId} onDelete={onDelete}>
        {(control) => (
          <ActionIcon variant="subtle" color="gray" size="lg" {...control}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </DeleteControl>
    </Group>
  );
}
