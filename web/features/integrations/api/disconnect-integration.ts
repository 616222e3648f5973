import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Integration, integrationRow } from '#contract/tables/integrations.ts';
import { read } from '#web/lib/api/answer.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { integrationKinds } from '../model.ts';
import { integrationsKey } from './list-integrations.ts';

/**
 * Disconnects (specification, section 4): the row says so at once, the list is read again, and what
 * was read from the integration is forgotten. Asks for the row back, because an update of what is not
 * there would otherwise look like success.
 */
export function useDisconnectIntegration() {
  const { tables } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Integration) =>
      read(
        integrationRow,
        tables.from('integrations').update(disconnectedNow()).eq('id', id).select().single(),
      ),
    onSuccess: (row) => {
      queryClient.setQueryData<Integration[]>(integrationsKey(row.account_id), (rows) =>
        rows?.map((present) => (present.id === row.id ? row : present)),
      );
      for (const { queryRoot } of integrationKinds.filter(
        ({ type }) => type === row.integration_type,
      )) {
        queryClient.removeQueries({ queryKey: [queryRoot, row.account_id] });
      }
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [queryRoots.integrations] });
    },
  });
}

function disconnectedNow() {
  return {
    is_connected: false,
    access_token: null,
    refresh_token: null,
    token_expires_at: null,
    metadata: null,
    disconnected_at: new Date().toISOString(),
  };
}
