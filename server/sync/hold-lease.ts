import type { Logger } from 'pino';
import type { ConnectionKey } from '../integrations/provider.ts';
import { LeaseLost } from './lease-lost.ts';
import type { SyncStore } from './sync-store.ts';

export type Lease = {
  /** Aborts when the connection is lost, or when a stop has waited long enough. */
  signal: AbortSignal;
  /** Whether the process wants to stop: no further step begins. */
  isStopping(): boolean;
  /** Ends the heartbeat. */
  end(): void;
};

/** Why a run was cut off: the process stops. */
export class Stopped extends Error {
  constructor() {
    super('The process is stopping');
    this.name = 'Stopped';
  }
}

/**
 * Keeps a connection's lease while a run works. Takes how long a lease lasts, and how long a stop
 * waits for the step under way; both in milliseconds.
 */
export function holdLease(
  { store, log }: { store: Pick<SyncStore, 'extend'>; log: Logger },
  { key, holder }: { key: ConnectionKey; holder: string },
  times: { leaseMs: number; stopGraceMs: number },
  stopping: AbortSignal,
): Lease {
  const cut = new AbortController();
  let heldUntilMs = performance.now() + times.leaseMs;

  const beat = async (): Promise<void> => {
    const askedAtMs = performance.now();
    try {
      if (!(await store.extend(key, holder, times.leaseMs))) {
        cut.abort(new LeaseLost());
        return;
      }
      heldUntilMs = askedAtMs + times.leaseMs;
    } catch (error) {
      log.warn({ ...key, err: error }, 'a lease could not be extended');
    }
    // Whether or not the database answers: from now on somebody else may have it.
    if (performance.now() > heldUntilMs) {
      cut.abort(new LeaseLost());
    }
  };
  const heartbeat = setInterval(() => void beat(), times.leaseMs / 5).unref();

  let grace: NodeJS.Timeout | undefined;
  const onStop = () => {
    grace = setTimeout(() => cut.abort(new Stopped()), times.stopGraceMs);
  };
  stopping.addEventListener('abort', onStop, { once: true });
  if (stopping.aborted) {
    onStop();
  }
  return {
    signal: cut.signal,
    isStopping: () => stopping.aborted,
    end: () => {
      clearInterval(heartbeat);
      clearTimeout(grace);
      stopping.removeEventListener('abort', onStop);
    },
  };
}
