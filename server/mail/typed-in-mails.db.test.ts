import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mails as spanishMails } from '#contract/messages/es/mails.ts';
import { graceId } from '#testing/auth-server.ts';
import { queuePlain, startTestMails, stateOf } from '#testing/mail/mail-stand.ts';
import { readMail, type SmtpStand, startSmtpStand } from '#testing/mail/smtp-stand.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import type { Mails } from './start-mails.ts';

let database: TestDatabase;
let smtp: SmtpStand;
let mails: Mails;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtpStand();
  mails = await startTestMails(database, smtp.url);
});
afterAll(async () => {
  await mails.stop();
  await smtp.stop();
  await database.drop();
});
beforeEach(() => {
  smtp.taken.length = 0;
});

/** Waits until a mail has this state. */
async function becomes(id: string, expected: object) {
  await vi.waitFor(async () => expect(await stateOf(database, id)).toMatchObject(expected), {
    timeout: 8_000,
    interval: 20,
  });
}

describe('what people typed', () => {
  const hostile = 'Ruth\r\nBcc: evil@thief.test\r\n\r\n<b>Hi</b>\u202Egnp.exe, <evil@thief.test>';

  test('adds no recipient, no header and no second line', async () => {
    const id = await queuePlain(database, 'ruth@church.test', {
      name: hostile,
      data: { subject: `Invited by ${hostile}` },
    });
    await becomes(id, { state: 'sent' });
    expect(smtp.taken[0]?.to).toEqual(['ruth@church.test']);
    const [head = ''] = smtp.taken[0]?.raw.split('\r\n\r\n') ?? [];
    expect(head).not.toMatch(/^bcc:/im);
    const mail = await readMail(smtp.taken[0]);
    expect(mail.to).toEqual([{ name: '', address: 'ruth@church.test' }]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.subject).toBe(
      'Invited by Ruth Bcc: evil@thief.test <b>Hi</b>gnp.exe, <evil@thief.test>',
    );
  });

  test.each([
    'a@church.test,evil@thief.test',
    'group:evil@thief.test;',
    '<evil@thief.test>',
    'a@church.test\r\nRCPT TO:<evil@thief.test>',
    'a@church.test>',
    '"evil@thief.test"@church.test',
    'a@localhost',
  ])('is no address when it is %j', async (recipient) => {
    const id = await queuePlain(database, recipient);
    await becomes(id, {
      state: 'refused',
      why: 'We can’t send email to this address.',
    });
    expect(smtp.taken).toEqual([]);
  });
});

describe('a changed sign-in', () => {
  test('is told to the old address, by whatever way it was changed', async () => {
    const { rows } = await database.owner.query(
      'select email, password_hash from auth.users where id = $1',
      [graceId],
    );
    await database.owner.query("update auth.users set password_hash = 'x' where id = $1", [
      graceId,
    ]);
    await database.owner.query(
      "update public.profiles set email = 'new@church.test' where user_id = $1",
      [graceId],
    );
    await vi.waitFor(() => expect(smtp.taken).toHaveLength(2));
    expect(smtp.taken.map(({ to }) => to)).toEqual([[rows[0].email], [rows[0].email]]);
    const read = await Promise.all(smtp.taken.map(readMail));
    const letters = read.toSorted((a, b) => (a.subject ?? '').localeCompare(b.subject ?? ''));
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Your Steeple email address was changed',
      'Your Steeple password was changed',
    ]);
    expect(letters[0]?.text).toContain('new@church.test');
    expect(letters[1]?.html).toContain('Hi Grace,');
    await database.owner.query('update public.profiles set email = $2 where user_id = $1', [
      graceId,
      rows[0].email,
    ]);
    await database.owner.query('update auth.users set password_hash = $2 where id = $1', [
      graceId,
      rows[0].password_hash,
    ]);
  });

  test('is told in the language that the person chose', async () => {
    await database.owner.query("update auth.users set language = 'es' where id = $1", [graceId]);
    const { rows } = await database.owner.query(
      'select password_hash from auth.users where id = $1',
      [graceId],
    );
    await database.owner.query("update auth.users set password_hash = 'y' where id = $1", [
      graceId,
    ]);
    const subjects = await vi.waitFor(async () => {
      const read = await Promise.all(smtp.taken.map(readMail));
      const spanish = read.filter(({ html }) => html?.includes('<html lang="es">'));
      expect(spanish).toHaveLength(1);
      return spanish.map(({ subject }) => subject);
    });
    expect(subjects[0]).toBe(spanishMails.mailMessages.passwordChanged.subject);
    await database.owner.query(
      'update auth.users set password_hash = $2, language = null where id = $1',
      [graceId, rows[0].password_hash],
    );
  });
});
