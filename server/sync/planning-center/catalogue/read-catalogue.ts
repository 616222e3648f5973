import { localDateOf } from '#analytics/calendar/local-date.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { productOfList } from '#analytics/choices/choice-lists.ts';
import type { ChurchEvidence, Evidence, HeldTime } from '#analytics/suggestion/evidence.ts';
import { choiceLists, type MeasureAvailable } from '#contract/functions/measure-available.ts';
import { type Product, refusalReason } from '#contract/messages/products.ts';
import { usualPlace } from '#contract/usual-place.ts';
import { inParallel } from '../../in-parallel.ts';
import { AnswerUnusable, ReadingRefused } from '../../reader.ts';
import type { NewNotice } from '../../readings/notice-store.ts';
import { refusalNotice } from '../access.ts';
import { oneRecord, type Resource, relatedId, relatedIds, textOf } from '../json-api.ts';
import type { List } from '../list-pages.ts';
import { readWholeList } from '../read-list.ts';
import { countryOfZone, ianaZone } from './rails-zones.ts';
import { readFunds } from './read-funds.ts';
import { type Room, readLocations } from './read-locations.ts';
import { type CatalogueContext, type EventSamples, sampleEvents } from './sample-events.ts';
import { newestTimes } from './times-held.ts';

/** What a church could count, with the evidence that suggestions rest on. */
export type Catalogue = {
  available: Omit<MeasureAvailable, 'brandTerms'>;
  evidence: Evidence;
  /** Whether all of the past is among the evidence. */
  isWhole: boolean;
  /** What was refused. */
  notices: NewNotice[];
};

type Refused = Map<Product, ReadingRefused>;

/**
 * Reads the catalogue. Refused parts are recorded with a sentence, and the rest is read anyway.
 *
 * @param isForSuggestion whether the past is needed, too
 */
export async function readCatalogue(
  context: CatalogueContext,
  isForSuggestion: boolean,
): Promise<Catalogue> {
  const refused: Refused = new Map();
  const church = await readChurch(context);
  const timeZone = church.timeZone ?? usualPlace.timeZone;
  const found = await readLists(context, refused, isForSuggestion);
  const { events, serviceTypes, groupTypes, funds, forms, workflows } = found;
  const { samples, rooms } = await readHeld(context, events ?? [], async () =>
    unlessRefused(refused, 'check_ins', () =>
      sampleEvents(context, timeZone, {
        isForSuggestion,
        eventIds: (events ?? []).map(({ id }) => id),
      }),
    ),
  );
  const today = localDateOf(context.now.toISOString(), timeZone);
  const is = (name: string) => (row: Resource) => textOf(row, name) !== null;
  const lists = {
    // Archived types had plans in the past.
    serviceTypes: (serviceTypes ?? []).filter((row) => !is('deleted_at')(row)).map(nameOf),
    groupTypes: (groupTypes ?? []).map(nameOf),
    forms: (forms ?? []).filter((row) => !is('archived_at')(row)).map(nameOf),
    workflows: (workflows ?? []).map(nameOf),
    refused: Object.fromEntries(
      [...refused].map(([product, { why }]) => [product, refusalReason(product, why)]),
    ),
  };
  const held = (events ?? []).map(({ id, name, archived, attendanceTypes }) => ({
    id,
    name,
    isArchived: archived,
    types: attendanceTypes,
    times: samples.get(id) ?? [],
  }));
  const used = { rooms: rooms ?? [], funds: funds ?? [] };
  const evidence: Evidence = { ...lists, ...used, today, church, events: held };
  const read = { ...found, attendanceTypes: events, locations: events && rooms };
  const unread = choiceLists.filter((list) => read[list] === null);
  return {
    available: {
      ...lists,
      events: (events ?? []).map((event) => ({
        ...event,
        times: latelyHeld(samples, event.id, today),
        timesHeld: lastHeld(samples.get(event.id) ?? []),
      })),
      locations: used.rooms.map(({ isForKids: _, ...room }) => room),
      funds: used.funds.map(({ id, name, isDefault }) => ({ id, name, isDefault })),
      unread,
    },
    evidence,
    isWhole: isForSuggestion,
    notices: [
      ...[...refused].map(([product, error]) => refusalNotice(product, error)),
      ...unread
        .filter((list) => !refused.has(productOfList[list]))
        .map((list): NewNotice => ({ kind: 'unread_list', what: list })),
    ],
  };
}

