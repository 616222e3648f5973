import { vi } from 'vitest';

/** A pop-up as a page sees it: where it was led to, and whether it is closed. */
export function createFakePopup() {
  return {
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn<(address: string) => void>() },
    close() {
      this.closed = true;
    },
  };
}

/**
 * Replaces the browser's pop-ups with fakes.
 * @param popups what `window.open` gives, one after the other; null stands for a blocked one
 * @returns the spy on `window.open`
 */
export function stubPopups(...popups: (ReturnType<typeof createFakePopup> | null)[]) {
  const open = vi.fn<(...args: unknown[]) => unknown>(() => popups.shift() ?? null);
  vi.stubGlobal('open', open);
  return open;
}
