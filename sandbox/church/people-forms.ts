import type { ChurchBase } from './church-base.ts';
import type { Person } from './people.ts';
import { dayMs } from './zone.ts';

/** People who live together. */
export type Household = { number: number; people: readonly Person[]; createdAt: number };

/** A form on the church's website. */
export type Form = { number: number; name: string; createdAt: number };
export type FormSubmission = {
  number: number;
  form: Form;
  person: number | null;
  createdAt: number;
};

/** A process in steps, e.g. to welcome somebody. */
export type Workflow = { number: number; name: string; createdAt: number };
export type WorkflowCard = {
  number: number;
  workflow: Workflow;
  person: number;
  createdAt: number;
  completedAt: number | null;
};

/** Two records that turned out to be one person. */
export type PersonMerger = { number: number; keep: number; remove: number; createdAt: number };

const formNames = ['Connect Card', 'Baptism', 'Prayer Request'];
const workflowNames = ['New Here', 'Membership Class'];

/** Founders live in families of three; newcomers have no household until one is entered. */
export function householdsOf(people: readonly Person[]): Household[] {
  const families = Map.groupBy(
    people.filter(({ number }) => number < 100_000),
    ({ number }) => Math.floor((number - 1001) / 3),
  );
  return [...families].map(([at, members]) => ({
    number: 60_000 + at,
    people: members,
    createdAt: members[0]?.createdAt ?? 0,
  }));
}

export function formsOf(base: ChurchBase): Form[] {
  return named(base, 910, formNames, 'Form');
}

export function workflowsOf(base: ChurchBase): Workflow[] {
  return named(base, 1930, workflowNames, 'Follow-up');
}

/** Two of three newcomers fill in the card, some without a name; others use other forms. */
export function formSubmissionsOf(
  base: ChurchBase,
  form: Form,
  people: readonly Person[],
): FormSubmission[] {
  const share = form.name === 'Connect Card' ? 0.66 : 0.05;
  return people
    .filter(({ number }) => number >= 100_000)
    .filter(({ number }) => base.dice.roll('form', form.number, number) < share)
    .map(({ number, createdAt }) => ({
      number: form.number * 100_000_000 + number,
      form,
      person: base.dice.roll('form-name', form.number, number) < 0.04 ? null : number,
      createdAt: createdAt + 3 * 3_600_000,
    }))
    .filter(({ createdAt }) => createdAt <= base.asOf);
}

/** On Tuesdays the office adds most newcomers to the welcome workflow. */
export function workflowCardsOf(
  base: ChurchBase,
  workflow: Workflow,
  people: readonly Person[],
): WorkflowCard[] {
  const share = workflow.name === 'New Here' ? 0.75 : 0.1;
  return people
    .filter(({ number }) => number >= 100_000)
    .filter(({ number }) => base.dice.roll('card', workflow.number, number) < share)
    .map((person) => {
      const createdAt = person.createdAt + 2 * dayMs;
      const completedAt = createdAt + 20 * dayMs;
      return {
        number: workflow.number * 100_000_000 + person.number,
        workflow,
        person: person.number,
        createdAt,
        completedAt: completedAt <= base.asOf ? completedAt : null,
      };
    })
    .filter(({ createdAt }) => createdAt <= base.asOf);
}

/** One in forty newcomers was entered twice; the second record has answered 404 since the merge. */
export function personMergersOf(base: ChurchBase, people: readonly Person[]): PersonMerger[] {
  const everyNth = base.spec.rowsMin > 0 ? 4 : 40;
  // In large churches two people can have one number, and a record is merged once.
  const byNumber = new Map(people.map((person) => [person.number, person]));
  return [...byNumber.values()]
    .filter(({ number }) => number >= 100_000 && number % everyNth === 0)
    .map(({ number, createdAt }) => ({
      number: 8_000_000 + number,
      keep: number,
      remove: 20_000_000 + number,
      createdAt: createdAt + 6 * dayMs,
    }))
    .filter(({ createdAt }) => createdAt <= base.asOf);
}

function named(base: ChurchBase, from: number, names: readonly string[], more: string): Form[] {
  const first = base.weeks[0];
  if (!first) {
    return [];
  }
  const createdAt = base.zone.at(first.sunday - 16, 650);
  return Array.from({ length: Math.max(names.length, base.spec.rowsMin) }, (_, at) => ({
    number: from + at,
    name: names[at] ?? `${more} ${at - names.length + 1}`,
    createdAt,
  }));
}
