import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSessionKeeper } from '../session/session-context.tsx';
import type { SessionKeeper } from '../session/session-keeper.ts';

type Callbacks = {
  onSuccess: () => void;
  onError: (error: Error) => void;
  /** Leads on after a success, unless the form has been left meanwhile. */
  onward?: () => void;
};

/**
 * For a form: saves unless it is saving already. A form may be left while it saves, which then goes
 * on, so how it ended is told wherever the person is by then; but not on the sign-in page, and to
 * nobody else.
 * @returns a function that takes what the mutation takes, and what to do afterwards
 */
export function useSaveOnce<Data, Variables>(
  mutation: UseMutationResult<Data, Error, Variables>,
): (variables: Variables, callbacks: Callbacks) => void {
  const keeper = useSessionKeeper();
  const isRunning = useRef(false);
  return (variables, { onSuccess, onError, onward }) => {
    if (isRunning.current) {
      return;
    }
    isRunning.current = true;
    const userId = signedInUserId(keeper);
    const isSamePerson = () => signedInUserId(keeper) === userId;
    mutation
      .mutateAsync(variables, { onSuccess: () => onward?.() })
      .then(
        () => isSamePerson() && onSuccess(),
        (error) => isSamePerson() && onError(error),
      )
      .finally(() => {
        isRunning.current = false;
      });
  };
}

function signedInUserId(keeper: SessionKeeper): string | null {
  const session = keeper.state();
  return session.status === 'signed-in' ? session.userId : null;
}
