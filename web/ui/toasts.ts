import { notifications, notificationsStore } from '@mantine/notifications';

/** What was done can be undone, while its toast is there. */
export type Undo = { label: string; run: () => void };

export type Toast = { title?: string; text: string; undo?: Undo | undefined };

const undos = new Map<string, Undo>();

/** How to undo what a toast reports; null where that cannot be undone. */
export function undoOf(id: string): Undo | null {
  return undos.get(id) ?? null;
}

/** Reports a success. */
export function showSuccess(toast: Toast): void {
  show(toast, 'pine');
}

/** Reports a failure, in the destructive style. */
export function showFailure(toast: Toast): void {
  show(toast, 'red');
}

/** A repeated sentence replaces its earlier toast. */
function show({ title, text, undo }: Toast, color: 'pine' | 'red'): void {
  notifications.updateState(notificationsStore, (toasts) =>
    toasts.filter((toast) => toast.title !== title || toast.message !== text),
  );
  const id = notifications.show({ title, message: text, color });
  if (undo) {
    undos.set(id, undo);
  }
}

/** Closes the toasts of an earlier attempt. */
export function clearToasts(): void {
  notifications.clean();
}
