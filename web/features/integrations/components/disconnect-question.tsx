import { disconnectQuestions } from '#contract/messages/integration-pages.ts';
import { integrationWords } from '#contract/messages/integrations.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type Props = { connection: Integration; onConfirm: () => void; onClose: () => void };

/** Asks before a system is disconnected: its tokens are gone at once. */
export function DisconnectQuestion({ connection, onConfirm, onClose }: Props) {
  const { title, text } = disconnectQuestions[connection.integration_type];
  return (
    <ConfirmDialog
      isOpen
      title={title}
      text={text}
      confirmLabel={integrationWords.disconnect}
      busyLabel={integrationWords.disconnecting}
      isBusy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
