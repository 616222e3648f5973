import { Button } from '@mantine/core';
import { integrationMessages, integrationWords } from '#contract/messages/integrations.ts';
import { takeLostFocus } from '#web/ui/take-lost-focus.ts';
import { useConnections } from '../connecting/connections-context.tsx';
import { useHasConnectingEnded } from '../connecting/use-has-connecting-ended.ts';
import type { IntegrationKind } from '../model.ts';

type Props = {
  kind: IntegrationKind;
  label?: string;
  size?: 'xs' | 'sm';
  fullWidth?: boolean;
  /** Gets the focus of a pressed button that is gone. */
  takesFocus?: boolean;
};

/**
 * Opens the pop-up. While any connection is under way all of these are disabled, which costs the
 * pressed one the focus; it gets it back afterwards.
 */
export function ConnectButton(props: Props) {
  const {
    kind,
    label = integrationWords.connect,
    size = 'sm',
    fullWidth = false,
    takesFocus = false,
  } = props;
  const { connecting, connect } = useConnections();
  const hasConnectingEnded = useHasConnectingEnded(kind);
  const isConnecting = connecting === kind.type;
  const words = isConnecting ? integrationMessages.popupWaiting : label;
  return (
    <Button
      ref={hasConnectingEnded || (takesFocus && !isConnecting) ? takeLostFocus : null}
      size={size}
      fullWidth={fullWidth}
      disabled={connecting !== null}
      onClick={() => connect(kind)}
      aria-label={integrationWords.buttonOf(words, kind.title)}
    >
      {words}
    </Button>
  );
}
