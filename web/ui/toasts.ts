import { notifications } from '@mantine/notifications';

export type Toast = { title?: string; text: string };

const closeButtonProps = { 'aria-label': 'Close notification' };

/** Says that something went well. */
export function showSuccess({ title, text }: Toast): void {
  notifications.show({ title, message: text, color: 'pine', closeButtonProps });
}

/** Says that something failed: the destructive toast. The same sentence never stands twice. */
export function showFailure({ title, text }: Toast): void {
  const id = `${title ?? ''} ${text}`;
  notifications.hide(id);
  notifications.show({ id, title, message: text, color: 'red', closeButtonProps });
}

/** Takes away what an earlier try said. */
export function clearToasts(): void {
  notifications.clean();
}
