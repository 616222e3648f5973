import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Planner, startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { products } from '../products.ts';

// Long lists are read to their end, page by page.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let planner: Planner;
beforeAll(async () => {
  planner = await startPlanningCenter();
});
afterAll(() => planner.stop());

const tiles = [
  '/people/v2/people?where[status]=active',
  '/services/v2/service_types',
  '/check-ins/v2/events?filter=not_archived',
  '/giving/v2/donations?filter=succeeded',
  '/calendar/v2/events',
  '/groups/v2/groups',
  '/publishing/v2/episodes',
  '/registrations/v2/signups?filter=unarchived',
];

const variants = [
  '/people/v2/people',
  '/people/v2/lists',
  '/services/v2/songs',
  '/services/v2/teams',
  '/services/v2/people',
  '/services/v2/plans',
  '/check-ins/v2/check_ins',
  '/giving/v2/funds',
  '/giving/v2/people?filter=has_donated',
  '/giving/v2/recurring_donations',
  '/giving/v2/batches?filter=committed',
  '/calendar/v2/event_instances?filter=future',
  '/groups/v2/people',
  '/publishing/v2/channels',
  '/publishing/v2/series',
];

test.each([...tiles, ...variants])('%s counts more than nothing at Grace Hill', async (path) => {
  expect(await planner.count(path)).toBeGreaterThan(0);
});

const lists = products.flatMap(({ slug, collections }) =>
  Object.keys(collections)
    .filter((path) => !path.includes(':id'))
    .map((path) => `/${slug}/v2/${path}`),
);

test.each(lists)(
  '%s has more than 100 rows at the large church and none at the empty one',
  async (path) => {
    expect(await planner.count(path, { identity: 'many-rows' })).toBeGreaterThan(100);
    expect(await planner.count(path, { identity: 'no-rows' })).toBe(0);
  },
);

/** The gifts are looked through in their own test. */
const shortLists = lists.filter((path) => path !== '/giving/v2/donations');

test.each(shortLists)('%s has every record once', async (path) => {
  const identity = path.endsWith('/check_ins') ? 'few-products' : 'grace-hill';
  const records = await planner.all(`${path}?per_page=100`, { identity });
  expect(records.length).toBeGreaterThan(0);
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
});

test('no two churches have a record of the same id', async () => {
  const idsOf = async (identity: string) =>
    (await planner.all('/check-ins/v2/event_times?per_page=100', { identity })).map(({ id }) => id);
  const [grace, riverbend] = await Promise.all([idsOf('grace-hill'), idsOf('few-products')]);
  expect(grace.filter((id) => riverbend.includes(id))).toEqual([]);
});

describe('lists below a record', () => {
  const firstOf = async (path: string) =>
    (await planner.list(`${path}per_page=1`)).data[0]?.id ?? '';

  test("a group's memberships are as many as it says, its meetings have attendances", async () => {
    const groups = await planner.all('/groups/v2/groups?per_page=100');
    for (const { id, attributes } of groups.slice(0, 5)) {
      const members = await planner.count(`/groups/v2/groups/${id}/memberships?order=-joined_at`);
      expect(members).toBe(attributes.memberships_count);
    }
    const event = await firstOf(
      '/groups/v2/events?filter=not_canceled&where[starts_at][lte]=2026-11-01&order=-starts_at&',
    );
    const path = `/groups/v2/events/${event}/attendances`;
    const attended = await planner.count(`${path}?filter=attended`);
    expect(attended).toBeGreaterThan(0);
    expect(attended).toBeLessThanOrEqual(await planner.count(path));
  });

  test('plans are past or future, and carry the clock of the church', async () => {
    const path = '/services/v2/service_types/31/plans';
    const past = await planner.list(`${path}?filter=past&order=-sort_date&per_page=1`);
    expect(past.data[0]?.attributes).toMatchObject({
      sort_date: '2026-11-15T09:00:00Z',
      dates: 'November 15, 2026',
      short_dates: 'Nov 15',
      service_time_count: 2,
    });
    const counts = await Promise.all(
      ['past', 'future'].map((filter) => planner.count(`${path}?filter=${filter}`)),
    );
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(await planner.count(path));
    expect(counts[1]).toBeGreaterThan(0);
  });

  test('a channel has statistics of every episode', async () => {
    const channel = await firstOf('/publishing/v2/channels?');
    const statistics = await planner.list(`/publishing/v2/channels/${channel}/statistics`);
    expect(statistics.meta.total_count).toBe(await planner.count('/publishing/v2/episodes'));
    expect(statistics.data[0]?.attributes.live_watch_count).toBeTypeOf('number');
  });

  test('a signup has attendees and registrations', async () => {
    const signup = await firstOf('/registrations/v2/signups?');
    const path = `/registrations/v2/signups/${signup}`;
    const attendees = await planner.count(`${path}/attendees`);
    const active = await planner.count(`${path}/attendees?filter=active`);
    const registrations = await planner.count(`${path}/registrations`);
    expect(active).toBeGreaterThan(0);
    expect(attendees).toBeGreaterThan(active);
    expect(registrations).toBeLessThan(attendees);
  });

  test('one type of groups is called unique', async () => {
    const types = await planner.all('/groups/v2/group_types?per_page=100');
    expect(types.map(({ id }) => id)).toContain('unique');
  });
});
