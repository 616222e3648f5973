import { addDays } from '#analytics/calendar/plain-date.ts';
import type { DonorReading, GiftReading } from '#analytics/figures/readings.ts';
import type { Read } from '../readings/keep-read.ts';
import {
  type Included,
  numberOf,
  type Resource,
  relatedId,
  relatedIds,
  textOf,
} from './json-api.ts';
import { readList, readWholeList } from './read-list.ts';
import type { Reading } from './reading.ts';

const fields = {
  include: 'designations,refund,refund.designation_refunds',
  'fields[Donation]':
    'amount_cents,amount_currency,received_at,completed_at,refunded,payment_status,payment_method,person,recurring_donation,designations,refund,batch',
  'fields[Designation]': 'amount_cents,fund',
  'fields[Refund]': 'amount_cents,designation_refunds',
  'fields[DesignationRefund]': 'amount_cents,designation',
};

/** Reads gifts as anonymous sums, and givers as hashes. */
export async function readGifts(reading: Reading): Promise<Read> {
  const { context, span, clock } = reading;
  const parameters = {
    ...fields,
    order: 'received_at',
    // Bare dates are local days of the church.
    'where[received_at][gte]': span.from,
    'where[received_at][lte]': span.to,
  };
  const list = await readList(context, { path: '/giving/v2/donations', parameters });
  const open = await openBatches(reading, list?.rows ?? []);
  const gifts = new Map<string, GiftReading>();
  const donors = new Map<string, DonorReading & { seen: Set<string> }>();
  for (const row of list?.rows ?? []) {
    const receivedAt = textOf(row, 'received_at');
    if (list && receivedAt !== null) {
      const gift = giftOf(row, list.included, clock.dayOf(receivedAt), open);
      addGift(gifts, gift);
      addDonor(donors, gift, relatedId(row, 'person'), reading);
    }
  }
  return {
    gifts: [...gifts.values()],
    donors: [...donors.values()].map(({ seen, ...donor }) => ({ ...donor, people: [...seen] })),
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

function giftOf(
  row: Resource,
  included: Included,
  day: string,
  open: ReadonlySet<string>,
): GiftReading {
  const refund = included.find('Refund', relatedId(row, 'refund'));
  // A full refund of long ago may have no record.
  const isGone = row.attributes.refunded === true && refund === null;
  const given = numberOf(row, 'amount_cents');
  const left = isGone ? 0 : Math.max(0, given - (refund ? numberOf(refund, 'amount_cents') : 0));
  const status = textOf(row, 'payment_status');
  return {
    day,
    currency: textOf(row, 'amount_currency') ?? 'USD',
    status: status === 'failed' || status === 'pending' ? status : 'succeeded',
    method: textOf(row, 'payment_method') ?? 'unknown',
    isRecurring: relatedId(row, 'recurring_donation') !== null,
    isOpen: open.has(relatedId(row, 'batch') ?? ''),
    isRefunded: left === 0 && given > 0,
    gifts: 1,
    amount: left,
    byFund: byFund(row, included, { refund, isGone, left }),
  };
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
        .reduce((sum, one) => sum + (one ? numberOf(one, 'amount_cents') : 0), 0);
      // A refund without a fund belongs to the gift's only one.
      const amount = numberOf(designation, 'amount_cents') - back;
      const kept = designations.length === 1 ? left : Math.max(0, amount);
      given[fund] = (given[fund] ?? 0) + (isGone ? 0 : kept);
    }
  }
  return given;
}

/** Adds a gift to the group of its day with the same attributes. */
function addGift(gifts: Map<string, GiftReading>, gift: GiftReading): void {
  const { gifts: _count, amount: _amount, byFund: funds, ...same } = gift;
  const key = JSON.stringify([same, Object.keys(funds).sort()]);
  const sum = gifts.get(key);
  if (!sum) {
    gifts.set(key, gift);
    return;
  }
  gifts.set(key, {
    ...sum,
    gifts: sum.gifts + 1,
    amount: sum.amount + gift.amount,
    byFund: Object.fromEntries(
      Object.entries(sum.byFund).map(([fund, cents]) => [fund, cents + (funds[fund] ?? 0)]),
    ),
  });
}

function addDonor(
  donors: Map<string, DonorReading & { seen: Set<string> }>,
  { day, currency, status, isRefunded, byFund: funds }: GiftReading,
  personId: string | null,
  { hash }: Reading,
): void {
  if (personId === null || status === 'failed' || isRefunded) {
    return;
  }
  const fundIds = Object.keys(funds).sort();
  const key = JSON.stringify([day, currency, fundIds]);
  const donor = donors.get(key) ?? { day, currency, fundIds, people: [], seen: new Set<string>() };
  donor.seen.add(hash(personId));
  donors.set(key, donor);
}
