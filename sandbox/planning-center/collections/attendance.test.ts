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

/** What was counted by hand, Sunday by Sunday: adults and kids by service, oldest first. */
async function sundays() {
  const [periods, times, headcounts] = await Promise.all([
    planner.all(periodsPath),
    planner.all('/check-ins/v2/event_times?order=starts_at&per_page=100'),
    planner.all('/check-ins/v2/headcounts?per_page=100&include=attendance_type'),
  ]);
  const adults = headcounts.filter((one) => idOf(one, 'attendance_type') === '43010');
  const kids = headcounts.filter((one) => idOf(one, 'attendance_type') === '43011');
  const byTime = (counts: TestRecord[]) =>
    new Map(counts.map((one) => [idOf(one, 'event_time'), number(one.attributes.total)]));
  const [adultsAt, kidsAt] = [byTime(adults), byTime(kids)];
  return periods.map((period) => {
    const services = times.filter((time) => idOf(time, 'event_period') === period.id);
    return {
      startsAt: String(period.attributes.starts_at),
      adults: services.map(({ id }) => adultsAt.get(id) ?? null),
      kids: services.map(({ id }) => kidsAt.get(id) ?? null),
    };
  });
}
const sumOf = (counts: readonly (number | null)[]) =>
  counts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

describe('weekly attendance at Grace Hill', () => {
  test('covers three years, Sunday by Sunday without a gap, up to the coming one', async () => {
    const weeks = await sundays();
    expect(weeks.length).toBeGreaterThanOrEqual(157);
    const days = weeks.map(({ startsAt }) => Math.round(Date.parse(startsAt) / 86_400_000));
    expect(days.slice(1).every((day, at) => day - (days[at] ?? 0) === 7)).toBe(true);
    expect(weeks.at(-1)).toMatchObject({ startsAt: '2026-11-22T06:00:00Z', adults: [null, null] });
    expect(sumOf(weeks.at(-2)?.adults ?? [])).toBeGreaterThan(100);
  });

  test('Easter towers, summer dips, the new building filled, and chance stays chance', async () => {
    const weeks = (await sundays()).filter(({ adults }) => !adults.includes(null));
    const total = new Map(
      weeks.map(({ startsAt, adults, kids }) => [
        startsAt.slice(0, 10),
        sumOf(adults) + sumOf(kids),
      ]),
    );
    const between = (from: string, to: string) =>
      median([...total].flatMap(([day, sum]) => (day >= from && day < to ? [sum] : [])));
    for (const easter of ['2024-03-31', '2025-04-20', '2026-04-05']) {
      expect(total.get(easter)).toBeGreaterThan(
        1.35 * between(`${easter.slice(0, 4)}-01-10`, easter),
      );
    }
    expect(between('2026-01-01', '2026-12-01')).toBeGreaterThan(150);
    expect(between('2026-01-01', '2026-12-01')).toBeLessThan(190);
    expect(between('2025-09-01', '2026-06-01')).toBeGreaterThan(
      1.25 * between('2023-09-01', '2024-03-17'),
    );
    expect(between('2025-06-22', '2025-08-05')).toBeLessThan(
      0.95 * between('2025-09-10', '2025-11-20'),
    );
    const sums = [...total.values()];
    const moves = sums.slice(1).map((sum, at) => Math.abs(sum / (sums[at] ?? 1) - 1));
    expect(median(moves)).toBeGreaterThan(0.05);
    expect(median(moves)).toBeLessThan(0.14);
  });

  test('one Sunday nobody counted, one was snowed in, and some services are missing', async () => {
    const weeks = (await sundays()).slice(0, -1);
    const on = (date: string) => weeks.find(({ startsAt }) => startsAt.startsWith(date));
    expect(on('2025-10-19')?.adults).toEqual([null, null]);
    expect(on('2025-01-26')?.adults[0]).toBe(0);
    expect(on('2025-01-26')?.adults[1]).toBeLessThan(50);
    const missing = weeks.flatMap(({ adults }) => adults.filter((one) => one === null)).length;
    expect(missing).toBeGreaterThan(3);
    expect(missing).toBeLessThan(25);
    expect(weeks.some(({ adults }) => adults.filter((one) => one === null).length === 1)).toBe(
      true,
    );
  });

  test('records, the sum over the times and people are three different numbers', async () => {
    const periods = (await planner.all(periodsPath)).slice(-40, -1);
    const [times, checkIns] = await Promise.all([
      planner.all('/check-ins/v2/event_times?where[event][id]=701&per_page=100'),
      planner.all('/check-ins/v2/check_ins?filter=attendee&where[event_id]=701&per_page=100'),
    ]);
    const totals = { records: 0, overTimes: 0, people: 0 };
    for (const period of periods) {
      const inPeriod = (one: TestRecord) => idOf(one, 'event_period') === period.id;
      const attendees = (one: TestRecord) =>
        number(one.attributes.regular_count) + number(one.attributes.guest_count);
      const records = checkIns.filter(inPeriod);
      const nameless = records.filter((one) => idOf(one, 'person') === '').length;
      const people = new Set(records.map((one) => idOf(one, 'person')).filter((id) => id !== ''));
      expect(attendees(period)).toBe(records.length);
      totals.records += attendees(period);
      totals.overTimes += sumOf(times.filter(inPeriod).map(attendees));
      totals.people += people.size + nameless;
    }
    expect(totals.overTimes).toBeGreaterThan(totals.records);
    expect(totals.records).toBeGreaterThan(totals.people);
  });

  test("a time's total is the sum of its kinds", async () => {
    for (const { attributes } of await planner.all('/check-ins/v2/event_times?per_page=100')) {
      const sum = counts.reduce((total, count) => total + number(attributes[count]), 0);
      expect(attributes.total_count).toBe(sum);
    }
  });

  test('some check-ins have no person, some guests leave no name, some come days later', async () => {
    const path = '/check-ins/v2/check_ins?per_page=100';
    const records = await planner.all(path);
    const nameless = records.filter((one) => one.relationships.person?.data === null);
    const guests = records.filter(({ attributes }) => attributes.one_time_guest === true);
    expect(guests.length).toBeGreaterThan(20);
    expect(nameless.length).toBeGreaterThan(guests.length + 50);
    expect(await planner.count(`${path}&filter=one_time_guest`)).toBe(guests.length);
    const twice = records.filter(({ relationships }) => {
      const data = relationships.event_times?.data;
      return Array.isArray(data) && data.length > 1;
    });
    expect(twice.length).toBeGreaterThan(100);
  });

  test('kids are in rooms of theirs', async () => {
    const rooms = await planner.all('/check-ins/v2/events/701/locations');
    const kids = rooms.filter(({ attributes }) => attributes.child_or_adult === 'child');
    expect(kids.map(({ attributes }) => attributes.name)).toEqual([
      'Nursery',
      'Preschool',
      'Elementary',
    ]);
    const path = '/check-ins/v2/check_ins?where[event_id]=701';
    const inRooms = await planner.count(
      `${path}&where[location_ids]=${kids.map(({ id }) => id).join(',')}`,
    );
    expect(inRooms).toBeGreaterThan(1000);
    expect(inRooms).toBeLessThan(await planner.count(path));
  });

  test("at VBS members' children are there for the first time, of that event", async () => {
    const path = '/check-ins/v2/check_ins?filter=first_time&where[event_id]=705&per_page=100';
    const first = await planner.list(path);
    expect(first.meta.total_count).toBeGreaterThan(20);
    // Newcomers' numbers begin at a hundred thousand.
    const numbers = first.data.map((one) => Number(idOf(one, 'person')) % 1_000_000);
    expect(Math.max(...numbers)).toBeLessThan(100_000);
    planner.switches.planningCenter.firstTimeMeans = 'church';
    expect(await planner.count(path)).toBe(0);
    planner.switches.planningCenter.firstTimeMeans = 'event';
  });

  test('a first-time guest has been known since that day', async () => {
    const week = 'where[event_period][starts_at]=2026-04-05&where[event_id]=701';
    const path = `/check-ins/v2/check_ins?filter=first_time&include=person&per_page=100&${week}`;
    const { data, included } = await planner.list(path);
    expect(data.length).toBeGreaterThan(4);
    for (const checkIn of data) {
      const person = included.find(({ id }) => id === idOf(checkIn, 'person'));
      expect(String(person?.attributes.created_at).slice(0, 10)).toBe('2026-04-05');
    }
  });

  test('types that are no people are counted too, zeros among them', async () => {
    const path = '/check-ins/v2/headcounts?per_page=100&where[attendance_type][id]=';
    const decisions = await planner.all(`${path}43014`);
    const zeros = decisions.filter(({ attributes }) => attributes.total === 0);
    expect(zeros.length).toBeGreaterThan(20);
    const adults = await planner.count(`${path}43010`);
    expect(decisions.length).toBeLessThan(adults);
    planner.switches.planningCenter.servesStoredZeros = false;
    expect(await planner.count(`${path}43014`)).toBe(decisions.length - zeros.length);
    planner.switches.planningCenter.servesCustomHeadcounts = false;
    expect(await planner.count(`${path}43014`)).toBe(0);
    Object.assign(planner.switches.planningCenter, {
      servesStoredZeros: true,
      servesCustomHeadcounts: true,
    });
  });

  test('some headcounts are typed in weeks later, others corrected', async () => {
    const headcounts = await planner.all('/check-ins/v2/headcounts?per_page=100');
    const edited = headcounts.filter(
      ({ attributes }) => attributes.updated_at !== attributes.created_at,
    );
    expect(edited.length).toBeGreaterThan(20);
    // Six counts of people a Sunday: whoever looks on Monday sees the number that stays, nearly every week.
    const ofPeople = edited.filter((one) =>
      ['43010', '43011', '43012'].includes(idOf(one, 'attendance_type')),
    );
    expect(ofPeople.length).toBeGreaterThan(0);
    expect(ofPeople.length).toBeLessThan(10);
    const times = new Map(
      (await planner.all('/check-ins/v2/event_times?per_page=100')).map((one) => [
        one.id,
        Date.parse(String(one.attributes.starts_at)),
      ]),
    );
    const late = headcounts.filter(
      (one) =>
        Date.parse(String(one.attributes.created_at)) -
          (times.get(idOf(one, 'event_time')) ?? Number.NaN) >
        20 * 86_400_000,
    );
    expect(late.length).toBeGreaterThan(5);
  });

  test('an archived event has a past', async () => {
    const events = await planner.all('/check-ins/v2/events?filter=archived');
    expect(events.map(({ id }) => id)).toContain('690');
    expect(await planner.count('/check-ins/v2/event_times?where[event][id]=690')).toBeGreaterThan(
      20,
    );
  });

  test('people per period are served only where they are said to be', async () => {
    const path = `${periodsPath}&where[starts_at]=2026-11-15`;
    const [before] = (await planner.list(path)).data;
    expect(before?.attributes).not.toHaveProperty('unique_total_count');
    planner.switches.planningCenter.hasUniqueTotalCount = true;
    const [period] = (await planner.list(path)).data;
    const records = counts.reduce((sum, count) => sum + number(period?.attributes[count]), 0);
    expect(number(period?.attributes.unique_total_count)).toBeLessThan(records);
    planner.switches.planningCenter.hasUniqueTotalCount = false;
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
        `/giving/v2/donations?where[received_at][lte]=2026-09-30&per_page=100&offset=3000&fields[Donation]=amount_cents,received_at`,
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
