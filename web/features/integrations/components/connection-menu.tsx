import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { commonWords } from '#contract/messages/common.ts';
import { integrationWords } from '#contract/messages/integrations.ts';
import { ActionsMenu } from '#web/ui/actions-menu.tsx';
import type { IntegrationKind } from '../model.ts';

type Props = { kind: IntegrationKind; isBusy: boolean; onDisconnect: () => void };

/** What can be done with a connected integration. */
export function ConnectionMenu({ kind, isBusy, onDisconnect }: Props) {
  return (
    <ActionsMenu label={commonWords.actionsFor(kind.title)} isDisabled={isBusy}>
      <Menu.Item component={Link} to={kind.settingsPath}>
        {integrationWords.settings}
      </Menu.Item>
      <Menu.Item c="var(--mantine-color-error)" onClick={onDisconnect}>
        {integrationWords.disconnect}
      </Menu.Item>
    </ActionsMenu>
  );
}
