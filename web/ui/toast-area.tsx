import { Notifications } from '@mantine/notifications';

const autoCloseMs = 5000;

/** Where toasts appear. A pointer resting on them keeps them open. */
export function ToastArea() {
  return (
    <Notifications position="bottom-right" autoClose={autoCloseMs} limit={5} containerWidth={400} />
  );
}
