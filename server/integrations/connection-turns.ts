import { createTurns } from '../auth/turns.ts';
import type { ConnectionKey } from './provider.ts';
import { ProviderError } from './provider-error.ts';

const atOnceMax = 4;
const waitingMax = 40;

type Line = { inTurn: ReturnType<typeof createTurns>; calls: number };
const lines = new Map<string, Line>();

/**
 * Does a call's work for one connection when it is its turn: four at once in this process, so that
 * nobody's many calls use up what the provider allows all of our churches together. Throws
 * ProviderError `provider_unavailable` when forty wait already, and what the work throws.
 */
export async function inConnectionTurn<Result>(
  { type, accountId }: ConnectionKey,
  work: () => Promise<Result>,
): Promise<Result> {
  const name = `${type} ${accountId}`;
  const line = lines.get(name) ?? {
    inTurn: createTurns({ atOnceMax, waitingMax, refusal }),
    calls: 0,
  };
  lines.set(name, line);
  line.calls += 1;
  try {
    return await line.inTurn(work);
  } finally {
    line.calls -= 1;
    if (line.calls === 0) {
      lines.delete(name);
    }
  }
}

function refusal(): ProviderError {
  return new ProviderError('provider_unavailable', 'Too many calls for this connection at once');
}
