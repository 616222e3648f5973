import type pg from 'pg';
import type { Logger } from 'pino';
import { ProviderError } from '../integrations/provider-error.ts';

/**
 * The kind of a run:
 * - `first`: after connecting; everything, newest weeks first
 * - `nightly`: what is new, and the newest weeks again
 * - `weekly`: also the whole open window again
 * - `choices`: after a change of the choices; whatever must be read again for it
 * - `past`: by day; a part of the past again, so that all of it is within three months
 * - `quarterly`: by day; what became of people is counted anew from over a year of readings
 */
export type ReadMode = 'first' | 'nightly' | 'weekly' | 'choices' | 'past' | 'quarterly';

/** One step of a run, small enough to finish within a minute. */
export type ReadTask = {
  /**
   * Unique within a connection and the same in every run, e.g. `event_times
   * 2026-08-24..2026-11-22`; people read `stepWords` of it.
   */
  key: string;
  /** What is read, e.g. `event_times`. */
  kind: string;
  /**
   * Local church dates, inclusive. Only `from` is null for the whole past, which adds no weeks of figures;
   * both are null for undated tasks, e.g. a catalogue.
   */
  from: string | null;
  to: string | null;
};

/** A read-only request to the provider's API. */
export type ProviderRequest = {
  /**
   * Below the API's base URL: `/check-ins/v2/event_times`, `/sites/<encoded site>/searchAnalytics/query`.
   * For Planning Center, the first part is the product, which determines the API version.
   */
  path: string;
  parameters?: Readonly<Record<string, string>>;
  /** Sent by POST; without it, the method is GET. */
  json?: unknown;
};

/** A reader's context for one run of one connection. */
export type ReaderContext = {
  accountId: string;
  /** Why the run is made. */
  mode: ReadMode;
  /** `integrations.metadata` at the start of the run, e.g. `property_url`. */
  metadata: Readonly<Record<string, unknown>>;
  /** Logged in as `steeple_jobs`, for reading only. All writes go through `write`. */
  pool: pg.Pool;
  now: Date;
  log: Logger;
  /** Aborts when the run must end at once: on a stop, a Disconnect, or a lost lease. */
  signal: AbortSignal;
  /**
   * Sends a request: paced per person, with retries and token renewal.
   *
   * @returns the parsed body
   * @throws AnswerUnusable if the body is too large; ask for less, or let it pass: the step fails
   * @throws ReadingRefused if this connection may not read this; catch it where the rest can continue
   * @throws RetryLater, ProviderError, the signal's reason: let them pass, they end the run for now
   */
  get(request: ProviderRequest): Promise<unknown>;
  /**
   * One transaction as `steeple_jobs`, valid only while this run holds the lease: after a Disconnect or a
   * takeover by another process, it throws and writes nothing.
   */
  write<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>;
  /** The same for computing figures, which few runs do at once. */
  compute<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>;
};

/** Reads one provider. */
export type ProviderReader = {
  /** Begins a run, or goes on with one: what it reads of the church on its way, it reads once. */
  open(context: ReaderContext): ReaderRun;
};

/**
 * One run of a connection in one process. Every method must be idempotent: after a crash it is called again with
 * the same arguments.
 */
export type ReaderRun = {
  /**
   * The tasks that are due, newest weeks first. May read and store e.g. the provider's events. Called once more
   * when somebody has chosen meanwhile, before the next task.
   */
  plan(mode: ReadMode): Promise<ReadTask[]>;
  /**
   * Reads one task completely, then replaces its window in one `context.write`.
   *
   * @throws ReadInParts when it is too long; nothing was stored then
   */
  read(task: ReadTask): Promise<void>;
  /**
   * Updates the figures that these tasks affect. Called after each task that a person waits for, and once
   * for all of them at the end of a run.
   */
  compute(tasks: readonly ReadTask[]): Promise<void>;
};

/**
 * This connection may not read this:
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

/**
 * What the provider sends cannot be taken. The step fails with a sentence, and the others are read:
 * - `too_large`: an answer of more than 1 MB
 * - `too_long`: a list of more rows than are read at once; a shorter window has fewer
 * - `uneven`: a list whose rows are not as many as it says
 */
export class AnswerUnusable extends ProviderError {
  readonly why: 'too_large' | 'too_long' | 'uneven';
  /** How many rows a list has that is too long, where it says so. */
  readonly rows: number | null;

  constructor(why: AnswerUnusable['why'], message: string, rows: number | null = null) {
    super('provider_refused', message);
    this.name = 'AnswerUnusable';
    this.why = why;
    this.rows = rows;
  }
}

/** A task that is too long to be read at once, and the tasks that are read instead of it. */
export class ReadInParts extends Error {
  readonly parts: readonly ReadTask[];

  constructor(parts: readonly ReadTask[]) {
    super(`read in ${parts.length} parts`);
    this.name = 'ReadInParts';
    this.parts = parts;
  }
}

/** The provider is busy or down: the run pauses, and continues later with its next task. */
export class RetryLater extends Error {
  /** Not before this instant; null if the provider does not say, in which case pauses grow. */
  readonly notBefore: Date | null;

  constructor(message: string, notBefore: Date | null, cause?: unknown) {
    super(message, { cause });
    this.name = 'RetryLater';
    this.notBefore = notBefore;
  }
}
