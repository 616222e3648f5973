import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { logError } from '#web/lib/log.ts';
import { showFailure, showSuccess, type Toast, type Undo } from '#web/ui/toasts.ts';

/** The words around a change: one for the log, one for each way it can end. */
export type SavingWords<Data, Variables = unknown> = {
  /** What goes to the log when it fails, e.g. 'An account could not be created.' */
  logged: string;
  saved: string | ((data: Data, variables: Variables) => string);
  /** What is said in place of `saved`, as a failure, when a part of it failed; null when none did. */
  fellShort?: (data: Data) => string | null;
  failed: (error: Error) => Toast;
  /** How it is undone, offered beside `saved`. */
  undo?: (data: Data, variables: Variables) => Undo;
  /** A refusal of what was typed is said, and is nothing for the log. */
  isExpected?: (error: Error) => boolean;
};

type Callbacks<Data> = {
  onSaved?: ((data: Data) => void) | undefined;
  onFailed?: ((error: Error) => void) | undefined;
  /** Returns true to handle a failure itself, so that it is neither logged nor shown. */
  takesOver?: ((error: Error) => boolean) | undefined;
};

/**
 * Runs a change once however often it is asked for, and says how it ended: in a toast, and where it
 * failed in the log too.
 */
export function useSaving<Data, Variables>(
  mutation: UseMutationResult<Data, Error, Variables>,
  { logged, saved, fellShort, failed, isExpected, undo }: SavingWords<Data, Variables>,
) {
  // A double click is faster than the drawing of a disabled button.
  const isRunning = useRef(false);

  function save(variables: Variables, { onSaved, onFailed, takesOver }: Callbacks<Data> = {}) {
    if (isRunning.current) {
      return;
    }
    isRunning.current = true;
    mutation.mutate(variables, {
      onSuccess: (data) => {
        const shortfall = fellShort?.(data) ?? null;
        if (shortfall === null) {
          showSuccess({
            text: typeof saved === 'string' ? saved : saved(data, variables),
            undo: undo?.(data, variables),
          });
        } else {
          showFailure({ text: shortfall });
        }
        onSaved?.(data);
      },
      onError: (error) => {
        if (takesOver?.(error)) {
          return;
        }
        if (!isExpected?.(error)) {
          logError(logged, error);
        }
        showFailure(failed(error));
        onFailed?.(error);
      },
      onSettled: () => {
        isRunning.current = false;
      },
    });
  }

  return { save, isSaving: mutation.isPending, isSaved: mutation.isSuccess };
}
