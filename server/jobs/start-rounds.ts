/** Repeats `work`, starting now, with a pause after each round; `work` catches its own errors. */
export function startRounds(work: () => Promise<void>, pauseMs: number) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const round = (): void => {
    running = work().then(() => {
      if (!isStopped) {
        timer = setTimeout(round, pauseMs).unref();
      }
    });
  };
  round();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
