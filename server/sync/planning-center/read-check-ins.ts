import { addDays } from '#analytics/calendar/plain-date.ts';
import { weeklyTimeOf } from '#analytics/calendar/weekly-time.ts';
import { checkInDays } from '#analytics/figures/check-in-days.ts';
import type { CheckInKind, CheckInReading } from '#analytics/figures/readings.ts';
import type { Read } from '../readings/keep-read.ts';
import { readsTimes } from '../readings/kinds.ts';
import {
  type Included,
  instantOf,
  type Resource,
  relatedId,
  relatedIds,
  textOf,
} from './json-api.ts';
import type { List } from './list-pages.ts';
import { isFrom } from './read-event-times.ts';
import { readList, readWholeList } from './read-list.ts';
import type { Reading } from './reading.ts';

const path = '/check-ins/v2/check_ins';
/** A weekly event's period starts up to this many days before its times. */
const periodDays = 6;

/** Only fields that are needed, because others contain the person's name. */
const fields = {
  include: 'event_period,event_times',
  'fields[CheckIn]':
    'kind,one_time_guest,created_at,person,event,event_period,event_times,locations',
  'fields[EventPeriod]': 'starts_at,ends_at',
  'fields[EventTime]': 'starts_at',
};

/** Reads check-ins, with people as hashes; volunteers too: somebody who helps every Sunday is no guest. */
export async function readCheckIns(reading: Reading): Promise<Read> {
  const { rows, included } = await readWindow(reading, {});
  const groups = new Map<string, CheckInReading & { seen: Set<string> }>();
  for (const row of rows) {
    for (const group of groupsOf(row, included, reading)) {
      addTo(groups, group, personOf(row, reading));
    }
  }
  return {
    checkIns: [...groups.values()].map(({ seen, ...group }) => ({ ...group, people: [...seen] })),
  };
}

/**
 * Reads people's first check-ins at each event; one-time guests cannot be recognized if they
 * return.
 */
export async function readFirstVisits(reading: Reading): Promise<Read> {
  const { rows, included } = await readWindow(reading, { filter: 'first_time' });
  return {
    firstVisits: rows.flatMap((row) => {
      const person = personOf(row, reading);
      const isOneTime = row.attributes.one_time_guest === true;
      const [place] = groupsOf(row, included, reading);
      return person === null || isOneTime || place === undefined
        ? []
        : [{ day: place.day, eventId: place.eventId, person }];
    }),
  };
}

function personOf(row: Resource, { hash }: Reading): string | null {
  const id = relatedId(row, 'person');
  return id === null ? null : hash(id);
}

async function readWindow(reading: Reading, filter: Record<string, string>): Promise<List> {
  const { context, clock, span, rowsMax } = reading;
  const from = clock.startOf(addDays(span.from, -periodDays));
  const before = clock.endOf(span.to);
  const asked = { ...fields, ...filter, order: 'created_at' };
  const list = await readList(context, {
    path,
    rowsMax,
    parameters: {
      ...asked,
      'where[event_period][starts_at][gte]': from,
      'where[event_period][starts_at][lt]': before,
    },
    isBelieved: ({ rows, included }) =>
      [rows[0], rows.at(-1)].every((row) => {
        const startsAt = row && periodStart(row, included);
        return !startsAt || (isFrom(startsAt, from) && !isFrom(startsAt, before));
      }),
  });
  return (
    list ??
    // People check in on arrival, or a day or two before at most.
    readWholeList(
      context,
      path,
      {
        ...asked,
        'where[created_at][gte]': clock.startOf(addDays(span.from, -periodDays - 2)),
        'where[created_at][lt]': clock.endOf(addDays(span.to, periodDays + 2)),
      },
      { rowsMax },
    )
  );
}

function periodStart(row: Resource, included: Included): string | null {
  const period = included.find('EventPeriod', relatedId(row, 'event_period'));
  return period && textOf(period, 'starts_at');
}

type Place = Omit<CheckInReading, 'people' | 'nameless' | 'records'>;

/** The groups that a check-in counts in: one for each of its church weeks. */
function groupsOf(row: Resource, included: Included, reading: Reading): Place[] {
  const { clock, choices, context } = reading;
  const { now } = context;
  const periodId = relatedId(row, 'event_period');
  const period = included.find('EventPeriod', periodId);
  const eventId = relatedId(row, 'event');
  const startsAt =
    (period && instantOf(period, 'starts_at', now)) ?? instantOf(row, 'created_at', now);
  if (eventId === null || startsAt === null) {
    return [];
  }
  const endsAt = period && instantOf(period, 'ends_at', now);
  // A period that ends at midnight belongs to the day before.
  const lastMoment = endsAt ? new Date(Date.parse(endsAt) - 1).toISOString() : startsAt;
  const startsOfTimes = relatedIds(row, 'event_times').flatMap((id) => {
    const time = included.find('EventTime', id);
    return (time && instantOf(time, 'starts_at', now)) ?? [];
  });
  const timeDays = startsOfTimes.map((at) => clock.dayOf(at));
  const times = startsOfTimes.map((at) => weeklyTimeOf(at, choices.timeZone)).sort();
  const days = { firstDay: clock.dayOf(startsAt), lastDay: clock.dayOf(lastMoment) };
  return checkInDays(days, timeDays, choices.weekStartsOn).map((day) => ({
    day,
    eventId,
    periodId: periodId ?? startsAt,
    kind: kindOf(row),
    locationIds: relatedIds(row, 'locations').toSorted(),
    ...(readsTimes(choices) ? { times } : {}),
  }));
}

function kindOf(row: Resource): CheckInKind {
  const kind = textOf(row, 'kind');
  return kind === 'Volunteer' || kind === 'Guest' ? kind : 'Regular';
}

function addTo(
  groups: Map<string, CheckInReading & { seen: Set<string> }>,
  place: Place,
  person: string | null,
): void {
  const key = JSON.stringify(place);
  const group = groups.get(key) ?? {
    ...place,
    people: [],
    nameless: 0,
    records: 0,
    seen: new Set<string>(),
  };
  group.records += 1;
  if (person === null) {
    group.nameless += 1;
  } else {
    group.seen.add(person);
  }
  groups.set(key, group);
}
