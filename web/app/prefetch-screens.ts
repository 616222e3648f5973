import type { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '#web/lib/api/query-keys.ts';

type Load = () => Promise<unknown>;

/**
 * Once the first screen has its data, loads the code of a person's other screens one after the other
 * while the browser is idle, so that a click does not wait, and a screen opens even when the server is
 * down. What fails is loaded again when it is needed. Nothing is loaded ahead for somebody whose browser
 * saves data.
 *
 * @returns stops it
 */
export function prefetchScreens(client: QueryClient, loads: readonly Load[]): () => void {
  if (savesData()) {
    return () => undefined;
  }
  const waiting = [...loads];
  let isStopped = false;
  const fetchNext = () => {
    const fetchScreen = isStopped ? undefined : waiting.shift();
    if (fetchScreen) {
      fetchScreen().then(whenIdle, () => undefined);
    }
  };
  const whenIdle = () => requestIdle(fetchNext);
  const forget = onFirstData(client, whenIdle);
  return () => {
    isStopped = true;
    forget();
  };
}

/** Who somebody is comes first, and is no screen's data. */
function onFirstData(client: QueryClient, then: () => void): () => void {
  const cache = client.getQueryCache();
  const look = () => {
    const isThere = cache
      .getAll()
      .some(({ queryKey, state }) => queryKey[0] !== queryRoots.viewer && state.dataUpdatedAt > 0);
    if (isThere && client.isFetching() === 0) {
      forget();
      then();
    }
  };
  const forget = cache.subscribe(look);
  look();
  return forget;
}

/** Whether the browser was told to save data, as on a metered network; only some can say so. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

const patienceMs = 2000;

/** Safari has no idle callback; a pause replaces it there. */
function requestIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback, { timeout: patienceMs * 5 });
  } else {
    setTimeout(callback, patienceMs);
  }
}
