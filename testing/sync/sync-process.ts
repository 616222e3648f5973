import pino from 'pino';
import { z } from 'zod';
import { openConnections } from '#database/access/connections.ts';
import { readConfig } from '#server/config.ts';
import { createIntegrations } from '#server/integrations/create-integrations.ts';
import { startSyncs } from '#server/sync/start-syncs.ts';
import { readersOf } from './readers-of.ts';

/** The settings of a process that only syncs, until it is killed. */
const processPlan = z.object({
  database: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    password: z.string(),
    database: z.string(),
  }),
  loginPassword: z.string(),
  encryptionKey: z.base64(),
  providerUrl: z.string(),
  /** How many weeks the test reader finds; null for the product's readers. */
  weeks: z.number().nullable(),
  leaseMs: z.number(),
});
export type ProcessPlan = z.infer<typeof processPlan>;

const plan = processPlan.parse(JSON.parse(process.argv[2] ?? ''));
const encryptionKey = Buffer.from(plan.encryptionKey, 'base64');
const log = pino({ level: 'silent' });
const config = readConfig(
  { NODE_ENV: 'test', PCO_BASE_URL: plan.providerUrl },
  { PCO_RATE_LIMIT: '100000' },
);
const connections = openConnections(plan.database, plan.loginPassword, {
  poolSize: 4,
  acquireTimeoutMs: 5000,
  statementTimeoutMs: 5000,
});
const sandbox = { planningCenter: null, google: null };
const integrations = createIntegrations({ config, log, connections, encryptionKey, sandbox });
await startSyncs({
  config,
  log,
  connections,
  integrations,
  encryptionKey,
  readers: readersOf(plan.weeks, integrations.keyring),
  afterFigures: [],
  times: { sweepMs: 100, leaseMs: plan.leaseMs },
});
process.send?.('ready');
// Keeps the process alive between rounds.
setInterval(() => {}, 60_000);
