import { Button } from '@mantine/core';
import { useConnections } from '../connecting/connections-context.tsx';
import type { Connectable } from '../model.ts';

type Props = {
  system: Connectable;
  label?: 'Connect' | 'Reconnect';
  size?: 'xs' | 'sm';
  fullWidth?: boolean;
  /** Takes the focus from what was pressed and has gone. */
  takesFocus?: boolean;
};

/** Opens the pop-up. While any connection is under way, all of these are switched off. */
export function ConnectButton(props: Props) {
  const { system, label = 'Connect', size = 'sm', fullWidth = false, takesFocus = false } = props;
  const { connecting, connect } = useConnections();
  const words = connecting === system.type ? 'Connecting...' : label;
  return (
    <Button
      ref={takesFocus ? focusOnArrival : null}
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

function focusOnArrival(button: HTMLButtonElement | null): void {
  button?.focus();
}
