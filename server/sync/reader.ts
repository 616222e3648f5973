import type pg from 'pg';
import type { Logger } from 'pino';
import { ProviderError } from '../integrations/provider-error.ts';

/**
 * Why a run is made:
 * - `first`: after connecting; everything, the newest weeks first
 * - `nightly`: what has changed since, and the newest weeks again
 * - `weekly`: besides, the whole open window again
 * - `choices`: somebody has chosen what counts; what must be read again for it
 */
export type ReadMode = 'first' | 'nightly' | 'weekly' | 'choices';

/** One step of a run, small enough to be read and written within a minute. */
export type ReadTask = {
  /** Unique within a connection and the same in every run, e.g. `event_times 2026-08-24..2026-11-22`. */
  key: string;
  /** What is read, e.g. `event_times`. */
  kind: string;
  /**
   * Local church dates, both included; `from` alone null for the whole past, which makes no weeks of
   * figures by itself, and both null for what has no date, e.g. a catalogue.
   */
  from: string | null;
  to: string | null;
  /** What is being read, for a person, e.g. `Check-ins, Aug 24 to Nov 22`. */
  label: string;
};

/** A question to the provider's API that changes nothing there. */
export type ProviderRequest = {
  /**
   * Below the API's address: `/check-ins/v2/event_times`, `/sites/<encoded site>/searchAnalytics/query`. At
   * Planning Center the first part is the product, which decides the version that is asked for.
   */
  path: string;
  parameters?: Readonly<Record<string, string>>;
  /** Sent by POST; without it the method is GET. */
  json?: unknown;
};

/** What a reader works with, for one run of one connection. */
export type ReaderContext = {
  accountId: string;
  /** `integrations.metadata` when the run began, e.g. `property_url`. */
  metadata: Readonly<Record<string, unknown>>;
  /** Logged in as `steeple_jobs`; to read with. Everything that is written goes through `write`. */
  pool: pg.Pool;
  now: Date;
  log: Logger;
  /** Aborts when the run must end at once: a stop, a Disconnect, a lost lease. */
  signal: AbortSignal;
  /**
   * Asks the provider: paced per person, tried again, its token renewed. Gives the parsed body.
   * @throws ReadingRefused when this connection may not read this; to be caught where the rest can go on
   * @throws RetryLater, ProviderError, the signal's reason: to be let through, they end the run for now
   */
  get(request: ProviderRequest): Promise<unknown>;
  /**
   * One transaction as `steeple_jobs` that holds only while this run still owns the connection: after
   * a Disconnect, or when another process has taken over, it throws and nothing is written.
   */
  write<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>;
};

/**
 * What is read from one provider. Each method may be called again with the same arguments after a
 * kill, and must come to the same rows.
 */
export type ProviderReader = {
  /** What is due, newest weeks first. May ask the provider, e.g. for its events, and write them. */
  plan(context: ReaderContext, mode: ReadMode): Promise<ReadTask[]>;
  /** Reads one task whole, then replaces its window in one `context.write`. */
  read(context: ReaderContext, task: ReadTask): Promise<void>;
  /**
   * Brings the figures of the weeks that these tasks touch up to date. Called after each task that
   * somebody waits for, and once with all of them at the end of a run.
   */
  compute(context: ReaderContext, tasks: readonly ReadTask[]): Promise<void>;
};

/**
 * The provider will not let this connection read this:
 * - `not_granted`: the connection lacks the product's scope
 * - `unavailable`: the church does not use the product, or the person's role is too low (403)
 * - `not_found`: there is no such record (404)
 */
export class ReadingRefused extends ProviderError {
  readonly why: 'not_granted' | 'unavailable' | 'not_found';

  constructor(why: ReadingRefused['why'], message: string) {
    super('provider_refused', message);
    this.name = 'ReadingRefused';
    this.why = why;
  }
}

/** The provider is busy or away: the run ends here, and goes on from its next task when it is time. */
export class RetryLater extends Error {
  /** Not before this instant; null when the provider has not said, so that the pauses grow by themselves. */
  readonly notBefore: Date | null;

  constructor(message: string, notBefore: Date | null, cause?: unknown) {
    super(message, { cause });
    this.name = 'RetryLater';
    this.notBefore = notBefore;
  }
}
