import type { Logger } from 'pino';
import type { ConnectionKey } from '../integrations/provider.ts';
import { LeaseLost } from './lease-lost.ts';
import type { SyncStore } from './sync-store.ts';

export type Lease = {
  /** Aborts when the lease is lost, or when a stop has waited long enough. */
  signal: AbortSignal;
  /** Whether the process is stopping, so that no further step may start. */
  isStopping(): boolean;
  /** Ends the heartbeat. */
  end(): void;
};

/** The reason of an abort: the process is stopping. */
export class Stopped extends Error {
  constructor() {
    super('The process is stopping');
    this.name = 'Stopped';
  }
}

/**
 * Renews a connection's lease during a run.
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
    // Even if the database does not answer: another process may hold the lease from now on.
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
