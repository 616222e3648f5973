import { useEffect } from 'react';

/** Whether a screen has arrived before: the first one leaves the focus where the browser has it. */
let hasArrived = false;

/**
 * Moves the focus to the heading of a screen that stands at the same path as the one before, where
 * the focus was lost with that one.
 */
export function useArrivalFocus(): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (hasArrived && (activeElement === body || activeElement?.tagName === 'MAIN')) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    hasArrived = true;
  }, []);
}
