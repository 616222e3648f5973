import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { invitationsResponse } from '#contract/functions/invitations.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { startDoorStand } from '#testing/mail/door-stand.ts';
import { readMail } from '#testing/mail/smtp-stand.ts';
import { raceRounds } from '#testing/race-rounds.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const doors = await forThisFile(startDoorStand(server.services), 'stop');
const { owner } = database;
const boss = await server.clientOf((await buildPerson(owner, { role: 'super_admin' })).email);
const grace = await buildPerson(owner, { role: 'account_admin', first_name: 'Grace' });
const graceAdmin = await server.clientOf(grace.email);
const harbor = await buildPerson(owner, { role: 'account_admin' });

beforeEach(async () => {
  await owner.query('truncate private.rate_counters');
  await owner.query('update private.platform_settings set admins_may_invite = true');
});

const invitee = (given: Record<string, unknown> = {}) => ({
  email: `new-${randomUUID()}@example.test`,
  first_name: 'Ruth',
  last_name: 'Ode',
  phone_number: null,
  role: 'account_admin',
  account_id: grace.accountId,
  ...given,
});

async function call(client: SupabaseClient, name: string, body: Record<string, unknown>) {
  const { status, data } = await invokeFunction(client, name, body);
  return { status, data };
}

async function invite(client: SupabaseClient, given: Record<string, unknown> = {}) {
  const body = invitee(given);
  const { status, data } = await call(client, 'invite-user', body);
  expect([status, data], JSON.stringify(data)).toEqual([200, { success: true, error: null }]);
  return body;
}

async function openOnes(client: SupabaseClient, accountId: string | null = grace.accountId) {
  const { data } = await call(client, 'invitations', { accountId });
  return invitationsResponse.parse(data);
}

const accept = (token: string) =>
  server.clientOfNobody().auth.verifyOtp({ token_hash: token, type: 'invite' });

async function userOf(email: string) {
  const { rows } = await owner.query(
    'select role, account_id from public.profiles where email = $1',
    [email],
  );
  return rows[0];
}

