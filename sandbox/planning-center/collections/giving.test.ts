import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type Planner,
  startPlanningCenter,
  type TestRecord,
} from '#testing/sandbox/planning-center.ts';

// Long lists are read to their end, page by page.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let planner: Planner;
let gifts: { donations: TestRecord[]; included: TestRecord[] };
beforeAll(async () => {
  planner = await startPlanningCenter();
  gifts = { donations: [], included: [] };
  let next: string | undefined = '/giving/v2/donations?include=designations,refund&per_page=100';
  while (next !== undefined) {
    const page = await planner.list(next);
    gifts.donations.push(...page.data);
    gifts.included.push(...page.included);
    next = page.links.next;
  }
});
afterAll(() => planner.stop());

const cents = ({ attributes }: TestRecord, name = 'amount_cents') => Number(attributes[name]);
const identifiers = (data: unknown) =>
  (Array.isArray(data) ? data : [data]).flatMap((one) => (one ? String(one.id) : []));

test('designations of a gift add up to it, fees included, and some gifts are split', () => {
  const byId = new Map(gifts.included.map((one) => [`${one.type}/${one.id}`, one]));
  let split = 0;
  for (const donation of gifts.donations) {
    const ids = identifiers(donation.relationships.designations?.data);
    const parts = ids.flatMap((id) => byId.get(`Designation/${id}`) ?? []);
    split += parts.length > 1 ? 1 : 0;
    expect(parts.reduce((sum, one) => sum + cents(one), 0)).toBe(cents(donation));
    expect(parts.reduce((sum, one) => sum + cents(one, 'fee_cents'), 0)).toBe(
      cents(donation, 'fee_cents'),
    );
  }
  expect(split).toBeGreaterThan(500);
});

test('every gift and every designation is there once', () => {
  for (const records of [
    gifts.donations,
    gifts.included.filter(({ type }) => type === 'Designation'),
  ]) {
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  }
});

test('refunded gifts bring their refund of the same amount', () => {
  const refunded = gifts.donations.filter(({ attributes }) => attributes.refunded === true);
  expect(refunded.length).toBeGreaterThan(10);
  const byId = new Map(
    gifts.included.filter(({ type }) => type === 'Refund').map((one) => [one.id, one]),
  );
  for (const donation of refunded) {
    const [id = ''] = identifiers(donation.relationships.refund?.data);
    const refund = byId.get(id);
    expect(refund && cents(refund)).toBe(cents(donation));
    expect(String(refund?.attributes.refunded_at) > String(donation.attributes.received_at)).toBe(
      true,
    );
  }
});

test('gifts of a batch in progress are pending, those of a committed one are not', async () => {
  const batches = await planner.all('/giving/v2/batches?filter=in_progress');
  expect(batches.length).toBeGreaterThan(0);
  const open = new Set(batches.map(({ id }) => id));
  const inBatches = gifts.donations.filter(({ relationships }) => relationships.batch?.data);
  const pending = inBatches.filter(({ attributes }) => attributes.payment_status === 'pending');
  expect(pending.length).toBeGreaterThan(0);
  for (const { relationships, attributes } of inBatches) {
    const [batch = ''] = identifiers(relationships.batch?.data);
    expect(attributes.payment_status === 'pending').toBe(open.has(batch));
  }
});

test('filter=succeeded leaves pending and failed gifts out', async () => {
  const succeeded = gifts.donations.filter(
    ({ attributes }) => attributes.payment_status === 'succeeded',
  );
  expect(await planner.count('/giving/v2/donations?filter=succeeded')).toBe(succeeded.length);
  expect(succeeded.length).toBeLessThan(gifts.donations.length);
});

test('giving has its week and its year: most on Sundays, most of all at the end of December', () => {
  const byDay = [0, 0, 0, 0, 0, 0, 0];
  const byMonth = new Map<string, number>();
  for (const donation of gifts.donations) {
    const received = new Date(String(donation.attributes.received_at));
    const chicago = new Date(received.getTime() - 6 * 3_600_000);
    byDay[chicago.getUTCDay()] = (byDay[chicago.getUTCDay()] ?? 0) + cents(donation);
    const month = chicago.toISOString().slice(0, 7);
    byMonth.set(month, (byMonth.get(month) ?? 0) + cents(donation));
  }
  expect(byDay.indexOf(Math.max(...byDay))).toBe(0);
  for (const year of ['2024', '2025']) {
    const autumn = ['09', '10', '11'].map((month) => byMonth.get(`${year}-${month}`) ?? 0);
    const usual = autumn.reduce((sum, one) => sum + one, 0) / 3;
    expect(byMonth.get(`${year}-12`)).toBeGreaterThan(1.5 * usual);
  }
});

test('givers are known from their first gift on', async () => {
  const givers = await planner.all('/giving/v2/people?filter=has_donated&per_page=100');
  const all = await planner.count('/giving/v2/people');
  expect(givers.length).toBeGreaterThan(100);
  expect(givers.length).toBeLessThan(all);
  expect(givers.every(({ attributes }) => attributes.first_donated_at !== null)).toBe(true);
});
