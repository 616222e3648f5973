import { useMutation, useQueryClient } from '@tanstack/react-query';
import { selectPropertyResponse } from '#contract/functions/google-search-console.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { type PropertiesResponse, propertiesKey } from './list-properties.ts';

/**
 * Chooses the property whose numbers are shown; the mutation takes its URL exactly as Google spells it.
 */
export function useSelectProperty(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (propertyUrl: string) => {
      const body = { accountId, propertyUrl };
      const name = 'google-search-console-select-property';
      const { success } = await invoke(api, name, body, selectPropertyResponse);
      if (!success) {
        throw new RequestRefused(`${name} said no.`, 200, '');
      }
    },
    onSuccess: (_nothing, propertyUrl) => {
      queryClient.setQueryData<PropertiesResponse>(
        propertiesKey(accountId),
        (known) => known && { ...known, currentProperty: propertyUrl },
      );
      void queryClient.invalidateQueries({ queryKey: [queryRoots.integrations] });
    },
  });
}
