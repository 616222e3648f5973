import { addDays } from '#analytics/calendar/plain-date.ts';
import type { DonorReading, GiftReading } from '#analytics/figures/readings.ts';
import { isMoney } from '#contract/believed.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { Read } from '../readings/keep-read.ts';
import { doubted, doubtedDates } from './doubts.ts';
import {
  type Included,
  instantOf,
  numberOf,
  type Resource,
  relatedId,
  relatedIds,
  textOf,
} from './json-api.ts';
import { readList, readWholeList } from './read-list.ts';
import type { Reading } from './reading.ts';

type Funds = NonNullable<MeasureChoices['giving']>['fundIds'];

const fields = {
  include: 'designations,refund,refund.designation_refunds',
  'fields[Donation]':
    'amount_cents,amount_currency,received_at,completed_at,refunded,payment_status,person,recurring_donation,designations,refund,batch',
  'fields[Designation]': 'amount_cents,fund',
  'fields[Refund]': 'amount_cents,designation_refunds',
  'fields[DesignationRefund]': 'amount_cents,designation',
};

/** Reads gifts to the counted funds as anonymous sums, and their givers as hashes. */
export async function readGifts(reading: Reading): Promise<Read> {
  const { context, span, clock, choices, rowsMax } = reading;
  const funds = choices.giving?.fundIds ?? 'all';
  const parameters = {
    ...fields,
    order: 'received_at',
    // Bare dates are local days of the church.
    'where[received_at][gte]': span.from,
    'where[received_at][lte]': span.to,
  };
  const list = await readList(context, { path: '/giving/v2/donations', parameters, rowsMax });
  const open = await openBatches(reading, list?.rows ?? []);
  const gifts = new Map<string, GiftReading>();
  const donors = new Map<string, DonorReading & { seen: Set<string> }>();
  const notices = doubtedDates(list?.rows ?? [], 'received_at', context.now, 'gift_date');
  for (const row of list?.rows ?? []) {
    const receivedAt = instantOf(row, 'received_at', context.now);
    if (list && receivedAt !== null) {
      const from = { included: list.included, day: clock.dayOf(receivedAt), open, funds };
      if (isDoubted(row, list.included)) {
        // Not the number: a single gift is nobody's to read.
        notices.push(doubted('gift', from.day, null));
      }
      const gift = giftOf(row, from);
      addGift(gifts, gift);
      addDonor(donors, gift, relatedId(row, 'person'), reading);
    }
  }
  return {
    gifts: [...gifts.values()],
    donors: [...donors.values()].map(({ seen, ...donor }) => ({ ...donor, people: [...seen] })),
    notices,
  };
}

/** Older batches are requested only if they contain an incomplete gift. */
const recentDays = 13 * 7;

async function openBatches(
  { context, span, clock }: Reading,
  gifts: readonly Resource[],
): Promise<ReadonlySet<string>> {
  const isAwaited = (gift: Resource) =>
    relatedId(gift, 'batch') !== null && textOf(gift, 'completed_at') === null;
  const isRecent = addDays(span.to, recentDays) >= clock.dayOf(context.now.toISOString());
  if (!isRecent && !gifts.some(isAwaited)) {
    return new Set();
  }
  const { rows } = await readWholeList(context, '/giving/v2/batches', {
    filter: 'in_progress',
    'fields[Batch]': 'status',
  });
  return new Set(rows.map(({ id }) => id));
}

type From = { included: Included; day: string; open: ReadonlySet<string>; funds: Funds };

function giftOf(row: Resource, { included, day, open, funds }: From): GiftReading {
  const refund = included.find('Refund', relatedId(row, 'refund'));
  // A full refund of long ago may have no record.
  const isGone = row.attributes.refunded === true && refund === null;
  const given = centsOf(row);
  const left = isGone ? 0 : Math.max(0, given - (refund ? centsOf(refund) : 0));
  const status = textOf(row, 'payment_status');
  const currency = currencyOf(row);
  if (isDoubted(row, included)) {
    // The week waits for it, as for one of an open batch.
    return { ...nothingGiven, day, currency, isOpen: true };
  }
  const amount = amountFor(funds, byFund(row, included, { refund, isGone, left }), left);
  if (amount === null || status === 'failed') {
    return { ...nothingGiven, day, currency };
  }
  return {
    day,
    currency,
    status: status === 'pending' ? status : 'succeeded',
    isRecurring: relatedId(row, 'recurring_donation') !== null,
    isOpen: open.has(relatedId(row, 'batch') ?? ''),
    isRefunded: left === 0 && given > 0,
    gifts: 1,
    amount,
  };
}

