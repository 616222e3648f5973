import { Group, Menu, Text } from '@mantine/core';
import { commonWords } from '#contract/messages/common.ts';
import { userRefusals } from '#contract/messages/users.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { ActionsMenu } from '#web/ui/actions-menu.tsx';
import { accountLabel, fullName, roleLabel, type User } from '../model.ts';

type Props = { user: User; viewerId: string; onDelete: (user: User) => void };

/** A user on a phone. */
export function UserCard({ user, viewerId, onDelete }: Props) {
  const name = fullName(user);
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={600} truncate dir="auto">
          {name}
        </Text>
        <ActionsMenu label={commonWords.moreFor(name)}>
          {user.user_id === viewerId ? (
            <Menu.Item disabled>
              {commonWords.remove}
              <Text component="span" size="xs" display="block">
                {userRefusals.ownAccount}
              </Text>
            </Menu.Item>
          ) : (
            <Menu.Item c="var(--mantine-color-error)" onClick={() => onDelete(user)}>
              {commonWords.remove}
            </Menu.Item>
          )}
        </ActionsMenu>
      </Group>
      <Text size="sm" truncate dir="auto">
        {user.email}
      </Text>
      <Text size="sm" c="dimmed">
        {roleLabel(user)}
      </Text>
      <Text size="sm" c="dimmed" truncate dir="auto">
        {accountLabel(user)}
      </Text>
      <Group grow mt="sm" gap="xs">
        <ButtonLink
          to={paths.editUser(user.user_id)}
          variant="default"
          size="sm"
          aria-label={commonWords.editOf(name)}
        >
          {commonWords.edit}
        </ButtonLink>
      </Group>
    </>
  );
}
