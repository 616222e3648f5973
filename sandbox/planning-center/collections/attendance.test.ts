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

const counts = ['regular_count', 'guest_count', 'volunteer_count'] as const;
const periodsPath = '/check-ins/v2/events/701/event_periods?order=starts_at&per_page=100';
const number = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);
const idOf = (record: TestRecord, name: string) => {
  const data = record.relationships[name]?.data;
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
};

/** Adults counted by hand and everybody checked in but volunteers, Sunday by Sunday. */
async function sundays() {
  const [periods, times, headcounts] = await Promise.all([
    planner.all(periodsPath),
    planner.all('/check-ins/v2/event_times?order=-starts_at&per_page=100'),
    planner.all('/check-ins/v2/headcounts?per_page=100'),
  ]);
  const totals = new Map(
    headcounts.map((one) => [idOf(one, 'event_time'), number(one.attributes.total)]),
  );
  return periods.map((period) => {
    const services = times.filter((time) => idOf(time, 'event_period') === period.id);
    return {
      startsAt: String(period.attributes.starts_at),
      checkedIn: number(period.attributes.regular_count) + number(period.attributes.guest_count),
      headcounts: services.flatMap(({ id }) => totals.get(id) ?? []),
      services: services.length,
    };
  });
}

describe('weekly attendance at Grace Hill', () => {
  test('covers three years, Sunday by Sunday without a gap, up to the coming one', async () => {
    const weeks = await sundays();
    expect(weeks.length).toBeGreaterThanOrEqual(157);
    const days = weeks.map(({ startsAt }) => Math.round(Date.parse(startsAt) / 86_400_000));
    expect(days.slice(1).every((day, at) => day - (days[at] ?? 0) === 7)).toBe(true);
    expect(weeks.at(-1)).toMatchObject({
      startsAt: '2026-11-22T06:00:00Z',
      checkedIn: 0,
      headcounts: [],
    });
    expect(weeks.at(-2)?.checkedIn).toBeGreaterThan(40);
  });

  test('Easter towers, summer dips, the new building filled, and chance stays chance', async () => {
    const weeks = (await sundays()).slice(0, -1).filter((week) => week.headcounts.length === 2);
    const total = new Map(
      weeks.map((week) => [
        week.startsAt.slice(0, 10),
        week.checkedIn + week.headcounts.reduce((sum, one) => sum + one, 0),
      ]),
    );
    const median = (days: readonly number[]) =>
      days.toSorted((a, b) => a - b)[days.length >> 1] ?? Number.NaN;
    const between = (from: string, to: string) =>
      median([...total].flatMap(([day, sum]) => (day >= from && day < to ? [sum] : [])));
    for (const easter of ['2024-03-31', '2025-04-20', '2026-04-05']) {
      expect(total.get(easter)).toBeGreaterThan(
        1.35 * between(`${easter.slice(0, 4)}-01-10`, easter),
      );
    }
    expect(between('2025-09-01', '2026-06-01')).toBeGreaterThan(
      1.25 * between('2023-09-01', '2024-03-17'),
    );
    expect(between('2025-06-22', '2025-08-05')).toBeLessThan(
      0.95 * between('2025-09-10', '2025-11-20'),
    );
    const sums = [...total.values()];
    const moves = sums.slice(1).map((sum, at) => Math.abs(sum / (sums[at] ?? 1) - 1));
    expect(median(moves)).toBeGreaterThan(0.06);
    expect(median(moves)).toBeLessThan(0.14);
  });

  test('a few services were never counted: there is no headcount, not a zero', async () => {
    const weeks = (await sundays()).slice(0, -1);
    const missing = weeks.reduce((sum, week) => sum + week.services - week.headcounts.length, 0);
    expect(missing).toBeGreaterThan(3);
    expect(missing).toBeLessThan(25);
    expect(weeks.some((week) => week.headcounts.length === 0)).toBe(true);
    expect(weeks.flatMap((week) => week.headcounts)).not.toContain(0);
  });

  test("a period's counts are the sums of its services, and a service's total of its counts", async () => {
    for (const event of ['701', '702', '703']) {
      const path = `/check-ins/v2/events/${event}/event_periods?include=event_times&per_page=100&order=-starts_at`;
      const { data, included } = await planner.list(path);
      for (const period of data) {
        const times = included.filter((time) => idOf(time, 'event_period') === period.id);
        expect(times.length).toBeGreaterThan(0);
        for (const count of counts) {
          const sum = times.reduce((total, { attributes }) => total + number(attributes[count]), 0);
          expect(period.attributes[count]).toBe(sum);
        }
      }
      for (const { attributes } of included) {
        const sum = counts.reduce((total, count) => total + number(attributes[count]), 0);
        expect(attributes.total_count).toBe(sum);
      }
    }
  });

  test('the check-ins are exactly those that the services count', async () => {
    const times = await planner.all('/check-ins/v2/event_times?per_page=100');
    const sum = (count: (typeof counts)[number]) =>
      times.reduce((total, { attributes }) => total + number(attributes[count]), 0);
    const path = '/check-ins/v2/check_ins?filter=';
    expect(await planner.count(`${path}regular`)).toBe(sum('regular_count'));
    expect(await planner.count(`${path}guest`)).toBe(sum('guest_count'));
    expect(await planner.count(`${path}volunteer`)).toBe(sum('volunteer_count'));
    const week = '&where[created_at][gte]=2026-11-15&where[created_at][lte]=2026-11-15';
    const firstTimers = await planner.count(`${path}first_time${week}`);
    expect(firstTimers).toBeGreaterThan(0);
    expect(firstTimers).toBeLessThanOrEqual(await planner.count(`${path}guest${week}`));
  });

  test('whoever is checked in for the first time is a person the church has known since that day', async () => {
    const week = 'where[created_at][gte]=2026-04-05&where[created_at][lte]=2026-04-05';
    const path = `/check-ins/v2/check_ins?filter=first_time&include=person&per_page=100&${week}`;
    const { data, included } = await planner.list(path);
    expect(data.length).toBeGreaterThan(8);
    for (const checkIn of data) {
      const person = included.find(({ id }) => id === idOf(checkIn, 'person'));
      expect(String(person?.attributes.created_at).slice(0, 10)).toBe('2026-04-05');
    }
  });
});

