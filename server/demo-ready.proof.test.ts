import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { churchPeopleResponse } from '#contract/functions/church-people.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { churchRecommendationsResponse } from '#contract/functions/recommendations.ts';
import { syncStatusResponse } from '#contract/functions/sync.ts';
import { runSteeple } from '#testing/running-steeple.ts';
import { demoChurch } from './church/demo-church.ts';

test('a new demo says that it is ready when its church is read, and the first sign-in sees all of it', {
  timeout: 240_000,
}, async () => {
  const steeple = await runSteeple();
  onTestFinished(() => steeple.remove());
  const page = async () => (await fetch(`${steeple.url}/auth`)).text();
  expect(await page()).toContain('<meta name="demo" content="reading"');
  await vi.waitFor(() => expect(steeple.output()).toContain('The demo is ready.'), {
    timeout: 200_000,
    interval: 100,
  });
  expect(await page()).toContain('<meta name="demo" content="on"');

  const client = createClient(steeple.url, 'sb_publishable_steeple', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.auth.signInWithPassword({ email: 'grace@steeple.test', password: 'steeple-demo' });
  const call = async (name: string) =>
    (await client.functions.invoke(name, { body: { accountId: demoChurch.accountId } })).data;
  const { integrations } = syncStatusResponse.parse(await call('sync-status'));
  expect(integrations.map(({ state }) => state)).toEqual(['idle', 'idle']);
  const pulse = churchPulseResponse.parse(await call('church-pulse'));
  const tiles = pulse.stage === 'figures' ? pulse.tiles : [];
  expect(tiles.length).toBeGreaterThan(6);
  expect(tiles.filter(({ weeksCounted }) => weeksCounted === 0)).toEqual([]);
  const { cards, earlier } = churchRecommendationsResponse.parse(
    await call('church-recommendations'),
  );
  const all = [...cards, ...earlier];
  expect(all.some(({ status }) => status === 'new' || status === 'accepted')).toBe(true);
  expect(all.some(({ status }) => status === 'done')).toBe(true);
  expect(all.some(({ score }) => score !== null)).toBe(true);
  const { quarters } = churchPeopleResponse.parse(await call('church-people'));
  const told = quarters.flatMap(({ measures }) => Object.values(measures));
  expect(told.some((measure) => measure?.state === 'complete')).toBe(true);
});
