import { describe, expect, test } from 'vitest';
import { type FigureId, figureIds } from '#contract/figures.ts';
import type { Church } from '#sandbox/church/church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startLivingChurch } from '#testing/sync/living-church.ts';

const weekMs = 7 * 86_400_000;
/** Figures of people, with the first week that can be computed from those who are kept. */
const ofPeople: Readonly<Partial<Record<FigureId, string>>> = {
  attendance: '2026-08-31',
  kids: '2026-08-31',
  first_time_guests: '2023-11-20',
  guest_return: '2026-08-31',
  reach: '2026-10-12',
  serving: '2026-11-02',
  giving_units: '2026-11-09',
};
/** By who is gone: who stays. */
const pairs = new Map<number, number>();
const church = await forThisFile(startLivingChurch(), 'stop');

const weeksAgo = (at: number) => (church.planner.clock.now() - at) / weekMs;

/** Enters that two records are one person's; what came under either stays as it is. */
function merge(remove: number | null | undefined, keep: number | null | undefined): void {
  if (!remove || !keep) {
    throw new Error('Nobody was found to be merged.');
  }
  pairs.set(remove, keep);
  const createdAt = church.planner.clock.now();
  const merger = { number: 9_000_000 + pairs.size, keep, remove, createdAt };
  church.planner.edit({ mergers: (rows) => [...rows, merger] });
}

/** The church's records if all had been entered under those who stay. */
function asOne(): Church {
  const records = church.records();
  const one = (person: number) => pairs.get(person) ?? person;
  const personOf = (person: number | null) => (person === null ? null : one(person));
  return {
    ...records,
    donations: () => records.donations().map((row) => ({ ...row, person: personOf(row.person) })),
    checkIns: () => records.checkIns().map((row) => ({ ...row, person: personOf(row.person) })),
    teamMembersOf: (plan) =>
      records.teamMembersOf(plan).map((row) => ({ ...row, person: one(row.person) })),
  };
}

/** The wrong weeks of those figures. */
const wrong = () =>
  church.differences(
    figureIds.filter((id) => id in ofPeople),
    asOne(),
  );

/** Those among them whose people are kept. */
async function wrongOfKept(): Promise<string[]> {
  return (await wrong()).filter((one) =>
    Object.entries(ofPeople).some(
      ([figure, first]) => one.startsWith(`${figure} `) && one.slice(figure.length + 1) >= first,
    ),
  );
}

