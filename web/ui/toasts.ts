import { notifications, notificationsStore } from '@mantine/notifications';

export type Toast = { title?: string; text: string };

/** Reports a success. */
export function showSuccess(toast: Toast): void {
  show(toast, 'pine');
}

/** Reports a failure, in the destructive style. */
export function showFailure(toast: Toast): void {
  show(toast, 'red');
}

/** A repeated sentence replaces its earlier toast. */
function show({ title, text }: Toast, color: 'pine' | 'red'): void {
  notifications.updateState(notificationsStore, (toasts) =>
    toasts.filter((toast) => toast.title !== title || toast.message !== text),
  );
  notifications.show({ title, message: text, color });
}

/** Closes the toasts of an earlier attempt. */
export function clearToasts(): void {
  notifications.clean();
}
