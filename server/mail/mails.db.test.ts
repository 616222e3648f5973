import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queuePlain, startTestMails, stateOf } from '#testing/mail/mail-stand.ts';
import { deadPort, readMail, type SmtpStand, startSmtpStand } from '#testing/mail/smtp-stand.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import type { MailServices, Mails } from './start-mails.ts';

let database: TestDatabase;
let smtp: SmtpStand;
let mails: Mails | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  smtp = await startSmtpStand();
});
afterEach(async () => {
  await mails?.stop();
  mails = undefined;
  await smtp.stop();
  await database.owner.query('truncate private.mails, private.mail_suppressions cascade');
});

async function begin(services: Partial<MailServices> = {}) {
  mails = await startTestMails(database, smtp.url, services);
}

/** Waits until a mail has this state. */
async function becomes(id: string, expected: object) {
  await vi.waitFor(async () => expect(await stateOf(database, id)).toMatchObject(expected), {
    timeout: 8_000,
    interval: 20,
  });
}

const takenBy = (address: string) => smtp.taken.filter(({ to }) => to.includes(address));

describe('a mail', () => {
  test('is sent with a text part, from MAIL_FROM, and asks for no automatic reply', async () => {
    const id = await queuePlain(database, 'ruth@church.test', { name: 'Ruth Okafor' });
    await begin();
    await becomes(id, { state: 'sent', why: expect.stringMatching(/^250 /) });
    const mail = await readMail(smtp.taken[0]);
    expect(mail).toMatchObject({
      subject: 'Plain',
      from: { name: 'Steeple', address: 'steeple@church.test' },
      to: [{ name: 'Ruth Okafor', address: 'ruth@church.test' }],
    });
    expect(mail.text?.trim()).toBe('Hello');
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('carries pictures inside it and a way out by one click, where its kind says so', async () => {
    const png = new Uint8Array([137, 80, 78, 71]);
    const kind = {
      name: 'letter',
      compose: async () => ({
        subject: 'Monday',
        text: 'Monday',
        html: '<img src="cid:chart" alt="168 people">',
        pictures: [{ id: 'chart', fileName: 'chart.png', png }],
        unsubscribeUrl: 'https://steeple.test/letters/out?t=1',
      }),
    };
    const id = await queuePlain(database, 'ruth@church.test');
    await database.owner.query("update private.mails set kind = 'letter'");
    await begin({ kinds: [kind] });
    await becomes(id, { state: 'sent' });
    const mail = await readMail(smtp.taken[0]);
    expect(mail.attachments).toMatchObject([{ contentId: '<chart>', mimeType: 'image/png' }]);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe('<https://steeple.test/letters/out?t=1>');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test('for the same thing is queued once, and its Message-ID follows from it', async () => {
    await queuePlain(database, 'ruth@church.test', { key: 'letter grace 2026-11-23' });
    await expect(
      queuePlain(database, 'ruth@church.test', { key: 'letter grace 2026-11-23' }),
    ).rejects.toThrow(/mails_key_idx/);
    await begin();
    await vi.waitFor(() => expect(smtp.taken).toHaveLength(1));
    await mails?.stop();
    await database.owner.query('truncate private.mails cascade');
    await queuePlain(database, 'ruth@church.test', { key: 'letter grace 2026-11-23' });
    await begin();
    await vi.waitFor(() => expect(smtp.taken).toHaveLength(2));
    const [first, second] = smtp.taken;
    expect(second?.messageId).toBe(first?.messageId);
    expect(first?.messageId).toMatch(/^<[0-9a-f]{40}@church\.test>$/);
  });

  test('is not sent when it is too late to be useful', async () => {
    const id = await queuePlain(database, 'ruth@church.test', { life: '-1 second' });
    await begin();
    await becomes(id, { state: 'refused', why: 'It was too late to be useful.' });
    expect(smtp.taken).toEqual([]);
  });

  test('is refused, not kept for later, where mail is not set up', async () => {
    const id = await queuePlain(database, 'ruth@church.test');
    mails = await startTestMails(database, null);
    await becomes(id, { state: 'refused', why: 'Email isn’t set up.' });
  });
});

describe('a mail server that', () => {
  test('greylists gets the mail again, and then it is sent once', async () => {
    const reply = '4.7.1 Greylisted, try again later';
    smtp.behave(
      'ruth@church.test',
      { at: 'recipient', code: 451, reply },
      { at: 'recipient', code: 450, reply },
    );
    const id = await queuePlain(database, 'ruth@church.test');
    await begin();
    await becomes(id, { state: 'queued', why: expect.stringContaining('Greylisted') });
    await becomes(id, { state: 'sent', attempts: 3 });
    expect(takenBy('ruth@church.test')).toHaveLength(1);
  });

  test('answers 4xx to the text gets it again', async () => {
    smtp.behave('ruth@church.test', { at: 'text', code: 452, reply: '4.3.1 No space left' });
    const id = await queuePlain(database, 'ruth@church.test');
    await begin();
    await becomes(id, { state: 'sent', attempts: 2 });
    expect(takenBy('ruth@church.test')).toHaveLength(1);
  });

  test('refuses an address for good is not asked about it again', async () => {
    smtp.behave('gone@church.test', { at: 'recipient', code: 550, reply: '5.1.1 No such user' });
    const first = await queuePlain(database, 'gone@church.test');
    await begin();
    await becomes(first, { state: 'refused', why: expect.stringContaining('No such user') });
    const second = await queuePlain(database, 'Gone@Church.Test');
    await becomes(second, { state: 'suppressed', why: expect.stringContaining('No such user') });
    expect(smtp.taken).toEqual([]);
  });

  test.each([
    ['does not like the text', { at: 'text', code: 554, reply: '5.7.1 Looks like spam' }],
    ['blocks the sender', { at: 'recipient', code: 550, reply: '5.7.26 Not authenticated' }],
    ['has a full mailbox', { at: 'recipient', code: 552, reply: '5.2.2 Mailbox full' }],
  ] as const)('%s refuses this mail and not the next one', async (_what, behavior) => {
    smtp.behave('ruth@church.test', behavior);
    const first = await queuePlain(database, 'ruth@church.test');
    await begin();
    await becomes(first, { state: 'refused' });
    await becomes(await queuePlain(database, 'ruth@church.test'), { state: 'sent' });
  });

  test('cannot be reached loses no mail', async () => {
    const other = await startSmtpStand();
    await smtp.stop();
    const id = await queuePlain(database, 'ruth@church.test');
    mails = await startTestMails(database, `smtp://127.0.0.1:${await deadPort()}`);
    await becomes(id, { state: 'queued', why: expect.stringMatching(/ECONNREFUSED|connect/i) });
    await mails.stop();
    mails = await startTestMails(database, other.url);
    await becomes(id, { state: 'sent' });
    await mails.stop();
    mails = undefined;
    await other.stop();
  });

  test('is down is left alone for a while, whatever waits', async () => {
    const port = await deadPort();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => queuePlain(database, `p${index}@church.test`)),
    );
    const times = { restMs: 60_000, restMaxMs: 60_000 };
    mails = await startTestMails(database, `smtp://127.0.0.1:${port}`, { times });
    await vi.waitFor(async () => {
      const { rows } = await database.owner.query(
        'select max(attempts) as most from private.mails',
      );
      expect(rows[0]?.most).toBe(1);
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { rows } = await database.owner.query(
      'select sum(attempts)::int as attempts from private.mails',
    );
    // Those that were under way when the first one failed.
    expect(rows[0]?.attempts).toBeLessThanOrEqual(4);
  });

  test('cuts the line in the middle gets the mail again', async () => {
    smtp.behave('ruth@church.test', { at: 'recipient', cuts: true }, { at: 'text', cuts: true });
    const id = await queuePlain(database, 'ruth@church.test');
    await begin();
    await becomes(id, { state: 'sent' });
    expect(takenBy('ruth@church.test')).toHaveLength(1);
  });

  test('cuts the line after it took the mail gets it a second time, with the same Message-ID', async () => {
    smtp.behave('ruth@church.test', { at: 'afterText', cuts: true });
    const id = await queuePlain(database, 'ruth@church.test');
    await begin();
    await becomes(id, { state: 'sent' });
    const both = takenBy('ruth@church.test').map(({ messageId }) => messageId);
    expect(both).toHaveLength(2);
    expect(new Set(both).size).toBe(1);
  });

  test('is slow keeps its mail: the lease is renewed, and nobody sends it beside', async () => {
    smtp.behave('ruth@church.test', { at: 'recipient', waitMs: 900 }, { at: 'text', waitMs: 900 });
    const id = await queuePlain(database, 'ruth@church.test');
    await begin({ times: { leaseMs: 600 } });
    const second = await startTestMails(database, smtp.url, { times: { leaseMs: 600 } });
    await becomes(id, { state: 'sent', attempts: 1 });
    await second.stop();
    expect(takenBy('ruth@church.test')).toHaveLength(1);
  });

  test('says nothing for too long gets it again', async () => {
    smtp.behave('ruth@church.test', { at: 'recipient', waitMs: 60_000 });
    const id = await queuePlain(database, 'ruth@church.test');
    await begin();
    await becomes(id, { state: 'sent', attempts: 2 });
  });
});

test('a few connections carry many mails, and each is sent once by two processes', async () => {
  const addresses = Array.from({ length: 60 }, (_, index) => `p${index}@church.test`);
  await Promise.all(addresses.map((address) => queuePlain(database, address)));
  await begin();
  const second = await startTestMails(database, smtp.url);
  await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThanOrEqual(60), { timeout: 15_000 });
  await second.stop();
  expect(smtp.taken.map(({ to }) => to[0]).toSorted()).toEqual(addresses.toSorted());
  // Two of each process.
  expect(smtp.connections()).toBeLessThanOrEqual(4);
}, 20_000);
