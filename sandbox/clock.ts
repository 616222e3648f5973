/** The sandbox's time; everything that expires or is dated in a sandbox asks it. */
export type SandboxClock = {
  /** Milliseconds since 1970, as Date.now() gives them. */
  now(): number;
};

/** The sandbox's clock with a hand to turn it: the machine's time, moved by what was advanced. */
export type TurnableClock = SandboxClock & { advanceBy(ms: number): void };

/** Takes the moment to begin at (default: the machine's own), from which time runs on as usual. */
export function createTurnableClock(startMs?: number): TurnableClock {
  let offsetMs = startMs === undefined ? 0 : startMs - Date.now();
  return {
    now: () => Date.now() + offsetMs,
    advanceBy: (ms) => {
      offsetMs += ms;
    },
  };
}
