import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  loading: ReactNode;
  /** The sentence for a failure. */
  failure: (error: Error) => string;
  /** What stands there for an answer that asking again cannot change; null for any other failure. */
  final?: (error: Error) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** Decides what stands in a data-bound place. Data that is there stays while it is reloaded. */
export function QueryView<Data>({ query, loading, failure, final, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) {
    return children(data);
  }
  if (!error) {
    return loading;
  }
  return final?.(error) ?? <ErrorState text={failure(error)} onRetry={() => void refetch()} />;
}
