import { useLastValue } from '#web/ui/use-last-value.ts';
import type { Connectable } from '../model.ts';
import { useConnections } from './connections-context.tsx';

/** Whether this system was the last whose connecting was seen here, and it is over, however it went. */
export function useHasConnectingEnded({ type }: Connectable): boolean {
  const { connecting } = useConnections();
  const last = useLastValue(connecting ?? undefined);
  return last === type && connecting !== type;
}
