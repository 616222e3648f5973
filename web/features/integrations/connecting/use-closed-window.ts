import { useEffect, useEffectEvent } from 'react';
import type { ConnectWindow } from './connect-window.ts';

const lookEveryMs = 500;
/** A pop-up that says its last word closes at once; the word may arrive a moment after. */
const lastWordMs = 2000;
/** As long as the server waits for the person to come back from the provider. */
const patienceMs = 600_000;

/**
 * Watches a pop-up and says once that there is nothing to wait for: it reads as closed, or it has
 * been open for ten minutes.
 */
export function useClosedWindow(popup: ConnectWindow | null, onClosed: () => void): void {
  const giveUp = useEffectEvent(onClosed);

  useEffect(() => {
    if (!popup) {
      return;
    }
    const openedAt = Date.now();
    let closedAt: number | null = null;
    const timer = setInterval(() => {
      const now = Date.now();
      closedAt = popup.isOpen() ? null : (closedAt ?? now);
      if (now - openedAt > patienceMs || (closedAt !== null && now - closedAt >= lastWordMs)) {
        giveUp();
      }
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [popup]);
}
