import { useEffect, useEffectEvent } from 'react';
import type { ConnectWindow } from './connect-window.ts';

const lookEveryMs = 500;
/** A pop-up closes right after its message; the message may arrive a moment later. */
const lastWordMs = 2000;
/** As long as the server waits for the person to return from the provider. */
const patienceMs = 600_000;

/**
 * Watches a pop-up and reports once that nothing more will come: it was closed, or has been open
 * for ten minutes.
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
