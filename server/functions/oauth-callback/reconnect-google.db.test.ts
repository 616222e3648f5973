import { beforeEach, expect, test } from 'vitest';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { browserOf, startConsentingProvider } from '#testing/integrations/connecting.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const type = 'google_search_console';
const chosen = 'sc-domain:gracehill.example';
const blog = { siteUrl: 'https://blog.example/', permissionLevel: 'siteOwner' };

const database = await forThisFile(createTestDatabase(), 'drop');
const provider = await forThisFile(startConsentingProvider(), 'close');
const server = await forThisFile(startTestServer(database, provider.settings), 'close');
beforeEach(() => provider.answerTokens(null));

const listSites = (...siteEntry: object[]) => provider.answerSites({ json: { siteEntry } });

/** A church that had chosen its property when Google ended the access. */
async function loseAccess() {
  const { email, accountId } = await buildPerson(database.owner, { role: 'account_admin' });
  const browser = await browserOf(server, { email });
  const client = await server.clientOf(email);
  const call = (name: string, more = {}) => invokeFunction(client, name, { accountId, ...more });
  const connect = async () => {
    const { authUrl, state } = await browser.begin(type, accountId);
    return browser.comeBack(type, { code: provider.consent(authUrl), state });
  };
  await connect();
  listSites({ siteUrl: chosen, permissionLevel: 'siteOwner' }, blog);
  await call('google-search-console-select-property', { propertyUrl: chosen });

  await database.owner.query(
    'update private.provider_credentials set access_expires_at = now() where account_id = $1',
    [accountId],
  );
  provider.answerTokens(() => ({ status: 400, json: { error: 'invalid_grant' } }));
  expect(await call('google-search-console-properties')).toMatchObject({
    status: 409,
    data: { code: 'reconnect_needed' },
  });
  provider.answerTokens(null);

  const metadata = async () => {
    const { rows } = await database.owner.query<{ metadata: unknown }>(
      'select metadata from public.integrations where account_id = $1 and is_connected',
      [accountId],
    );
    return rows[0]?.metadata;
  };
  expect(await metadata()).toEqual({ property_url: chosen, permission_level: 'siteOwner' });
  return { connect, metadata };
}

test('connecting again keeps the property that was chosen, with the permission it has now', async () => {
  const { connect, metadata } = await loseAccess();
  listSites(blog, { siteUrl: chosen, permissionLevel: 'siteFullUser' });
  expect((await connect()).type).toBe('google-oauth-success');
  expect(await metadata()).toEqual({ property_url: chosen, permission_level: 'siteFullUser' });
});

test.each([
  ['does not list', [blog]],
  ['has not verified', [{ siteUrl: chosen, permissionLevel: 'siteUnverifiedUser' }]],
])('connecting again drops a property that the Google account %s', async (_how, sites) => {
  const { connect, metadata } = await loseAccess();
  listSites(...sites);
  expect((await connect()).type).toBe('google-oauth-success');
  expect(await metadata()).toEqual({});
});
