import { z } from 'zod';
import { openConnections } from '#database/access/connections.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { planningCenterReader } from '#server/sync/planning-center/planning-center-reader.ts';
import { testReaderContext } from './reader-context.ts';

/** A process that only counts a church's people from what was read, and tells the most memory it had. */
const countingPlan = z.object({
  database: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    password: z.string(),
    database: z.string(),
  }),
  loginPassword: z.string(),
  encryptionKey: z.base64(),
  accountId: z.string(),
  now: z.iso.datetime(),
});
export type CountingPlan = z.infer<typeof countingPlan>;

const plan = countingPlan.parse(JSON.parse(process.argv[2] ?? ''));
const connections = openConnections(plan.database, plan.loginPassword, {
  poolSize: 2,
  acquireTimeoutMs: 5000,
  statementTimeoutMs: 60_000,
});
const { context } = testReaderContext({
  ...{ accountId: plan.accountId, type: 'planning_center', apiUrl: '', accessToken: '' },
  ...{ pool: connections.jobs, now: new Date(plan.now) },
});
const startBytes = process.memoryUsage().rss;
const reader = planningCenterReader(createKeyring(Buffer.from(plan.encryptionKey, 'base64')));
const rows = { key: 'people rows', kind: 'people rows', from: null, to: null };
await reader.open({ ...context, mode: 'quarterly' }).read(rows);
await connections.close();
process.send?.({ startBytes, peakBytes: process.resourceUsage().maxRSS * 1024 });
