import { Badge, Button, Skeleton } from '@mantine/core';

type Props = {
  /** Undefined while it is not known yet. */
  state: 'connected' | 'unconnected' | undefined;
  title: string;
  isConnecting: boolean;
  isAnyConnecting: boolean;
  onConnect: () => void;
};

/** The foot of a card: a badge, a Connect button, or a placeholder of the same height. */
export function ConnectionStatus(props: Props) {
  const { state, title, isConnecting, isAnyConnecting, onConnect } = props;
  if (state === undefined) {
    return <Skeleton height={36} role="status" aria-label={`Loading the state of ${title}`} />;
  }
  if (state === 'connected') {
    return (
      <Badge variant="light" size="lg" tt="none">
        Connected
      </Badge>
    );
  }
  const label = isConnecting ? 'Connecting...' : 'Connect';
  return (
    <Button
      fullWidth
      disabled={isAnyConnecting}
      onClick={onConnect}
      aria-label={`${label} ${title}`}
    >
      {label}
    </Button>
  );
}
