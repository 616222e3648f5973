import type { Church } from '../../church/church.ts';
import { type Donation, designationsOf } from '../../church/donations.ts';
import type { RecurringDonation } from '../../church/givers.ts';
import { timestamp } from '../../church/zone.ts';
import { collection } from '../engine/collection.ts';
import { part, type Vertex } from '../engine/vertex.ts';
import {
  batchVertex,
  designationVertex,
  donationUpdatedAt,
  donationVertex,
  fundVertex,
  giverVertex,
  refundVertex,
} from './giving-vertices.ts';
import { personReference } from './people-vertices.ts';
import type { Product } from './product.ts';

/** Gifts cannot be asked for by fund, as at the real one; only `include=designations` tells. */
const donations = collection({
  vertex: donationVertex,
  rows: (church) => church.donations(),
  queryBy: {
    received_at: { kind: 'time', of: ({ receivedAt }) => receivedAt },
    completed_at: { kind: 'time', of: ({ completedAt }) => completedAt },
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    updated_at: { kind: 'time', of: donationUpdatedAt },
    payment_method: { kind: 'text', of: ({ method }) => method },
  },
  orderBy: {
    received_at: ({ receivedAt }) => receivedAt,
    completed_at: ({ completedAt }) => completedAt ?? 0,
    created_at: ({ createdAt }) => createdAt,
    updated_at: donationUpdatedAt,
  },
  filters: { succeeded: ({ status }) => status === 'succeeded' },
  includes: {
    designations: (donation) => designationsOf(donation).map((one) => part(designationVertex, one)),
    labels: () => [],
    note: () => [],
    refund: (donation) => (donation.refundedAt === null ? [] : [part(refundVertex, donation)]),
  },
});

const designationsOfDonation = collection({
  vertex: designationVertex,
  parentType: 'Donation',
  rows: (church, id) => {
    const donation = donationOf(church, id);
    return donation ? designationsOf(donation) : null;
  },
});

const funds = collection({
  vertex: fundVertex,
  rows: (church) => church.funds(),
  queryBy: {
    name: { kind: 'text', of: ({ name }) => name },
    default: { kind: 'flag', of: ({ isDefault }) => isDefault },
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
  },
});

const batches = collection({
  vertex: batchVertex,
  rows: (church) => church.batches(),
  queryBy: {
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    committed_at: { kind: 'time', of: ({ committedAt }) => committedAt },
  },
  orderBy: {
    created_at: ({ createdAt }) => createdAt,
    committed_at: ({ committedAt }) => committedAt ?? 0,
  },
  filters: {
    committed: ({ committedAt }) => committedAt !== null,
    in_progress: ({ committedAt }) => committedAt === null,
  },
});

const people = collection({
  vertex: giverVertex,
  rows: (church) => church.givers(),
  queryBy: {
    first_name: { kind: 'text', of: ({ person }) => person.firstName },
    last_name: { kind: 'text', of: ({ person }) => person.lastName },
    created_at: { kind: 'time', of: ({ person }) => person.createdAt },
  },
  orderBy: { created_at: ({ person }) => person.createdAt },
  filters: { has_donated: ({ firstDonatedAt }) => firstDonatedAt !== null },
});

const recurringVertex: Vertex<RecurringDonation> = {
  type: 'RecurringDonation',
  path: 'recurring_donations',
  id: ({ number }, church) => church.id(number),
  attributes: (recurring, church) => ({
    amount_cents: recurring.amountCents,
    amount_currency: 'USD',
    status: church.asOf - recurring.lastAt < 15 * 86_400_000 ? 'active' : 'indefinite_hold',
    last_donation_received_at: timestamp(recurring.lastAt),
    created_at: timestamp(recurring.createdAt),
    updated_at: timestamp(recurring.lastAt),
  }),
  relationships: ({ person }, church) => ({ person: personReference(person, church) }),
};

const recurringDonations = collection({
  vertex: recurringVertex,
  rows: (church) => church.recurringDonations(),
});

export const givingProduct: Product = {
  slug: 'giving',
  scope: 'giving',
  version: '2019-10-18',
  collections: {
    donations,
    'donations/:id/designations': designationsOfDonation,
    funds,
    batches,
    people,
    recurring_donations: recurringDonations,
  },
};

function donationOf(church: Church, id: string): Donation | undefined {
  return church.donations().find(({ number }) => church.id(number) === id);
}
