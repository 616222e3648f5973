import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { integrationRow } from '#contract/tables/integrations.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildIntegration } from '#testing/factories/integration.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { castPeople, denied, nothing, notSignedIn } from '#testing/rest/cast.ts';
import { startTestRestServer } from '#testing/rest/rest-server.ts';
import { createTestDatabase } from '#testing/test-database.ts';

// The table's calls of the specification's section 7, made with the official client, by everybody.
const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestRestServer(database), 'close');
const people = await castPeople(database, server);

describe('integrations', () => {
  const disconnected = {
    is_connected: false,
    access_token: null,
    refresh_token: null,
    token_expires_at: null,
    metadata: null,
    // A moment that is far from now is not believed. In whole seconds, as PostgreSQL writes them.
    disconnected_at: new Date(Math.floor(Date.now() / 1000) * 1000)
      .toISOString()
      .replace('.000Z', '+00:00'),
  };

  // Proves: 7.integrations.01
  test('all rows of an account', async () => {
    const account = await buildAccount(database.owner);
    await buildIntegration(database.owner, {
      account_id: account,
      metadata: { organization_name: 'Own', organization_id: '1' },
    });
    const read = (client: SupabaseClient) =>
      client.from('integrations').select('*').eq('account_id', account);
    const { data } = await read(people.asSuperAdmin);
    expect(data).toMatchObject([{ metadata: { organization_name: 'Own' }, access_token: null }]);
    expect(integrationRow.safeParse(data?.[0])).toMatchObject({ success: true });
    expect(await read(people.asAdmin)).toMatchObject(nothing);
    expect(await read(people.asRoleless)).toMatchObject(denied);
    expect(await read(people.signedOut)).toMatchObject(notSignedIn);
  });

  // Proves: 4.integrations.03, 7.integrations.02
  test('disconnecting one by id', async () => {
    const own = await buildIntegration(database.owner, { account_id: people.church });
    const foreign = await buildIntegration(database.owner, { account_id: people.otherChurch });
    const disconnect = (client: SupabaseClient, id: string) =>
      client.from('integrations').update(disconnected).eq('id', id).select();
    expect(await disconnect(people.asRoleless, own)).toMatchObject(denied);
    expect(await disconnect(people.signedOut, own)).toMatchObject(notSignedIn);
    expect(await disconnect(people.asAdmin, foreign)).toMatchObject(nothing);
    expect(await disconnect(people.asAdmin, own)).toMatchObject({
      status: 200,
      data: [disconnected],
    });
    expect(await disconnect(people.asSuperAdmin, foreign)).toMatchObject({ data: [disconnected] });
    const connect = people.asAdmin
      .from('integrations')
      .update({ is_connected: true })
      .eq('id', own);
    expect(await connect).toMatchObject(denied);
  });
});
