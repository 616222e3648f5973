import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { MailPlan } from '#testing/mail/mail-process.ts';
import { queuePlain } from '#testing/mail/mail-stand.ts';
import { type SmtpStand, startSmtpStand } from '#testing/mail/smtp-stand.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

/** FAULTS=full kills more often. */
const kills = process.env.FAULTS === 'full' ? 40 : 8;
const mailsPerKill = 40;
const count = kills * mailsPerKill;
/** Conversations that one process has at once. */
const atOnce = 2;

let database: TestDatabase;
let smtp: SmtpStand;
let child: ChildProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtpStand();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await smtp.stop();
  await database.drop();
});

async function startProcess(): Promise<ChildProcess> {
  const { host, port, user, password } = inject('cluster').owner;
  const plan: MailPlan = {
    database: { host, port, user, password, database: database.ownerConfig.database ?? '' },
    loginPassword: inject('cluster').loginPassword,
    smtpUrl: smtp.url,
  };
  const entry = join(import.meta.dirname, '../../testing/mail/mail-process.ts');
  const started = fork(entry, [JSON.stringify(plan)], { stdio: 'inherit' });
  await once(started, 'message');
  return started;
}

async function readSent(): Promise<Set<string>> {
  const { rows } = await database.owner.query<{ recipient: string }>(
    "select recipient from private.mails where state = 'sent'",
  );
  return new Set(rows.map(({ recipient }) => recipient));
}

test(
  'killed at any moment, a sender loses no mail, and sends none again that was known as sent',
  async () => {
    for (let index = 0; index < count; index += 1) {
      await queuePlain(database, `p${index}@church.test`, { key: `mail ${index}` });
    }
    let killed = 0;
    const known = new Map<number, Set<string>>();
    const takenBefore = new Map<number, number>();
    child = await startProcess();
    while (killed < kills) {
      const goal = Math.floor(((killed + Math.random()) * count) / kills);
      await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThanOrEqual(goal), {
        timeout: 60_000,
        interval: 1,
      });
      child.kill('SIGKILL');
      await once(child, 'exit');
      known.set(killed, await readSent());
      takenBefore.set(killed, smtp.taken.length);
      killed += 1;
      child = await startProcess();
    }
    await vi.waitFor(async () => expect((await readSent()).size).toBe(count), {
      timeout: 120_000,
      interval: 100,
    });
    // Nothing lost.
    expect(new Set(smtp.taken.map(({ to }) => to[0])).size).toBe(count);
    // Nothing sent again that the database knew as sent.
    for (const [round, sent] of known) {
      const later = smtp.taken.slice(takenBefore.get(round)).map(({ to }) => to[0] ?? '');
      expect(later.filter((address) => sent.has(address))).toEqual([]);
    }
    // Twice only what was under way at a kill, and recognizable.
    const byRecipient = Map.groupBy(smtp.taken, ({ to }) => to[0]);
    const twice = [...byRecipient.values()].filter((each) => each.length > 1);
    expect(twice.length).toBeLessThanOrEqual(kills * atOnce);
    for (const each of byRecipient.values()) {
      expect(new Set(each.map(({ messageId }) => messageId)).size).toBe(1);
    }
    process.stdout.write(
      `${JSON.stringify({ mails: count, kills, sentTwice: twice.length, taken: smtp.taken.length })}\n`,
    );
  },
  120_000 + kills * 30_000,
);
