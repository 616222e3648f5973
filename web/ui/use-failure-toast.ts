import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showFailure } from './toasts.ts';

/** Shows a toast when a load fails, once per failure. */
export function useFailureToast(
  { error, errorUpdatedAt }: Pick<UseQueryResult, 'error' | 'errorUpdatedAt'>,
  sentence: (error: Error) => string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time stamp tells one failure from the next
  useEffect(() => {
    if (error) {
      showFailure({ text: sentence(error) });
    }
  }, [error, errorUpdatedAt]);
}
