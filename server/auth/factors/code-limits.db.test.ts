import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthTest, signIn } from '#testing/auth-server.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startDoorStand } from '#testing/mail/door-stand.ts';
import { type Device, setUpDevice, takeSecondStep } from '#testing/two-steps.ts';

const auth = await forThisFile(createAuthTest(), 'end');
const here = await auth.server({ TRUST_PROXY: 'on' });
const there = await auth.server({ TRUST_PROXY: 'on' });
const doors = await forThisFile(startDoorStand(here.services), 'stop');
const { owner } = auth.database;
const [home, hotel] = ['203.0.113.7', '198.51.100.9'];
const limited = 'over_request_rate_limit';
const wrong = 'mfa_verification_failed';

let ruth: Person;
let device: Device;
let codes: string[];

/** A client at this address, as our own proxy saw it; without a sign-in. */
const at = (address: string, server = here) =>
  server.client({ recoveryCodes: true }, { 'x-forwarded-for': address });

async function signedIn(address: string, server = here): Promise<SupabaseClient> {
  const client = at(address, server);
  await signIn(client, ruth.email);
  return client;
}

beforeEach(async () => {
  ruth = await buildPerson(owner, { role: 'account_admin' });
  const client = await signedIn(home);
  device = await setUpDevice(client);
  codes = (await client.auth.mfa.recoveryCodes.generate()).data?.codes ?? [];
});

/** The owner's device, whose codes of this half minute count anew. */
async function rightCode(client: SupabaseClient): Promise<string | null> {
  await owner.query('update auth.factors set last_step = 0 where id = $1', [device.factorId]);
  return takeSecondStep(client, device);
}

/** Wrong codes of somebody who has the password, one from each of so many addresses. */
async function guessFrom(addresses: number): Promise<(string | null)[]> {
  const guesses: (string | null)[] = [];
  for (let index = 0; index < addresses; index += 1) {
    const client = await signedIn(`192.0.2.${index}`, index % 2 === 0 ? here : there);
    guesses.push(await takeSecondStep(client, device, '000000'));
  }
  return guesses;
}

const pass = (milliseconds: number, counters: string) =>
  owner.query('update private.rate_counters set expire = expire - $1 where key like $2', [
    milliseconds,
    counters,
  ]);

describe('somebody who has the password', () => {
  test('has six tries an hour, from however many addresses and processes', async () => {
    const guesses = await guessFrom(12);
    expect(guesses).toEqual([...Array(6).fill(wrong), ...Array(6).fill(limited)]);
    await pass(3_600_000, 'second-step-elsewhere:%');
    expect(await guessFrom(1)).toEqual([wrong]);
  });

  test('has as many when all are sent at once', async () => {
    const clients = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        signedIn(`192.0.2.${index}`, index % 2 === 0 ? here : there),
      ),
    );
    const guesses = await Promise.all(
      clients.map((client) => takeSecondStep(client, device, '000000')),
    );
    expect(guesses.filter((answer) => answer === wrong)).toHaveLength(6);
    expect(guesses.filter((answer) => answer === limited)).toHaveLength(6);
  });

  test('keeps the owner out neither at home, nor by a mailed link, nor with a code on paper', async () => {
    await guessFrom(8);
    const thief = await signedIn('192.0.2.1');
    for (let turn = 0; turn < 11; turn += 1) {
      await thief.auth.mfa.recoveryCodes.verify({ code: 'aaaaa-aaaaa' });
    }
    expect(await rightCode(await signedIn(home))).toBeNull();

    const away = await signedIn(hotel);
    expect(await rightCode(away)).toBe(limited);
    const onPaper = await away.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
    expect(onPaper.error).toBeNull();

    const byMail = at(hotel, there);
    await byMail.auth.resetPasswordForEmail(ruth.email);
    const token = await doors.tokenMailedTo(ruth.email);
    await byMail.auth.verifyOtp({ token_hash: token, type: 'recovery' });
    expect(await rightCode(byMail)).toBeNull();
    const changed = await byMail.auth.updateUser({ password: 'walnut harbor seventeen' });
    expect(changed.error).toBeNull();
  });

  test('of the same office has thirty tries a day there, and keeps nobody out elsewhere', async () => {
    const guesses: (string | null)[] = [];
    const thief = await signedIn(home);
    for (let turn = 0; turn < 32; turn += 1) {
      guesses.push(await takeSecondStep(thief, device, '000000'));
      await pass(300_000, 'second-step:%');
      await pass(300_000, 'second-step-begun:%');
    }
    expect(guesses).toEqual([...Array(30).fill(wrong), limited, limited]);
    expect(await rightCode(await signedIn(hotel))).toBeNull();
  });
});

test('whoever waits for the limit of others does not use up their own', async () => {
  await guessFrom(6);
  const away = await signedIn(hotel);
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await takeSecondStep(away, device, '000000')).toBe(limited);
  }
  await pass(3_600_000, 'second-step-elsewhere:%');
  expect(await rightCode(await signedIn(hotel))).toBeNull();
  // And from now on that is a place where they are known.
  expect(await guessFrom(7)).toContain(limited);
  expect(await rightCode(await signedIn(hotel))).toBeNull();
});