/** The lists of what there is; null for one that is refused or makes no sense. */
async function readLists(context: CatalogueContext, refused: Refused, isForSuggestion: boolean) {
  const named = async (
    stoppable: CatalogueContext,
    product: Product,
    path: string,
    parameters: Record<string, string>,
  ) =>
    (await unlessRefused(refused, product, () => readWholeList(stoppable, path, parameters)))
      ?.rows ?? null;
  const [events, serviceTypes, groupTypes, funds, forms, workflows] = await inParallel(
    context,
    (all) => [
      unlessRefused(refused, 'check_ins', () => readEvents(all)),
      named(all, 'services', '/services/v2/service_types', {
        'fields[ServiceType]': 'name,archived_at,deleted_at',
      }),
      named(all, 'groups', '/groups/v2/group_types', { 'fields[GroupType]': 'name' }),
      unlessRefused(refused, 'giving', () => readFunds(all, isForSuggestion)),
      named(all, 'people', '/people/v2/forms', { 'fields[Form]': 'name,archived_at' }),
      named(all, 'people', '/people/v2/workflows', { 'fields[Workflow]': 'name' }),
    ],
  );
  return { events, serviceTypes, groupTypes, funds, forms, workflows };
}

/** When events were held, and their rooms. Without rooms, those for children are found by their names. */
async function readHeld(
  context: CatalogueContext,
  events: MeasureAvailable['events'],
  sample: () => Promise<EventSamples | null>,
): Promise<{ samples: EventSamples; rooms: Room[] | null }> {
  const samples = (events.length > 0 ? await sample() : null) ?? new Map<string, HeldTime[]>();
  const rooms = await unlessRefused(new Map(), 'check_ins', () =>
    readLocations(context, events, samples),
  );
  return { samples, rooms };
}

/** What is called lately: as long as is looked at each week. */
export const latelyDays = 13 * 7;

/** The weekly times that an event was held at in the last weeks. */
function latelyHeld(samples: EventSamples, eventId: string, today: string): string[] {
  const since = addDays(today, -latelyDays);
  const times = samples.get(eventId) ?? [];
  return [...new Set(times.flatMap(({ day, at }) => (day >= since ? [at] : [])))]
    .sort()
    .slice(0, 100);
}

/** When each weekly time was held and counted last. */
function lastHeld(times: readonly HeldTime[]) {
  const isCounted = ({ headcounts, checkIns }: HeldTime) =>
    checkIns > 0 || Object.keys(headcounts).length > 0;
  return newestTimes(
    [...Map.groupBy(times, ({ at }) => at)].map(([time, held]) => ({
      time,
      last: held.at(-1)?.day ?? '',
      lastCounted: held.findLast(isCounted)?.day ?? null,
    })),
  );
}

const nameOf = (row: Resource) => ({ id: row.id, name: textOf(row, 'name') ?? row.id });

async function unlessRefused<Result>(
  refused: Refused,
  product: Product,
  read: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    // What cannot be read of the catalogue must not keep the rest from being read.
    if (error instanceof AnswerUnusable) {
      return null;
    }
    if (!(error instanceof ReadingRefused)) {
      throw error;
    }
    refused.set(product, error);
    return null;
  }
}

/** The organization from the first accessible product; Check-Ins last, because of its zone names. */
async function readChurch(context: CatalogueContext): Promise<ChurchEvidence> {
  for (const path of ['/people/v2', '/giving/v2', '/services/v2', '/groups/v2', '/check-ins/v2']) {
    const body = await unlessRefused(new Map(), 'people', () => context.get({ path }));
    const parsed = oneRecord.safeParse(body);
    const zone = parsed.success ? ianaZone(textOf(parsed.data.data, 'time_zone')) : null;
    if (parsed.success && zone !== null) {
      const said = textOf(parsed.data.data, 'country_code') ?? '';
      const country = /^[A-Z]{2}$/.test(said) ? said : countryOfZone(zone);
      return { name: textOf(parsed.data.data, 'name') ?? '', timeZone: zone, country };
    }
  }
  return { name: '', timeZone: null, country: countryOfZone('') };
}

/** All events, archived ones included for their history. */
async function readEvents(context: CatalogueContext): Promise<MeasureAvailable['events']> {
  const list = await readWholeList(context, '/check-ins/v2/events', {
    include: 'attendance_types',
    'fields[Event]': 'name,frequency,archived_at,attendance_types',
    'fields[AttendanceType]': 'name,event',
  });
  return list.rows.map((row) => ({
    ...nameOf(row),
    frequency: textOf(row, 'frequency'),
    archived: textOf(row, 'archived_at') !== null,
    attendanceTypes: typesOf(row, list),
  }));
}

function typesOf(event: Resource, { included }: List) {
  const linked = relatedIds(event, 'attendance_types');
  return included
    .all('AttendanceType')
    .filter((type) => linked.includes(type.id) || relatedId(type, 'event') === event.id)
    .map(nameOf);
}
