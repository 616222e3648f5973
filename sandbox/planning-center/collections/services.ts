import type { Church } from '../../church/church.ts';
import { type Named, type Plan, type ServiceType, serviceFolder } from '../../church/services.ts';
import { planTimesOf } from '../../church/team-members.ts';
import { dayMs, dayOfDate, partsOf, timestamp, timestampOrNull } from '../../church/zone.ts';
import { collection, type Filter } from '../engine/collection.ts';
import { part, type Vertex } from '../engine/vertex.ts';
import { personVertex } from './people-vertices.ts';
import type { Product } from './product.ts';
import {
  attendances,
  neededPositions,
  planTimes,
  planTimeVertex,
  teamMembers,
} from './services-teams.ts';

const serviceTypeVertex: Vertex<ServiceType> = {
  type: 'ServiceType',
  path: 'service_types',
  id: ({ number }, church) => church.id(number),
  attributes: (type) => ({
    name: type.name,
    frequency: 'Every 1 week',
    sequence: 0,
    archived_at: timestampOrNull(type.archivedAt),
    deleted_at: null,
    created_at: timestamp(type.createdAt),
    updated_at: timestamp(type.createdAt),
  }),
  relationships: ({ folder }, church) => ({
    parent: folder === null ? null : { type: 'Folder', id: church.id(folder) },
  }),
};

const planVertex: Vertex<Plan> = {
  type: 'Plan',
  path: 'plans',
  id: ({ number }, church) => church.id(number),
  attributes: (plan, church, { planCountHasDeclined }) => ({
    title: plan.title,
    series_title: plan.series,
    dates: longDate(plan.day),
    short_dates: longDate(plan.day).replace(/^(\w{3})\w* (\d+), .*/, '$1 $2'),
    sort_date: timestamp(localMoment(plan, church)),
    plan_people_count: church
      .teamMembersOf(plan)
      .filter((one) => !one.isRemoved && (planCountHasDeclined || one.status !== 'D')).length,
    needed_positions_count: plan.needs.reduce((sum, { quantity }) => sum + quantity, 0),
    service_time_count: plan.serviceTimes,
    items_count: plan.items,
    total_length: plan.lengthSeconds,
    created_at: timestamp(plan.createdAt),
    updated_at: timestamp(plan.createdAt),
  }),
  relationships: (plan, church) => ({
    service_type: { type: 'ServiceType', id: church.id(plan.type.number) },
  }),
};

const namedVertex = (type: string, path: string, attribute: 'name' | 'title'): Vertex<Named> => ({
  type,
  path,
  id: ({ number }, church) => church.id(number),
  attributes: (row) => ({
    [attribute]: row.name,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.createdAt),
  }),
});

const serviceTypes = collection({
  vertex: serviceTypeVertex,
  rows: (church) => church.serviceTypes(),
  queryBy: { name: { kind: 'text', of: ({ name }) => name } },
  orderBy: { name: ({ name }) => name },
});

/** Plans of today count as in the future. */
const folders = collection({
  vertex: namedVertex('Folder', 'folders', 'name'),
  rows: (church) => {
    const [first] = church.serviceTypes();
    const count = Math.max(1, church.spec.rowsMin);
    return first
      ? Array.from({ length: count }, (_, at) => ({
          number: serviceFolder + at * 1000,
          name: at === 0 ? 'Weekly' : `Folder ${at}`,
          createdAt: first.createdAt,
        }))
      : [];
  },
});

const past: Filter<Plan> = ({ day }, { church }) => day < church.zone.dayOf(church.asOf);

/** `after` is inclusive; that the values are dates is not documented. */
const planTraits = {
  vertex: planVertex,
  queryBy: {
    id: { kind: 'text', of: ({ number }: Plan, church: Church) => church.id(number) },
    created_at: { kind: 'time', of: ({ createdAt }: Plan) => createdAt },
    updated_at: { kind: 'time', of: ({ createdAt }: Plan) => createdAt },
    series_title: { kind: 'text', of: ({ series }: Plan) => series },
    title: { kind: 'text', of: ({ title }: Plan) => title },
  },
  orderBy: {
    sort_date: ({ sortAt }: Plan) => sortAt,
    created_at: ({ createdAt }: Plan) => createdAt,
    updated_at: ({ createdAt }: Plan) => createdAt,
    title: ({ title }: Plan) => title ?? '',
  },
  filters: {
    past,
    future: (plan: Plan, ask: Parameters<Filter<Plan>>[1]) => !past(plan, ask),
    after: ({ day }: Plan, { parameters }: Parameters<Filter<Plan>>[1]) =>
      day >= (dayOfDate(parameters.get('after') ?? '') ?? Number.POSITIVE_INFINITY),
    before: ({ day }: Plan, { parameters }: Parameters<Filter<Plan>>[1]) =>
      day < (dayOfDate(parameters.get('before') ?? '') ?? Number.NEGATIVE_INFINITY),
    no_dates: () => false,
  },
  includes: {
    service_type: ({ type }: Plan) => [part(serviceTypeVertex, type)],
    plan_times: (plan: Plan) => planTimesOf(plan).map((time) => part(planTimeVertex, time)),
  },
} as const;

const plans = collection({ ...planTraits, rows: (church) => church.plans() });

const plansOfType = collection({
  ...planTraits,
  parentType: 'ServiceType',
  rows: (church, id) =>
    church.serviceTypes().some(({ number }) => church.id(number) === id)
      ? church.plans().filter(({ type }) => church.id(type.number) === id)
      : null,
});

const people = collection({
  vertex: personVertex,
  rows: (church) => {
    const serving = new Set(church.volunteers());
    return church.people().filter(({ number }) => serving.has(number));
  },
});

export const servicesProduct: Product = {
  slug: 'services',
  scope: 'services',
  version: '2018-11-01',
  collections: {
    service_types: serviceTypes,
    folders,
    'service_types/:id/plans': plansOfType,
    'service_types/:id/plans/:id/team_members': teamMembers,
    'service_types/:id/plans/:id/plan_times': planTimes,
    'service_types/:id/plans/:id/needed_positions': neededPositions,
    'service_types/:id/plans/:id/attendances': attendances,
    'plans/:id/team_members': teamMembers,
    plans,
    songs: collection({
      vertex: namedVertex('Song', 'songs', 'title'),
      rows: (church) => church.songs(),
    }),
    teams: collection({
      vertex: namedVertex('Team', 'teams', 'name'),
      rows: (church) => church.teams(),
    }),
    people,
  },
};

/** Plans have local time, written as if it were UTC. */
function localMoment({ day, sortAt }: Plan, { zone }: Church): number {
  return day * dayMs + (sortAt - zone.startOf(day));
}

function longDate(day: number): string {
  const { year, month, date } = partsOf(day);
  return `${months[month - 1]} ${date}, ${year}`;
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
