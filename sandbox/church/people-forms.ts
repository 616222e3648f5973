import type { ChurchBase, Week } from './church-base.ts';
import { familyOfNewcomer, newcomersOf } from './newcomers.ts';
import { numberOfNewcomer, type Person } from './people.ts';
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

const formNames = ['Connect Card', 'Baptism', 'Prayer Request'];
const workflowNames = ['New Here', 'Membership Class'];

/** Founders live in families of three; newcomers have no household until the office enters their family. */
export function householdsOf(base: ChurchBase, people: readonly Person[]): Household[] {
  const families = Map.groupBy(
    people.filter(({ number }) => number < 100_000),
    ({ number }) => Math.floor((number - 1001) / 3),
  );
  const founders = [...families].map(([at, members]) => ({
    number: 60_000 + at,
    people: members,
    createdAt: members[0]?.createdAt ?? 0,
  }));
  const byNumber = new Map(people.map((person) => [person.number, person]));
  return [...founders, ...base.weeks.flatMap((week) => newHouseholds(base, week, byNumber))];
}

/** The families among a week's newcomers; who came alone has no household. */
function newHouseholds(
  base: ChurchBase,
  week: Week,
  people: ReadonlyMap<number, Person>,
): Household[] {
  const indexes = Array.from({ length: newcomersOf(base, week) }, (_, index) => index);
  const families = Map.groupBy(indexes, (index) => familyOfNewcomer(base, week, index));
  return [...families].flatMap(([first, family]) => {
    const members = family.flatMap(
      (index) => people.get(numberOfNewcomer({ week: week.number, index })) ?? [],
    );
    const createdAt = (members[0]?.createdAt ?? 0) + 2 * dayMs;
    return members.length < 2 || createdAt > base.asOf
      ? []
      : [{ number: 70_000_000 + week.number * 1000 + first, people: members, createdAt }];
  });
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
