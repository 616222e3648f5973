import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { type goalSaveRequest, goalSaveResponse } from '#contract/functions/goals.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { pulseKey } from './read-pulse.ts';

type Goal = Omit<z.infer<typeof goalSaveRequest>, 'accountId'>;

/** Sets a year's goal or takes it away. */
export function useSaveGoal(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (goal: Goal) => invoke(api, 'goal-save', { accountId, ...goal }, goalSaveResponse),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pulseKey(accountId) }),
  });
}
