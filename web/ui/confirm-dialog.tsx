import { Button, Group, Text } from '@mantine/core';
import { commonWords } from '#contract/messages/common.ts';
import { Dialog } from './dialog.tsx';

type Props = {
  isOpen: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  busyLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation of an irreversible action. It cannot be closed while the action runs. */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, text, confirmLabel, busyLabel, isBusy, onConfirm, onClose } = props;
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose} canClose={!isBusy}>
      <Text mb="lg">{text}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
          {commonWords.cancel}
        </Button>
        <Button color="red" onClick={onConfirm} disabled={isBusy}>
          {isBusy ? busyLabel : confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
