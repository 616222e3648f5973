import { Anchor } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { setupMessages } from '#contract/messages/count-setup.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showFailure } from '#web/ui/toasts.ts';

/** Everything that was counted by hand, in the shape that the import reads. */
export function ExportCounts({ accountId }: { accountId: string }) {
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: () => invoke(api, 'counts-export', { accountId }, z.string()),
    // Reading an answer as text takes the byte order mark away, which spreadsheets need.
    onSuccess: (text) =>
      saveFile(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), 'counts.csv'),
    onError: () => showFailure({ text: setupMessages.exportFailed }),
  });
  return (
    <Anchor component="button" type="button" disabled={isPending} onClick={() => mutate()}>
      {setupMessages.exporter}
    </Anchor>
  );
}
