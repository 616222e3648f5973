import { describe, expect, test } from 'vitest';
import type { Group, GroupEvent } from '#sandbox/church/groups.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startLivingChurch } from '#testing/sync/living-church.ts';

const weekMs = 7 * 86_400_000;
const church = await forThisFile(startLivingChurch(), 'stop');

const weeksAgo = (at: number) => (church.planner.clock.now() - at) / weekMs;

/** The newest weeks of a figure, the newest first. */
async function newest(figure: string): Promise<{ value: number | null; state: string }[]> {
  const { rows } = await church.database.owner.query(
    `select value::float8 as value, state from analytics.figures
     where account_id = $1 and figure = $2 order by week desc limit 5`,
    [church.accountId, figure],
  );
  return rows;
}
const members = async () => (await newest('group_members'))[0]?.value;

/** Changes the members of all groups. */
const withMembers = (keep: (members: Group['members'], at: number) => Group['members']) =>
  church.planner.edit({
    groups: (rows) => rows.map((group, at) => ({ ...group, members: keep(group.members, at) })),
  });

const added = {
  number: 999_001,
  person: 999_001,
  role: 'member',
  joinedAt: 0,
  leftAt: null,
} as const;
const isMember = ({ leftAt }: Group['members'][number]) => leftAt === null;
const readsMembers = (paths: readonly string[]) =>
  paths.filter((path) => path.endsWith('/memberships')).length;

test('who has declined meanwhile does not serve any more, as of the night', {
  timeout: 60_000,
}, async () => {
  church.planner.edit({
    team: (rows) =>
      rows.map((row, at) =>
        weeksAgo(row.plan.sortAt) < 1 && at % 2 === 0 ? { ...row, status: 'D' as const } : row,
      ),
  });
  expect(await church.differences(['serving', 'attendance'])).not.toEqual([]);
  await church.run('nightly');
  expect(await church.differences(['serving', 'attendance'])).toEqual([]);
});

describe('a meeting that was reported with nobody', { timeout: 60_000 }, () => {
  const nobodyAt = (event: GroupEvent): GroupEvent => ({
    ...event,
    group: { ...event.group, members: [] },
    isReported: true,
    visitors: 0,
  });
  const unreportedAt = (event: GroupEvent) => ({ ...event, isReported: false, visitors: 0 });
  const isOfNewest = ({ startsAt }: GroupEvent) => weeksAgo(startsAt) < 6 && weeksAgo(startsAt) > 0;

  /** The last four weeks, the newest first, after these meetings. */
  async function afterMeetings(change: (event: GroupEvent, at: number) => GroupEvent) {
    church.planner.edit({
      groupEvents: (rows) => rows.map((one, at) => (isOfNewest(one) ? change(one, at) : one)),
    });
    await church.run('weekly');
    return (await newest('group_attendance')).slice(1, 4);
  }

  test('is 0 where nobody reported any other', async () => {
    const weeks = await afterMeetings((one, at) =>
      at % 2 === 0 ? nobodyAt(one) : unreportedAt(one),
    );
    expect(weeks.map(({ value }) => value)).toEqual([0, 0, 0]);
  });

  test('is 0 where all were reported so', async () => {
    const weeks = await afterMeetings(nobodyAt);
    expect(weeks.map(({ value }) => value)).toEqual([0, 0, 0]);
    expect(weeks.slice(1).map(({ state }) => state)).toEqual(['complete', 'complete']);
  });

  test('while none that nobody reported is', async () => {
    const weeks = await afterMeetings(unreportedAt);
    expect(weeks.map(({ value }) => value)).toEqual([null, null, null]);
  });
});

describe('members of groups', { timeout: 60_000 }, () => {
  test('are counted in the night in which the size of a group has changed, and not otherwise', async () => {
    expect(readsMembers(await church.run('nightly'))).toBe(0);
    const before = (await members()) ?? 0;
    withMembers((all) => [...all, added]);
    expect(readsMembers(await church.run('nightly'))).toBeGreaterThan(0);
    expect(await members()).toBe(before + 1);
  });

  test('that are fewer than half at once are taken after a second look', async () => {
    const before = (await members()) ?? 0;
    church.pass(1);
    withMembers((all) => all.filter((one, at) => !isMember(one) || at % 8 === 0));
    await church.run('nightly');
    expect(await members()).toBe(before);
    church.pass(1);
    await church.run('nightly');
    expect(await members()).toBeLessThan(before / 2);
  });

  test('and are not, when they are back at the second look', async () => {
    const before = (await members()) ?? 0;
    church.pass(1);
    withMembers((all) => all.filter((one) => !isMember(one)));
    await church.run('nightly');
    expect(await members()).toBe(before);
    const back = Array.from({ length: before }, (_, at) => ({
      ...added,
      number: 999_100 + at,
      person: 999_100 + at,
    }));
    withMembers((all) => [...all, ...back]);
    church.pass(1);
    await church.run('nightly');
    expect(await members()).toBeGreaterThanOrEqual(before);
  });
});
