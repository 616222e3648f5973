import type { Church } from '../../church/church.ts';
import { type Designation, type Donation, designationsOf } from '../../church/donations.ts';
import type { Giver } from '../../church/givers.ts';
import type { Batch } from '../../church/giving-batches.ts';
import type { Fund } from '../../church/giving-funds.ts';
import { timestamp, timestampOrNull } from '../../church/zone.ts';
import type { Vertex } from '../engine/vertex.ts';
import { personReference } from './people-vertices.ts';

export const donationVertex: Vertex<Donation> = {
  type: 'Donation',
  path: 'donations',
  id: ({ number }, church) => church.id(number),
  attributes: (donation) => ({
    amount_cents: donation.amountCents,
    amount_currency: 'USD',
    fee_cents: donation.feeCents,
    fee_currency: 'USD',
    fee_covered: false,
    payment_method: donation.method,
    payment_channel: donation.channel,
    payment_status: donation.status,
    received_at: timestamp(donation.receivedAt),
    completed_at: timestampOrNull(donation.completedAt),
    created_at: timestamp(donation.createdAt),
    updated_at: timestamp(donationUpdatedAt(donation)),
    refunded: donation.refundedAt !== null,
    refundable: donation.status === 'succeeded' && donation.refundedAt === null,
  }),
  relationships: (donation, church) => ({
    batch: donation.batch && { type: 'Batch', id: church.id(donation.batch.number) },
    person: personReference(donation.person, church),
    designations: designationsOf(donation).map(({ number }) => ({
      type: 'Designation',
      id: church.id(number),
    })),
    labels: [],
    campus: null,
    refund: donation.refundedAt === null ? null : refundReference(donation, church),
  }),
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

/** Refunds are always of the whole gift here. */
export const refundVertex: Vertex<Donation> = {
  type: 'Refund',
  path: 'refunds',
  id: (donation, church) => refundReference(donation, church).id,
  attributes: ({ amountCents, refundedAt }) => ({
    amount_cents: amountCents,
    amount_currency: 'USD',
    fee_cents: 0,
    refunded_at: timestampOrNull(refundedAt),
    created_at: timestampOrNull(refundedAt),
    updated_at: timestampOrNull(refundedAt),
  }),
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
    updated_at: timestamp(batch.committedAt ?? batch.createdAt),
  }),
};

export const giverVertex: Vertex<Giver> = {
  type: 'Person',
  path: 'people',
  id: ({ person }, church) => church.id(person.number),
  attributes: ({ person, firstDonatedAt }, church) => ({
    first_name: person.firstName,
    last_name: person.lastName,
    donor_number: person.number,
    email_addresses: [],
    first_donated_at: timestampOrNull(firstDonatedAt),
    permissions: null,
    created_at: timestamp(person.createdAt),
    updated_at: timestamp(firstDonatedAt ?? church.asOf),
  }),
};

export function donationUpdatedAt({ refundedAt, completedAt, createdAt }: Donation): number {
  return refundedAt ?? completedAt ?? createdAt;
}

function refundReference({ number }: Donation, church: Church) {
  return { type: 'Refund', id: church.id(40_000_000 + number) };
}
