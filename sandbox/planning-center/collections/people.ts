import { collection } from '../engine/collection.ts';
import { part } from '../engine/vertex.ts';
import {
  formSubmissions,
  forms,
  households,
  personMergers,
  workflowCards,
  workflows,
} from './people-forms.ts';
import {
  emailVertex,
  fullName,
  listVertex,
  personVertex,
  statusOf,
  updatedAt,
} from './people-vertices.ts';
import type { Product } from './product.ts';

const people = collection({
  vertex: personVertex,
  rows: (church) => church.people(),
  queryBy: {
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    updated_at: { kind: 'time', of: updatedAt },
    inactivated_at: { kind: 'time', of: ({ inactivatedAt }) => inactivatedAt },
    status: { kind: 'text', of: statusOf },
    membership: { kind: 'text', of: ({ membership }) => membership },
    child: { kind: 'flag', of: ({ isChild }) => isChild },
    first_name: { kind: 'text', of: ({ firstName }) => firstName },
    last_name: { kind: 'text', of: ({ lastName }) => lastName },
  },
  orderBy: {
    created_at: ({ createdAt }) => createdAt,
    updated_at: updatedAt,
    inactivated_at: ({ inactivatedAt }) => inactivatedAt ?? 0,
    first_name: ({ firstName }) => firstName,
    last_name: ({ lastName }) => lastName,
    name: fullName,
  },
  filters: {
    created_since: ({ createdAt }, { parameters }) =>
      createdAt >= Date.parse(parameters.get('time') ?? ''),
  },
  includes: { emails: (person) => [part(emailVertex, person)] },
});

const lists = collection({
  vertex: listVertex,
  rows: (church) => church.peopleLists(),
  queryBy: {
    name: { kind: 'text', of: ({ name }) => name },
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
  },
  orderBy: {
    name: ({ name }) => name,
    created_at: ({ createdAt }) => createdAt,
  },
});

export const peopleProduct: Product = {
  slug: 'people',
  scope: 'people',
  version: '2025-11-10',
  collections: {
    people,
    lists,
    households,
    forms,
    'forms/:id/form_submissions': formSubmissions,
    workflows,
    'workflows/:id/cards': workflowCards,
    person_mergers: personMergers,
  },
  organization: (church) => ({
    country_code: church.spec.organization.country ?? 'US',
    date_format: 1,
    church_center_subdomain: church.spec.organization.subdomain,
    avatar_url: null,
    contact_website: null,
    grades: [],
  }),
};
