const screens = import.meta.glob('../routes/*.tsx');

/**
 * Fetches the screens one after the other while the browser has nothing else to do, so that a click
 * waits for nothing, and a screen opens even when the server has gone. What fails is fetched again
 * when it is needed.
 */
export function prefetchScreens(): void {
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

const patienceMs = 2000;

/** Safari has no idle callback; there a pause stands for it. */
function requestIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback, { timeout: patienceMs * 5 });
  } else {
    setTimeout(callback, patienceMs);
  }
}
