const screens = import.meta.glob('../routes/*.tsx');

/**
 * Loads the code of the screens one after the other while the browser is idle, so that a click does
 * not wait, and a screen opens even when the server is down. What fails is loaded again when it is
 * needed. Nothing is loaded ahead for somebody whose browser saves data.
 */
export function prefetchScreens(): void {
  if (savesData()) {
    return;
  }
  const waiting = Object.values(screens);
  const fetchNext = () => {
    const fetchScreen = waiting.shift();
    if (fetchScreen) {
      fetchScreen().then(whenIdle, () => undefined);
    }
  };
  const whenIdle = () => requestIdle(fetchNext);
  whenIdle();
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
