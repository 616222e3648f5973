import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
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
  let next: string | undefined =
    '/giving/v2/donations?include=designations,refund.designation_refunds&per_page=100';
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

test('some gifts are refunded fully, others in part; each comes with its refund', async () => {
  const byId = new Map(gifts.included.map((one) => [`${one.type}/${one.id}`, one]));
  const back = gifts.donations.flatMap((donation) => {
    const [id = ''] = identifiers(donation.relationships.refund?.data);
    const refund = byId.get(`Refund/${id}`);
    return refund ? [{ donation, refund }] : [];
  });
  const [whole, partly] = [true, false].map((isWhole) =>
    back.filter(({ donation, refund }) => (cents(refund) === cents(donation)) === isWhole),
  );
  expect(whole?.length).toBeGreaterThan(5);
  expect(partly?.length).toBeGreaterThan(5);
  expect(whole?.every(({ donation }) => donation.attributes.refunded === true)).toBe(true);
  expect(partly?.every(({ donation }) => donation.attributes.refunded === false)).toBe(true);
  for (const { donation, refund } of back) {
    expect(cents(refund)).toBeLessThanOrEqual(cents(donation));
    expect(String(refund.attributes.refunded_at) > String(donation.attributes.received_at)).toBe(
      true,
    );
    const parts = identifiers(refund.relationships.designation_refunds?.data).flatMap(
      (one) => byId.get(`DesignationRefund/${one}`) ?? [],
    );
    expect(parts.reduce((sum, one) => sum + cents(one), 0)).toBe(cents(refund));
  }
  planner.switches.planningCenter.partialRefundIsRefunded = true;
  const part = partly?.[0]?.donation.id ?? '';
  const { data } = z
    .object({ data: z.object({ attributes: z.record(z.string(), z.unknown()) }) })
    .parse(await (await planner.ask(`/giving/v2/donations/${part}`)).json());
  expect(data.attributes.refunded).toBe(true);
  planner.switches.planningCenter.partialRefundIsRefunded = false;
});

test('gifts can be filtered by fund', async () => {
  const path = '/giving/v2/donations';
  const byFund = await planner.count(`${path}?where[fund_id]=311`);
  expect(byFund).toBeGreaterThan(100);
  expect(byFund).toBeLessThan(gifts.donations.length);
  expect(await planner.count(`${path}?where[designations][fund][id]=311`)).toBe(byFund);
  expect(await planner.count(`${path}?where[payment_status]=failed`)).toBe(gifts.donations.length);
});

test('some gifts have no name, some another currency, some failed, one is a whole roof', () => {
  const count = (holds: (donation: TestRecord) => boolean) => gifts.donations.filter(holds).length;
  expect(count(({ relationships }) => relationships.person?.data === null)).toBeGreaterThan(50);
  expect(count(({ attributes }) => attributes.amount_currency === 'CAD')).toBeGreaterThan(10);
  expect(count(({ attributes }) => attributes.payment_status === 'failed')).toBeGreaterThan(5);
  expect(count((donation) => cents(donation) === 8_500_000)).toBe(1);
});

test('some are dated back: received before they were entered', () => {
  const late = gifts.donations.filter(
    ({ attributes }) =>
      Date.parse(String(attributes.created_at)) - Date.parse(String(attributes.received_at)) >
      14 * 86_400_000,
  );
  expect(late.length).toBeGreaterThan(20);
});

test('gifts of a standing order say which one', async () => {
  const orders = await planner.all('/giving/v2/recurring_donations?per_page=100');
  const known = new Set(orders.map(({ id }) => id));
  const named = gifts.donations.flatMap(({ relationships }) =>
    identifiers(relationships.recurring_donation?.data),
  );
  expect(named.length).toBeGreaterThan(1000);
  expect(named.every((id) => known.has(id))).toBe(true);
  expect(orders.every(({ attributes }) => attributes.schedule !== undefined)).toBe(true);
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
