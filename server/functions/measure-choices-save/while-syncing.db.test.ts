import { expect } from 'vitest';
import { nothingKnown } from '#server/church/choices.ts';
import { buildChoices } from '#testing/factories/figures.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { test } from '#testing/steeple-test.ts';
import { findWaitingForLock } from '#testing/waiting-for-lock.ts';

test('who chooses what counts while a sync suggests it waits for the sync, not the other way round', async ({
  database,
  admin,
}) => {
  const { accountId, client } = admin;
  await buildSyncedConnection(database.owner, accountId);
  await buildChoices(database.owner, accountId);
  const sync = await database.owner.connect();
  try {
    await sync.query('begin');
    const held = 'select from private.sync_connections where account_id = $1 for share';
    await sync.query(held, [accountId]);
    const body = { accountId, choices: nothingKnown.suggested };
    const choosing = invokeFunction(client, 'measure-choices-save', body);
    await expect.poll(() => findWaitingForLock(database.owner, 'steeple_rest')).toHaveLength(1);
    const suggest = 'update analytics.measure_choices set currency = $2 where account_id = $1';
    // Shorter than PostgreSQL takes to notice a deadlock, after which the choice would be tried again.
    await sync.query('set local lock_timeout = 500');
    await sync.query(suggest, [accountId, 'EUR']);
    await sync.query('commit');
    expect(await choosing).toMatchObject({ status: 200 });
  } finally {
    sync.release(true);
  }
});