const centsOf = (record: Resource): number => numberOf(record, 'amount_cents', isMoney) ?? 0;

function currencyOf(row: Resource): string {
  const currency = textOf(row, 'amount_currency') ?? '';
  return /^[A-Z]{3}$/.test(currency) ? currency : 'USD';
}

/** Whether an amount of a gift, its parts or its refund cannot be right. */
function isDoubted(row: Resource, included: Included): boolean {
  const refund = included.find('Refund', relatedId(row, 'refund'));
  const parts = relatedIds(row, 'designations').map((id) => included.find('Designation', id));
  const refunded = refund
    ? relatedIds(refund, 'designation_refunds').map((id) => included.find('DesignationRefund', id))
    : [];
  return [row, refund, ...parts, ...refunded].some(
    (record) => record && numberOf(record, 'amount_cents', isMoney) === null,
  );
}

/** A gift that does not count. Its day remains: the church's weeks of giving begin with its first. */
const nothingGiven = {
  status: 'succeeded',
  isRecurring: false,
  isOpen: false,
  isRefunded: false,
  gifts: 0,
  amount: 0,
} as const;

/** The part of a gift that goes to the counted funds; null if none does. */
function amountFor(
  funds: Funds,
  given: Readonly<Record<string, number>>,
  left: number,
): number | null {
  const counted = Object.entries(given).filter(([id]) => funds === 'all' || funds.includes(id));
  if (funds !== 'all' && counted.length === 0) {
    return null;
  }
  return funds === 'all' ? left : counted.reduce((sum, [, cents]) => sum + cents, 0);
}

function byFund(
  row: Resource,
  included: Included,
  { refund, isGone, left }: { refund: Resource | null; isGone: boolean; left: number },
): Record<string, number> {
  const refunds = refund ? relatedIds(refund, 'designation_refunds') : [];
  const given: Record<string, number> = {};
  const designations = relatedIds(row, 'designations');
  for (const id of designations) {
    const designation = included.find('Designation', id);
    const fund = designation && relatedId(designation, 'fund');
    if (designation && fund) {
      const back = refunds
        .map((refundId) => included.find('DesignationRefund', refundId))
        .filter((one) => one !== null && relatedId(one, 'designation') === id)
        .reduce((sum, one) => sum + (one ? centsOf(one) : 0), 0);
      // A refund without a fund belongs to the gift's only one.
      const amount = centsOf(designation) - back;
      const kept = designations.length === 1 ? left : Math.max(0, amount);
      given[fund] = (given[fund] ?? 0) + (isGone ? 0 : kept);
    }
  }
  return given;
}

/** Adds a gift to the group of its day with the same attributes. */
function addGift(gifts: Map<string, GiftReading>, gift: GiftReading): void {
  const { gifts: _count, amount: _amount, ...same } = gift;
  const key = JSON.stringify(same);
  const sum = gifts.get(key);
  const [count, amount] = [gift.gifts + (sum?.gifts ?? 0), gift.amount + (sum?.amount ?? 0)];
  gifts.set(key, { ...gift, gifts: count, amount });
}

function addDonor(
  donors: Map<string, DonorReading & { seen: Set<string> }>,
  { day, currency, gifts, isRefunded }: GiftReading,
  personId: string | null,
  { hash }: Reading,
): void {
  if (personId === null || gifts === 0 || isRefunded) {
    return;
  }
  const key = JSON.stringify([day, currency]);
  const donor = donors.get(key) ?? { day, currency, people: [], seen: new Set<string>() };
  donor.seen.add(hash(personId));
  donors.set(key, donor);
}
