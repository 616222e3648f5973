import { expect, test } from 'vitest';
import { outcomeOfFailure } from './smtp-outcome.ts';

const failure = (command: string, responseCode: number, response: string) =>
  Object.assign(new Error('Message failed'), { command, responseCode, response });

test.each([
  ['our sign-in', failure('AUTH PLAIN', 535, '535 5.7.8 Bad credentials')],
  ['our address', failure('MAIL FROM', 553, '553 5.7.1 Sender not allowed')],
  ['our connection', failure('CONN', 554, '554 5.7.1 Blocked')],
  ['everything for now', failure('RCPT TO', 421, '421 4.3.2 Shutting down')],
  ['to speak at all', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })],
])('a server that refuses %s gets the mail again, and nothing else meanwhile', (_what, error) => {
  expect(outcomeOfFailure(error)).toMatchObject({ kind: 'again', isOurs: true });
});

test.each([
  ['550 5.1.1 No such user', 'bounced'],
  ['550 5.1.10 Null MX', 'bounced'],
  ['550 5.2.1 Mailbox disabled', 'bounced'],
  ['550 No such user here', 'bounced'],
  ['550 5.7.1 Refused by policy', 'refused'],
  ['552 5.2.2 Mailbox full', 'refused'],
  ['553 5.1.8 Bad sender', 'refused'],
  ['554 Refused', 'refused'],
])('%s to a recipient means: %s', (response, kind) => {
  const code = Number(response.slice(0, 3));
  expect(outcomeOfFailure(failure('RCPT TO', code, response))).toMatchObject({ kind });
});

test('a reply is kept as one line, and cut', () => {
  const reply = `550 5.1.1 No\r\nsuch user\u202E ${'x'.repeat(1_000)}`;
  const { why } = outcomeOfFailure(failure('RCPT TO', 550, reply));
  expect(why).toMatch(/^550 5\.1\.1 No such user x+$/);
  expect(why).toHaveLength(300);
});
