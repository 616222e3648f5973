import type { PersonMerger } from '../../church/entered-twice.ts';
import type { Form, FormSubmission, Household, WorkflowCard } from '../../church/people-forms.ts';
import { timestamp, timestampOrNull } from '../../church/zone.ts';
import { collection } from '../engine/collection.ts';
import type { Vertex } from '../engine/vertex.ts';
import { fullName, personId, personReference } from './people-vertices.ts';

const householdVertex: Vertex<Household> = {
  type: 'Household',
  path: 'households',
  id: ({ number }, church) => church.id(number),
  attributes: ({ people, createdAt }) => ({
    name: `${people[0]?.lastName ?? ''} Household`,
    member_count: people.length,
    primary_contact_name: people[0] ? fullName(people[0]) : null,
    created_at: timestamp(createdAt),
    updated_at: timestamp(createdAt),
  }),
  relationships: ({ people }, church) => ({
    primary_contact: people[0] ? personReference(people[0].number, church) : null,
    people: people.map(({ number }) => personReference(number, church)),
  }),
};

export const households = collection({
  vertex: householdVertex,
  rows: (church) => church.households(),
  queryBy: {
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    updated_at: { kind: 'time', of: ({ createdAt }) => createdAt },
  },
  orderBy: { created_at: ({ createdAt }) => createdAt },
});

const nameVertex = <Row extends Form>(type: string, path: string, count: CountOf<Row>) =>
  ({
    type,
    path,
    id: ({ number }, church) => church.id(number),
    attributes: (row, church) => ({
      name: row.name,
      ...count(row, church),
      archived_at: null,
      created_at: timestamp(row.createdAt),
      updated_at: timestamp(row.createdAt),
    }),
  }) satisfies Vertex<Row>;
type CountOf<Row> = (row: Row, church: Parameters<Vertex<Row>['id']>[1]) => Record<string, number>;

export const forms = collection({
  vertex: nameVertex<Form>('Form', 'forms', (form, church) => ({
    submission_count: church.formSubmissionsOf(form).length,
  })),
  rows: (church) => church.forms(),
  orderBy: { name: ({ name }) => name, created_at: ({ createdAt }) => createdAt },
});

const submissionVertex: Vertex<FormSubmission> = {
  type: 'FormSubmission',
  path: 'form_submissions',
  id: ({ number }, church) => church.id(number),
  attributes: ({ createdAt }) => ({
    verified: true,
    requires_verification: false,
    created_at: timestamp(createdAt),
  }),
  relationships: ({ person, form }, church) => ({
    person: person === null ? null : personReference(person, church),
    form: { type: 'Form', id: church.id(form.number) },
  }),
};

export const formSubmissions = collection({
  vertex: submissionVertex,
  parentType: 'Form',
  rows: (church, id) => {
    const form = church.forms().find(({ number }) => church.id(number) === id);
    return form ? church.formSubmissionsOf(form) : null;
  },
  queryBy: { created_at: { kind: 'time', of: ({ createdAt }) => createdAt } },
  orderBy: { created_at: ({ createdAt }) => createdAt },
});

export const workflows = collection({
  vertex: nameVertex<Form>('Workflow', 'workflows', (workflow, church) => {
    const cards = church.workflowCardsOf(workflow);
    const completed = cards.filter(({ completedAt }) => completedAt !== null).length;
    return {
      total_cards_count: cards.length,
      completed_card_count: completed,
      total_ready_card_count: cards.length - completed,
    };
  }),
  rows: (church) => church.workflows(),
  orderBy: { name: ({ name }) => name, created_at: ({ createdAt }) => createdAt },
});

const cardVertex: Vertex<WorkflowCard> = {
  type: 'WorkflowCard',
  path: 'cards',
  id: ({ number }, church) => church.id(number),
  attributes: ({ createdAt, completedAt }) => ({
    stage: completedAt === null ? 'ready' : 'completed',
    completed_at: timestampOrNull(completedAt),
    removed_at: null,
    created_at: timestamp(createdAt),
    updated_at: timestamp(completedAt ?? createdAt),
  }),
  relationships: ({ person, workflow }, church) => ({
    person: personReference(person, church),
    workflow: { type: 'Workflow', id: church.id(workflow.number) },
  }),
};

/** No date filter: read newest first and stop. */
export const workflowCards = collection({
  vertex: cardVertex,
  parentType: 'Workflow',
  rows: (church, id) => {
    const workflow = church.workflows().find(({ number }) => church.id(number) === id);
    return workflow ? church.workflowCardsOf(workflow) : null;
  },
  orderBy: { created_at: ({ createdAt }) => createdAt },
});

const mergerVertex: Vertex<PersonMerger> = {
  type: 'PersonMerger',
  path: 'person_mergers',
  id: ({ number }, church) => church.id(number),
  attributes: ({ keep, remove, createdAt }, church) => ({
    person_to_keep_id: personId(keep, church),
    person_to_remove_id: personId(remove, church),
    created_at: timestamp(createdAt),
  }),
};

export const personMergers = collection({
  vertex: mergerVertex,
  rows: (church) => church.personMergers(),
  queryBy: {
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    person_to_keep_id: { kind: 'text', of: ({ keep }, church) => personId(keep, church) },
    person_to_remove_id: { kind: 'text', of: ({ remove }, church) => personId(remove, church) },
  },
  orderBy: { created_at: ({ createdAt }) => createdAt },
});
