import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type Planner,
  startPlanningCenter,
  type TestRecord,
} from '#testing/sandbox/planning-center.ts';

// Long lists are read to their end, page by page.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let planner: Planner;
beforeAll(async () => {
  planner = await startPlanningCenter();
});
afterAll(() => planner.stop());

const idOf = (record: TestRecord, name: string) => {
  const data = record.relationships[name]?.data;
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
};
const plansPath = '/services/v2/service_types/31/plans';

describe('a team', () => {
  const lastPlans = async () =>
    (await planner.list(`${plansPath}?filter=past&order=-sort_date&per_page=20`)).data;

  test('has those who declined and those who were removed, unless filtered', async () => {
    const counts = { all: 0, notDeclined: 0, notDeleted: 0, people: 0 };
    for (const plan of await lastPlans()) {
      const path = `${plansPath}/${plan.id}/team_members`;
      const members = await planner.all(`${path}?per_page=100`);
      counts.all += members.length;
      counts.notDeclined += await planner.count(`${path}?filter=not_declined`);
      counts.notDeleted += await planner.count(`${path}?filter=not_deleted`);
      counts.people += new Set(members.map((one) => idOf(one, 'person'))).size;
      expect(plan.attributes.plan_people_count).toBe(
        await planner.count(`${path}?filter=not_declined,not_deleted`),
      );
    }
    expect(counts.notDeclined).toBeLessThan(counts.notDeleted);
    expect(counts.notDeleted).toBeLessThan(counts.all);
    expect(counts.people).toBeLessThan(counts.all);
  });

  test('omits names if only ids are requested', async () => {
    const [plan] = await lastPlans();
    const path = `${plansPath}/${plan?.id}/team_members?fields[PlanPerson]=status,person,team`;
    const [member] = (await planner.list(path)).data;
    expect(Object.keys(member?.attributes ?? {})).toEqual(['status']);
    expect(Object.keys(member?.relationships ?? {})).toEqual(['person', 'team']);
  });

  test.each([
    [true, 'with'],
    [false, 'without'],
  ])('is counted %s: %s those who declined', async (hasDeclined) => {
    planner.switches.planningCenter.planCountHasDeclined = hasDeclined;
    const filter = hasDeclined ? 'not_deleted' : 'not_declined,not_deleted';
    for (const plan of await lastPlans()) {
      const path = `${plansPath}/${plan.id}/team_members?filter=${filter}`;
      expect(plan.attributes.plan_people_count).toBe(await planner.count(path));
    }
    planner.switches.planningCenter.planCountHasDeclined = false;
  });
});

describe('plans', () => {
  test('after includes its own day; together with before it is a window', async () => {
    const window = `${plansPath}?filter=after,before&after=2026-11-08&before=2026-11-22`;
    const { data } = await planner.list(`${window}&order=sort_date`);
    expect(data.map(({ attributes }) => String(attributes.sort_date).slice(0, 10))).toEqual([
      '2026-11-08',
      '2026-11-15',
    ]);
  });

  test('today is still to come, even after its service', async () => {
    planner.clock.advanceBy(30 * 3_600_000);
    const future = await planner.list(`${plansPath}?filter=future&order=sort_date&per_page=1`);
    planner.clock.advanceBy(-30 * 3_600_000);
    expect(future.data[0]?.attributes.sort_date).toBe('2026-11-22T09:00:00Z');
  });

  test('have times, and say how many places are open', async () => {
    const { data } = await planner.list(`${plansPath}?filter=future&order=sort_date&per_page=5`);
    for (const plan of data) {
      const needed = await planner.all(`${plansPath}/${plan.id}/needed_positions`);
      const open = needed.reduce((sum, one) => sum + Number(one.attributes.quantity), 0);
      expect(plan.attributes.needed_positions_count).toBe(open);
      expect(await planner.count(`${plansPath}/${plan.id}/plan_times`)).toBe(3);
    }
  });

  test('lie in types, some in folders, one archived', async () => {
    const types = await planner.all('/services/v2/service_types');
    const [folder] = (await planner.list('/services/v2/folders')).data;
    expect(types.map((type) => idOf(type, 'parent'))).toEqual([folder?.id, folder?.id, '', '']);
    expect(types.filter(({ attributes }) => attributes.archived_at !== null)).toHaveLength(1);
  });
});

