import { constants, setPriority } from 'node:os';
import pino from 'pino';
import { worker } from 'workerpool';
import { type ConnectionSettings, connect } from '#database/access/open-database.ts';
import { clockAhead } from '../clock.ts';
import type { Config } from '../config.ts';
import type { ComputeCall, ComputeServices, Computing } from '../services.ts';
import { computeHere } from './compute-here.ts';

/** What a process that computes needs to know; it is sent with each call, and the first one opens it. */
export type ComputeSettings = {
  config: Omit<Config, 'clock'>;
  clockAheadMs: number;
  database: ConnectionSettings;
  /** Whether it gives way to everything else. */
  isPatient: boolean;
};

/** One call at a time needs no more, and the embedded PostgreSQL has 60 connections for everything. */
const poolSize = 2;

let computing: Computing | undefined;

async function answer(settings: ComputeSettings, call: ComputeCall) {
  computing ??= computeHere(open(settings));
  const response = await computing.answer(call);
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.text(),
  };
}

function open({
  clockAheadMs,
  database,
  isPatient,
  ...settings
}: ComputeSettings): ComputeServices {
  if (isPatient) {
    setPriority(constants.priority.PRIORITY_LOW);
  }
  const config = { ...settings.config, clock: clockAhead(clockAheadMs) };
  const log = pino({ level: config.LOG_LEVEL });
  const limits = { ...database.limits, poolSize };
  return { config, log, connections: connect({ ...database, limits }) };
}

// A terminal and systemd signal the whole group. The parent says when to end, or is gone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {});
}
worker({ answer });
