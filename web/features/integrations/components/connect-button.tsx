import { Button } from '@mantine/core';
import { takeLostFocus } from '#web/ui/take-lost-focus.ts';
import { useConnections } from '../connecting/connections-context.tsx';
import { useHasConnectingEnded } from '../connecting/use-has-connecting-ended.ts';
import type { Connectable } from '../model.ts';

type Props = {
  system: Connectable;
  label?: 'Connect' | 'Reconnect';
  size?: 'xs' | 'sm';
  fullWidth?: boolean;
  /** Takes the focus from what was pressed and has gone. */
  takesFocus?: boolean;
};

/**
 * Opens the pop-up. While any connection is under way, all of these are switched off, which costs the
 * pressed one the focus; it takes it back when that ends.
 */
export function ConnectButton(props: Props) {
  const { system, label = 'Connect', size = 'sm', fullWidth = false, takesFocus = false } = props;
  const { connecting, connect } = useConnections();
  const hasConnectingEnded = useHasConnectingEnded(system);
  const isConnecting = connecting === system.type;
  const words = isConnecting ? 'Connecting...' : label;
  return (
    <Button
      ref={hasConnectingEnded || (takesFocus && !isConnecting) ? takeLostFocus : null}
      size={size}
      fullWidth={fullWidth}
      disabled={connecting !== null}
      onClick={() => connect(system)}
      aria-label={`${words} ${system.title}`}
    >
      {words}
    </Button>
  );
}