describe('groups', () => {
  const count = (query: string) => planner.count(`/groups/v2/groups?${query}`);

  test('are listed without the archived ones, unless requested', async () => {
    const [listed, only, both] = await Promise.all([
      count(''),
      count('where[archive_status]=only'),
      count('where[archive_status]=include'),
    ]);
    expect(only).toBeGreaterThan(0);
    expect(listed).toBe(await count('where[archive_status]=not_archived'));
    expect(both).toBe(listed + only);
    expect(await count('filter=hidden')).toBeGreaterThan(0);
  });

  test('that nobody reported for have no submitter, no attendance and no visitors', async () => {
    const path =
      '/groups/v2/events?filter=not_canceled&order=-starts_at&per_page=60&where[starts_at][lt]=2026-11-01';
    const { data } = await planner.list(path);
    const unreported = data.filter((one) => idOf(one, 'attendance_submitter') === '');
    expect(unreported.length).toBeGreaterThan(0);
    expect(unreported.length).toBeLessThan(data.length / 2);
    for (const { id, attributes } of unreported) {
      expect(attributes.visitors_count).toBe(0);
      expect(await planner.count(`/groups/v2/events/${id}/attendances?filter=attended`)).toBe(0);
    }
    planner.switches.planningCenter.submitterIsEmptyUnreported = false;
    const told = (await planner.list(path)).data;
    expect(told.every((one) => idOf(one, 'attendance_submitter') !== '')).toBe(true);
    planner.switches.planningCenter.submitterIsEmptyUnreported = true;
  });

  test('have visitors next to their attendances, or among them if so configured', async () => {
    const events = await planner.all('/groups/v2/events?filter=not_canceled&per_page=100');
    const visited = events.find(({ attributes }) => Number(attributes.visitors_count) > 0);
    const attended = `/groups/v2/events/${visited?.id}/attendances?filter=attended`;
    const without = await planner.count(attended);
    planner.switches.planningCenter.attendedHasVisitors = true;
    expect(await planner.count(attended)).toBe(
      without + Number(visited?.attributes.visitors_count),
    );
    planner.switches.planningCenter.attendedHasVisitors = false;
  });

  test('count the members of archived ones among their people only where switched so', async () => {
    const without = await planner.count('/groups/v2/people');
    planner.switches.planningCenter.groupPeopleHaveArchived = true;
    expect(await planner.count('/groups/v2/people')).toBeGreaterThan(without);
    planner.switches.planningCenter.groupPeopleHaveArchived = false;
  });
});

describe('people', () => {
  test('live in households, fill in cards and are welcomed', async () => {
    const households = await planner.list('/people/v2/households?fields[Household]=people');
    expect(Object.keys(households.data[0]?.attributes ?? {})).toEqual([]);
    const [forms, workflows] = await Promise.all([
      planner.list('/people/v2/forms'),
      planner.list('/people/v2/workflows'),
    ]);
    const [form, workflow] = [forms.data[0], workflows.data[0]];
    const path = `/people/v2/forms/${form?.id}/form_submissions`;
    expect(await planner.count(path)).toBe(form?.attributes.submission_count);
    expect(await planner.count(`${path}?where[created_at][gte]=2026-11-01`)).toBeLessThan(15);
    const cards = `/people/v2/workflows/${workflow?.id}/cards`;
    expect(await planner.count(cards)).toBe(workflow?.attributes.total_cards_count);
    expect(await planner.count(`${cards}?where[created_at][gte]=2026-11-01`)).toBe(
      workflow?.attributes.total_cards_count,
    );
  });

  test('who were merged into others are reported', async () => {
    const [merger] = (await planner.list('/people/v2/person_mergers')).data;
    const gone = String(merger?.attributes.person_to_remove_id);
    expect((await planner.ask(`/people/v2/people/${gone}`)).status).toBe(404);
    const kept = String(merger?.attributes.person_to_keep_id);
    expect((await planner.ask(`/people/v2/people/${kept}`)).status).toBe(200);
  });
});
