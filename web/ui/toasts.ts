import { notifications, notificationsStore } from '@mantine/notifications';

export type Toast = { title?: string; text: string };

/** Says that something went well. */
export function showSuccess({ title, text }: Toast): void {
  notifications.show({ title, message: text, color: 'pine' });
}

/** Says that something failed: the destructive toast. The same sentence never stands twice. */
export function showFailure({ title, text }: Toast): void {
  notifications.updateState(notificationsStore, (toasts) =>
    toasts.filter((toast) => toast.title !== title || toast.message !== text),
  );
  notifications.show({ title, message: text, color: 'red' });
}

/** Takes away what an earlier try said. */
export function clearToasts(): void {
  notifications.clean();
}