describe('an invitation', () => {
  test('of an account admin brings a colleague in, by the official client’s own calls', async () => {
    const { email } = await invite(graceAdmin);
    expect(await openOnes(graceAdmin)).toMatchObject([
      { email, firstName: 'Ruth', accountId: grace.accountId, invitedBy: 'Grace Person' },
    ]);
    expect(await userOf(email)).toBeUndefined();
    const token = await doors.tokenMailedTo(email);
    const client = server.clientOfNobody();
    const opened = await client.auth.verifyOtp({ token_hash: token, type: 'invite' });
    expect(opened.error).toBeNull();
    expect((await client.auth.updateUser({ password: 'a brand new one' })).error).toBeNull();
    const again = await server
      .clientOfNobody()
      .auth.signInWithPassword({ email, password: 'a brand new one' });
    expect(again.error).toBeNull();
    expect(await userOf(email)).toEqual({ role: 'account_admin', account_id: grace.accountId });
    expect(await openOnes(graceAdmin)).toEqual([]);
    // Nobody is told of a changed password that was the first one.
    const { rows } = await owner.query(
      "select from private.mails where recipient = $1 and kind = 'password-changed'",
      [email],
    );
    expect(rows).toEqual([]);
  });

  test('says who invites to which church, whatever they are called', async () => {
    const { email } = await invite(graceAdmin, { first_name: 'Click http://thief.test' });
    await doors.tokenMailedTo(email);
    const mail = await readMail(doors.smtp.taken.find(({ to }) => to.includes(email)));
    expect(mail.text).toMatch(/^Hello,\n\nGrace Person invited you to Steeple/);
    expect(mail.text).not.toContain('thief');
    expect(mail.text).toMatch(/\/auth\/invite#token_hash=[\w-]{43}\n/);
  });

  test('of a super admin may be to any church, or to the platform', async () => {
    const { email } = await invite(boss, { role: 'super_admin', account_id: null });
    expect((await accept(await doors.tokenMailedTo(email))).error).toBeNull();
    expect(await userOf(email)).toEqual({ role: 'super_admin', account_id: null });
    await invite(boss, { account_id: harbor.accountId });
    expect(await openOnes(boss, harbor.accountId)).toHaveLength(1);
  });

  test('leaves an audit row of each step, without the token or its hash', async () => {
    const { email } = await invite(graceAdmin);
    const token = await doors.tokenMailedTo(email);
    const { data } = await accept(token);
    const { rows } = await owner.query(
      "select actor_id, operation, after from private.audit_log where table_name = 'private.invitations' order by id desc limit 2",
    );
    expect(rows).toMatchObject([
      { actor_id: data.user?.id, operation: 'UPDATE', after: { email } },
      { actor_id: grace.userId, operation: 'INSERT', after: { email, accepted_at: null } },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/token_hash/);
    expect(`${JSON.stringify(rows)}${server.logged.join('')}`).not.toContain(token);
  });

  test('that is sent again replaces the former one', async () => {
    const { email } = await invite(graceAdmin);
    const first = await doors.tokenMailedTo(email);
    await invite(graceAdmin, { email });
    const second = await doors.tokenMailedTo(email, 2);
    expect((await openOnes(graceAdmin)).filter((open) => open.email === email)).toHaveLength(1);
    expect((await accept(first)).error?.code).toBe('otp_expired');
    expect((await accept(second)).error).toBeNull();
  });

  test('that was ended opens nothing, and is ended once', async () => {
    const { email } = await invite(graceAdmin);
    const token = await doors.tokenMailedTo(email);
    const [open] = await openOnes(graceAdmin);
    const ended = await call(graceAdmin, 'invitation-end', { id: open?.id });
    expect(ended).toMatchObject({ status: 200, data: { email } });
    expect((await call(graceAdmin, 'invitation-end', { id: open?.id })).status).toBe(404);
    expect((await accept(token)).error?.code).toBe('otp_expired');
    expect(await userOf(email)).toBeUndefined();
  });

  test('is over after seven days, and is no link for a new password', async () => {
    const { email } = await invite(graceAdmin);
    const token = await doors.tokenMailedTo(email);
    const wrong = await server
      .clientOfNobody()
      .auth.verifyOtp({ token_hash: token, type: 'recovery' });
    expect(wrong.error?.code).toBe('otp_expired');
    const { rows } = await owner.query(
      'update private.invitations set expires_at = now() where email = $1 returning invited_at',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect((await accept(token)).error?.code).toBe('otp_expired');
    expect(await userOf(email)).toBeUndefined();
  });

  test('that is guessed, cut or opened by a scanner’s GET stays good for the person, once', async () => {
    const { email } = await invite(graceAdmin);
    const token = await doors.tokenMailedTo(email);
    for (const guess of ['A'.repeat(43), token.slice(1), `${token}x`]) {
      expect((await accept(guess)).error?.code).toBe('otp_expired');
    }
    for (const path of [`/auth/v1/verify?token_hash=${token}&type=invite`, '/auth/invite']) {
      await fetch(`${server.url}${path}`);
    }
    expect(await userOf(email)).toBeUndefined();
    expect((await accept(token)).error).toBeNull();
    expect(await userOf(email)).toMatchObject({ role: 'account_admin' });
    expect((await accept(token)).error?.code).toBe('otp_expired');
  });

  test('accepted by many at the same moment makes one user', async () => {
    for (let round = 0; round < raceRounds(); round += 1) {
      await owner.query('truncate private.rate_counters');
      const { email } = await invite(boss);
      const token = await doors.tokenMailedTo(email);
      const uses = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
      expect(uses.filter(({ error }) => error === null)).toHaveLength(1);
      const { rows } = await owner.query('select from auth.users where email = $1', [email]);
      expect(rows).toHaveLength(1);
      await owner.query("update private.invitations set invited_at = now() - interval '2 days'");
    }
  }, 60_000);
});

describe('nobody invites', () => {
  test.each([
    ['to another church', { account_id: harbor.accountId }],
    ['a super admin', { role: 'super_admin', account_id: null }],
  ])('%s who is not a super admin', async (_what, given) => {
    const { status, data } = await call(graceAdmin, 'invite-user', invitee(given));
    expect([status, data.error]).toEqual([403, 'Unauthorized']);
  });

  test.each([
    ['may only look', { may_only_look: true }],
    ['does without giving', { without_giving: true }],
  ])('who %s', async (_what, marks) => {
    const marked = await buildPerson(owner, {
      role: 'account_admin',
      account_id: grace.accountId,
      ...marks,
    });
    const client = await server.clientOf(marked.email);
    expect((await call(client, 'invite-user', invitee())).status).toBe(403);
    expect((await call(client, 'invitations', { accountId: grace.accountId })).status).toBe(403);
  });

  test('without a role or a sign-in', async () => {
    const anyOther = await server.clientOf((await buildPerson(owner, { role: null })).email);
    expect((await call(anyOther, 'invite-user', invitee())).status).toBe(403);
    expect((await call(server.clientOfNobody(), 'invite-user', invitee())).status).toBe(401);
  });

  test('while super admins have switched it off; those of before open nothing meanwhile', async () => {
    const { email } = await invite(graceAdmin);
    const token = await doors.tokenMailedTo(email);
    expect(await call(boss, 'platform-settings', { adminsMayInvite: false })).toEqual({
      status: 200,
      data: { adminsMayInvite: false },
    });
    const { status, data } = await call(graceAdmin, 'invite-user', invitee());
    expect([status, data.error]).toEqual([400, expect.stringContaining('Steeple administrator')]);
    expect((await accept(token)).error?.code).toBe('otp_expired');
    await invite(boss);
    expect((await call(graceAdmin, 'platform-settings', {})).status).toBe(403);
    await call(boss, 'platform-settings', { adminsMayInvite: true });
    expect((await accept(token)).error).toBeNull();
  });

  test('and the functions for users refuse an account admin as before', async () => {
    for (const [name, body] of [
      ['create-user', { ...invitee(), password: 'a good one' }],
      ['delete-user', { userId: harbor.userId }],
      ['reset-user-password', { userId: harbor.userId, newPassword: 'a good one' }],
    ] as const) {
      const { status, data } = await call(graceAdmin, name, body);
      expect([status, data.error], name).toEqual([403, 'Unauthorized']);
    }
  });
});

describe('an e-mail that has an account', () => {
  const taken = [409, 'A user with this email address already exists.'];

  test('is told to super admins, and to account admins of the same church', async () => {
    for (const [client, email] of [
      [boss, harbor.email],
      [graceAdmin, grace.email],
    ] as const) {
      const { status, data } = await call(client, 'invite-user', invitee({ email }));
      expect([status, data.error]).toEqual(taken);
    }
  });

  test('is not told to anybody else: the mail says it to its owner, without a link', async () => {
    await invite(graceAdmin, { email: harbor.email });
    const token = await doors.tokenMailedTo(harbor.email);
    expect(token).toBe('');
    const mail = await readMail(doors.smtp.taken.find(({ to }) => to.includes(harbor.email)));
    expect(mail.text).toContain('You already have a Steeple account');
    expect(await userOf(harbor.email)).toMatchObject({ account_id: harbor.accountId });
  });

  test('by the time the invitation is accepted keeps it', async () => {
    const { email } = await invite(graceAdmin);
    const token = await doors.tokenMailedTo(email);
    await buildPerson(owner, { role: null, email });
    expect((await accept(token)).error?.code).toBe('otp_expired');
    expect(await userOf(email)).toEqual({ role: null, account_id: null });
  });

  test('is mailed five times a day at most', async () => {
    const email = 'often@example.test';
    for (let round = 0; round < 5; round += 1) {
      await invite(boss, { email });
    }
    const { status, data } = await call(boss, 'invite-user', invitee({ email }));
    expect([status, data.error]).toEqual([
      400,
      'You’ve reached today’s limit for invitations. Please try again tomorrow.',
    ]);
  });
});

test('what is missing is told as in Add User', async () => {
  for (const [given, error] of [
    [{ role: null }, 'Please select a role for the new user.'],
    [{ account_id: null }, 'Please select an account for Account Admin users.'],
    [{ first_name: ' ' }, 'Please enter a first name.'],
    [{ email: 'nonsense' }, 'Please enter a valid email address.'],
  ] as const) {
    const { status, data } = await call(boss, 'invite-user', invitee(given));
    expect([status, data.error]).toEqual([400, error]);
  }
});
