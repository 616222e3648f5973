import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { letterSettings } from '#contract/functions/letters.ts';
import { letterRefusals } from '#contract/messages/letter-refusals.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { churchOfLetters } from '#testing/mail/church-of-letters.ts';
import { startLetterStand } from '#testing/mail/letter-stand.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const stand = await forThisFile(startLetterStand(server.services), 'stop');
const ruth = await buildPerson(database.owner, { role: 'account_admin', first_name: 'Ruth' });
const accountId = ruth.accountId ?? '';

const { call, colleague, subscribed } = churchOfLetters(database, accountId);

describe('the link to stop', () => {
  test('ends the letter at a POST without sign-in, and nothing at a GET', async () => {
    const mary = await colleague();
    const client = await server.clientOf(mary.email);
    await subscribed(client);
    await call(client, 'letter-test');
    const mail = await stand.mailTo(mary.email);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    const address = headers.get('list-unsubscribe')?.slice(1, -1) ?? '';
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.html).toContain(address.replaceAll('&', '&amp;'));
    const url = new URL(address);
    const here = `${server.url}${url.pathname}${url.search}`;
    await fetch(here);
    await fetch(here, { method: 'HEAD' });
    expect(await settingsOf(client)).toMatchObject({ subscribed: true });
    const forged = here.replace(/token=.{5}/, 'token=AAAAA');
    expect((await fetch(forged, { method: 'POST' })).status).toBe(404);
    const someone = await subscribed(await server.clientOf(ruth.email));
    expect(someone.subscribed).toBe(true);
    expect(await settingsOf(client)).toMatchObject({ subscribed: true });
    const answer = await fetch(here, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await settingsOf(client)).toMatchObject({ subscribed: false });
    expect(await settingsOf(await server.clientOf(ruth.email))).toMatchObject({ subscribed: true });
    // Pressed again, by the mail program and by the person.
    expect((await fetch(here, { method: 'POST' })).status).toBe(200);
  });
});

describe('an offer', () => {
  test('is mailed to a colleague, who alone decides', async () => {
    const nell = await colleague({ first_name: 'Nell' });
    const client = await server.clientOf(nell.email);
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from public.profiles where user_id = $1',
      [nell.userId],
    );
    const profileId = rows[0]?.id;
    const boss = await server.clientOf(ruth.email);
    const offered = { profileId, letter: false, letterOffered: true };
    expect(await call(boss, 'letter-offer', { profileId })).toMatchObject({
      status: 200,
      data: offered,
    });
    expect(await call(boss, 'letter-offer', { profileId })).toMatchObject({
      status: 200,
      data: offered,
    });
    const mail = await stand.mailTo(nell.email);
    expect(mail.text).toContain('Ruth Person thinks');
    expect(await settingsOf(client)).toMatchObject({ subscribed: false, offeredBy: 'Ruth Person' });
    await subscribed(client);
    expect(await settingsOf(client)).toMatchObject({ subscribed: true, offeredBy: null });
    expect(await call(boss, 'letter-offer', { profileId })).toMatchObject({
      data: { letter: true, letterOffered: false },
    });
    const { data } = await call(boss, 'colleagues');
    expect(data).toContainEqual(expect.objectContaining({ profileId, letter: true }));
    expect(stand.smtp.taken.filter(({ to }) => to.includes(nell.email))).toHaveLength(1);
    // Neither somebody marked nor somebody of another church offers it.
    const onlooker = await colleague({ may_only_look: true });
    const stranger = await buildPerson(database.owner, { role: 'account_admin' });
    for (const person of [onlooker, stranger]) {
      const refused = await call(await server.clientOf(person.email), 'letter-offer', {
        profileId,
      });
      expect(refused.status).toBe(403);
    }
  });
});

describe('a colleague who turned it down', () => {
  const profileOf = async (userId: string) => {
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from public.profiles where user_id = $1',
      [userId],
    );
    return rows[0]?.id;
  };
  const letPass = (days: number, userId: string) =>
    database.owner.query(
      'update private.letters set declined_at = declined_at - make_interval(days => $1) where person_id = $2',
      [days, userId],
    );

  test('is not offered it again for 90 days, which whoever offers it is told', async () => {
    const nell = await colleague();
    const client = await server.clientOf(nell.email);
    const boss = await server.clientOf(ruth.email);
    const profileId = await profileOf(nell.userId);
    const offer = () => call(boss, 'letter-offer', { profileId });
    expect(await offer()).toMatchObject({ status: 200 });
    await stand.mailTo(nell.email);
    await subscribed(client, { subscribed: false });
    for (const days of [0, 89]) {
      await letPass(days, nell.userId);
      expect(await offer()).toMatchObject({
        status: 409,
        data: { error: letterRefusals.turnedDown },
      });
    }
    expect(await settingsOf(client)).toMatchObject({ offeredBy: null });
    await letPass(1, nell.userId);
    expect(await offer()).toMatchObject({ status: 200, data: { letterOffered: true } });
  });

  test('may change their mind, and stopping it by its link counts as well', async () => {
    const nell = await colleague();
    const client = await server.clientOf(nell.email);
    const boss = await server.clientOf(ruth.email);
    const profileId = await profileOf(nell.userId);
    await subscribed(client, { subscribed: false });
    expect(await subscribed(client)).toMatchObject({ subscribed: true });
    expect(await call(boss, 'letter-offer', { profileId })).toMatchObject({
      data: { letter: true },
    });
    await database.owner.query(
      'select private.stop_letter(id) from private.letters where person_id = $1',
      [nell.userId],
    );
    expect(await call(boss, 'letter-offer', { profileId })).toMatchObject({ status: 409 });
  });
});

async function settingsOf(client: SupabaseClient) {
  const { data } = await call(client, 'letter-settings');
  return letterSettings.parse(data);
}
