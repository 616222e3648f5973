const pauseMs = 60_000;

/** The same work, left out where it was done less than a minute ago. */
export function onceAMinute(work: () => Promise<unknown>): () => Promise<void> {
  let doneAtMs = 0;
  return async () => {
    if (Date.now() - doneAtMs >= pauseMs) {
      await work();
      doneAtMs = Date.now();
    }
  };
}
