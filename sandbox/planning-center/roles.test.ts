import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Planner, startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { createSwitches } from '../switches.ts';

let planner: Planner;
beforeAll(async () => {
  planner = await startPlanningCenter();
});
afterEach(() => {
  const { planningCenter } = createSwitches({ planningCenter: { rateLimitCount: 100_000 } });
  Object.assign(planner.switches.planningCenter, planningCenter);
});
afterAll(() => planner.stop());

const donations = '/giving/v2/donations';
const statusOf = async (path: string, identity: string) =>
  (await planner.ask(path, { identity })).status;

describe('Giving', () => {
  test.each([
    ['no-giving', 403, 403],
    ['giving-reviewer', 403, 403],
    ['giving-counter', 403, 200],
    ['grace-hill', 200, 200],
  ])('%s hears %i for gifts and %i for batches', async (identity, gifts, batches) => {
    expect(await statusOf(donations, identity)).toBe(gifts);
    expect(await statusOf('/giving/v2/batches', identity)).toBe(batches);
    expect(await statusOf('/check-ins/v2/events', identity)).toBe(200);
  });

  test('a counter sees batches in progress only', async () => {
    const asking = { identity: 'giving-counter' };
    const { data } = await planner.list('/giving/v2/batches?per_page=100', asking);
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ attributes }) => attributes.status === 'in_progress')).toBe(true);
  });

  test('without the right, the answer is 401 or empty where switched so', async () => {
    planner.switches.planningCenter.withoutGiving = 'unauthorized';
    expect(await statusOf(donations, 'no-giving')).toBe(401);
    planner.switches.planningCenter.withoutGiving = 'nothing';
    expect(await planner.count(donations, { identity: 'no-giving' })).toBe(0);
  });
});

test("a groups leader sees their groups and those groups' meetings, and no word of the others", async () => {
  const asking = { identity: 'groups-leader' };
  expect(await planner.count('/groups/v2/groups', asking)).toBe(2);
  const [all, own] = await Promise.all([
    planner.count('/groups/v2/events'),
    planner.count('/groups/v2/events', asking),
  ]);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(all);
});

test.each([
  ['grace-hill', true],
  ['low-role', false],
])('%s is an administrator: %s', async (identity, isAdministrator) => {
  const answer = z
    .object({ data: z.object({ attributes: z.record(z.string(), z.unknown()) }) })
    .parse(await (await planner.ask('/people/v2/me', { identity })).json());
  expect(answer.data.attributes.site_administrator).toBe(isAdministrator);
});

test('Check-Ins hears the first of two filters, or both', async () => {
  const path = '/check-ins/v2/check_ins?filter=guest,first_time&where[event_id]=705';
  expect(await planner.count(path)).toBe(0);
  const swapped = path.replace('guest,first_time', 'first_time,guest');
  expect(await planner.count(swapped)).toBeGreaterThan(0);
  planner.switches.planningCenter.checkInFilters = 'several';
  expect(await planner.count(swapped)).toBe(0);
});

test.each([true, false])('a check-in points at its times unasked: %s', async (isLinked) => {
  planner.switches.planningCenter.linksCheckInTimes = isLinked;
  const path = '/check-ins/v2/check_ins?per_page=1&fields[CheckIn]=kind,person,event_times';
  const [plain] = (await planner.list(path)).data;
  expect('event_times' in (plain?.relationships ?? {})).toBe(isLinked);
  const [asked] = (await planner.list(`${path}&include=event_times`)).data;
  expect(asked?.relationships).toHaveProperty('event_times');
});

test.each([true, false])('a late headcount moves its event time: %s', async (moves) => {
  planner.switches.planningCenter.eventTimesMove = moves;
  const times = await planner.all('/check-ins/v2/event_times?per_page=100');
  const moment = (value: unknown) => Date.parse(String(value));
  const late = times.filter(
    ({ attributes }) =>
      moment(attributes.updated_at) - moment(attributes.starts_at) > 5 * 86_400_000,
  );
  expect(late.length > 0).toBe(moves);
});

test('a church that began eight weeks ago has eight Sundays, and keeps them as it grows older', async () => {
  const asking = { identity: 'eight-weeks' };
  const path =
    '/check-ins/v2/event_times?where[event][id]=4000000000701&order=starts_at&per_page=100';
  const before = await planner.list(path, asking);
  expect(before.data[0]?.attributes.starts_at).toBe('2026-09-27T14:00:00Z');
  expect(await planner.count('/giving/v2/donations', asking)).toBeGreaterThan(50);
  planner.clock.advanceBy(21 * 86_400_000);
  const after = await planner.list(path, asking);
  planner.clock.advanceBy(-21 * 86_400_000);
  expect(after.data.length).toBe(before.data.length + 6);
  expect(after.data[0]?.id).toBe(before.data[0]?.id);
});
