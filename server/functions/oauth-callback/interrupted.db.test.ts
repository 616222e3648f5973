import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import {
  browserOf,
  type ConsentingProvider,
  startConsentingProvider,
  tokenAnswer,
} from '#testing/integrations/connecting.ts';
import type { Reply } from '#testing/integrations/provider-server.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let database: TestDatabase;
let provider: ConsentingProvider;
let server: TestServer;
/** Gives a provider up so soon that on a busy machine it may have answered. */
let hasty: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  provider = await startConsentingProvider();
  server = await startTestServer(database, provider.settings);
  hasty = await startTestServer(database, { ...provider.settings, PROVIDER_TIMEOUT_MS: 500 });
});
afterEach(() => provider.answerTokens(null));
afterAll(async () => {
  await Promise.all([server.close(), hasty.close()]);
  await provider.close();
  await database.drop();
});

const buildAdmin = () => buildPerson(database.owner, { role: 'account_admin' });

/** Goes to the consent page and back, while something happens in between. */
async function connect(
  person: Person,
  type: IntegrationType,
  meanwhile: () => Promise<unknown> = async () => {},
  at = server,
) {
  const browser = await browserOf(at, person);
  const { authUrl, state } = await browser.begin(type, person.accountId);
  const code = provider.consent(authUrl);
  await meanwhile();
  return browser.comeBack(type, { code, state });
}

async function isConnected({ accountId }: Person) {
  const { rows } = await database.owner.query(
    'select 1 from public.integrations where account_id = $1 and is_connected',
    [accountId],
  );
  return rows.length > 0;
}

async function countRevocations({ accountId }: Person) {
  const { rows } = await database.owner.query(
    'select count(*)::int as count from private.provider_revocations where account_id = $1',
    [accountId],
  );
  return rows[0].count;
}

const change =
  (text: string, ...values: unknown[]) =>
  () =>
    database.owner.query(text, values);

describe('who comes back too late', () => {
  test('is refused when their ten minutes are over', async () => {
    const forgetful = await startTestServer(database, {
      ...provider.settings,
      connectionStateLifeSeconds: 1,
    });
    const person = await buildAdmin();
    const browser = await browserOf(forgetful, person);
    const { authUrl, state } = await browser.begin('planning_center', person.accountId);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const code = provider.consent(authUrl);
    const answer = await browser.comeBack('planning_center', { code, state });
    await forgetful.close();
    expect(answer).toMatchObject({
      type: 'planning-center-oauth-error',
      origin: forgetful.url,
    });
    expect(await isConnected(person)).toBe(false);
  });

  test.each([
    ['signed out', 'delete from auth.sessions where user_id = $1'],
    ['deleted', 'delete from auth.users where id = $1'],
    [
      'without a church',
      'delete from public.accounts where id = (select account_id from public.profiles where user_id = $1)',
    ],
  ])('is refused when %s meanwhile', async (_what, statement) => {
    const person = await buildAdmin();
    const before = provider.tokenRequests().length;
    const answer = await connect(person, 'planning_center', change(statement, person.userId));
    expect(answer.type).toBe('planning-center-oauth-error');
    expect(await isConnected(person)).toBe(false);
    expect(provider.tokenRequests().length).toBe(before);
  });
});

describe('who may not connect any more', () => {
  const demote = 'update public.profiles set role = null where user_id = $1';

  test('is refused when demoted on the way, and the tokens are given back', async () => {
    const person = await buildAdmin();
    const answer = await connect(person, 'planning_center', change(demote, person.userId));
    expect(answer).toMatchObject({ type: 'planning-center-oauth-error' });
    expect(answer.page).toContain('You can no longer connect systems for this account.');
    expect(await isConnected(person)).toBe(false);
    expect(await countRevocations(person)).toBe(1);
  });

  test.each([
    ['demoted', demote],
    ['signed out', 'delete from auth.sessions where user_id = $1'],
    [
      'without a church',
      'delete from public.accounts where id = (select account_id from public.profiles where user_id = $1)',
    ],
  ])('is refused when %s while the provider answers', async (_what, statement) => {
    const person = await buildAdmin();
    provider.answerTokens(async () => {
      await database.owner.query(statement, [person.userId]);
      return { json: tokenAnswer() };
    });
    const answer = await connect(person, 'planning_center');
    expect(answer.type).toBe('planning-center-oauth-error');
    expect(await isConnected(person)).toBe(false);
    expect(await countRevocations(person)).toBe(1);
  });
});

describe('a provider that does not deliver', () => {
  test.each<[string, Reply]>([
    ['a refused code', { status: 400, json: { error: 'invalid_grant' } }],
    ['a refused application', { status: 401, json: { error: 'invalid_client' } }],
    ['500', { status: 500, text: '' }],
    ['HTML', { status: 403, text: '<html>Request blocked.</html>' }],
    ['a cut connection', 'cut'],
    ['no answer at all', 'hang'],
  ])('leaves the church as it was and says so: %s', async (_what, reply) => {
    provider.answerTokens(() => reply);
    const person = await buildAdmin();
    const start = performance.now();
    const answer = await connect(person, 'google_search_console', undefined, hasty);
    // Without the setting it would take 12 seconds; a busy machine may take its time.
    expect(performance.now() - start).toBeLessThan(8_000);
    expect(answer).toMatchObject({
      type: 'google-oauth-error',
      sentence: 'Failed to connect Google Search Console',
    });
    expect(await isConnected(person)).toBe(false);
  });

  test.each(['openid email', ''])(
    'a consent without the one scope (“%s”) is no connection, and its tokens are given back',
    async (scope) => {
      provider.answerTokens(() => ({ json: tokenAnswer({ scope }) }));
      const person = await buildAdmin();
      const answer = await connect(person, 'google_search_console');
      expect(answer).toMatchObject({
        type: 'google-oauth-error',
        sentence: 'Failed to connect Google Search Console',
      });
      expect(answer.page).toContain('Connect again and make sure every box is checked.');
      expect(await isConnected(person)).toBe(false);
      expect(await countRevocations(person)).toBe(1);
    },
  );

  test('a scope that is not named is the requested one', async () => {
    provider.answerTokens(() => ({ json: tokenAnswer() }));
    const person = await buildAdmin();
    expect((await connect(person, 'google_search_console')).type).toBe('google-oauth-success');
  });

  test('a consent to some products of Planning Center is a connection', async () => {
    provider.answerTokens(() => ({ json: tokenAnswer({ scope: 'people' }) }));
    const person = await buildAdmin();
    expect((await connect(person, 'planning_center')).type).toBe('planning-center-oauth-success');
  });

  test('tokens without a refresh token connect for as long as they last', async () => {
    provider.answerTokens(() => ({ json: tokenAnswer({ refresh_token: undefined }) }));
    const person = await buildAdmin();
    expect((await connect(person, 'planning_center')).type).toBe('planning-center-oauth-success');
    expect(server.logged.join('')).toContain('a connection came without a refresh token');
  });
});

test('a database that fails still answers a page that tells the asking one', async () => {
  const person = await buildAdmin();
  const answer = await connect(
    person,
    'planning_center',
    change('revoke delete on private.connection_states from steeple_providers'),
  );
  await database.owner.query('grant delete on private.connection_states to steeple_providers');
  expect(answer).toMatchObject({
    status: 500,
    type: 'planning-center-oauth-error',
    origin: server.url,
  });
});
