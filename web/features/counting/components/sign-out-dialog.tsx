import { Button, Group, Text } from '@mantine/core';
import { countOffline } from '#contract/messages/count-page.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = { waiting: number; onLeave: () => void; onStay: () => void };

/** Before somebody signs out with counts that were never sent. */
export function SignOutDialog({ waiting, onLeave, onStay }: Props) {
  return (
    <Dialog isOpen title={countOffline.signOutTitle} onClose={onStay}>
      <Text mb="lg">{countOffline.signOutText(waiting)}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          {countOffline.leave}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {countOffline.stay}
        </Button>
      </Group>
    </Dialog>
  );
}
