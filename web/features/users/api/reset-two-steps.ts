import { useMutation } from '@tanstack/react-query';
import { resetTwoStepsResponse } from '#contract/functions/two-steps.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';

/** Ends a user's second step, which ends their sessions. */
export function useResetTwoSteps(userId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: () => invoke(api, 'reset-two-steps', { userId }, resetTwoStepsResponse),
  });
}
