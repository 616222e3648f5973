import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthTest, refresh, send, signIn } from '#testing/auth-server.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startDoorStand } from '#testing/mail/door-stand.ts';
import { raceRounds } from '#testing/race-rounds.ts';
import { codeOf, type Device, setUpDevice, takeSecondStep } from '#testing/two-steps.ts';

const auth = await forThisFile(createAuthTest(), 'end');
/** Two processes of one installation. */
const here = await auth.server();
const there = await auth.server();
const { owner } = auth.database;

let ruth: Person;
beforeEach(async () => {
  ruth = await buildPerson(owner, { role: 'account_admin' });
  await owner.query('delete from private.rate_counters');
});

async function signedIn(server = here): Promise<SupabaseClient> {
  const client = server.client();
  await signIn(client, ruth.email);
  return client;
}

async function levelOf({ auth: { mfa } }: SupabaseClient) {
  const { data } = await mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel, data?.currentAuthenticationMethods.map(methodOf)];
}
const methodOf = (entry: unknown) =>
  typeof entry === 'object' && entry && 'method' in entry ? entry.method : entry;

async function tokensOf(client: SupabaseClient) {
  const { data } = await client.auth.getSession();
  const [access, refreshing] = [data.session?.access_token, data.session?.refresh_token];
  return { access: access ?? '', refresh: refreshing ?? '' };
}

const verify = (
  server: typeof here,
  access: string,
  device: Device,
  challenge: string,
  code: string,
) =>
  send(
    server,
    'POST',
    `/factors/${device.factorId}/verify`,
    { challenge_id: challenge, code },
    { authorization: `Bearer ${access}` },
  );

