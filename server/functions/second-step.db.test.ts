import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, describe, expect } from 'vitest';
import { z } from 'zod';
import { requireTwoSteps } from '#server/auth/factors/require-two-steps.ts';
import { readConfig } from '#server/config.ts';
import { signInNew, test } from '#testing/steeple-test.ts';
import type { TestServer } from '#testing/test-server.ts';
import { setUpDevice, takeSecondStep } from '#testing/two-steps.ts';

afterEach<{ database: { owner: { query(text: string): Promise<unknown> } } }>(
  async ({ database }) => {
    await database.owner.query(
      "update private.platform_settings set two_steps_required_of = 'off'",
    );
  },
);

const refusal = z.object({ code: z.string() });

/** What comes of asking for rows, of a named function, and of a stream of changes. */
async function allWays(server: TestServer, client: SupabaseClient, accountId: string) {
  const { data } = await client.auth.getSession();
  return answersTo(server, data.session?.access_token ?? '', accountId);
}

async function answersTo(server: TestServer, token: string, accountId: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ending = new AbortController();
  const asked = [
    fetch(`${server.url}/rest/v1/profiles?select=id`, { headers }),
    fetch(`${server.url}/functions/v1/sync-status`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ accountId }),
    }),
    fetch(`${server.url}/live/v1/changes`, { headers, signal: ending.signal }),
  ];
  const answers = await Promise.all(asked);
  const bodies = await Promise.all(
    answers.map(async (answer) =>
      answer.status === 200 ? null : refusal.parse(await answer.json()),
    ),
  );
  ending.abort();
  return answers.map(({ status }, index) => [status, bodies[index]?.code ?? null]);
}

const open = [
  [200, null],
  [200, null],
  [200, null],
];
const shut = [403, 403, 403].map((status) => [status, 'insufficient_aal']);

describe('before the second step', () => {
  test('nothing is read, called or heard, whatever the token says', async ({
    database,
    server,
  }) => {
    const ruth = await signInNew(database, server, 'account_admin');
    expect(await allWays(server, ruth.client, ruth.accountId)).toEqual(open);
    const device = await setUpDevice(ruth.client);
    expect(await allWays(server, ruth.client, ruth.accountId)).toEqual(open);
    const again = await server.clientOf(ruth.email);
    expect(await allWays(server, again, ruth.accountId)).toEqual(shut);
    const { error } = await again.from('profiles').select('user_id');
    expect(error?.message).toBe('Please enter the code from your authenticator app first.');

    // A token that claims the second step, with our own signature.
    const { data } = await again.auth.getSession();
    const { accessTokens } = server.services;
    const { session_id } = await accessTokens.verify(data.session?.access_token ?? '');
    const { token } = await accessTokens.sign({ id: ruth.userId, email: ruth.email }, session_id, {
      aal: 'aal2',
      amr: [{ method: 'totp', timestamp: 1 }],
    });
    expect(await answersTo(server, token, ruth.accountId)).toEqual(shut);

    expect(await takeSecondStep(again, device)).toBeNull();
    expect(await allWays(server, again, ruth.accountId)).toEqual(open);
  });

  test('whoever must have one and has none can set it up, and nothing else', async ({
    database,
    server,
  }) => {
    const boss = await signInNew(database, server, 'super_admin');
    const ruth = await signInNew(database, server, 'account_admin');
    // As a server does that is started with this setting.
    const requireOf = (whom: string) => {
      const { REQUIRE_TWO_STEPS } = readConfig({ NODE_ENV: 'test', REQUIRE_TWO_STEPS: whom });
      return requireTwoSteps(database.ownerConfig, REQUIRE_TWO_STEPS);
    };
    await requireOf('off');
    expect(await allWays(server, boss.client, ruth.accountId)).toEqual(open);
    await requireOf('super_admins');
    expect(await allWays(server, boss.client, ruth.accountId)).toEqual(shut);
    expect(await allWays(server, ruth.client, ruth.accountId)).toEqual(open);
    await requireOf('everybody');
    expect(await allWays(server, ruth.client, ruth.accountId)).toEqual(shut);
    const { error } = await ruth.client.from('profiles').select('user_id');
    expect(error?.message).toBe('Please set up two-step sign-in first.');
    const { data } = await ruth.client.auth.getUser();
    expect(data.user?.app_metadata).toMatchObject({ missing_step: 'enroll' });
    await setUpDevice(ruth.client);
    expect(await allWays(server, ruth.client, ruth.accountId)).toEqual(open);
    const { data: after } = await ruth.client.auth.getUser();
    expect(after.user?.app_metadata).not.toHaveProperty('missing_step');
    expect(() => readConfig({ NODE_ENV: 'test', REQUIRE_TWO_STEPS: 'nobody' })).toThrow(
      'REQUIRE_TWO_STEPS',
    );
  });
});

describe('a lost device', () => {
  test('is reset by another super admin, told to the person and audited', async ({
    database,
    server,
    superAdmin,
  }) => {
    const ruth = await signInNew(database, server, 'account_admin');
    await setUpDevice(ruth.client);
    const { data } = await superAdmin.client.functions.invoke('reset-two-steps', {
      body: { userId: ruth.userId },
    });
    expect(data).toEqual({ success: true, wasOn: true });
    // Signed out everywhere, and in again with the password alone.
    const { error } = await ruth.client.auth.getUser();
    expect(error?.name).toBe('AuthSessionMissingError');
    const again = await server.clientOf(ruth.email);
    expect(await allWays(server, again, ruth.accountId)).toEqual(open);
    const { rows: mails } = await database.owner.query(
      "select data ->> 'isReset' as reset from private.mails where recipient = $1 and kind = 'two-steps-removed'",
      [ruth.email],
    );
    expect(mails).toEqual([{ reset: 'true' }]);
    const { rows: audited } = await database.owner.query(
      "select operation, before ->> 'user_id' as person from private.audit_log where table_name = 'auth.factors' and actor_id = $1",
      [superAdmin.userId],
    );
    expect(audited).toEqual([{ operation: 'DELETE', person: ruth.userId }]);
  });

  test('is not reset by its own super admin, nor by an account admin', async ({
    database,
    server,
    admin,
  }) => {
    const boss = await signInNew(database, server, 'super_admin');
    await setUpDevice(boss.client);
    for (const client of [boss.client, admin.client]) {
      const { error } = await client.functions.invoke('reset-two-steps', {
        body: { userId: boss.userId },
      });
      expect(error).not.toBeNull();
    }
    const { data } = await boss.client.auth.mfa.listFactors();
    expect(data?.totp).toHaveLength(1);
  });
});
