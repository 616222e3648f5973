import type { ChurchBase } from '#sandbox/church/church-base.ts';
import type { Group, GroupType } from '#sandbox/church/groups.ts';
import type { Form, FormSubmission, Workflow, WorkflowCard } from '#sandbox/church/people-forms.ts';
import type { Plan, ServiceType } from '#sandbox/church/services.ts';
import type { TeamMember } from '#sandbox/church/team-members.ts';
import { type Day, dayMs } from '#sandbox/church/zone.ts';
import type { OrdinaryChurch, PaperHabit } from './ordinary-church.ts';

const firstPerson = 1001;
const team = { number: 5200, name: 'Team', createdAt: 0 };

/** A group that these people have been in for a year. */
export function groupsWith(
  { asOf }: ChurchBase,
  types: readonly GroupType[],
  members: number,
): Group[] {
  const [type] = types;
  const createdAt = asOf - 365 * dayMs;
  return type === undefined
    ? []
    : [
        {
          number: 2_583_000,
          name: 'Table',
          type,
          schedule: 'Sundays',
          createdAt,
          archivedAt: null,
          isHidden: false,
          everyWeeks: 1,
          weekday: 0,
          members: Array.from({ length: members }, (_, at) => ({
            number: 9_000_000 + at,
            person: firstPerson + at,
            role: 'member',
            joinedAt: createdAt,
            leftAt: null,
          })),
        },
      ];
}

/** A plan for every Sunday, and who serves: as many as given, one week with another. */
export function servingWith(
  { zone, dice }: ChurchBase,
  types: readonly ServiceType[],
  { sundays, serving }: { sundays: readonly Day[]; serving: number },
) {
  const [type] = types;
  const plans = sundays.flatMap((day, at): Plan[] =>
    type === undefined
      ? []
      : [
          {
            number: 70_000 + at,
            type,
            title: null,
            series: '',
            sortAt: zone.at(day, 600),
            day,
            serviceTimes: 1,
            places: serving,
            needs: [],
            items: 0,
            lengthSeconds: 0,
            createdAt: zone.at(day - 14, 600),
          },
        ],
  );
  const teamMembersOf = (plan: Plan) =>
    Array.from({ length: plan.places }, (_, at): TeamMember[] =>
      dice.roll('serves', plan.number, at) < 0.4
        ? [
            {
              number: plan.number * 1000 + at,
              plan,
              person: firstPerson + at,
              team,
              status: 'C',
              isRemoved: false,
              times: [],
              createdAt: plan.createdAt,
              updatedAt: plan.createdAt,
              checkedInAt: null,
            },
          ]
        : [],
    ).flat();
  return { plans: () => plans, teams: () => [team], teamMembersOf };
}

/** The forms and workflows, each with as many a week as is its habit, by people who are new. */
export function papersWith(
  { zone }: ChurchBase,
  { forms = [], workflows = [] }: OrdinaryChurch,
  sundays: readonly Day[],
) {
  const named = (habits: readonly PaperHabit[], from: number): Form[] =>
    habits.map(({ name }, at) => ({ number: from + at, name, createdAt: 0 }));
  const of = (habits: readonly PaperHabit[], { number, name }: Form) => {
    const weekly = habits.find((habit) => habit.name === name)?.weekly ?? 0;
    return sundays.flatMap((day, week) =>
      Array.from({ length: weekly }, (_, at) => ({
        number: number * 1_000_000 + week * 1000 + at,
        person: 2_000_000 + week * 1000 + at,
        createdAt: zone.at(day, 720 + at),
      })),
    );
  };
  const ownForms = named(forms, 910);
  const ownWorkflows = named(workflows, 1930);
  return {
    forms: () => ownForms,
    formSubmissionsOf: (form: Form): FormSubmission[] =>
      of(forms, form).map((one) => ({ ...one, form })),
    workflows: (): Workflow[] => ownWorkflows,
    workflowCardsOf: (workflow: Workflow): WorkflowCard[] =>
      of(workflows, workflow).map((one) => ({ ...one, workflow, completedAt: null })),
  };
}
