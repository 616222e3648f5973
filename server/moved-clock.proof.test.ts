import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { syncStatusResponse } from '#contract/functions/sync.ts';
import { runSteeple } from '#testing/running-steeple.ts';

/** Beside other tests, a first sync takes its time. */
const soon = { timeout: 60_000, interval: 250 };
const graceHill = '5eed0000-0000-4000-8000-0000000000a1';

test('a demo that begins on another day syncs and counts from then on, and people sign in as today', {
  timeout: 90_000,
}, async () => {
  const steeple = await runSteeple({ STEEPLE_NOW: '2027-03-09T15:00:00Z' });
  onTestFinished(() => steeple.remove());
  const client = createClient(steeple.url, 'sb_publishable_steeple', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const signedIn = await client.auth.signInWithPassword({
    email: 'super@steeple.test',
    password: 'steeple-demo',
  });
  const lifeMs = (signedIn.data.session?.expires_at ?? 0) * 1000 - Date.now();
  expect(Math.abs(lifeMs - 3_600_000)).toBeLessThan(60_000);

  const call = async (name: string) =>
    (await client.functions.invoke(name, { body: { accountId: graceHill } })).data;
  await vi.waitFor(async () => {
    const { integrations } = syncStatusResponse.parse(await call('sync-status'));
    const planningCenter = integrations.find((one) => one.integrationType === 'planning_center');
    expect(planningCenter?.startedAt).toMatch(/^2027-03-09T15:/);
    const { figures } = churchFiguresResponse.parse(await call('church-figures'));
    const attendance = figures.find(({ figure }) => figure === 'attendance')?.weeks ?? [];
    const [newest] = attendance.toSorted((one, other) => (one.week < other.week ? 1 : -1));
    expect(newest?.week).toBe('2027-03-08');
    expect(newest?.asOf).toMatch(/^2027-03-09T15:/);
  }, soon);
});
