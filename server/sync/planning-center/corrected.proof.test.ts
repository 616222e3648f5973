import { describe, expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import type { Edit } from '#testing/sandbox/edits.ts';
import { startLivingChurch } from '#testing/sync/living-church.ts';
import { testReaderContext } from '#testing/sync/reader-context.ts';
import { choicesInEffect, readChoices } from '../../church/choices.ts';
import { computeChanged } from '../readings/compute-tasks.ts';

const dayMs = 86_400_000;
const church = await forThisFile(startLivingChurch(), 'stop');

const isIn = (at: number, weeks: number) =>
  Math.abs(at - (church.planner.clock.now() - weeks * 7 * dayMs)) < 3 * dayMs;

/** Adds to the adults of one service of each of these weeks. */
const moreAdults = (...weeksAgo: number[]): Edit => ({
  headcounts: (rows) => {
    const changed = weeksAgo.map((weeks) =>
      rows.findIndex(({ time, type }) => isIn(time.startsAt, weeks) && type.name === 'Adults'),
    );
    return rows.map((row, at) =>
      changed.includes(at)
        ? { ...row, total: row.total + 11, updatedAt: church.planner.clock.now() }
        : row,
    );
  },
});

const largerGift = (weeks: number): Edit => ({
  donations: (rows) => {
    const found = rows.findIndex(({ receivedAt, refund }) => isIn(receivedAt, weeks) && !refund);
    return rows.map((row, at) =>
      at === found
        ? { ...row, amountCents: row.amountCents + 70_001, editedAt: church.planner.clock.now() }
        : row,
    );
  },
});

describe('past weeks that were corrected', { timeout: 180_000 }, () => {
  test('are told where a number that is shown has moved', async () => {
    church.planner.edit(moreAdults(40, 30, 4));
    await church.run('nightly');
    expect(await church.told()).toEqual(['3 past weeks were corrected in Planning Center.']);
    church.planner.edit(moreAdults(30, 50));
    await church.run('nightly');
    await church.run('nightly');
    expect(await church.told()).toEqual(['4 past weeks were corrected in Planning Center.']);
  });

  test('wait for Planning Center to be computed, whatever Search Console computes meanwhile', async () => {
    const { database, accountId } = church;
    const marks = async () => {
      const { rows } = await database.owner.query(
        `select corrected::text[] from private.reading_coverage where account_id = $1 and kind = 'eventTimes'`,
        [accountId],
      );
      return rows;
    };
    await database.owner.query(
      `update private.reading_coverage set corrected = '{2026-06-01}' where account_id = $1 and kind = 'eventTimes'`,
      [accountId],
    );
    const { context } = testReaderContext({
      accountId,
      type: 'google_search_console',
      apiUrl: '',
      accessToken: '',
      pool: database.owner,
      now: new Date(church.planner.clock.now()),
      metadata: {},
    });
    const kinds = new Set(['searchDays'] as const);
    await computeChanged(context, { kinds, span: null }, null);
    expect(await marks()).toEqual([{ corrected: ['2026-06-01'] }]);
  });

  test('are told for two weeks', async () => {
    await church.database.owner.query(
      `update private.sync_notices set since = now() - interval '15 days'
       where account_id = $1 and kind = 'corrected'`,
      [church.accountId],
    );
    expect(await church.told()).toEqual([]);
    church.planner.edit(moreAdults(60));
    await church.run('nightly');
    expect(await church.told()).toEqual(['1 past week was corrected in Planning Center.']);
  });

  test('are not those that other choices have moved', async () => {
    const { database, accountId } = church;
    const choices = choicesInEffect(await readChoices(database.owner, accountId));
    const counted = choices.attendance.map(({ attendanceTypeIds, ...event }) => ({
      ...event,
      ...(attendanceTypeIds && { attendanceTypeIds: attendanceTypeIds.slice(0, 1) }),
    }));
    await database.owner.query(
      'update analytics.measure_choices set chosen = $2, chosen_at = now() where account_id = $1',
      [accountId, JSON.stringify({ ...choices, attendance: counted, giving: { fundIds: 'all' } })],
    );
    await church.run('choices');
    await church.run('nightly');
    expect(await church.told()).toEqual([]);
  });

  test('are those of gifts too, unless fewer than ten people give', async () => {
    church.planner.edit(largerGift(40));
    await church.run('nightly');
    expect(await church.told()).toEqual([expect.stringMatching(/^\d+ past weeks? w/)]);
    church.planner.edit({
      donations: (rows) => {
        const givers = new Set<number | null>();
        return rows.map((row) => {
          if (row.person !== null && givers.size < 9) {
            givers.add(row.person);
          }
          const person = givers.has(row.person) ? row.person : null;
          return { ...row, person, editedAt: church.planner.clock.now() };
        });
      },
    });
    await church.run('nightly');
    await church.database.owner.query('delete from private.sync_notices where account_id = $1', [
      church.accountId,
    ]);
    church.planner.edit(largerGift(20));
    await church.run('nightly');
    expect(await church.told()).toEqual([]);
  });
});

test('none are told while nobody changes anything, though all of the past is read again', {
  timeout: 180_000,
}, async () => {
  const quiet = await startLivingChurch();
  for (let day = 0; day < 91; day += 1) {
    await quiet.run('past');
    quiet.pass(1);
  }
  await quiet.run('weekly');
  expect(await quiet.told(['corrected'])).toEqual([]);
  await quiet.stop();
});
