import { beforeEach, expect, test } from 'vitest';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { measureChoicesResponse } from '#contract/functions/measures.ts';
import { syncStatusResponse } from '#contract/functions/sync.ts';
import { inTransaction } from '#database/access/in-transaction.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startConnectedChurch } from '#testing/integrations/connected-church.ts';
import { keepNotices, type NewNotice } from './notice-store.ts';

const type = 'planning_center';
const quarter = { from: '2026-08-24', to: '2026-11-22' };
const headcount = { kind: 'not_believed', what: 'headcount', number: 1e9 } as const;

const grace = await forThisFile(startConnectedChurch(), 'close');
beforeEach(async () => {
  await grace.reset();
  await grace.connect(type);
});

const keep = (notices: readonly NewNotice[], span?: typeof quarter) =>
  inTransaction(grace.database.connections.jobs, (client) =>
    keepNotices(
      client,
      { accountId: grace.church.accountId, type },
      { source: 'eventTimes', ...(span && { span }) },
      notices,
    ),
  );

async function told(): Promise<string[]> {
  const { body } = await grace.invoke(grace.admin, 'sync-status');
  const { integrations } = syncStatusResponse.parse(body);
  return integrations.flatMap(({ notices }) => notices.map(({ sentence }) => sentence));
}

async function since(): Promise<Date | undefined> {
  const { rows } = await grace.database.owner.query<{ since: Date }>(
    'select since from private.sync_notices where account_id = $1',
    [grace.church.accountId],
  );
  return rows[0]?.since;
}

test('a notice is in sync-status and on the dashboard until its days are read again', async () => {
  await keep([{ ...headcount, day: '2026-09-06' }], quarter);
  expect(await told()).toEqual([
    expect.stringMatching(/^We left out a headcount of 1,000,000,000 on September/),
  ]);
  await keep([], { from: '2026-09-07', to: '2026-11-22' });
  expect(await told()).toHaveLength(1);
  await keep([], { from: '2026-09-06', to: '2026-09-06' });
  expect(await told()).toEqual([]);
});

test('one that is said again keeps since when it is', async () => {
  await keep([{ kind: 'refused', what: 'giving' }]);
  const first = await since();
  await keep([{ kind: 'refused', what: 'giving' }]);
  expect(await since()).toEqual(first);
});

test('many of a kind are one sentence', async () => {
  const days = ['2026-09-06', '2026-09-13', '2026-09-20'];
  await keep(
    days.map((day) => ({ ...headcount, day })),
    quarter,
  );
  expect(await told()).toEqual([expect.stringMatching(/September.20.*and two more like it/)]);
});

test('the dashboard tells it, before the first figure and after', async () => {
  await keep([{ kind: 'refused', what: 'giving' }]);
  const pulse = async () =>
    churchPulseResponse.parse((await grace.invoke(grace.admin, 'church-pulse')).body);
  const refused = [{ kind: 'refused', what: 'giving', integrationType: type }];
  expect(await pulse()).toMatchObject({ stage: 'reading', notices: refused });
  await buildStoryChurch(grace.database.owner, grace.church.accountId);
  const later = await pulse();
  expect(later).toMatchObject({ stage: 'figures', trust: { notices: refused } });
  expect(later).toMatchObject({
    trust: { answer: expect.not.stringMatching(/Nothing is missing/) },
  });
});

test('What We Count says since when a product is refused, and which role is missing', async () => {
  await buildStoryChurch(grace.database.owner, grace.church.accountId);
  await keep([{ kind: 'refused', what: 'giving' }]);
  const { body } = await grace.invoke(grace.admin, 'measure-choices');
  expect(measureChoicesResponse.parse(body).available.refused).toEqual({
    giving: expect.stringMatching(/^Since .* Administrator or Bookkeeper role in Giving/),
  });
});

test('they go with the connection', async () => {
  await keep([headcount]);
  await grace.database.owner.query(
    'update public.integrations set is_connected = false, disconnected_at = now() where account_id = $1',
    [grace.church.accountId],
  );
  expect(await since()).toBeUndefined();
});
