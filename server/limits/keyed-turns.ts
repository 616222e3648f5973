import { createTurns, type TurnLimits } from './turns.ts';

type Line = { inTurn: ReturnType<typeof createTurns>; calls: number };

/**
 * Turns for each key by itself (a session, a person, a place): so many of its pieces of work at once,
 * so many waiting. A key is forgotten when nothing of it runs. Gives a function that takes the key and
 * the work; it throws the refusal when too many wait.
 */
export function createKeyedTurns(limits: TurnLimits) {
  const lines = new Map<string, Line>();
  return async function inTurnOf<Result>(
    key: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const line = lines.get(key) ?? { inTurn: createTurns(limits), calls: 0 };
    lines.set(key, line);
    line.calls += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.calls -= 1;
      if (line.calls === 0) {
        lines.delete(key);
      }
    }
  };
}
