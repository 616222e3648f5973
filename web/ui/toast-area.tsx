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
 * the foot where the account switcher reaches into that middle. The library keeps them; they are drawn
 * without it, because the sign-in page shows them and loads no controls.
 */
export function ToastArea() {
  const { notifications: toasts } = useNotifications();
  useUndoKey(toasts);
  return (
    <div className={classes.area}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Ctrl+Z or ⌘Z undoes the newest: from within a dialog no Tab leads to a toast. A field undoes its own typing. */
function useUndoKey(toasts: readonly NotificationData[]): void {
  useEffect(() => {
    const last = toasts.findLast(({ id = '' }) => undoOf(id) !== null)?.id;
    if (last === undefined) {
      return;
    }
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const isTyping = target instanceof Element && target.matches('input, textarea');
      if (key === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !isTyping) {
        event.preventDefault();
        undoToast(last);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toasts]);
}

function undoToast(id: string): void {
  undoOf(id)?.run();
  notifications.hide(id);
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
    <div
      className={classes.toast}
      role="alert"
      data-failure={color === 'red' || undefined}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className={classes.words}>
        {title ? <div className={classes.title}>{title}</div> : null}
        <div className={classes.text}>
          {message}
          {undo ? (
            <button
              type="button"
              className={classes.undo}
              aria-keyshortcuts="Control+Z"
              onClick={() => undoToast(id)}
            >
              {undo.label}
            </button>
          ) : null}
        </div>
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label={commonWords.closeNotification}
        onClick={() => notifications.hide(id)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d="m3.5 3.5 9 9m0-9-9 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}
