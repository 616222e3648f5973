import { Button, Group, Text } from '@mantine/core';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { accountLabel, fullName, roleLabel, type User } from '../model.ts';
import { DeleteControl } from './delete-control.tsx';

type Props = { user: User; viewerId: string; onDelete: (user: User) => void };

/** A user on a phone. */
export function UserCard({ user, viewerId, onDelete }: Props) {
  const name = fullName(user);
  return (
    <>
      <Text fw={600} truncate dir="auto">
        {name}
      </Text>
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
          aria-label={`Edit ${name}`}
        >
          Edit
        </ButtonLink>
        <DeleteControl user={user} viewerId={viewerId} onDelete={onDelete}>
          {(control) => (
            <Button variant="light" color="red" size="sm" {...control}>
              Delete
            </Button>
          )}
        </DeleteControl>
      </Group>
    </>
  );
}