describe('the past', () => {
  test('stays as it was, day after day and week after week', async () => {
    const later = await startPlanningCenter();
    try {
      later.clock.advanceBy(17 * 86_400_000);
      const until = 'where[created_at][lte]=2026-10-31';
      for (const path of [
        `/people/v2/people?${until}&per_page=100&fields[Person]=name,created_at`,
        `/check-ins/v2/event_times?${until}&per_page=100`,
        `/check-ins/v2/headcounts?${until}&per_page=100`,
        `/giving/v2/donations?where[received_at][lte]=2026-09-30&per_page=100&offset=18000&fields[Donation]=amount_cents,received_at`,
        `/calendar/v2/events?${until}&per_page=100`,
        '/groups/v2/groups?per_page=100&fields[Group]=name,created_at',
        '/registrations/v2/signups?per_page=20&fields[Signup]=name,created_at',
      ]) {
        const [now, then] = await Promise.all([planner.all(path), later.all(path)]);
        expect(now.length).toBeGreaterThan(0);
        expect(then.slice(0, now.length).map(withoutLinks)).toEqual(now.map(withoutLinks));
      }
    } finally {
      await later.stop();
    }
  });

  test('an earlier clock finds three years of it too', async () => {
    const early = await startPlanningCenter();
    try {
      early.clock.advanceBy(-2 * 365 * 86_400_000);
      const { meta } = await early.list(periodsPath);
      expect(meta.total_count).toBeGreaterThanOrEqual(157);
    } finally {
      await early.stop();
    }
  });
});

function withoutLinks({ id, attributes }: TestRecord) {
  return { id, attributes };
}
