/** The sandbox's clock; everything that expires or is dated in a sandbox uses it. */
export type SandboxClock = {
  /** Milliseconds since 1970, like Date.now(). */
  now(): number;
};

/** A clock that can be advanced: the machine's time plus an offset. */
export type TurnableClock = SandboxClock & { advanceBy(ms: number): void };

/** @param startMs the time to start from; the machine's own by default */
export function createTurnableClock(startMs?: number): TurnableClock {
  let offsetMs = startMs === undefined ? 0 : startMs - Date.now();
  return {
    now: () => Date.now() + offsetMs,
    advanceBy: (ms) => {
      offsetMs += ms;
    },
  };
}
