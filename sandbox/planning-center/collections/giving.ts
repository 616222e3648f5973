import type { Church } from '../../church/church.ts';
import { type Donation, designationRefundsOf, designationsOf } from '../../church/donations.ts';
import type { Fund } from '../../church/giving-funds.ts';
import { collection } from '../engine/collection.ts';
import { part } from '../engine/vertex.ts';
import {
  batchUpdatedAt,
  batchVertex,
  designationRefundVertex,
  designationVertex,
  donationUpdatedAt,
  donationVertex,
  fundVertex,
  giverVertex,
  recurringVertex,
  refundVertex,
} from './giving-vertices.ts';
import type { Product } from './product.ts';

const donations = collection({
  vertex: donationVertex,
  rows: (church) => church.donations(),
  queryBy: {
    received_at: { kind: 'time', of: ({ receivedAt }) => receivedAt },
    completed_at: { kind: 'time', of: ({ completedAt }) => completedAt },
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    updated_at: { kind: 'time', of: donationUpdatedAt },
    payment_method: { kind: 'text', of: ({ method }) => method },
    fund_id: { kind: 'word', holds: isOfFund },
    'designations.fund.id': { kind: 'word', holds: isOfFund },
    'designations.fund.default': {
      kind: 'word',
      holds: (donation, word, church) =>
        fundsOf(donation, church).some(({ isDefault }) => String(isDefault) === word),
    },
    'labels.slug': { kind: 'word', holds: () => false },
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
    'designations.fund': (donation, church) =>
      fundsOf(donation, church).map((fund) => part(fundVertex, fund)),
    labels: () => [],
    note: () => [],
    refund: (donation) => (donation.refund === null ? [] : [part(refundVertex, donation)]),
    'refund.designation_refunds': (donation) =>
      designationRefundsOf(donation).map((one) => part(designationRefundVertex, one)),
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
  queryBy: { updated_at: { kind: 'time', of: batchUpdatedAt } },
  orderBy: { updated_at: batchUpdatedAt },
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
  },
  orderBy: {
    first_name: ({ person }) => person.firstName,
    last_name: ({ person }) => person.lastName,
  },
  filters: { has_donated: ({ firstDonatedAt }) => firstDonatedAt !== null },
});

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

function isOfFund(donation: Donation, word: string, church: Church): boolean {
  return word.split(',').some((id) => donation.funds.some((fund) => church.id(fund) === id));
}

function fundsOf(donation: Donation, church: Church): Fund[] {
  return church.funds().filter(({ number }) => donation.funds.includes(number));
}
