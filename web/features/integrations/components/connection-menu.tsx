import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { ActionsMenu } from '#web/ui/actions-menu.tsx';
import type { IntegrationKind } from '../model.ts';

type Props = { kind: IntegrationKind; isBusy: boolean; onDisconnect: () => void };

/** What can be done with a connected integration. */
export function ConnectionMenu({ kind, isBusy, onDisconnect }: Props) {
  return (
    <ActionsMenu label={`Actions for ${kind.title}`} isDisabled={isBusy}>
      <Menu.Item component={Link} to={kind.settingsPath}>
        Settings
      </Menu.Item>
      <Menu.Item c="var(--mantine-color-error)" onClick={onDisconnect}>
        Disconnect
      </Menu.Item>
    </ActionsMenu>
  );
}
