import pino from 'pino';
import { z } from 'zod';
import { openConnections } from '#database/access/connections.ts';
import { createDoorTokens } from '#server/auth/door-tokens.ts';
import { clockAhead } from '#server/clock.ts';
import { computeHere } from '#server/computing/compute-here.ts';
import { readConfig } from '#server/config.ts';
import { mondayLetterKind } from '#server/letter/letter-kinds.ts';
import { planLetters } from '#server/letter/plan-letters.ts';
import type { MailServices } from '#server/mail/start-mails.ts';
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
  /** With these it plans and writes letters, as at this moment. */
  letters: z.object({ signingKey: z.string(), now: z.iso.datetime() }).optional(),
});
export type MailPlan = z.infer<typeof mailPlan>;

const plan = mailPlan.parse(JSON.parse(process.argv[2] ?? ''));
const connections = openConnections(plan.database, plan.loginPassword, {
  poolSize: 4,
  acquireTimeoutMs: 5_000,
  statementTimeoutMs: 5_000,
});

function lettersOf({ letters }: MailPlan): Partial<MailServices> {
  if (!letters) {
    return {};
  }
  const log = pino({ level: 'silent' });
  const config = readConfig({ NODE_ENV: 'test' });
  const clock = clockAhead(Date.parse(letters.now) - Date.now());
  const computing = computeHere({ config, log, connections });
  return {
    kinds: [mondayLetterKind(createDoorTokens(letters.signingKey), computing)],
    beforeRounds: [() => planLetters(connections.jobs, clock, log)],
  };
}

await startTestMails({ connections }, plan.smtpUrl, lettersOf(plan));
process.send?.('ready');
// Keeps the process alive between rounds.
setInterval(() => {}, 60_000);
