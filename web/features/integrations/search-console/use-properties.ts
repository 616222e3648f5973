import { useQuery } from '@tanstack/react-query';
import { searchConsoleMessages } from '#contract/messages/integrations.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { type PropertiesResponse, propertiesQuery } from '../api/list-properties.ts';
import { failureCode, rememberedProperty } from '../model.ts';

type Properties = {
  answer: PropertiesResponse | undefined;
  /** The chosen property, or what the row remembers of it before Google has answered. */
  current: string | null;
  /** The server knows of no connection after all. */
  isUnconnected: boolean;
  error: Error | null;
  reread: () => void;
};

/** The properties behind a connection; nothing is asked without one. */
export function useProperties(connection: Integration | undefined): Properties {
  const { data, error, errorUpdatedAt, refetch } = useQuery({
    ...propertiesQuery(useApi(), connection?.account_id ?? ''),
    enabled: connection !== undefined,
  });
  const isUnconnected = failureCode(error) === 'not_connected';
  const shownError = isUnconnected || !connection ? null : error;
  useFailureToast(
    { error: shownError, errorUpdatedAt },
    () => searchConsoleMessages.propertiesFailed,
  );
  return {
    answer: connection && data,
    current: connection ? (data ? data.currentProperty : rememberedProperty(connection)) : null,
    isUnconnected,
    error: shownError,
    reread: () => void refetch(),
  };
}
