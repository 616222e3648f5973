import { useQuery } from '@tanstack/react-query';
import type { Integration } from '#contract/tables/integrations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { integrationsQuery } from '../api/list-integrations.ts';
import { findConnection, type IntegrationKind } from '../model.ts';

type Connection = {
  /** The row while it is connected. */
  connection: Integration | undefined;
  /** Known for sure: a list from an earlier visit may not have heard of a connection yet. */
  isUnconnected: boolean;
  /** Why the list could not be read, when there is none. */
  listError: Error | null;
  rereadList: () => void;
};

/**
 * Whether an account is connected to an integration. Without an account it is not.
 * @param sentence what a toast says when that could not be read
 */
export function useConnection(
  accountId: string | null,
  { type }: IntegrationKind,
  sentence: string,
): Connection {
  const { data, error, errorUpdatedAt, isFetchedAfterMount, refetch } = useQuery({
    ...integrationsQuery(useApi(), accountId ?? ''),
    enabled: accountId !== null,
  });
  const connection = data && findConnection(data, type);
  const isMissing = data !== undefined && connection === undefined && isFetchedAfterMount;
  const listError = data === undefined ? error : null;
  useFailureToast({ error: listError, errorUpdatedAt }, () => sentence);
  return {
    connection,
    isUnconnected: accountId === null || isMissing,
    listError,
    rereadList: () => void refetch(),
  };
}
