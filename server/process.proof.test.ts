import { once } from 'node:events';
import { request } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';

/** A busy machine is no reason to fail. */
const soon = { timeout: 30_000 };
const running: RunningSteeple[] = [];
async function run(variables: Record<string, string> = {}): Promise<RunningSteeple> {
  const steeple = await runSteeple(variables);
  running.push(steeple);
  return steeple;
}
afterEach(async () => {
  // Some share a data folder: nobody may be at work in it when it is removed.
  const started = running.splice(0);
  await Promise.all(started.map((steeple) => steeple.stop()));
  for (const steeple of started) {
    await steeple.remove();
  }
});

async function superAdmin(url: string) {
  const client = createClient(url, 'sb_publishable_steeple', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({
    email: 'super@steeple.test',
    password: 'steeple-demo',
  });
  expect(error).toBeNull();
  return client;
}

describe('a whole Steeple', () => {
  test('keeps everything over a stop and a kill -9, sessions included', {
    timeout: 300_000,
  }, async () => {
    const first = await run();
    const client = await superAdmin(first.url);
    const session = (await client.auth.getSession()).data.session;
    expect(
      (await client.from('accounts').insert({ account_name: 'Before the stop' })).error,
    ).toBeNull();
    await first.stop();

    const second = await run({ DATA_DIR: first.dataDir });
    const { data: refreshed } = await createClient(second.url, 'sb_publishable_steeple', {
      auth: { persistSession: false, autoRefreshToken: false },
    }).auth.refreshSession({ refresh_token: session?.refresh_token ?? '' });
    expect(refreshed.session).not.toBeNull();
    const again = await superAdmin(second.url);
    expect(
      (await again.from('accounts').insert({ account_name: 'Before the kill' })).error,
    ).toBeNull();
    await second.stop('SIGKILL');

    const third = await run({ DATA_DIR: first.dataDir });
    const last = await superAdmin(third.url);
    const { data } = await last
      .from('accounts')
      .select('account_name')
      .like('account_name', 'Before*')
      .order('created_at');
    expect(data).toEqual([
      { account_name: 'Before the stop' },
      { account_name: 'Before the kill' },
    ]);
  });

  test('refuses a second process on the same folder and a taken port, with a sentence', {
    timeout: 300_000,
  }, async () => {
    const first = await run();
    await expect(run({ DATA_DIR: first.dataDir })).rejects.toThrow(
      /data_folder_in_use.*Another Steeple is using the data folder/s,
    );
    const port = new URL(first.url).port;
    await expect(run({ PORT: port })).rejects.toThrow(
      /Steeple cannot start \(config_invalid\): Port \d+ on 127\.0\.0\.1 is taken/,
    );
    expect((await fetch(`${first.url}/ready`)).status).toBe(200);
  });

  test('says which setting is wrong', async () => {
    await expect(run({ DATABASE_URL: 'postgres://localhost/none' })).rejects.toThrow(
      /JWT_PRIVATE_KEY, ENCRYPTION_KEY.*npm run keys/s,
    );
  });

  test('lets a running request finish when it has to stop, even when npm repeats the signal', {
    timeout: 300_000,
  }, async () => {
    const steeple = await run();
    const { data } = await (await superAdmin(steeple.url)).auth.getSession();
    const body = JSON.stringify({ account_name: 'Sent while stopping' });
    const sent = request(`${steeple.url}/rest/v1/accounts`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
        'content-length': body.length,
        expect: '100-continue',
      },
    });
    sent.write(body.slice(0, 5));
    await once(sent, 'continue');
    const stopped = steeple.stop('SIGINT');
    // npm hands on what the terminal sent to both.
    steeple.process.kill('SIGINT');
    await vi.waitFor(() => expect(steeple.output()).toContain('Stopping'), soon);
    sent.end(body.slice(5));
    const [answer] = await once(sent, 'response');
    expect(answer.statusCode).toBe(201);
    await stopped;
    expect(steeple.process.exitCode).toBe(0);
  });
});
