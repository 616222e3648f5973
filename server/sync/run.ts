import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Clock } from '../clock.ts';
import type { Lease } from './hold-lease.ts';
import type { Lane } from './lanes.ts';
import type { ProviderGet } from './provider-get.ts';
import type { ProviderReader } from './reader.ts';
import type { ClaimedRun, SyncStore } from './sync-store.ts';
import type { TaskStore } from './task-store.ts';
import type { Holding } from './write-held.ts';

/** What is updated after a church's figures, e.g. its forecasts. */
export type AfterFigures = (church: {
  accountId: string;
  /** Whether searches were read since this was done last. */
  isSearchRead: boolean;
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
  /** How long a run in the background reads while others wait to begin. */
  sliceMs: number;
};

export type RunServices = {
  store: SyncStore;
  tasks: TaskStore;
  pool: Pool;
  log: Logger;
  readers: Readonly<Record<IntegrationType, ProviderReader>>;
  /** @throws ProviderError `provider_not_configured` when this installation has no application there */
  openProvider(run: Holding, lane: Lane, signal: AbortSignal): ProviderGet;
  afterFigures: readonly AfterFigures[];
  /** Asks for the wording of a church's new cards, which takes a model longer than a sync may wait. */
  askForWording(accountId: string): Promise<void>;
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
  lane: Lane;
  /** Whether somebody else should go on, so that the run is given back after its step. */
  isSliceOver(): boolean;
};
