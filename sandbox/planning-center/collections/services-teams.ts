import type { Church } from '../../church/church.ts';
import type { NeededPosition, Plan } from '../../church/services.ts';
import { type PlanTime, planTimesOf, type TeamMember } from '../../church/team-members.ts';
import { timestamp, timestampOrNull } from '../../church/zone.ts';
import { collection } from '../engine/collection.ts';
import { part, type Vertex } from '../engine/vertex.ts';
import { personReference, personVertex } from './people-vertices.ts';

export const planTimeVertex: Vertex<PlanTime> = {
  type: 'PlanTime',
  path: 'plan_times',
  id: ({ number }, church) => church.id(number),
  attributes: ({ kind, startsAt, endsAt, plan }) => ({
    name: null,
    time_type: kind,
    starts_at: timestamp(startsAt),
    ends_at: timestamp(endsAt),
    recorded: false,
    created_at: timestamp(plan.createdAt),
    updated_at: timestamp(plan.createdAt),
  }),
};

const memberVertex: Vertex<TeamMember> = {
  type: 'PlanPerson',
  path: 'plan_people',
  id: ({ number }, church) => church.id(number),
  attributes: (member, church) => {
    const person = church.personByNumber().get(member.person);
    return {
      name: person ? `${person.firstName} ${person.lastName}` : null,
      status: member.status,
      team_position_name: member.team.name,
      decline_reason: member.status === 'D' ? 'Out of town' : null,
      notes: null,
      prepare_notification: true,
      created_at: timestamp(member.createdAt),
      updated_at: timestamp(member.updatedAt),
    };
  },
  relationships: ({ person, plan, team, times }, church) => ({
    person: personReference(person, church),
    plan: { type: 'Plan', id: church.id(plan.number) },
    service_type: { type: 'ServiceType', id: church.id(plan.type.number) },
    team: { type: 'Team', id: church.id(team.number) },
    times: times.map(({ number }) => ({ type: 'PlanTime', id: church.id(number) })),
  }),
};

/** Without a filter, it includes those who declined and those removed from the plan afterwards. */
export const teamMembers = collection({
  vertex: memberVertex,
  parentType: 'Plan',
  rows: (church, id) => {
    const plan = planOf(church, id);
    return plan && church.teamMembersOf(plan);
  },
  filters: {
    confirmed: ({ status }) => status === 'C',
    not_declined: ({ status }) => status !== 'D',
    not_deleted: ({ isRemoved }) => !isRemoved,
    not_archived: () => true,
  },
  includes: {
    person: ({ person }, church) => {
      const known = church.personByNumber().get(person);
      return known ? [part(personVertex, known)] : [];
    },
  },
});

export const planTimes = collection({
  vertex: planTimeVertex,
  parentType: 'Plan',
  rows: (church, id) => {
    const plan = planOf(church, id);
    return plan && planTimesOf(plan);
  },
  orderBy: { starts_at: ({ startsAt }) => startsAt },
  filters: {
    service: ({ kind }) => kind === 'service',
    rehearsal: ({ kind }) => kind === 'rehearsal',
  },
});

const neededVertex: Vertex<NeededPosition> = {
  type: 'NeededPosition',
  path: 'needed_positions',
  id: ({ number }, church) => church.id(number),
  attributes: ({ name, quantity }) => ({
    team_position_name: name,
    quantity,
    scheduled_to: 'plan',
  }),
  relationships: ({ team }, church) => ({ team: { type: 'Team', id: church.id(team) } }),
};

export const neededPositions = collection({
  vertex: neededVertex,
  parentType: 'Plan',
  rows: (church, id) => planOf(church, id)?.needs ?? null,
});

const attendanceVertex: Vertex<TeamMember> = {
  type: 'Attendance',
  path: 'attendances',
  id: ({ number }, church) => church.id(number),
  attributes: ({ checkedInAt, plan }, church) => ({
    checked_in_at: timestampOrNull(checkedInAt),
    check_ins_event_id: church.id(701),
    check_ins_event_period_id: church.id(7_010_000 + (plan.number % 10_000)),
  }),
  relationships: (member, church) => ({
    plan_person: { type: 'PlanPerson', id: church.id(member.number) },
  }),
};

/** Team members who checked in; never the congregation. */
export const attendances = collection({
  vertex: attendanceVertex,
  parentType: 'Plan',
  rows: (church, id) => {
    const plan = planOf(church, id);
    return plan && church.teamMembersOf(plan).filter(({ checkedInAt }) => checkedInAt !== null);
  },
});

function planOf(church: Church, id: string): Plan | null {
  return church.plans().find(({ number }) => church.id(number) === id) ?? null;
}
