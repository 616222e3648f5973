import type { Church } from '../../church/church.ts';
import {
  type Attendee,
  type Registration,
  registrationsOf,
  type Signup,
} from '../../church/registrations.ts';
import { timestamp, timestampOrNull } from '../../church/zone.ts';
import { collection } from '../engine/collection.ts';
import { part, type Vertex } from '../engine/vertex.ts';
import { personReference } from './people-vertices.ts';
import type { Product } from './product.ts';

const signupVertex: Vertex<Signup> = {
  type: 'Signup',
  path: 'signups',
  id: ({ number }, church) => church.id(number),
  attributes: (signup, church) => ({
    name: signup.name,
    archived: signup.isArchived,
    open: isOpen(signup, church),
    closed: isClosed(signup, church),
    open_at: timestamp(signup.openAt),
    close_at: timestampOrNull(signup.closeAt),
    created_at: timestamp(signup.createdAt),
    updated_at: timestamp(signup.createdAt),
  }),
};

const attendeeVertex: Vertex<Attendee> = {
  type: 'Attendee',
  path: 'attendees',
  id: ({ number }, church) => church.id(number),
  attributes: ({ state, createdAt }) => ({
    active: state === 'active',
    canceled: state === 'canceled',
    waitlisted: state === 'waitlisted',
    created_at: timestamp(createdAt),
    updated_at: timestamp(createdAt),
  }),
  relationships: ({ person, registration }, church) => ({
    person: personReference(person, church),
    registration: { type: 'Registration', id: church.id(registration) },
  }),
};

const registrationVertex: Vertex<Registration> = {
  type: 'Registration',
  path: 'registrations',
  id: ({ number }, church) => church.id(number),
  attributes: ({ createdAt }) => ({
    created_at: timestamp(createdAt),
    updated_at: timestamp(createdAt),
  }),
};

const signups = collection({
  vertex: signupVertex,
  rows: (church) => church.signups(),
  queryBy: { name: { kind: 'text', of: ({ name }) => name } },
  orderBy: { created_at: ({ createdAt }) => createdAt, name: ({ name }) => name },
  filters: {
    archived: ({ isArchived }) => isArchived,
    unarchived: ({ isArchived }) => !isArchived,
  },
});

const isIn = (state: Attendee['state']) => (attendee: Attendee) => attendee.state === state;

const attendees = collection({
  vertex: attendeeVertex,
  parentType: 'Signup',
  rows: attendeesOfSignup,
  queryBy: { created_at: { kind: 'time', of: ({ createdAt }) => createdAt } },
  orderBy: { created_at: ({ createdAt }) => createdAt },
  filters: { active: isIn('active'), canceled: isIn('canceled'), waitlisted: isIn('waitlisted') },
  includes: {
    registration: ({ registration: number, signup, createdAt }) => [
      part(registrationVertex, { number, signup, createdAt }),
    ],
  },
});

const registrations = collection({
  vertex: registrationVertex,
  parentType: 'Signup',
  rows: (church, id) => {
    const all = attendeesOfSignup(church, id);
    return all && registrationsOf(all);
  },
  orderBy: { created_at: ({ createdAt }) => createdAt },
});

export const registrationsProduct: Product = {
  slug: 'registrations',
  scope: 'registrations',
  version: '2025-05-01',
  collections: {
    signups,
    'signups/:id/attendees': attendees,
    'signups/:id/registrations': registrations,
  },
};

function attendeesOfSignup(church: Church, id: string): Attendee[] | null {
  const signup = church.signups().find(({ number }) => church.id(number) === id);
  return signup ? church.attendeesOf(signup) : null;
}

function isOpen({ openAt, closeAt }: Signup, { asOf }: Church): boolean {
  return openAt <= asOf && (closeAt === null || asOf < closeAt);
}

function isClosed({ closeAt }: Signup, { asOf }: Church): boolean {
  return closeAt !== null && closeAt <= asOf;
}
