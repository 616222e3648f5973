import { integrationMessages } from '#contract/messages/integrations.ts';

/** The pop-up's size in CSS pixels (specification, section 9). */
const size = { width: 600, height: 700 };

export type ConnectWindow = {
  /** False when the person closed it, and also when a provider's page cut it from us. */
  isOpen: () => boolean;
  goTo: (address: string) => void;
  close: () => void;
};

/**
 * Opens the pop-up with a single word in it. Call it directly in the click handler, before awaiting
 * anything: browsers block pop-ups that open later.
 *
 * @returns null when the browser blocks pop-ups
 */
export function openConnectWindow(): ConnectWindow | null {
  const popup = window.open('', '_blank', popupFeatures(window));
  if (!popup || popup.closed) {
    return null;
  }
  sayWaiting(popup);
  return {
    isOpen: () => !popup.closed,
    goTo: (address) => {
      // Ignored when the pop-up was closed in the meantime.
      if (!popup.closed) {
        popup.location.replace(address);
      }
    },
    close: () => popup.close(),
  };
}

type Frame = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

/** The third argument of `window.open`: 600 by 700, in the middle of the asking window. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: Frame): string {
  const left = Math.round(screenX + Math.max(0, outerWidth - size.width) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - size.height) / 2);
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
}

/**
 * Through the document's nodes: `document.write` would make it another document, which the opener
 * policy of the next page may then cut from us.
 */
function sayWaiting({ document }: Window): void {
  document.title = integrationMessages.popupWaiting;
  document.body.textContent = integrationMessages.popupWaiting;
  document.body.style.cssText =
    'margin: 0; display: grid; place-items: center; min-height: 100vh; font-family: system-ui, sans-serif; color-scheme: light dark';
}
