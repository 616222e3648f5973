import { expect } from 'vitest';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { answersAbout } from '#testing/ask-church.ts';
import { test } from '#testing/steeple-test.ts';
import { findWaitingForLock } from '#testing/waiting-for-lock.ts';

test('of two who set up counting at once, both are gathered, whoever is first', async ({
  admin,
  database,
}) => {
  const ok = answersAbout(admin.client, admin.accountId);
  const add = (name: string) =>
    ok('count-setup-save', {
      services: [
        {
          ...{ id: null, name, weekday: 'sunday', time: '09:00', campus: null },
          ...{ from: null, until: null, date: null, linked: null },
        },
      ],
      categories: [],
    });
  await add('First');
  const { owner } = database;
  const holder = await owner.connect();
  await holder.query('begin');
  await holder.query('select from analytics.measure_choices where account_id = $1 for update', [
    admin.accountId,
  ]);
  const both = Promise.all([add('Second'), add('Third')]);
  await expect.poll(async () => (await findWaitingForLock(owner, 'steeple_rest')).length).toBe(2);
  await holder.query('commit');
  holder.release();
  await both;
  const kept = countSetupResponse.parse(await ok('count-setup')).services.map(({ id }) => id);
  const { rows } = await owner.query<{ ids: string[] }>(
    `select jsonb_path_query_array(by_hand, '$.services[*].id') as ids
     from analytics.measure_choices where account_id = $1`,
    [admin.accountId],
  );
  expect(rows[0]?.ids.toSorted()).toEqual(kept.toSorted());
  expect(kept).toHaveLength(3);
});
