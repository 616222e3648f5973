import type { ChurchBase } from './church-base.ts';
import type { Person } from './people.ts';

/** A list of the church's people, refreshed every night. */
export type PeopleList = { number: number; name: string; total: number; createdAt: number };

const rules: readonly { name: string; has(person: Person): boolean }[] = [
  { name: 'Active members', has: (one) => isActive(one) && one.membership === 'Member' },
  { name: 'Attenders', has: (one) => isActive(one) && one.membership === 'Attender' },
  { name: 'Children', has: (one) => isActive(one) && one.isChild },
  { name: 'Visitors to call', has: (one) => isActive(one) && one.membership === 'Visitor' },
  { name: 'Inactive', has: (one) => !isActive(one) },
];

export function peopleListsOf(base: ChurchBase, people: readonly Person[]): PeopleList[] {
  const first = base.weeks[0];
  if (!first) {
    return [];
  }
  const createdAt = base.zone.at(first.sunday - 14, 640);
  return Array.from({ length: Math.max(rules.length, base.spec.rowsMin) }, (_, at) => {
    const name = rules[at]?.name ?? `Street team ${at - rules.length + 1}`;
    const has = rules[at]?.has ?? ((one: Person) => isActive(one) && one.number % 97 === at % 97);
    return { number: 440 + at, name, total: people.filter(has).length, createdAt };
  });
}

function isActive({ inactivatedAt }: Person): boolean {
  return inactivatedAt === null;
}
