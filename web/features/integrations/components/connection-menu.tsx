import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { ActionsMenu } from '#web/ui/actions-menu.tsx';
import type { Connectable } from '../model.ts';

type Props = { system: Connectable; isBusy: boolean; onDisconnect: () => void };

/** What can be done with a connected system. */
export function ConnectionMenu({ system, isBusy, onDisconnect }: Props) {
  return (
    <ActionsMenu label={`Actions for ${system.title}`} isDisabled={isBusy}>
      <Menu.Item component={Link} to={system.settingsPath}>
        Settings
      </Menu.Item>
      <Menu.Item c="var(--mantine-color-error)" onClick={onDisconnect}>
        Disconnect
      </Menu.Item>
    </ActionsMenu>
  );
}
