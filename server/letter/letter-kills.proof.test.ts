import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { createSigningKey } from '#server/auth/signing-key.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import type { MailPlan } from '#testing/mail/mail-process.ts';
import { deadPort, readMail, startSmtpStand } from '#testing/mail/smtp-stand.ts';
import { createTestDatabase } from '#testing/test-database.ts';

/** FAULTS=full kills more often. */
const kills = process.env.FAULTS === 'full' ? 20 : 5;
const count = kills * 8;
/** Conversations that one process has at once. */
const atOnce = 2;
const monday = '2027-02-22T13:00:05Z';

const database = await createTestDatabase();
const signingKey = await createSigningKey();

/** Asks for the letter, a week before that Monday, for each of so many people of one church. */
async function addReaders(): Promise<string[]> {
  const { accountId } = await buildPerson(database.owner, { role: 'account_admin' });
  await buildStoryChurch(database.owner, accountId ?? '');
  const emails: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const given = { role: 'account_admin', account_id: accountId } as const;
    const { userId, email } = await buildPerson(database.owner, given);
    await database.owner.query(
      `insert into private.letters (account_id, person_id, subscribed, planned_after)
       values ($1, $2, true, $3::timestamptz - interval '7 days')`,
      [accountId, userId, monday],
    );
    emails.push(email);
  }
  return emails;
}

/** A process that plans, writes and sends letters. */
async function startProcess(port: number): Promise<ChildProcess> {
  const { host, port: databasePort, user, password } = inject('cluster').owner;
  const name = database.ownerConfig.database ?? '';
  const plan: MailPlan = {
    database: { host, port: databasePort, user, password, database: name },
    loginPassword: inject('cluster').loginPassword,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    letters: { signingKey, now: monday },
  };
  const entry = join(import.meta.dirname, '../../testing/mail/mail-process.ts');
  const started = fork(entry, [JSON.stringify(plan)], { stdio: 'inherit' });
  await once(started, 'message');
  return started;
}

async function emailsThatAre(state: string): Promise<Set<string>> {
  const { rows } = await database.owner.query<{ recipient: string }>(
    'select recipient from private.mails where state = $1',
    [state],
  );
  return new Set(rows.map(({ recipient }) => recipient));
}

test('killed at any moment, beside a mail server with every fault, whoever sends letters loses none and sends none again that was acknowledged', {
  timeout: 180_000 + kills * 30_000,
}, async () => {
  const emails = await addReaders();
  const port = await deadPort();
  let child = await startProcess(port);
  // Nobody listens yet.
  await vi.waitFor(
    async () => {
      const { rows } = await database.owner.query<{ why: string | null }>(
        'select why from private.mails where why is not null',
      );
      expect(rows[0]?.why).toMatch(/ECONNREFUSED|connect/i);
    },
    { timeout: 60_000, interval: 50 },
  );
  const smtp = await startSmtpStand(port);
  const reply = '4.7.1 Greylisted, try again later';
  const [gone = '', ...rest] = emails;
  smtp.behave(gone, { at: 'recipient', code: 550, reply: '5.1.1 No such user' });
  const cutAfterText = new Set(rest.filter((_, index) => index % 7 === 3));
  for (const [index, email] of rest.entries()) {
    const faults = [
      [
        { at: 'recipient', code: 451, reply },
        { at: 'recipient', code: 450, reply },
      ],
      [{ at: 'text', code: 452, reply: '4.3.1 No space left' }],
      [{ at: 'text', cuts: true }],
      [{ at: 'afterText', cuts: true }],
      [{ at: 'recipient', waitMs: 400 }],
      [],
      [],
    ] as const;
    smtp.behave(email, ...(faults[index % faults.length] ?? []));
  }

  const known: { sent: Set<string>; takenBefore: number }[] = [];
  for (let killed = 0; killed < kills; killed += 1) {
    const goal = Math.floor(((killed + Math.random()) * rest.length) / kills);
    await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThanOrEqual(goal), {
      timeout: 120_000,
      interval: 1,
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    known.push({ sent: await emailsThatAre('sent'), takenBefore: smtp.taken.length });
    child = await startProcess(port);
  }
  await vi.waitFor(async () => expect((await emailsThatAre('sent')).size).toBe(rest.length), {
    timeout: 120_000,
    interval: 100,
  });
  child.kill('SIGKILL');

  // Nothing lost, and one letter for each reader; to nobody where the address is gone.
  const taken = Map.groupBy(smtp.taken, ({ to }) => to[0] ?? '');
  expect([...taken.keys()].sort()).toEqual(rest.toSorted());
  expect(await emailsThatAre('refused')).toEqual(new Set([gone]));
  const { rows } = await database.owner.query<{ letters: number }>(
    'select count(*)::int as letters from private.mails',
  );
  expect(rows[0]?.letters).toBe(count);
  // Nothing sent again that was known as acknowledged.
  for (const { sent, takenBefore } of known) {
    const later = smtp.taken.slice(takenBefore).map(({ to }) => to[0] ?? '');
    expect(later.filter((email) => sent.has(email))).toEqual([]);
  }
  // Twice only what was under way at a kill or lost its answer, and recognizable.
  const twice = [...taken].filter(([, each]) => each.length > 1).map(([email]) => email);
  const unexplained = twice.filter((email) => !cutAfterText.has(email));
  expect(unexplained.length).toBeLessThanOrEqual(kills * atOnce);
  for (const each of taken.values()) {
    expect(new Set(each.map(({ messageId }) => messageId)).size).toBe(1);
  }
  // Whole letters: both parts and the pictures.
  const letter = await readMail(smtp.taken.at(-1));
  expect(letter.html).toContain('cid:ahead@steeple');
  expect(letter.text?.length).toBeGreaterThan(500);
  expect(letter.attachments.length).toBeGreaterThan(0);
  process.stdout.write(
    `${JSON.stringify({ letters: count, kills, taken: smtp.taken.length, twice: twice.length, cutAfterText: cutAfterText.size })}\n`,
  );
  await smtp.stop();
  await database.drop();
});
