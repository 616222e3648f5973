import { addDays } from '#analytics/calendar/plain-date.ts';
import type { TeamReading } from '#analytics/figures/readings.ts';
import type { Read } from '../readings/keep-read.ts';
import { loadReadings } from '../readings/reading-store.ts';
import { instantOf, type Resource, relatedId, textOf } from './json-api.ts';
import { mapExisting } from './map-existing.ts';
import { readWholeList } from './read-list.ts';
import type { Reading } from './reading.ts';

const atOnce = 4;

/**
 * Reads the volunteers of the chosen service types' plans, as hashes: one request per plan. Those of a plan to come
 * are read once it is past, with the known plans of the last days.
 */
export async function readTeam(reading: Reading): Promise<Read> {
  const { choices, available } = reading;
  const ids = choices.serving?.serviceTypeIds ?? available.serviceTypes.map(({ id }) => id);
  const plans = await mapExisting(reading.context, { items: ids, atOnce }, (id, context) =>
    readPlans({ ...reading, context }, id),
  );
  const items = plans.flat();
  const team = await mapExisting(reading.context, { items, atOnce }, (plan, context) =>
    readMembers({ ...reading, context }, plan),
  );
  return { team };
}

/**
 * Reads the volunteers of the plans that are known already; plans that are new or were moved are found by the
 * list of what was changed.
 */
export async function readKnownTeam(reading: Reading): Promise<Read> {
  const { context, span } = reading;
  const stored = await loadReadings(context.pool, context.accountId, 'team', span);
  const plans = stored.flatMap(({ planId, serviceTypeId, startsAt }) =>
    planId === undefined ? [] : [{ id: planId, serviceTypeId, startsAt }],
  );
  if (plans.length < stored.length) {
    return readTeam(reading);
  }
  const team = await mapExisting(context, { items: plans, atOnce }, (plan, stoppable) =>
    readMembers({ ...reading, context: stoppable }, plan),
  );
  return { team };
}

type Plan = { id: string; serviceTypeId: string; startsAt: string };

async function readPlans({ context, span }: Reading, serviceTypeId: string): Promise<Plan[]> {
  const { rows } = await readWholeList(
    context,
    `/services/v2/service_types/${encodeURIComponent(serviceTypeId)}/plans`,
    {
      filter: 'after,before',
      after: span.from,
      before: addDays(span.to, 1),
      order: 'sort_date',
      'fields[Plan]': 'sort_date',
    },
  );
  return rows.flatMap((row) => {
    const startsAt = localStart(row, context.now);
    const isWithin =
      startsAt !== null && dayOf(startsAt) >= span.from && dayOf(startsAt) <= span.to;
    return isWithin ? [{ id: row.id, serviceTypeId, startsAt }] : [];
  });
}

/** Services writes local times as if they were UTC. */
function localStart(plan: Resource, now: Date): string | null {
  const at = instantOf(plan, 'sort_date', now) ?? '';
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(at)?.[0] ?? null;
}

const dayOf = (localTime: string) => localTime.slice(0, 10);

async function readMembers({ context, hash, clock }: Reading, plan: Plan): Promise<TeamReading> {
  const { id, serviceTypeId, startsAt } = plan;
  const known = { day: dayOf(startsAt), startsAt, serviceTypeId, planId: id };
  if (known.day > clock.dayOf(context.now.toISOString())) {
    return { ...known, people: [], records: 0 };
  }
  const { rows } = await readWholeList(
    context,
    `/services/v2/service_types/${encodeURIComponent(serviceTypeId)}/plans/${encodeURIComponent(id)}/team_members`,
    { filter: 'not_declined,not_deleted', 'fields[PlanPerson]': 'status,person,team' },
  );
  // The unfiltered list includes people who declined, and a filter may be ignored.
  const serving = rows.filter((row) => /^[CU]/i.test(textOf(row, 'status') ?? ''));
  const people = serving.flatMap((row) => relatedId(row, 'person') ?? []);
  return {
    ...known,
    people: [...new Set(people.map(hash))],
    records: serving.length,
  };
}
