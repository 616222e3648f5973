import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Planner, startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { createSwitches } from '../../switches.ts';

// Long lists are read to their end, page by page.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let planner: Planner;
beforeAll(async () => {
  planner = await startPlanningCenter();
});
afterAll(() => planner.stop());

const people = '/people/v2/people';

describe('pages', () => {
  test.each([
    ['', 25],
    ['per_page=7', 7],
    ['per_page=0', 1],
    ['per_page=-3', 1],
    ['per_page=101', 100],
    ['per_page=many', 25],
  ])('"%s" gives %i records', async (query, count) => {
    const { data, meta } = await planner.list(`${people}?${query}`);
    expect({ rows: data.length, said: meta.count }).toEqual({ rows: count, said: count });
  });

  test('the first page links to itself and the next one, on the own origin', async () => {
    const { links, meta } = await planner.list(`${people}?per_page=10`);
    expect(links).toEqual({
      self: `${planner.origin}${people}?per_page=10`,
      next: `${planner.origin}${people}?offset=10&per_page=10`,
    });
    expect(meta.next).toEqual({ offset: 10 });
    expect(meta.prev).toBeUndefined();
  });

  test('a page in the middle links both ways and keeps what was asked', async () => {
    const { links, meta } = await planner.list(
      `${people}?where[status]=active&per_page=10&offset=30`,
    );
    const parameters = (link: string | undefined) =>
      Object.fromEntries(new URL(link ?? '').searchParams);
    const asked = { 'where[status]': 'active', per_page: '10' };
    expect(parameters(links.next)).toEqual({ ...asked, offset: '40' });
    expect(parameters(links.prev)).toEqual({ ...asked, offset: '20' });
    expect(meta.prev).toEqual({ offset: 20 });
  });

  test('the last page has no next one; beyond the end there is nothing', async () => {
    const total = await planner.count(people);
    const last = await planner.list(`${people}?per_page=100&offset=${total - 3}`);
    expect(last.data).toHaveLength(3);
    expect({ link: last.links.next, meta: last.meta.next }).toEqual({});
    const beyond = await planner.list(`${people}?offset=${total + 5}`);
    expect(beyond.data).toEqual([]);
    expect(beyond.meta.total_count).toBe(total);
  });

  test.each([
    `${people}?per_page=100`,
    '/giving/v2/donations?per_page=100&where[received_at][gte]=2026-09-01',
    '/check-ins/v2/event_times?per_page=100&order=-starts_at',
    '/calendar/v2/event_instances?per_page=100&filter=future',
  ])('all pages of %s together are its total_count, each record once', async (path) => {
    const records = await planner.all(path);
    expect(records.length).toBe(await planner.count(path));
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  test('the record behind a self link is the record of the list', async () => {
    const [first] = (await planner.list(`${people}?per_page=1`)).data;
    const alone = await planner.ask(first?.links?.self ?? '');
    expect(await alone.json()).toMatchObject({ data: first });
  });

  test('the parent is the organization, or the record that the list belongs to', async () => {
    const events = await planner.list('/check-ins/v2/events');
    expect(events.meta.parent).toEqual({ id: '284517', type: 'Organization' });
    const periods = await planner.list('/check-ins/v2/events/701/event_periods?per_page=1');
    expect(periods.meta.parent).toEqual({ id: '701', type: 'Event' });
    expect(periods.meta).toMatchObject({
      can_order_by: ['starts_at'],
      can_query_by: ['ends_at', 'starts_at'],
      can_include: ['event', 'event_times', 'event_times.headcounts'],
    });
  });
});

describe('what a list can be asked by', () => {
  test('an undeclared key is dropped in silence, a declared one is not', async () => {
    const path = '/check-ins/v2/event_times';
    const total = await planner.count(path);
    expect(await planner.count(`${path}?where[starts_at][gte]=2026-11-01`)).toBe(total);
    expect(await planner.count(`${path}?where[constructor]=x&where[][gte]=1&filter=toString`)).toBe(
      total,
    );
    expect(await planner.count(`${path}?where[created_at][gte]=2026-11-01`)).toBeLessThan(20);
  });

  test('a bare date is a day of the church, a date-time is that very second', async () => {
    const periods = '/check-ins/v2/events/701/event_periods';
    // The week of 15 November begins at midnight in Chicago, six hours behind UTC by then.
    const count = (where: string) => planner.count(`${periods}?where[starts_at]${where}`);
    expect(await count('=2026-11-15')).toBe(1);
    expect(await count('=2026-11-15T06:00:00Z')).toBe(1);
    expect(await count('=2026-11-15T05:59:59Z')).toBe(0);
    const from = await count('[gte]=2026-11-15');
    expect(await count('[gt]=2026-11-15')).toBe(from - 1);
    expect(await count('[gte]=2026-11-15T06:00:00Z')).toBe(from);
    expect(await count('[gt]=2026-11-15T06:00:00Z')).toBe(from - 1);
    const until = await count('[lte]=2026-11-15');
    expect(await count('[lt]=2026-11-15')).toBe(until - 1);
    expect(await count('[lt]=2026-11-15T06:00:01Z')).toBe(until);
  });

  test('a day is the same wherever its clocks change', async () => {
    const donations = '/giving/v2/donations';
    const days = [
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ];
    let found = 0;
    for (const day of days) {
      const rows = await planner.all(`${donations}?per_page=100&where[received_at]=${day}`);
      found += rows.length;
      for (const { attributes } of rows) {
        expect(dayInChicago(attributes.received_at)).toBe(day);
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  test('day after day sums up to the whole, without gaps or overlaps', async () => {
    const donations = '/giving/v2/donations?where[received_at]';
    const days = ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'];
    const counts = await Promise.all(days.map((day) => planner.count(`${donations}=${day}`)));
    const whole = `${donations}[gte]=2026-03-06&where[received_at][lte]=2026-03-09`;
    expect(await planner.count(whole)).toBe(counts.reduce((sum, one) => sum + one, 0));
  });

  test('words, flags and patterns', async () => {
    const total = await planner.count(people);
    const active = await planner.count(`${people}?where[status]=active`);
    const inactive = await planner.count(`${people}?where[status]=inactive`);
    expect({ sum: active + inactive, some: inactive > 0 }).toEqual({ sum: total, some: true });
    const children = await planner.list(`${people}?where[child]=true&per_page=100`);
    expect(children.data.every(({ attributes }) => attributes.child === true)).toBe(true);
    const named = await planner.list('/groups/v2/groups?where[name]=%25study%25');
    expect(named.data.map(({ attributes }) => attributes.name)).toEqual(["Tuesday Women's Study"]);
  });

  test('a related record is asked by its own keys, unless the real one should not hear them', async () => {
    const times = '/check-ins/v2/event_times';
    const week = `${times}?where[event_period][starts_at][gte]=2026-11-08&where[event_period][starts_at][lt]=2026-11-15&per_page=100`;
    const { data, meta } = await planner.list(week);
    expect(data.map(({ attributes }) => dayInChicago(attributes.starts_at))).toEqual([
      '2026-11-08',
      '2026-11-08',
      '2026-11-11',
    ]);
    expect(meta.can_query_by).toEqual(['created_at', 'updated_at']);
    expect(await planner.count(`${week}&where[event][id]=702`)).toBe(1);
    expect(await planner.count(`${week}&where[event][color]=702`)).toBe(3);
    planner.switches.planningCenter.namesNestedKeys = true;
    expect((await planner.list(week)).meta.can_query_by).toContain('event_period.starts_at');
    planner.switches.planningCenter.honorsNestedWhere = false;
    expect(await planner.count(week)).toBe(await planner.count(times));
    planner.switches.planningCenter = createSwitches().planningCenter;
    planner.switches.planningCenter.rateLimitCount = 100_000;
  });

  test('a headcount by the start of the period of its time, three steps away', async () => {
    const path = '/check-ins/v2/headcounts?where[event_time][event_period][starts_at][gte]=';
    const found = await planner.count(`${path}2026-11-01`);
    expect(found).toBeGreaterThan(8);
    expect(found).toBeLessThan(40);
  });

  test('what is no date finds nothing', async () => {
    expect(await planner.count(`${people}?where[created_at][gte]=yesterday`)).toBe(0);
  });
});

describe('order, include and fields', () => {
  test('order goes up, and down with a minus; an unknown one is ignored', async () => {
    const dates = async (order: string) => {
      const { data } = await planner.list(`/giving/v2/donations?per_page=100&order=${order}`);
      return data.map(({ attributes }) => String(attributes.received_at));
    };
    const up = await dates('received_at');
    expect(up).toEqual(up.toSorted());
    const down = await dates('-received_at');
    expect(down).toEqual(down.toSorted().reverse());
    expect(await dates('nonsense')).toHaveLength(100);
  });

  test('included records are those the relationships name, each once', async () => {
    const path =
      '/check-ins/v2/headcounts?include=attendance_type,event_time&per_page=50&order=-created_at';
    const { data, included } = await planner.list(path);
    const named = data.flatMap(({ relationships }) =>
      [relationships.event_time, relationships.attendance_type].map((one) =>
        JSON.stringify(one?.data),
      ),
    );
    const sent = included.map(({ type, id }) => JSON.stringify({ type, id }));
    expect(new Set(sent)).toEqual(new Set(named));
    expect(sent.length).toBe(new Set(sent).size);
    expect((await planner.list('/check-ins/v2/headcounts')).included).toEqual([]);
  });

  test('fields keeps only the requested attributes, in data and included alike', async () => {
    const path =
      '/giving/v2/donations?per_page=5&include=designations&fields[Donation]=amount_cents,designations&fields[Designation]=fee_cents';
    const { data, included } = await planner.list(path);
    expect(data.map(({ attributes }) => Object.keys(attributes))).toEqual(
      Array(5).fill(['amount_cents']),
    );
    expect(included.every(({ attributes }) => Object.keys(attributes).join() === 'fee_cents')).toBe(
      true,
    );
    expect(data.map(({ relationships }) => Object.keys(relationships))).toEqual(
      Array(5).fill(['designations']),
    );
    expect(included.every(({ relationships }) => Object.keys(relationships).length === 0)).toBe(
      true,
    );
  });

  test('included records come with their links, and those on the way to them', async () => {
    const plain = await planner.list('/giving/v2/donations?per_page=1');
    expect(Object.keys(plain.data[0]?.relationships ?? {})).not.toContain('designations');
    const path = '/giving/v2/donations?per_page=1&include=designations.fund,nonsense.fund';
    const { data, included } = await planner.list(path);
    expect(Object.keys(data[0]?.relationships ?? {})).toContain('designations');
    expect(new Set(included.map(({ type }) => type))).toEqual(new Set(['Designation', 'Fund']));
    const times = '/check-ins/v2/event_times?per_page=5&order=-starts_at&include=';
    const counted = await planner.list(`${times}headcounts.attendance_type`);
    expect(counted.data.every(({ relationships }) => 'headcounts' in relationships)).toBe(true);
    const uncounted = await planner.list(`${times}event`);
    expect(uncounted.data.some(({ relationships }) => 'headcounts' in relationships)).toBe(false);
  });
});

function dayInChicago(moment: unknown): string {
  const format = { timeZone: 'America/Chicago', dateStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(new Date(String(moment)));
}
