import { z } from 'zod';
import { openConnections } from '#database/access/connections.ts';
import { startTestMails } from './mail-stand.ts';

/** The settings of a process that only sends mails, until it is killed. */
const mailPlan = z.object({
  database: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    password: z.string(),
    database: z.string(),
  }),
  loginPassword: z.string(),
  smtpUrl: z.string(),
});
export type MailPlan = z.infer<typeof mailPlan>;

const plan = mailPlan.parse(JSON.parse(process.argv[2] ?? ''));
const connections = openConnections(plan.database, plan.loginPassword, {
  poolSize: 4,
  acquireTimeoutMs: 5_000,
  statementTimeoutMs: 5_000,
});
await startTestMails({ connections }, plan.smtpUrl);
process.send?.('ready');
// Keeps the process alive between rounds.
setInterval(() => {}, 60_000);
