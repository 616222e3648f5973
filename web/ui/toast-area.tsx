import { Notification } from '@mantine/core';
import { type NotificationData, notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { commonWords } from '#contract/messages/common.ts';
import classes from './toast-area.module.css';
import { undoOf } from './toasts.ts';

const autoCloseMs = 5000;
/** Longer, where something can be undone. */
const undoMs = 10_000;

/**
 * Where toasts appear: where the fewest controls are, which is in the middle of the top bar, or at
 * the foot where the account switcher reaches into that middle. The library keeps them; its own area,
 * with dragging and stacking, would take a fifteenth of what the sign-in page may weigh.
 */
export function ToastArea() {
  const { notifications: toasts } = useNotifications();
  return (
    <div className={classes.area}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Goes by itself after a while, but not under a pointer and not while it holds the focus. */
function Toast({ toast }: { toast: NotificationData }) {
  const { id = '', title, message, color } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const undo = undoOf(id);
  const closesInMs = undo ? undoMs : autoCloseMs;

  useEffect(() => {
    if (isHeld) {
      return;
    }
    const timer = setTimeout(() => notifications.hide(id), closesInMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, closesInMs]);

  return (
    <Notification
      className={classes.toast ?? ''}
      classNames={{ description: classes.text ?? '', closeButton: classes.close ?? '' }}
      title={title}
      color={color ?? 'pine'}
      closeButtonProps={{ 'aria-label': commonWords.closeNotification }}
      onClose={() => notifications.hide(id)}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {message}
      {undo ? (
        <button
          type="button"
          className={classes.undo}
          onClick={() => {
            undo.run();
            notifications.hide(id);
          }}
        >
          {undo.label}
        </button>
      ) : null}
    </Notification>
  );
}
