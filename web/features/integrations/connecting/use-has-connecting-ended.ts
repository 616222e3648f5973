import { useLastValue } from '#web/ui/use-last-value.ts';
import type { IntegrationKind } from '../model.ts';
import { useConnections } from './connections-context.tsx';

/**
 * Whether this integration was the last whose connecting was seen here, and it is over, however it
 * went.
 */
export function useHasConnectingEnded({ type }: IntegrationKind): boolean {
  const { connecting } = useConnections();
  const last = useLastValue(connecting ?? undefined);
  return last === type && connecting !== type;
}
