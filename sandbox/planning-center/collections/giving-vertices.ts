import type { Church } from '../../church/church.ts';
import {
  type Designation,
  type Donation,
  designationRefundsOf,
  designationsOf,
} from '../../church/donations.ts';
import { type Giver, type RecurringDonation, recurringNumberOf } from '../../church/givers.ts';
import type { Batch } from '../../church/giving-batches.ts';
import type { Fund } from '../../church/giving-funds.ts';
import { timestamp, timestampOrNull } from '../../church/zone.ts';
import type { Vertex } from '../engine/vertex.ts';
import { personId, personReference } from './people-vertices.ts';

export const donationVertex: Vertex<Donation> = {
  type: 'Donation',
  path: 'donations',
  id: ({ number }, church) => church.id(number),
  attributes: (donation, _church, { partialRefundIsRefunded }) => ({
    amount_cents: donation.amountCents,
    amount_currency: donation.currency,
    fee_cents: donation.feeCents,
    fee_currency: donation.currency,
    fee_covered: false,
    payment_method: donation.method,
    payment_channel: donation.channel,
    payment_status: donation.status,
    received_at: timestamp(donation.receivedAt),
    completed_at: timestampOrNull(donation.completedAt),
    created_at: timestamp(donation.createdAt),
    updated_at: timestamp(donationUpdatedAt(donation)),
    refunded:
      donation.refund !== null &&
      (partialRefundIsRefunded || donation.refund.amountCents === donation.amountCents),
    refundable: donation.status === 'succeeded' && donation.refund === null,
  }),
  relationships: (donation, church) => ({
    batch: donation.batch && { type: 'Batch', id: church.id(donation.batch.number) },
    person: donation.person === null ? null : personReference(donation.person, church),
    labels: [],
    campus: null,
    payment_source: { type: 'PaymentSource', id: church.id(paymentSources[donation.channel]) },
    recurring_donation: recurringReference(donation, church),
  }),
  linkedWhenIncluded: {
    designations: (donation, church) =>
      designationsOf(donation).map(({ number }) => ({
        type: 'Designation',
        id: church.id(number),
      })),
    refund: (donation, church) => donation.refund && refundReference(donation, church),
  },
};

export const designationVertex: Vertex<Designation> = {
  type: 'Designation',
  path: 'designations',
  id: ({ number }, church) => church.id(number),
  attributes: ({ amountCents, feeCents }) => ({
    amount_cents: amountCents,
    amount_currency: 'USD',
    fee_cents: feeCents,
    fee_currency: 'USD',
  }),
  relationships: ({ fund }, church) => ({ fund: { type: 'Fund', id: church.id(fund) } }),
};

/** Of the whole gift, or of a part of it. */
export const refundVertex: Vertex<Donation> = {
  type: 'Refund',
  path: 'refunds',
  id: (donation, church) => refundReference(donation, church).id,
  attributes: ({ refund, currency }) => ({
    amount_cents: refund?.amountCents ?? 0,
    amount_currency: currency,
    fee_cents: 0,
    fee_currency: currency,
    refunded_at: timestampOrNull(refund?.at ?? null),
    created_at: timestampOrNull(refund?.at ?? null),
    updated_at: timestampOrNull(refund?.at ?? null),
  }),
  linkedWhenIncluded: {
    designation_refunds: (donation, church) =>
      designationRefundsOf(donation).map(({ number }) => ({
        type: 'DesignationRefund',
        id: church.id(number),
      })),
  },
};

export const designationRefundVertex: Vertex<ReturnType<typeof designationRefundsOf>[number]> = {
  type: 'DesignationRefund',
  path: 'designation_refunds',
  id: ({ number }, church) => church.id(number),
  attributes: ({ amountCents }) => ({ amount_cents: amountCents, amount_currency: 'USD' }),
  relationships: ({ designation }, church) => ({
    designation: { type: 'Designation', id: church.id(designation.number) },
  }),
};

/** A standing order counts as paused after two weeks without a gift, and as on hold after ten. */
export const recurringVertex: Vertex<RecurringDonation> = {
  type: 'RecurringDonation',
  path: 'recurring_donations',
  id: ({ number }, church) => church.id(number),
  attributes: (recurring, church) => {
    const silentDays = (church.asOf - recurring.lastAt) / 86_400_000;
    const isActive = silentDays < 15;
    return {
      amount_cents: recurring.amountCents,
      amount_currency: 'USD',
      status: isActive ? 'active' : silentDays < 70 ? 'temporary_hold' : 'indefinite_hold',
      schedule: { frequency: 'weekly', interval: 1 },
      next_occurrence: isActive ? timestamp(recurring.lastAt + 7 * 86_400_000) : null,
      last_donation_received_at: timestamp(recurring.lastAt),
      created_at: timestamp(recurring.createdAt),
      updated_at: timestamp(recurring.lastAt),
    };
  },
  relationships: ({ person }, church) => ({ person: personReference(person, church) }),
};

export const fundVertex: Vertex<Fund> = {
  type: 'Fund',
  path: 'funds',
  id: ({ number }, church) => church.id(number),
  attributes: (fund) => ({
    name: fund.name,
    color: fund.color,
    default: fund.isDefault,
    visibility: 'everywhere',
    deletable: !fund.isDefault,
    description: null,
    created_at: timestamp(fund.createdAt),
    updated_at: timestamp(fund.createdAt),
  }),
};

export const batchVertex: Vertex<Batch> = {
  type: 'Batch',
  path: 'batches',
  id: ({ number }, church) => church.id(number),
  attributes: (batch, church) => ({
    description: batch.description,
    status: batch.committedAt === null ? 'in_progress' : 'committed',
    total_cents: church.batchTotals().get(batch.number) ?? 0,
    total_currency: 'USD',
    committed_at: timestampOrNull(batch.committedAt),
    created_at: timestamp(batch.createdAt),
    updated_at: timestamp(batchUpdatedAt(batch)),
  }),
};

export const giverVertex: Vertex<Giver> = {
  type: 'Person',
  path: 'people',
  id: ({ person }, church) => personId(person.number, church),
  attributes: ({ person, firstDonatedAt }) => ({
    first_name: person.firstName,
    last_name: person.lastName,
    donor_number: person.number,
    email_addresses: [],
    first_donated_at: timestampOrNull(firstDonatedAt),
    permissions: null,
  }),
};

/** When a gift last changed, in milliseconds. */
export function donationUpdatedAt({
  refund,
  completedAt,
  createdAt,
  editedAt = 0,
}: Donation): number {
  return Math.max(refund?.at ?? 0, completedAt ?? 0, createdAt, editedAt);
}

/** When a batch last changed, in milliseconds. */
export function batchUpdatedAt({ committedAt, createdAt }: Batch): number {
  return committedAt ?? createdAt;
}

const paymentSources = { web: 71, mobile_app: 71, admin: 72 } as const;

function recurringReference(donation: Donation, church: Church) {
  const number = recurringNumberOf(donation);
  return number === null ? null : { type: 'RecurringDonation', id: church.id(number) };
}

function refundReference({ number }: Donation, church: Church) {
  return { type: 'Refund', id: church.id(40_000_000 + number) };
}
