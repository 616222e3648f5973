import { Anchor, Badge, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { integrationMessages, integrationWords } from '#contract/messages/integrations.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { takeLostFocus } from '#web/ui/take-lost-focus.ts';
import { useHasConnectingEnded } from '../connecting/use-has-connecting-ended.ts';
import { type IntegrationKind, rememberedProperty } from '../model.ts';
import { ConnectButton } from './connect-button.tsx';
import { ConnectionMenu } from './connection-menu.tsx';
import classes from './integration-cards.module.css';
import type { useDisconnecting } from './use-disconnecting.ts';

type Props = {
  kind: IntegrationKind;
  /** Null when it is not connected, undefined while that is not known yet. */
  connection: Integration | null | undefined;
  disconnection: ReturnType<typeof useDisconnecting>;
  onDisconnect: (connection: Integration) => void;
};

/** The foot of a card: badge and menu, a Connect button, or a placeholder of the same height. */
export function ConnectionStatus({ kind, connection, disconnection, onDisconnect }: Props) {
  const { disconnecting, disconnected } = disconnection;
  const hasConnectingEnded = useHasConnectingEnded(kind);
  if (connection === undefined) {
    return (
      <Skeleton
        height={36}
        role="status"
        aria-label={integrationWords.loadingState(kind.title)}
        data-skeleton="status"
      />
    );
  }
  if (connection === null) {
    const takesFocus = disconnected?.integration_type === kind.type;
    return <ConnectButton kind={kind} fullWidth takesFocus={takesFocus} />;
  }
  return (
    <div ref={hasConnectingEnded ? focusMenu : null} className={classes.connected}>
      <div className={classes.state}>
        <Badge variant="light" size="lg" tt="none">
          {integrationWords.connected}
        </Badge>
        {lacksProperty(connection) ? (
          <Anchor component={Link} to={kind.settingsPath} size="sm">
            {integrationMessages.chooseProperty}
          </Anchor>
        ) : null}
      </div>
      <ConnectionMenu
        kind={kind}
        isBusy={disconnecting?.id === connection.id}
        onDisconnect={() => onDisconnect(connection)}
      />
    </div>
  );
}

function lacksProperty(connection: Integration): boolean {
  const isGoogle = connection.integration_type === 'google_search_console';
  return isGoogle && rememberedProperty(connection) === null;
}

/** The Connect button that was here is gone, and with it the focus it may have had. */
function focusMenu(foot: HTMLElement | null): void {
  takeLostFocus(foot?.querySelector('button') ?? null);
}
