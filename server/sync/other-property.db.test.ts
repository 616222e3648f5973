import type { PoolClient } from 'pg';
import { describe, expect, test } from 'vitest';
import { buildAccount } from '#testing/factories/account.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { addWhatIsKept, figuresOf } from '#testing/sync/kept-figures.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { findWaitingForLock } from '#testing/waiting-for-lock.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

test('another Search Console property puts the searches of the one before aside, and nothing else', async () => {
  const accountId = await buildAccount(database.owner);
  await addSearchConsole(accountId);
  await addWhatIsKept(database.owner, accountId);
  const readAs = async (property: string) => {
    return {
      isNew: await renewOrigin(database.connections.jobs, accountId, property),
      figures: (await figuresOf(database.owner, accountId)).map(({ figure }) => figure),
    };
  };
  const both = ['group_members', 'search_clicks'];
  expect(await readAs('sc-domain:a.example')).toEqual({ isNew: false, figures: both });
  expect(await readAs('sc-domain:a.example')).toEqual({ isNew: false, figures: both });
  expect(await readAs('sc-domain:b.example')).toEqual({ isNew: true, figures: ['group_members'] });
  expect(await readAs('sc-domain:a.example')).toEqual({ isNew: true, figures: both });
});

describe('while a sync finds another property', () => {
  /** Changes the connection while the sync has not committed; gives what is left to sync. */
  const changeMeanwhile = async (change: string) => {
    const accountId = await buildAccount(database.owner);
    await addSearchConsole(accountId);
    const finding = await database.connections.jobs.connect();
    try {
      await renewOrigin(finding, accountId, 'sc-domain:a.example');
      await finding.query('begin');
      await renewOrigin(finding, accountId, 'sc-domain:b.example');
      const { user = '' } = database.ownerConfig;
      const text = `update public.integrations set ${change} where account_id = $1`;
      const changing = database.owner.query(text, [accountId]);
      await expect.poll(() => findWaitingForLock(database.owner, user)).toHaveLength(1);
      await finding.query('commit');
      await changing;
    } finally {
      finding.release(true);
    }
    const { rows } = await database.owner.query(
      'select holder from private.sync_connections where account_id = $1',
      [accountId],
    );
    return rows;
  };

  test('a property that somebody chooses is read from the start', async () => {
    const change = `metadata = '{"property_url": "sc-domain:c.example"}'`;
    expect(await changeMeanwhile(change)).toEqual([{ holder: null }]);
  });

  test('a Disconnect leaves nothing to sync', async () => {
    expect(await changeMeanwhile('is_connected = false')).toEqual([]);
  });
});

const holder = '00000000-0000-4000-8000-000000000001';

/** Connects Search Console, with a sync that is running. */
async function addSearchConsole(accountId: string): Promise<void> {
  await database.owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected, connected_at)
     values ($1, 'google_search_console', true, now())`,
    [accountId],
  );
  await database.owner.query(
    `insert into private.sync_connections (account_id, integration_type, due_at, holder)
     values ($1, 'google_search_console', now(), $2)`,
    [accountId, holder],
  );
}

/** Says whose searches the sync reads; gives whether they are another property's. */
async function renewOrigin(
  jobs: Pick<PoolClient, 'query'>,
  accountId: string,
  property: string,
): Promise<boolean | undefined> {
  const { rows } = await jobs.query<{ is_new: boolean }>(
    `select private.renew_origin($1, 'google_search_console', $2, $3, 'changed') as is_new`,
    [accountId, holder, property],
  );
  return rows[0]?.is_new;
}
