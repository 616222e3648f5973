import type { Church } from '../../church/church.ts';
import type { Person } from '../../church/people.ts';
import type { PeopleList } from '../../church/people-lists.ts';
import { dayMs, timestamp, timestampOrNull } from '../../church/zone.ts';
import type { Reference, Vertex } from '../engine/vertex.ts';

export const personVertex: Vertex<Person> = {
  type: 'Person',
  path: 'people',
  id: ({ number }, church) => personId(number, church),
  attributes: (person) => ({
    name: fullName(person),
    first_name: person.firstName,
    last_name: person.lastName,
    status: statusOf(person),
    membership: person.membership,
    child: person.isChild,
    created_at: timestamp(person.createdAt),
    updated_at: timestamp(updatedAt(person)),
    inactivated_at: timestampOrNull(person.inactivatedAt),
  }),
  relationships: () => ({ primary_campus: null }),
};

export const emailVertex: Vertex<Person> = {
  type: 'Email',
  path: 'emails',
  id: ({ number }, church) => church.id(5_000_000 + number),
  attributes: (person) => ({
    address: `person.${person.number}@mail.example`,
    location: 'Home',
    primary: true,
    created_at: timestamp(person.createdAt),
    updated_at: timestamp(person.createdAt),
  }),
  relationships: (person, church) => ({ person: personReference(person.number, church) }),
};

export const listVertex: Vertex<PeopleList> = {
  type: 'List',
  path: 'lists',
  id: ({ number }, church) => church.id(number),
  attributes: (list, church) => ({
    name: list.name,
    name_or_description: list.name,
    total_people: list.total,
    status: '',
    refreshed_at: timestamp(refreshedAt(church)),
    created_at: timestamp(list.createdAt),
    updated_at: timestamp(refreshedAt(church)),
  }),
};

export function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}

export function statusOf({ inactivatedAt }: Person): 'active' | 'inactive' {
  return inactivatedAt === null ? 'active' : 'inactive';
}

export function updatedAt({ inactivatedAt, createdAt }: Person): number {
  return inactivatedAt ?? createdAt;
}

/** Unlike any count or amount, so that a person's id kept by mistake can be found. */
const firstPersonId = 740_110_000_000;

/** The API's id of a person, by their number. */
export function personId(number: number, church: Pick<Church, 'id'>): string {
  return church.id(firstPersonId + number);
}

/** A reference to the person with this number. */
export function personReference(number: number, church: Church): Reference {
  return { type: 'Person', id: personId(number, church) };
}

/** Lists are refreshed at one o'clock every night. */
function refreshedAt({ zone, asOf }: Church): number {
  const tonight = zone.startOf(zone.dayOf(asOf)) + 3_600_000;
  return tonight <= asOf ? tonight : tonight - dayMs;
}
