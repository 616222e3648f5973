import { ActionIcon, Menu } from '@mantine/core';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { Link } from 'react-router';
import type { Connectable } from '../model.ts';

type Props = { system: Connectable; isBusy: boolean; onDisconnect: () => void };

/** What can be done with a connected system. It opens inside the main part, out of its card. */
export function ConnectionMenu({ system, isBusy, onDisconnect }: Props) {
  return (
    <Menu
      position="bottom-end"
      portalProps={{ target: '#main' }}
      hideDetached={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Actions for ${system.title}`}
          disabled={isBusy}
        >
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={system.settingsPath}>
          Settings
        </Menu.Item>
        <Menu.Item c="var(--mantine-color-error)" onClick={onDisconnect}>
          Disconnect
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
