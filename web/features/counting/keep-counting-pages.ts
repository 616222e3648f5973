import { logError } from '#web/lib/log.ts';

/**
 * Lets a counting page open without a network: its files are kept by a service worker that sees no other
 * page, and the browser is asked not to clear its counts by itself.
 *
 * @param path of the page, which is all that the service worker sees
 */
export async function keepCountingPages(path: string): Promise<void> {
  if (!import.meta.env.PROD) {
    return;
  }
  try {
    await navigator.serviceWorker?.register('/count-worker.js', { scope: path });
    await navigator.storage?.persist?.();
  } catch (cause) {
    logError('The counting page cannot be kept for when there is no connection.', cause);
  }
}
