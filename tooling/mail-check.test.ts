import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { readMail, startSmtpStand } from '#testing/mail/smtp-stand.ts';

const smtp = await forThisFile(startSmtpStand(), 'stop');

/** Runs `npm run mail:check -- <address>`, as somebody with these settings does. */
async function check(address: string, settings: Record<string, string>) {
  const { SMTP_URL: _url, MAIL_FROM: _from, ...env } = process.env;
  const child = spawn(process.execPath, ['tooling/mail-check.ts', address], {
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exit;
  return { code, out, errors };
}

const from = { SMTP_URL: smtp.url, MAIL_FROM: 'Steeple <steeple@church.test>' };

test('a set-up that works sends one mail, and says what the mail server answered', async () => {
  const { code, out } = await check('ana@church.test', from);
  expect([code, out]).toEqual([0, expect.stringContaining('Accepted: ')]);
  const [taken, ...more] = smtp.taken.filter(({ to }) => to.includes('ana@church.test'));
  expect(more).toEqual([]);
  expect((await readMail(taken)).from?.address).toBe('steeple@church.test');
}, 60_000);

test('one that does not says why, and what is missing is named', async () => {
  smtp.behave('bo@church.test', { at: 'recipient', code: 550, reply: '5.1.1 No such user' });
  const refused = await check('bo@church.test', from);
  expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('No such user')]);
  const bare = await check('bo@church.test', {});
  expect([bare.code, bare.errors]).toEqual([2, expect.stringContaining('SMTP_URL')]);
  const injected = await check('bo@church.test,evil@thief.test', from);
  expect([injected.code, injected.errors]).toEqual([
    2,
    expect.stringContaining('isn’t an email address'),
  ]);
  expect(smtp.taken.flatMap(({ to }) => to)).not.toContain('evil@thief.test');
}, 120_000);
