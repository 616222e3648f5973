/** A repeat within this time is the same signal: npm hands on one that the process already had. */
const sameSignalMs = 1_000;

type StopOptions = {
  /** Lets running requests finish, then closes everything. */
  stop: () => Promise<void>;
  exit: (code: number) => void;
  say: (line: string) => void;
  /** A clock in ms that only moves forward; `performance.now` unless a test brings its own. */
  now?: () => number;
};

/**
 * @returns a handler for every signal to stop: the first one stops gracefully, a later one at once
 */
export function createSignalHandler({
  stop,
  exit,
  say,
  now = () => performance.now(),
}: StopOptions): () => void {
  let stoppingSince: number | undefined;
  return () => {
    if (stoppingSince !== undefined) {
      if (now() - stoppingSince > sameSignalMs) {
        exit(130);
      }
      return;
    }
    stoppingSince = now();
    say('Stopping. Finishing open requests…');
    void stop().then(() => exit(0));
  };
}
