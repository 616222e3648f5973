import type { MeasureAvailable } from '#contract/functions/measures.ts';
import { measureRefusals } from '#contract/measure-reasons.ts';
import { inParallel } from '../../in-parallel.ts';
import { type ReaderContext, ReadingRefused } from '../../reader.ts';
import { oneRecord, type Resource, relatedId, relatedIds, textOf } from '../json-api.ts';
import type { List } from '../list-pages.ts';
import { readWholeList } from '../read-list.ts';
import { ianaZone } from './rails-zones.ts';
import { type RoomForKids, readLocations } from './read-locations.ts';
import { type EventSample, sampleEvents } from './sample-events.ts';

/** The organization as the provider describes it. */
type Church = { name: string; timeZone: string | null; country: string | null };

/** What a church could count, with the samples that suggestions are based on. */
export type Catalogue = {
  church: Church;
  available: Omit<MeasureAvailable, 'brandTerms'>;
  samples: EventSample[];
  roomsForKids: RoomForKids[];
};

type Product = keyof typeof measureRefusals;
type Refused = Record<string, string>;

/** Reads the catalogue. Refused parts are recorded with a sentence, and the rest is read anyway. */
export async function readCatalogue(context: ReaderContext): Promise<Catalogue> {
  const refused: Refused = {};
  const named = async (
    stoppable: ReaderContext,
    product: Product,
    path: string,
    parameters: Record<string, string>,
  ) =>
    (await unlessRefused(refused, product, () => readWholeList(stoppable, path, parameters)))
      ?.rows ?? [];
  const church = await readChurch(context, refused);
  const timeZone = church.timeZone ?? 'America/New_York';
  const [events, serviceTypes, groupTypes, funds, forms, workflows] = await inParallel(
    context,
    (all) => [
      unlessRefused(refused, 'check_ins', () => readEvents(all)),
      named(all, 'services', '/services/v2/service_types', {
        'fields[ServiceType]': 'name,archived_at,deleted_at',
      }),
      named(all, 'groups', '/groups/v2/group_types', { 'fields[GroupType]': 'name' }),
      readFunds(all, refused),
      named(all, 'people', '/people/v2/forms', { 'fields[Form]': 'name,archived_at' }),
      named(all, 'people', '/people/v2/workflows', { 'fields[Workflow]': 'name' }),
    ],
  );
  const samples = events ? await sampleEvents(context, timeZone) : [];
  const rooms = events ? await readLocations(context, events, samples) : [];
  const isCurrent = (row: Resource) =>
    textOf(row, 'archived_at') === null && textOf(row, 'deleted_at') === null;
  return {
    church,
    available: {
      events: events ?? [],
      locations: rooms.map(({ isForKids: _, ...room }) => room),
      serviceTypes: serviceTypes.filter(isCurrent).map(nameOf),
      groupTypes: groupTypes.map(nameOf),
      funds: funds.map((row) => ({ ...nameOf(row), isDefault: row.attributes.default === true })),
      forms: forms.filter(isCurrent).map(nameOf),
      workflows: workflows.map(nameOf),
      refused,
    },
    samples,
    roomsForKids: rooms.filter(({ isForKids }) => isForKids),
  };
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
    if (!(error instanceof ReadingRefused)) {
      throw error;
    }
    const why = error.why === 'not_granted' ? 'not_granted' : 'unavailable';
    refused[product] = measureRefusals[product][why];
    return null;
  }
}

/** The organization from the first accessible product; Check-Ins last, because of its zone names. */
async function readChurch(context: ReaderContext, refused: Refused): Promise<Church> {
  for (const path of ['/people/v2', '/giving/v2', '/services/v2', '/groups/v2', '/check-ins/v2']) {
    const body = await unlessRefused({ ...refused }, 'people', () => context.get({ path }));
    const parsed = oneRecord.safeParse(body);
    const zone = parsed.success ? ianaZone(textOf(parsed.data.data, 'time_zone')) : null;
    if (parsed.success && zone !== null) {
      const country = textOf(parsed.data.data, 'country_code');
      return { name: textOf(parsed.data.data, 'name') ?? '', timeZone: zone, country };
    }
  }
  return { name: '', timeZone: null, country: null };
}

/** The funds. Also checks that gifts may be read, since seeing the funds does not imply it. */
async function readFunds(context: ReaderContext, refused: Refused): Promise<Resource[]> {
  const funds = await unlessRefused(refused, 'giving', async () => {
    const list = await readWholeList(context, '/giving/v2/funds', {
      'fields[Fund]': 'name,default',
    });
    const probe = { 'fields[Donation]': 'received_at', per_page: '1' };
    await context.get({ path: '/giving/v2/donations', parameters: probe });
    return list.rows;
  });
  return funds ?? [];
}

/** All events, archived ones included for their history. */
async function readEvents(context: ReaderContext): Promise<MeasureAvailable['events']> {
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
