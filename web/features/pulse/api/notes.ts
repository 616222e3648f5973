import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type AnnotationDraft, annotationSaveResponse } from '#contract/functions/annotations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { pulseKey } from './read-pulse.ts';

/** Creates or changes a note, and refreshes every chart. */
export function useSaveNote(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: Omit<AnnotationDraft, 'accountId'>) =>
      invoke(api, 'annotation-save', { accountId, ...draft }, annotationSaveResponse),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pulseKey(accountId) }),
  });
}

/** Deletes a note. */
export function useDeleteNote(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      invoke(api, 'annotation-delete', { accountId, id }, z.object({ deleted: z.boolean() })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pulseKey(accountId) }),
  });
}
