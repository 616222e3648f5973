import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

type Callbacks<Data> = { onSuccess: (data: Data) => void; onError: (error: Error) => void };

/**
 * Runs a mutation unless it is running already: a double click is faster than the drawing of a
 * disabled button.
 * @returns a function that takes what the mutation takes, and what to do afterwards
 */
export function useMutateOnce<Data, Variables>(
  mutation: UseMutationResult<Data, Error, Variables>,
): (variables: Variables, callbacks: Callbacks<Data>) => void {
  const isRunning = useRef(false);
  return (variables, { onSuccess, onError }) => {
    if (isRunning.current) {
      return;
    }
    isRunning.current = true;
    mutation.mutate(variables, {
      onSuccess,
      onError,
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
}