describe('records of people that were merged in People', { timeout: 240_000 }, () => {
  test('count as one person at the next sync, though all is still under both of them', async () => {
    const records = church.records();
    const donors = new Set(
      records
        .donations()
        .flatMap(({ person, receivedAt, refund, status }) =>
          person && weeksAgo(receivedAt) < 6 && !refund && status === 'succeeded' ? [person] : [],
        ),
    );
    const [giver, otherGiver] = donors;
    merge(giver, otherGiver);
    const recent = records.checkIns().filter(({ createdAt }) => weeksAgo(createdAt) < 4);
    const guest = recent.find(({ isFirstAtChurch, isFirstTime }) => isFirstAtChurch && isFirstTime);
    const regular = records
      .checkIns()
      .find(
        ({ createdAt, period, person }) =>
          person !== null && weeksAgo(createdAt) > 20 && period.event === guest?.period.event,
      );
    merge(guest?.person, regular?.person);
    const served = records
      .plans()
      .filter(({ sortAt }) => weeksAgo(sortAt) > 0 && weeksAgo(sortAt) < 5)
      .flatMap((plan) => records.teamMembersOf(plan))
      .filter(({ status, isRemoved }) => status !== 'D' && !isRemoved);
    const [helper] = served;
    merge(helper?.person, served.find(({ person }) => person !== helper?.person)?.person);

    const before = await wrongOfKept();
    for (const figure of ['first_time_guests', 'serving', 'giving_units']) {
      expect(before).toContainEqual(expect.stringContaining(figure));
    }
    const paths = await church.run('nightly');
    expect(paths.filter((path) => path === '/people/v2/person_mergers')).toHaveLength(1);
    expect(await wrongOfKept()).toEqual([]);
  });

  test('who are merged once more are one person still', async () => {
    const [, otherGiver] = [...pairs].at(0) ?? [];
    const third = church
      .records()
      .donations()
      .find(
        ({ person, receivedAt }) =>
          person !== null &&
          weeksAgo(receivedAt) < 6 &&
          person !== otherGiver &&
          !pairs.has(person),
      )?.person;
    merge(otherGiver, third);
    for (const [gone, kept] of pairs) {
      pairs.set(gone, pairs.get(kept) ?? kept);
    }
    expect(await wrongOfKept()).not.toEqual([]);
    await church.run('nightly');
    expect(await wrongOfKept()).toEqual([]);
  });

  test('are read as far back as they can be, and told, where there are too many', async () => {
    const createdAt = church.planner.clock.now() - 208 * weekMs;
    const old = Array.from({ length: 50_001 }, (_, place) => {
      const number = 100_000_000 + 3 * place;
      return { number, keep: number + 1, remove: number + 2, createdAt };
    });
    church.planner.edit({ mergers: (rows) => [...old, ...rows] });
    await church.database.owner.query(
      'update private.people_keys set mergers_until = null where account_id = $1',
      [church.accountId],
    );
    const [donor, otherDonor] = church
      .records()
      .donations()
      .flatMap(({ person, receivedAt }) =>
        person && weeksAgo(receivedAt) < 6 && ![...pairs].flat().includes(person) ? [person] : [],
      )
      .filter((person, place, all) => all.indexOf(person) === place);
    merge(donor, otherDonor);
    expect(await wrongOfKept()).not.toEqual([]);
    await church.run('nightly');
    expect(await wrongOfKept()).toEqual([]);
    await church.run('nightly');
    const { rows } = await church.database.owner.query(
      `select kind from private.sync_notices where account_id = $1 and what = 'mergers'`,
      [church.accountId],
    );
    expect(rows).toEqual([{ kind: 'unread_list' }]);
  });

  test('of which a list makes no sense are told, and read from where they were known once it does', async () => {
    const told = async () =>
      (
        await church.database.owner.query<{ what: string }>(
          `select what from private.sync_notices where account_id = $1 and kind = 'unread_list' order by 1`,
          [church.accountId],
        )
      ).rows.map(({ what }) => what);
    const [donor, otherDonor] = church
      .records()
      .donations()
      .flatMap(({ person, receivedAt }) =>
        person && weeksAgo(receivedAt) < 6 && ![...pairs].flat().includes(person) ? [person] : [],
      )
      .filter((person, place, all) => all.indexOf(person) === place);
    merge(donor, otherDonor);
    await church.run('nightly', (path) =>
      path === '/people/v2/person_mergers' ? { data: 'none' } : null,
    );
    expect(await told()).toEqual(['merged_people', 'mergers']);
    expect(await wrongOfKept()).not.toEqual([]);
    await church.run('nightly');
    expect(await told()).toEqual(['mergers']);
    expect(await wrongOfKept()).toEqual([]);
  });

  test('cost a quiet night one request, of fifteen', async () => {
    await church.run('nightly');
    const paths = await church.run('nightly');
    expect(paths.filter((path) => path.endsWith('person_mergers'))).toHaveLength(1);
    expect(paths.length).toBeLessThanOrEqual(15);
  });

  test('are one person in all weeks, once all of the past has been read again', async () => {
    expect(await wrong()).not.toEqual([]);
    for (let day = 0; day < 91; day += 1) {
      church.pass(1);
      await church.run('past');
      if (day % 7 === 0) {
        await church.run('weekly');
      }
    }
    expect(await wrong()).toEqual([]);
  });

  test('are kept sealed, so that no two purposes can be joined by them, and go with a Disconnect', async () => {
    const { database, accountId } = church;
    const keys = async () =>
      (
        await database.owner.query<{ merged: string }>(
          'select merged from private.people_keys where account_id = $1',
          [accountId],
        )
      ).rows;
    const kept = await keys();
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.filter(({ merged }) => !/^v1\.[\w-]+\.[\w-]+\.[\w-]+$/.test(merged))).toEqual([]);
    await database.owner.query(
      `update public.integrations set is_connected = false, disconnected_at = now() where account_id = $1`,
      [accountId],
    );
    expect(await keys()).toEqual([]);
  });
});
