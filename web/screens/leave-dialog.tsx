import { Button, Group, Text } from '@mantine/core';
import { commonWords, leaveWords } from '#contract/messages/common.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type DialogProps = { isOpen: boolean; isSaving: boolean; onStay: () => void; onLeave: () => void };

/** Asks whether to leave a changed form, or to wait until it is saved. */
export function LeaveDialog({ isOpen, isSaving, onStay, onLeave }: DialogProps) {
  if (isSaving) {
    return (
      <Dialog isOpen={isOpen} title={commonWords.saving} onClose={onStay}>
        <Text mb="lg">{leaveWords.savingText}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onStay} data-autofocus>
            {leaveWords.stay}
          </Button>
        </Group>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen={isOpen} title={leaveWords.question} onClose={onStay}>
      <Text mb="lg">{leaveWords.text}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onStay} data-autofocus>
          {leaveWords.stay}
        </Button>
        <Button color="red" onClick={onLeave}>
          {leaveWords.leave}
        </Button>
      </Group>
    </Dialog>
  );
}
