import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Clock } from '../clock.ts';
import type { ConnectionKey } from '../integrations/provider.ts';
import type { Lease } from './hold-lease.ts';
import type { ProviderGet } from './provider-get.ts';
import type { ProviderReader } from './reader.ts';
import type { ClaimedRun, SyncStore } from './sync-store.ts';
import type { TaskStore } from './task-store.ts';
import type { Holding } from './write-held.ts';

/** What is updated after a church's figures, e.g. its forecasts. */
export type AfterFigures = (church: {
  accountId: string;
  /** Which system was read. */
  type: IntegrationType;
  /** Logged in as `steeple_jobs`. */
  pool: Pool;
  now: Date;
  log: Logger;
  signal: AbortSignal;
}) => Promise<void>;

export type SyncTimes = {
  /** How long a lease lasts without renewal. */
  leaseMs: number;
  /** How long a stop waits for the current step. */
  stopGraceMs: number;
  /** The pause after the first failure; it doubles with each, up to `pauseMaxMs`. */
  pauseMs: number;
  pauseMaxMs: number;
};

export type RunServices = {
  store: SyncStore;
  tasks: TaskStore;
  pool: Pool;
  log: Logger;
  readers: Readonly<Record<IntegrationType, ProviderReader>>;
  /** @throws ProviderError `provider_not_configured` when this installation has no application there */
  openProvider(key: ConnectionKey, signal: AbortSignal): ProviderGet;
  afterFigures: readonly AfterFigures[];
  /** Hashes a person's id at the provider with a key. */
  hashPerson(id: string): string;
  clock: Clock;
  times: SyncTimes;
};

/** One run of one connection, held by this process. */
export type Run = Holding & {
  services: RunServices;
  claim: ClaimedRun;
  lease: Lease;
};
