import { expect, test } from 'vitest';
import { changedSignInKinds } from '#server/mail/kinds/changed-sign-in.ts';
import { invitationKind } from '#server/mail/kinds/invitation.ts';
import { recoveryKind, settleRecoveries } from '#server/mail/kinds/recovery.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { plantUncounted } from '#testing/factories/uncounted-service.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { startTestMails } from '#testing/mail/mail-stand.ts';
import { readMail, startSmtpStand } from '#testing/mail/smtp-stand.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { setUpDevice } from '#testing/two-steps.ts';
import { countReminderKind } from './count-reminder.ts';
import { letterSideKinds, mondayLetterKind } from './letter-kinds.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;
const server = await forThisFile(startTestServer(database), 'close');
const { connections, config, doorTokens, computing } = server.services;
const smtp = await forThisFile(startSmtpStand(), 'stop');
const kinds = [
  ...changedSignInKinds,
  recoveryKind(doorTokens),
  invitationKind(doorTokens),
  mondayLetterKind(doorTokens, computing),
  ...letterSideKinds,
  countReminderKind(doorTokens),
];
await forThisFile(
  startTestMails({ connections }, smtp.url, {
    config,
    kinds,
    beforeRounds: [() => settleRecoveries(connections.jobs, config.isDemo)],
  }),
  'stop',
);

const typed = [
  'Grace\r\nBcc: evil@thief.test\r\n\r\n<h1>Hi',
  '</title></td></table><script>alert(1)</script><img src=x onerror=alert(1)>',
  'Church\u200f of\u061c Grace\u200e',
  '"Grace" <evil@thief.test>, other@thief.test',
];

/** Causes a mail of every kind, of people and a church with this name. */
async function causeAll(text: string): Promise<void> {
  const named = { role: 'account_admin', first_name: text, last_name: text.slice(0, 40) } as const;
  const ruth = await buildPerson(owner, named);
  const accountId = ruth.accountId ?? '';
  await owner.query('update public.accounts set account_name = $2 where id = $1', [
    accountId,
    text,
  ]);
  await buildStoryChurch(owner, accountId);
  const nell = await buildPerson(owner, { ...named, account_id: accountId });
  const client = await server.clientOf(ruth.email);
  const call = async (name: string, body: object) => {
    const answer = await invokeFunction(client, name, { accountId, ...body });
    expect(answer).toMatchObject({ status: 200 });
  };
  await call('letter-test', {});
  const { rows } = await owner.query<{ id: string }>(
    'select id from public.profiles where user_id = $1',
    [nell.userId],
  );
  await call('letter-offer', { profileId: rows[0]?.id });
  const email = `new-${nell.userId}@church.test`;
  const invited = { email, first_name: text, last_name: text, phone_number: null };
  await call('invite-user', { ...invited, role: 'account_admin', account_id: accountId });
  await server.clientOfNobody().auth.resetPasswordForEmail(ruth.email);
  await owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected, connected_at)
     values ($1, 'planning_center', true, now())`,
    [accountId],
  );
  await owner.query(
    `insert into private.provider_credentials
       (account_id, integration_type, sealed_tokens, key_id, access_expires_at, reconnect_needed_at)
     values ($1, 'planning_center', 'sealed', 'key', now(), now())`,
    [accountId],
  );
  await connections.jobs.query('select private.call_for_help()');
  await plantUncounted(owner, { accountId, personId: ruth.userId, name: text.slice(0, 60) });
  await connections.jobs.query('select private.remind_of_counts()');
  const { factorId } = await setUpDevice(client);
  await client.auth.mfa.unenroll({ factorId });
  // Of Ruth's own address nothing more may be mailed before the others are out: the recovery ends with it.
  await expect.poll(() => kindsSentTo(ruth.email), { timeout: 30_000 }).toContain('recovery');
  await owner.query("update auth.users set password_hash = 'x' where id = $1", [ruth.userId]);
  await owner.query('update public.profiles set email = $2 where user_id = $1', [
    nell.userId,
    `moved-${nell.email}`,
  ]);
}

async function kindsSentTo(recipient?: string): Promise<string[]> {
  const { rows } = await owner.query<{ kind: string }>(
    "select distinct kind from private.mails where state = 'sent' and recipient = coalesce($1, recipient)",
    [recipient ?? null],
  );
  return rows.map(({ kind }) => kind).toSorted();
}

test.each(typed)(
  'of whatever kind, a mail takes no header, recipient or layout from %j',
  {
    timeout: 90_000,
  },
  async (text) => {
    await owner.query('truncate private.mails, private.calls_for_help cascade');
    smtp.taken.length = 0;
    await causeAll(text);
    const all = kinds.map(({ name }) => name).toSorted();
    await expect.poll(() => kindsSentTo(), { timeout: 30_000 }).toEqual(all);
    expect(smtp.taken.length).toBeGreaterThanOrEqual(all.length);
    for (const taken of smtp.taken) {
      const mail = await readMail(taken);
      const [head = ''] = taken.raw.split('\r\n\r\n');
      expect(head).not.toMatch(/^(bcc|cc):/im);
      expect(head.match(/^(to|subject|from|message-id):/gim)).toHaveLength(4);
      expect(taken.to).toHaveLength(1);
      expect(taken.to[0]).not.toContain('thief');
      expect(mail.to).toMatchObject([{ address: taken.to[0] }]);
      expect(mail.bcc ?? mail.cc).toBeUndefined();
      expect(mail.from?.address).toBe('steeple@church.test');
      const words = `${mail.subject} ${mail.text} ${mail.html}`;
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(words).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/);
      expect(mail.html).not.toMatch(/<script|<h1>|<img src=x/);
      expect(mail.html?.match(/<\/td>/g)?.length).toBe(mail.html?.match(/<td[ >]/g)?.length);
      expect(mail.html?.match(/<\/table>/g)?.length).toBe(mail.html?.match(/<table/g)?.length);
    }
  },
);

test('an invitation comes in the language of whoever invites: nobody knows yet what the person reads', async () => {
  const ana = await buildPerson(owner, { role: 'account_admin', first_name: 'Ana' });
  await owner.query("update auth.users set language = 'es' where id = $1", [ana.userId]);
  const email = `new-${ana.userId}@church.test`;
  const names = { first_name: 'Luz', last_name: 'Marsh', phone_number: null };
  const body = { ...names, email, role: 'account_admin', account_id: ana.accountId };
  const answer = await invokeFunction(await server.clientOf(ana.email), 'invite-user', body);
  expect(answer).toMatchObject({ status: 200 });
  const taken = () => smtp.taken.find(({ to }) => to.includes(email));
  await expect.poll(taken, { timeout: 20_000 }).toBeDefined();
  const mail = await readMail(taken());
  expect(mail.html).toContain('<html lang="es">');
  expect(mail.subject).toMatch(/^Tiene una invitación/);
});
