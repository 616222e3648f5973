import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letterSettings } from '#contract/functions/letters.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { type LetterStand, startLetterStand } from '#testing/mail/letter-stand.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let database: TestDatabase;
let server: TestServer;
let stand: LetterStand;
let ruth: Person;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database);
  stand = await startLetterStand(server.services);
  ruth = await buildPerson(database.owner, { role: 'account_admin', first_name: 'Ruth' });
  accountId = ruth.accountId ?? '';
});
afterAll(async () => {
  await stand.stop();
  await server.close();
  await database.drop();
});

const colleague = (given: Record<string, unknown> = {}) =>
  buildPerson(database.owner, { role: 'account_admin', account_id: accountId, ...given });

async function call(client: SupabaseClient, name: string, body: Record<string, unknown> = {}) {
  return invokeFunction(client, name, { accountId, ...body });
}

async function subscribed(client: SupabaseClient, wish: Record<string, unknown> = {}) {
  const { data } = await call(client, 'letter-settings-save', {
    subscribed: true,
    evenWhenNothing: false,
    ...wish,
  });
  return letterSettings.parse(data);
}

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

async function settingsOf(client: SupabaseClient) {
  const { data } = await call(client, 'letter-settings');
  return letterSettings.parse(data);
}
