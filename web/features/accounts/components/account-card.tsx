import { ActionIcon, Anchor, Group, Menu, Text } from '@mantine/core';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { Link } from 'react-router';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { knowledgeLabel, type ListedAccount } from '../model.ts';
import type { RowActions } from './account-columns.tsx';

type Props = RowActions & { account: ListedAccount };

/** An account on a phone: View and Edit in sight, the rarer Switch and Delete in a menu. */
export function AccountCard({ account, onSwitch, onDelete }: Props) {
  const { id, account_name: name, location, notes, knowledgeCount } = account;
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Anchor component={Link} to={`/accounts/view/${id}`} fw={600} truncate>
          {name}
        </Anchor>
        <Menu
          position="bottom-end"
          withinPortal={false}
          hideDetached={false}
          withInitialFocusPlaceholder={false}
        >
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`More for ${name}`}>
              <IconDotsVertical size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onSwitch(account)}>Switch</Menu.Item>
            <Menu.Item c="var(--mantine-color-error)" onClick={() => onDelete(account)}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      {location ? (
        <Text size="sm" truncate>
          {location}
        </Text>
      ) : null}
      {notes ? (
        <Text size="sm" c="dimmed" truncate>
          {notes}
        </Text>
      ) : null}
      <Text size="sm" c="dimmed">
        Knowledge: {knowledgeLabel(knowledgeCount)}
      </Text>
      <Group grow mt="sm" gap="xs">
        <ButtonLink
          to={`/accounts/view/${id}`}
          variant="default"
          size="sm"
          aria-label={`View ${name}`}
        >
          View
        </ButtonLink>
        <ButtonLink
          to={`/accounts/edit/${id}`}
          variant="default"
          size="sm"
          aria-label={`Edit ${name}`}
        >
          Edit
        </ButtonLink>
      </Group>
    </>
  );
}
