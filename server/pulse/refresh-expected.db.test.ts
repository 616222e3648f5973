import { describe, expect } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { churchPulseResponse, tileIds } from '#contract/functions/church-pulse.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { test as steepleTest } from '#testing/steeple-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { readChurchRows } from '../church/read-church.ts';
import { issuedRanges } from './expected-weeks.ts';
import { refreshExpected } from './refresh-expected.ts';

/** A church with three years of weeks, what the jobs work out for it, and what is kept of that. */
const test = steepleTest.extend(
  'church',
  { scope: 'file' },
  async ({ database, server, admin }) => {
    const { accountId, client } = admin;
    await buildStoryChurch(database.owner, accountId);
    const { jobs } = server.services.connections;
    return {
      accountId,
      client,
      refresh: async (id = accountId) =>
        refreshExpected(jobs, await readChurchRows(jobs, id, new Date())),
      /** What it follows from, and when it was worked out. */
      kept: async () => {
        const { rows } = await database.owner.query<{ basis: string; at: string }>(
          'select basis, computed_at::text as at from analytics.expected_weeks where account_id = $1',
          [accountId],
        );
        return rows[0];
      },
    };
  },
);

test('the jobs compute it, and people’s requests only read', async ({ church }) => {
  const { accountId, client, refresh, kept } = church;
  await refresh();
  const before = await kept();
  expect(before).toBeDefined();
  const { data } = await client.functions.invoke('church-pulse', { body: { accountId } });
  const pulse = churchPulseResponse.parse(data);
  expect(pulse).toMatchObject({ stage: 'figures' });
  expect(pulse.stage === 'figures' && pulse.tiles[0]?.expected).not.toBeNull();
  expect(await kept()).toEqual(before);
});

test('rows that were read again without a change ask for nothing', async ({ database, church }) => {
  const { accountId, refresh, kept } = church;
  await refresh();
  const before = await kept();
  await database.owner.query(
    'update analytics.figures set as_of = now(), source = source where account_id = $1',
    [accountId],
  );
  await refresh();
  expect(await kept()).toEqual(before);
});

test.for<[string, string]>([
  [
    'a value that was corrected',
    `update analytics.figures set value = value + 20 where account_id = $1 and figure = 'attendance'
       and week = (select max(week) - 70 from analytics.figures where account_id = $1)`,
  ],
  [
    'a week that does not count',
    `insert into analytics.annotations (account_id, starts_on, ends_on, text, kind, does_not_count)
     values ($1, current_date - 100, current_date - 100, 'Power cut', 'other', true)`,
  ],
  [
    'another calendar of Easter',
    `update analytics.measure_choices set
       suggested = jsonb_set(suggested, '{easter}', '"orthodox"'),
       chosen = jsonb_set(chosen, '{easter}', '"orthodox"') where account_id = $1`,
  ],
])('%s is worked out anew', async ([, change], { database, church }) => {
  const { accountId, refresh, kept } = church;
  await refresh();
  const before = await kept();
  await database.owner.query(change, [accountId]);
  await refresh();
  expect((await kept())?.basis).not.toBe(before?.basis);
});

test('only the tiles whose weeks have changed are computed again', async ({ database, church }) => {
  const { accountId, refresh, kept } = church;
  await refresh();
  const before = (await kept())?.basis.split(' ') ?? [];
  await database.owner.query(
    `update analytics.figures set value = value + 3 where account_id = $1 and figure = 'first_time_guests'
       and week = (select max(week) - 70 from analytics.figures where account_id = $1)`,
    [accountId],
  );
  await refresh();
  const after = (await kept())?.basis.split(' ') ?? [];
  expect(before).toHaveLength(tileIds.length);
  expect(tileIds.filter((_, index) => before[index] !== after[index])).toEqual([
    'first_time_guests',
  ]);
});

test('a church without figures has nothing expected', async ({ database, church, stranger }) => {
  await church.refresh(stranger.accountId);
  const { rowCount } = await database.owner.query(
    'select from analytics.expected_weeks where account_id = $1',
    [stranger.accountId],
  );
  expect(rowCount).toBe(0);
});

describe('the range that a week is judged by', () => {
  /** The stored range of a week of attendance, and of the one after it, which is still to come. */
  const rangesOf = async (database: TestDatabase, accountId: string, week: string) => {
    const { rows } = await database.owner.query<{ expected: unknown }>(
      'select expected from analytics.expected_weeks where account_id = $1',
      [accountId],
    );
    const weeks = issuedRanges(rows[0]).get('attendance');
    return [weeks?.get(week), weeks?.get(addWeeks(week, 1))];
  };
  const changing = (database: TestDatabase, accountId: string, week: string) => (set: string) =>
    database.owner.query(
      `update analytics.figures set ${set}
       where account_id = $1 and figure = 'attendance' and week = $2`,
      [accountId, week],
    );
  const newestWeek = async (database: TestDatabase, accountId: string) => {
    const { rows } = await database.owner.query<{ week: string }>(
      `select max(week)::text as week from analytics.figures
       where account_id = $1 and value is not null and figure = 'attendance'`,
      [accountId],
    );
    return rows[0]?.week ?? '';
  };

  test('stays when the week before it is counted late', async ({ database, church }) => {
    const { accountId, refresh } = church;
    const week = await newestWeek(database, accountId);
    const change = changing(database, accountId, addWeeks(week, -1));
    await change(`state = 'incomplete', count = 0`);
    await refresh();
    const [said, next] = await rangesOf(database, accountId, week);
    await change(`state = 'complete', count = 3, value = value * 1.5`);
    await refresh();
    const [still, later] = await rangesOf(database, accountId, week);
    expect(said).toBeDefined();
    expect(still).toEqual(said);
    expect(later).not.toEqual(next);
  });

  test('stays where a version before this one stored it, which kept other verdicts', async ({
    database,
    church,
  }) => {
    const { accountId, refresh } = church;
    const week = await newestWeek(database, accountId);
    const change = changing(database, accountId, addWeeks(week, -1));
    await change(`state = 'incomplete', count = 0`);
    await refresh();
    const [said] = await rangesOf(database, accountId, week);
    await database.owner.query(
      `update analytics.expected_weeks set basis = 'another', expected = (
         select json_object_agg(tile, jsonb_set(kept, '{judged}', '[["2026-01-05", "unusual", "up", null]]'))
         from jsonb_each(expected::jsonb) as each (tile, kept))
       where account_id = $1`,
      [accountId],
    );
    await change(`state = 'complete', count = 3, value = value * 1.5`);
    await refresh();
    const [still] = await rangesOf(database, accountId, week);
    expect(still).toEqual(said);
  });

  test('is another where something else is counted', async ({ database, church }) => {
    const { accountId, refresh } = church;
    await refresh();
    const week = await newestWeek(database, accountId);
    const [said] = await rangesOf(database, accountId, week);
    await database.owner.query(
      `update analytics.figures set value = value * 2 where account_id = $1 and figure = 'attendance'`,
      [accountId],
    );
    await refresh();
    const [now] = await rangesOf(database, accountId, week);
    expect(now?.median).toBeGreaterThan(1.8 * (said?.median ?? 0));
  });
});