describe('the official client, unchanged,', () => {
  test('sets up a device, signs in with it, lists it and removes it', async () => {
    const client = await signedIn();
    expect(await levelOf(client)).toEqual(['aal1', 'aal1', ['password']]);
    const { data: begun } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
      issuer: 'Grace Church',
    });
    expect(begun).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    const totp = begun && 'totp' in begun ? begun.totp : { qr_code: '', secret: '', uri: '' };
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    expect(decodeURIComponent(totp.uri)).toContain(`Grace Church:${ruth.email}`);
    const device = { factorId: begun?.id ?? '', secret: totp.secret };

    // Before its first code it counts for nothing.
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      totp: [],
      all: [{ id: device.factorId, status: 'unverified' }],
    });
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: device.factorId });
    expect(challenge?.expires_at).toBeGreaterThan(Date.now() / 1000);
    const { error } = await client.auth.mfa.verify({
      factorId: device.factorId,
      challengeId: challenge?.id ?? '',
      code: codeOf(device),
    });
    expect(error).toBeNull();
    expect(await levelOf(client)).toEqual(['aal2', 'aal2', ['totp', 'password']]);

    const elsewhere = await signedIn(there);
    expect(await levelOf(elsewhere)).toEqual(['aal1', 'aal2', ['password']]);
    expect(await takeSecondStep(elsewhere, device)).toBeNull();
    expect(await levelOf(elsewhere)).toEqual(['aal2', 'aal2', ['totp', 'password']]);
    expect((await elsewhere.auth.mfa.listFactors()).data?.totp).toHaveLength(1);

    expect((await elsewhere.auth.mfa.unenroll({ factorId: device.factorId })).error).toBeNull();
    expect((await elsewhere.auth.mfa.listFactors()).data?.all).toEqual([]);
    await client.auth.refreshSession();
    expect(await levelOf(client)).toEqual(['aal1', 'aal1', ['password']]);
  });

  test('gets codes for a lost device, each of which works once', async () => {
    const client = here.client({ recoveryCodes: true });
    await signIn(client, ruth.email);
    const { recoveryCodes } = client.auth.mfa;
    expect((await recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
    await setUpDevice(client);
    const { data: first } = await recoveryCodes.generate({ friendlyName: 'On paper' });
    expect(first).toMatchObject({ type: 'recovery_code', friendly_name: 'On paper', total: 10 });
    expect((await recoveryCodes.generate()).error?.code).toBe('mfa_factor_name_conflict');
    const { data: set } = await recoveryCodes.regenerate();
    expect(set?.codes).toHaveLength(10);

    const lost = there.client({ recoveryCodes: true });
    await signIn(lost, ruth.email);
    const tryCode = async (code = '') =>
      (await lost.auth.mfa.recoveryCodes.verify({ code })).error?.code;
    expect(await tryCode(first?.codes[0])).toBe('mfa_verification_failed');
    expect(await tryCode(set?.codes[0]?.toUpperCase().replace('-', ' '))).toBeUndefined();
    expect(await levelOf(lost)).toEqual(['aal2', 'aal2', ['recovery_code', 'password']]);
    expect(await tryCode(set?.codes[0])).toBe('mfa_verification_failed');
    expect((await lost.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({
      total: 10,
      remaining: 9,
    });
    const { rows } = await owner.query(
      'select code_hash from auth.recovery_codes join auth.factors on id = factor_id where user_id = $1',
      [ruth.userId],
    );
    expect(JSON.stringify(rows)).not.toContain(set?.codes[1]);
    expect((await lost.auth.mfa.recoveryCodes.unenroll()).error).toBeNull();
  });
});

describe('refused is', () => {
  test('a code that was taken already, at whichever process, in a race of many', {
    timeout: 60_000,
  }, async () => {
    for (let round = 0; round < raceRounds(); round += 1) {
      ruth = await buildPerson(owner, { role: 'account_admin' });
      const device = await setUpDevice(await signedIn());
      const code = codeOf(device, 1);
      const tries = await Promise.all(
        [here, there, here, there].map(async (server) => {
          const client = await signedIn(server);
          const { access } = await tokensOf(client);
          const { data } = await client.auth.mfa.challenge({ factorId: device.factorId });
          return { server, access, challenge: data?.id ?? '' };
        }),
      );
      const answers = await Promise.all(
        tries.map(({ server, access, challenge }) =>
          verify(server, access, device, challenge, code),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
      // The loser's challenge is still open; the code is not.
      const late = await signedIn(there);
      expect(await takeSecondStep(late, device, code)).toBe('mfa_verification_failed');
    }
  });

  test('a challenge of another session, of another factor, used or too old', async () => {
    const client = await signedIn();
    const device = await setUpDevice(client);
    const other = await signedIn();
    const { data: own } = await other.auth.mfa.challenge({ factorId: device.factorId });
    const { access } = await tokensOf(client);
    const answer = await verify(here, access, device, own?.id ?? '', codeOf(device, 1));
    expect(answer.body).toMatchObject({ error_code: 'mfa_challenge_expired' });
    await owner.query("update auth.challenges set created_at = now() - interval '6 minutes'");
    const { access: others } = await tokensOf(other);
    const late = await verify(here, others, device, own?.id ?? '', codeOf(device, 1));
    expect(late.body).toMatchObject({ error_code: 'mfa_challenge_expired' });
    const stranger = await buildPerson(owner, { role: 'account_admin' });
    const theirs = here.client();
    await signIn(theirs, stranger.email);
    const { error } = await theirs.auth.mfa.challenge({ factorId: device.factorId });
    expect(error?.code).toBe('mfa_factor_not_found');
  });

  test('setting up or removing a device with a stolen session', async () => {
    const client = await signedIn();
    await owner.query(
      "update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1",
      [ruth.userId],
    );
    const stolen = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    expect(stolen.error?.code).toBe('insufficient_aal');
    const device = await setUpDevice(await signedIn());
    // The session that never proved it is over, and a new one with the password alone can neither add nor remove.
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const passwordOnly = await signedIn();
    const added = await passwordOnly.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    expect(added.error?.code).toBe('insufficient_aal');
    const removed = await passwordOnly.auth.mfa.unenroll({ factorId: device.factorId });
    expect(removed.error?.code).toBe('insufficient_aal');
    const changed = await passwordOnly.auth.updateUser({ password: 'walnut harbor seventeen' });
    expect(changed.error?.code).toBe('insufficient_aal');
  });

  test('guessing, across sessions and processes, while codes for a lost device still work', async () => {
    const client = here.client({ recoveryCodes: true });
    await signIn(client, ruth.email);
    const device = await setUpDevice(client);
    const { data } = await client.auth.mfa.recoveryCodes.generate();
    const codes: (string | null)[] = [];
    for (const server of [here, there, here, there, here, there]) {
      codes.push(await takeSecondStep(await signedIn(server), device, '000000'));
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('mfa_verification_failed'));
    expect(codes[5]).toBe('over_request_rate_limit');
    expect(await takeSecondStep(await signedIn(there), device)).toBe('over_request_rate_limit');
    const lost = there.client({ recoveryCodes: true });
    await signIn(lost, ruth.email);
    const used = await lost.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' });
    expect(used.error).toBeNull();
  });
});

test('a link for a new password changes nothing before the code, and brings no device', async () => {
  const doors = await startDoorStand(here.services);
  const device = await setUpDevice(await signedIn());
  await here.client().auth.resetPasswordForEmail(ruth.email);
  const token = await doors.tokenMailedTo(ruth.email);
  const client = there.client();
  expect((await client.auth.verifyOtp({ token_hash: token, type: 'recovery' })).error).toBeNull();
  const change = () => client.auth.updateUser({ password: 'a brand new one' });
  expect((await change()).error?.code).toBe('insufficient_aal');
  const added = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
  expect(added.error?.code).toBe('insufficient_aal');
  expect(await takeSecondStep(client, device)).toBeNull();
  expect((await change()).error).toBeNull();
  await doors.stop();
});

test('a refresh neither raises nor lowers a session, and the token from before the step is used up', async () => {
  const client = await signedIn();
  const before = await tokensOf(client);
  const device = await setUpDevice(client);
  const raised = await client.auth.refreshSession();
  expect(raised.error).toBeNull();
  expect(await levelOf(client)).toEqual(['aal2', 'aal2', ['totp', 'password']]);
  const low = await signedIn();
  await low.auth.refreshSession();
  expect(await levelOf(low)).toEqual(['aal1', 'aal2', ['password']]);
  await owner.query("update auth.sessions set refreshed_at = refreshed_at - interval '1 minute'");
  expect((await refresh(there, before.refresh)).body).toMatchObject({
    error_code: 'refresh_token_already_used',
  });
  expect(device.secret).not.toBe('');
});

test('the secret is stored sealed, opens in no other row, and is in no log and no audit row', async () => {
  const device = await setUpDevice(await signedIn());
  const { rows } = await owner.query<{ sealed_secret: string }>(
    'select sealed_secret from auth.factors where id = $1',
    [device.factorId],
  );
  const sealed = rows[0]?.sealed_secret ?? '';
  expect(sealed).toMatch(/^v1\./);
  const { keyring } = here.services;
  expect(keyring.open(sealed, `auth.factors/${device.factorId}`)).toBe(device.secret);
  expect(() => keyring.open(sealed, `auth.factors/${ruth.userId}`)).toThrow();
  const { rows: audited } = await owner.query(
    "select before, after from private.audit_log where table_name = 'auth.factors' and row_id = $1",
    [device.factorId],
  );
  expect(audited).toHaveLength(2);
  expect(JSON.stringify(audited)).not.toMatch(/sealed|v1\./);
  expect(here.logLines.join('')).not.toContain(device.secret);
});
